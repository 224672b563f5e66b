'use client';
import type { EarnFailure } from '@earnkit/core';
import type { BonusCampaign } from '@earnkit/core/simple-earn/contract';
import type { KnownCampaign } from '@earnkit/core/simple-earn/rules';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { useNowAt } from '../../time/useNowAt.ts';
import { bonusCampaignOptions } from './queries.ts';
import { momentsOf } from './useBonusCampaign.ts';

/** Campaigns of coins at a moment. */
export interface BonusCampaigns {
  /** The campaign of a coin; `undefined` while it is not known. */
  readonly of: (asset: string) => KnownCampaign;
  /** The moment at which they count, in unix seconds. Renders again when a campaign starts or ends. */
  readonly at: number;
}

type Answer = UseQueryResult<BonusCampaign | null, EarnFailure>;

const dataOf = (answers: readonly Answer[]): readonly KnownCampaign[] => answers.map(({ data }) => data);

/** The bonus campaigns of the coins of a list (SE-26, SE-27, API-49). One that cannot be read stays unknown. */
export function useBonusCampaigns(coins: readonly string[]): BonusCampaigns {
  const earn = useEarn();
  const assets = [...new Set(coins)];
  const campaigns = useQueries<{ queryFnData: BonusCampaign | null; error: EarnFailure }[], readonly KnownCampaign[]>(
    { queries: assets.map((asset) => bonusCampaignOptions(earn, asset)), combine: dataOf },
    earn.queryClient,
  );
  const at = useNowAt(campaigns.flatMap(momentsOf));
  // A coin's name can have any character.
  const named = JSON.stringify(assets);
  return useMemo(() => {
    const byAsset = new Map(assets.map((asset, index) => [asset, campaigns[index]]));
    return { of: (asset) => byAsset.get(asset), at };
    // oxlint-disable-next-line react/exhaustive-deps -- `named` is what is in `assets`
  }, [named, campaigns, at]);
}
