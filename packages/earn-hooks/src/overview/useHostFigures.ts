'use client';
import { shownIncome, worthOfUnits } from '@earnkit/core/private-wealth/rules';
import { useMemo } from 'react';
import { useLaunchpoolUserStat } from '../launchpool/useUserStatistics.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading } from '../provider/useReading.ts';
import { NOT_READ, type OverviewHost } from './overviewHost.ts';
import type { ProductFigures } from './productFigures.ts';
import { type Positions, usePositionFigures } from './usePositionFigures.ts';

/** What a person has in all launchpools, as the exchange says it in USDT (API-24, AMB-022). */
export function useLaunchpoolFigures(): QueryState<ProductFigures> {
  const reading = useLaunchpoolUserStat();
  return useMemo(
    () =>
      mapReading(reading, ({ stakedUsdt, rewardUsdt, projectCount }) => ({
        worthUsdt: stakedUsdt,
        earnedUsdt: rewardUsdt,
        count: projectCount,
        on: true,
      })),
    [reading],
  );
}

/** What the units of private wealth are worth, and their income, negative after a loss; not known where the exchange does not show it. */
export function useWealthFigures(reading: OverviewHost['wealthOrders'] = NOT_READ): QueryState<ProductFigures> {
  return usePositionFigures(
    useMemo(
      () =>
        mapReading(reading, ({ rows, unreadable }): Positions => ({
          held: rows.map(({ asset, units, netValue }) => ({ asset, amount: worthOfUnits(units, netValue) })),
          earned: rows.map((order) => ({ asset: order.asset, amount: shownIncome(order) })),
          count: rows.length,
          complete: unreadable.length === 0,
        })),
      [reading],
    ),
  );
}

/** What earns by being held, while soft staking is on, and everything that it has paid. */
export function useSoftStakingFigures(reading: OverviewHost['softStaking'] = NOT_READ): QueryState<ProductFigures> {
  return usePositionFigures(
    useMemo(
      () =>
        mapReading(reading, ({ on, coins: { rows, unreadable } }): Positions => {
          const earning = on ? rows.filter(({ supported }) => supported) : [];
          return {
            held: earning.map(({ asset, holding }) => ({ asset, amount: holding })),
            earned: rows.map(({ asset, earned }) => ({ asset, amount: earned })),
            count: earning.length,
            complete: unreadable.length === 0,
            on,
          };
        }),
      [reading],
    ),
  );
}
