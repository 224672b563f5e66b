'use client';
import type { Decimal } from '@earnkit/core';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import { type EligibilityTier, eligibilityTiers, missingVolume } from '@earnkit/core/launchpool/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';

/** How much trading volume allows how large a stake in a pool. */
export interface Eligibility {
  /** T1, T2 and so on, by rising volume in USD (LP-56); none where the pool asks for no volume. */
  readonly tiers: readonly EligibilityTier[];
  /** Days that count for the volume (LP-03). */
  readonly volumeDays: number;
  /** The person's volume in USD; `undefined` while it is not known. */
  readonly userVolume: Decimal | undefined;
  /** The first volume that is asked for, where the person has not reached it. */
  readonly missingVolume: Decimal | undefined;
  /** Futures trade (LP-57). */
  readonly futuresHref: string | undefined;
  /** Spot trade (LP-57). */
  readonly spotHref: string | undefined;
}

/** The coin of the trade that the popup leads to (LP-57). */
const TRADED = 'BTC';

/** The tiers of a pool, and where volume is made (LP-56, LP-57). */
export function useEligibility(pool: Pick<RewardPool, 'tiers' | 'userVolume' | 'volumeDays'>): Eligibility {
  const { links } = useEarn();
  return useMemo(
    () => ({
      tiers: eligibilityTiers(pool),
      volumeDays: pool.volumeDays,
      userVolume: pool.userVolume,
      missingVolume: missingVolume(pool),
      futuresHref: links.futures(TRADED),
      spotHref: links.spotTrade(TRADED),
    }),
    [pool, links],
  );
}
