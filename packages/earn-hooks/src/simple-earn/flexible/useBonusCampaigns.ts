'use client';
import type { EarnFailure } from '@earnkit/core';
import type { BonusCampaign } from '@earnkit/core/simple-earn/contract';
import type { KnownCampaign } from '@earnkit/core/simple-earn/rules';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { bonusCampaignOptions } from './queries.ts';

/** Campaigns of coins at a moment. */
export interface BonusCampaigns {
  /** The campaign of a coin; `undefined` while it is not known. */
  readonly of: (asset: string) => KnownCampaign;
  /** The moment at which they count, in unix seconds. Renders again when a campaign starts or ends. */
  readonly at: number;
}

type Answer = UseQueryResult<BonusCampaign | null, EarnFailure>;

const dataOf = (answers: readonly Answer[]): readonly KnownCampaign[] => answers.map(({ data }) => data);

/** The bonus campaigns of coins (SE-26, SE-27, API-49). One that cannot be read stays unknown. */
export function useBonusCampaigns(assets: readonly string[]): BonusCampaigns {
  const earn = useEarn();
  const campaigns = useQueries<{ queryFnData: BonusCampaign | null; error: EarnFailure }[], readonly KnownCampaign[]>(
    { queries: assets.map((asset) => bonusCampaignOptions(earn, asset)), combine: dataOf },
    earn.queryClient,
  );
  const at = useNowAt(campaigns.flatMap((campaign) => [campaign?.startsAt ?? 0, campaign?.endsAt ?? 0]));
  const names = assets.join(' ');
  return useMemo(() => {
    const byAsset = new Map(names.split(' ').map((asset, index) => [asset, campaigns[index]]));
    return { of: (asset) => byAsset.get(asset), at };
  }, [names, campaigns, at]);
}

/** A day in seconds; a timer of the browser cannot wait for 25 of them. */
const LONGEST_TIMER = 86_400;

/** The present moment in unix seconds; renders again when one of the moments has come. */
function useNowAt(moments: readonly number[]): number {
  const { now } = useEarn();
  const [woken, setWoken] = useState(now);
  const at = now();
  const next = Math.min(...moments.filter((moment) => moment > at));
  const wake = Math.min(next, woken + LONGEST_TIMER);
  const waits = Number.isFinite(next);
  useEffect(() => {
    if (!waits) return undefined;
    // A second late on purpose: the moment has passed by then.
    const timer = setTimeout(() => setWoken(now()), Math.max(1, wake + 1 - now()) * 1000);
    return () => clearTimeout(timer);
  }, [now, wake, waits]);
  // The last moment that has passed stands for all the time until the next one.
  return Math.max(0, ...moments.filter((moment) => moment <= at));
}
