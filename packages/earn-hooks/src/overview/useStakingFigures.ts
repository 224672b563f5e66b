'use client';
import { useMemo } from 'react';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading } from '../provider/useReading.ts';
import { useStakingTotals } from '../staking/useStakingTotals.ts';
import type { ProductFigures } from './productFigures.ts';

/** What a person has staked, and the rewards of every coin that they hold. */
export function useStakingFigures(): QueryState<ProductFigures> {
  const totals = useStakingTotals();
  return useMemo(
    () =>
      mapReading(totals, ({ stakedUsdt, rewardUsdt, rewardsPending, coinCount }): ProductFigures => ({
        worthUsdt: stakedUsdt,
        earnedUsdt: rewardUsdt,
        earnedPending: rewardsPending,
        count: coinCount,
        on: true,
      })),
    [totals],
  );
}
