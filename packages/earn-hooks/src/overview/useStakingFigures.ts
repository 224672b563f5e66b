'use client';
import { ZERO, add, sumOfKnown } from '@earnkit/core';
import { useMemo } from 'react';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';
import { isComplete } from '../lists/isComplete.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading } from '../provider/useReading.ts';
import { useStakingTotals } from '../staking/useStakingTotals.ts';
import type { OverviewHost, StakingArrival } from './overviewHost.ts';
import type { EarnedLeftOut, ProductFigures } from './productFigures.ts';

const NONE: readonly StakingArrival[] = [];
const LOADING = { state: 'loading' } as const;

/**
 * What a person has staked, with the redemptions that have not arrived, and the rewards of every coin: without the host's products, of
 * those that they hold now. A host that leaves the redemptions out has none.
 */
export function useStakingFigures({
  stakingProducts,
  stakingArrivals,
}: Pick<OverviewHost, 'stakingProducts' | 'stakingArrivals'>): QueryState<ProductFigures> {
  const totals = useStakingTotals(stakingProducts);
  const arrivals = stakingArrivals?.state === 'ready' ? stakingArrivals.data.rows : NONE;
  const { valueOf, pending } = usePortfolioValues(useMemo(() => [...new Set(arrivals.map(({ asset }) => asset))], [arrivals]));
  const allArrivals = stakingArrivals === undefined || (stakingArrivals.state === 'ready' && isComplete(stakingArrivals.data));
  const waits = stakingArrivals?.state === 'loading' || pending;
  return useMemo(() => {
    if (totals.state === 'ready' && waits) return LOADING;
    const onItsWay = allArrivals ? sumOfKnown(arrivals.map(({ asset, amount }) => valueOf(asset, amount))) : undefined;
    return mapReading(totals, (read): ProductFigures => {
      const { stakedUsdt, rewardUsdt, rewardsLoading, includesAllRewardCoins, includesRedeemedCoins, coinCount } = read;
      // Who never staked was paid in no coin.
      const never = coinCount === 0 && rewardUsdt === ZERO;
      const without: readonly EarnedLeftOut[] = [
        ...(includesAllRewardCoins || never ? [] : (['second-coins'] as const)),
        ...(includesRedeemedCoins ? [] : (['redeemed-stakes'] as const)),
      ];
      return {
        worthUsdt: stakedUsdt && onItsWay && add(stakedUsdt, onItsWay),
        onItsWayUsdt: onItsWay === ZERO ? undefined : onItsWay,
        earnedUsdt: rewardUsdt,
        earnedPending: rewardsLoading,
        earnedWithout: without,
        count: coinCount,
        on: true,
      };
    });
  }, [totals, waits, allArrivals, arrivals, valueOf]);
}
