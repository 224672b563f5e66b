'use client';
import { ZERO } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import { orderInterest } from '@earnkit/core/simple-earn/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { isComplete } from '../lists/isComplete.ts';
import { fixedOrdersOptions } from '../simple-earn/fixed/listQueries.ts';
import { vipOrdersAlone } from '../simple-earn/fixed/vipOrdersAlone.ts';
import { flexibleHoldingsOptions } from '../simple-earn/flexible/queries.ts';
import { useSimpleEarnStatistics } from '../simple-earn/flexible/useSimpleEarnStatistics.ts';
import { joinLists } from './joinLists.ts';
import type { ProductFigures } from './productFigures.ts';
import { type Positions, usePositionFigures } from './usePositionFigures.ts';

/** Holdings and orders that are read at once. */
export const MOST_HELD = 100;

/**
 * What a person has in flexible Simple Earn: every holding, what is being redeemed included. What they earned is the exchange's sum
 * of all Simple Earn (AMB-026), as the holdings do not say what bonuses, matured orders and redeemed holdings paid.
 */
export function useFlexibleFigures(): QueryState<ProductFigures> {
  const reading = usePrivateReading(flexibleHoldingsOptions(useEarn(), 1, MOST_HELD));
  const statistics = useSimpleEarnStatistics();
  const figures = usePositionFigures(
    useMemo(
      () =>
        mapReading(reading, (list): Positions => ({
          held: list.rows.map(({ asset, currentAmount }) => ({ asset, amount: currentAmount })),
          earned: [],
          count: list.total,
          complete: isComplete(list),
        })),
      [reading],
    ),
  );
  return useMemo(
    () =>
      mapReading(figures, (data) => ({
        ...data,
        earnedUsdt: statistics.state === 'ready' ? statistics.data.totalInterestUsdt : undefined,
        earnedPending: statistics.state === 'loading',
      })),
    [figures, statistics],
  );
}

/** Every fixed order of a person, those of VIP products too; one list that fails fails both, and both are read again. */
export function useAllFixedOrders(): QueryState<Rows<FixedOrder>> {
  const earn = useEarn();
  const normal = usePrivateReading(fixedOrdersOptions(earn, 1, MOST_HELD, false));
  const vip = usePrivateReading(fixedOrdersOptions(earn, 1, MOST_HELD, true));
  return useMemo(() => {
    const listed = normal.state === 'ready' ? normal.data.rows : [];
    return joinLists([normal, mapReading(vip, (list) => vipOrdersAlone(list, listed))]);
  }, [normal, vip]);
}

/** What a person has in fixed Simple Earn: the principal of every order, and the interest that they pay at maturity. */
export function useFixedFigures(): QueryState<ProductFigures> {
  const reading = useAllFixedOrders();
  return usePositionFigures(
    useMemo(
      () =>
        mapReading(reading, (list): Positions => ({
          held: list.rows.map(({ asset, principal }) => ({ asset, amount: principal })),
          // An early redemption gives up its interest (AMB-152).
          earned: list.rows.map((order) => ({ asset: order.asset, amount: order.redeemingEarly ? ZERO : orderInterest(order).total })),
          count: list.total,
          complete: isComplete(list),
        })),
      [reading],
    ),
  );
}
