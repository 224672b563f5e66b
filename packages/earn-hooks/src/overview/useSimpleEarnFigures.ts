'use client';
import { ZERO } from '@earnkit/core';
import { orderInterest } from '@earnkit/core/simple-earn/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { isComplete } from '../lists/isComplete.ts';
import { useAllFixedOrders } from '../simple-earn/fixed/useAllFixedOrders.ts';
import { allHoldingsOptions } from '../simple-earn/flexible/allHoldings.ts';
import { useSimpleEarnStatistics } from '../simple-earn/flexible/useSimpleEarnStatistics.ts';
import type { ProductFigures } from './productFigures.ts';
import { type Positions, usePositionFigures } from './usePositionFigures.ts';

/**
 * What a person has in flexible Simple Earn: every holding, what is being redeemed included. What they earned is the exchange's sum
 * of all Simple Earn (AMB-026), as the holdings do not say what bonuses, matured orders and redeemed holdings paid.
 */
export function useFlexibleFigures(): QueryState<ProductFigures> {
  const reading = usePrivateReading(allHoldingsOptions(useEarn()));
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
