'use client';
import type { KnownCampaign } from '@earnkit/core/simple-earn/rules';
import type { EarnFailure } from '@earnkit/core';
import type { BonusCampaign } from '@earnkit/core/simple-earn/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEarnQueries } from '../../provider/useEarnQueries.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/useEarnQuery.ts';
import { useNowAt } from '../../time/time.ts';
import { bonusCampaignOptions } from './productQueries.ts';

/** The campaign of a coin at a moment. */
interface BonusCampaignAt {
  /** The campaign; `undefined` while it is not known. */
  readonly campaign: KnownCampaign;
  /** The moment at which it counts, in unix seconds. Renders again when the campaign starts or ends. */
  readonly at: number;
}

/** When a campaign starts and ends; 0 for what is not known. */
const momentsOf = (campaign: KnownCampaign): readonly number[] => [campaign?.startsAt ?? 0, campaign?.endsAt ?? 0];

/**
 * The bonus campaign of a coin (SE-26, SE-27, API-49). One that cannot be read stays unknown.
 *
 * @param wanted false reads nothing. @default true
 */
export function useBonusCampaign(asset: string, wanted = true): BonusCampaignAt {
  const options = bonusCampaignOptions(useEarn(), asset);
  const { data } = useEarnQuery(wanted ? options : { ...options, enabled: false });
  const campaign = wanted ? data : undefined;
  return { campaign, at: useNowAt(momentsOf(campaign)) };
}

/** Campaigns of coins at a moment. */
interface BonusCampaigns {
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
  const campaigns = useEarnQueries(
    assets.map((asset) => bonusCampaignOptions(earn, asset)),
    dataOf,
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
