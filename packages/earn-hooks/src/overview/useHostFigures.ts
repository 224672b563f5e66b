'use client';
import { ZERO, subtract } from '@earnkit/core';
import { shownIncome, worthOfUnits } from '@earnkit/core/private-wealth/rules';
import { useMemo } from 'react';
import { useLaunchpoolUserStat } from '../launchpool/useUserStatistics.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading } from '../provider/useReading.ts';
import { NOT_READ, type OverviewHost } from './overviewHost.ts';
import type { ProductFigures } from './productFigures.ts';
import { type Positions, usePositionFigures } from './usePositionFigures.ts';

/**
 * What a person has in all launchpools, as the exchange says it in USDT (API-24, AMB-022). What Simple Earn and staking hold of it is theirs.
 */
export function useLaunchpoolFigures(): QueryState<ProductFigures> {
  const reading = useLaunchpoolUserStat();
  return useMemo(
    () =>
      mapReading(reading, ({ stakedUsdt, ownUsdt = stakedUsdt === ZERO ? ZERO : undefined, rewardUsdt, projectCount }) => ({
        worthUsdt: ownUsdt,
        elsewhereUsdt: stakedUsdt && ownUsdt && subtract(stakedUsdt, ownUsdt),
        earnedUsdt: rewardUsdt,
        count: projectCount,
        on: true,
      })),
    [reading],
  );
}

/**
 * What the units of private wealth are worth, and what they gained: those that are held, and those that were redeemed (AMB-161). Negative
 * after a loss; not known where the exchange does not show it.
 */
export function useWealthFigures(reading: OverviewHost['wealthOrders'] = NOT_READ): QueryState<ProductFigures> {
  const figures = usePositionFigures(
    useMemo(
      () =>
        mapReading(reading, ({ rows, unreadable }): Positions => ({
          held: rows.map(({ asset, units, netValue }) => ({ asset, amount: worthOfUnits(units, netValue) })),
          earned: rows.flatMap((order) => [
            { asset: order.asset, amount: shownIncome(order) },
            ...(order.realisedIncome === undefined ? [] : [{ asset: order.asset, amount: order.realisedIncome }]),
          ]),
          // An order of which all units were redeemed is held no more.
          count: rows.filter(({ units }) => units !== ZERO).length,
          complete: unreadable.length === 0,
        })),
      [reading],
    ),
  );
  return useMemo(() => {
    const rows = reading.state === 'ready' ? reading.data.rows : [];
    const without = rows.some(({ realisedIncome }) => realisedIncome === undefined) ? (['redeemed-units'] as const) : [];
    return mapReading(figures, (data): ProductFigures => ({ ...data, earnedWithout: without }));
  }, [figures, reading]);
}

/** What earns by being held in the spot account, while soft staking is on, and everything that it has paid. */
export function useSoftStakingFigures(reading: OverviewHost['softStaking'] = NOT_READ): QueryState<ProductFigures> {
  const figures = usePositionFigures(
    useMemo(
      () =>
        mapReading(reading, ({ on, coins: { rows, unreadable } }): Positions => {
          const earning = on === false ? [] : rows.filter(({ supported }) => supported !== false);
          return {
            // What may not earn is not counted as zero.
            held: earning.map(({ asset, holding, supported }) => ({ asset, amount: on && supported ? holding : undefined })),
            earned: rows.map(({ asset, earned }) => ({ asset, amount: earned })),
            count: earning.length,
            complete: unreadable.length === 0,
            on: on !== false,
          };
        }),
      [reading],
    ),
  );
  return useMemo(
    () => mapReading(figures, ({ worthUsdt, ...data }): ProductFigures => ({ ...data, worthUsdt: ZERO, elsewhereUsdt: worthUsdt })),
    [figures],
  );
}
