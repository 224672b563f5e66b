'use client';
import { compare } from '@earnkit/core';
import { type FixedTimeline, interestStartOf, redemptionReceivedAt } from '@earnkit/core/simple-earn/rules';
import { useMemo } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { HOLDINGS_PAGE_SIZE } from '../flexible/queries.ts';
import type { FixedSubscribeReceipt } from './fixedSubscribeOrder.ts';
import { fixedOrdersOptions } from './listQueries.ts';

/** Maximum difference, in seconds, between the clocks of the exchange and of the person. */
const CLOCKS_DIFFER = 120;

/**
 * When a subscription earns, matures and is paid: as its order says once that is read, and by the rules before (AMB-157). `undefined` while
 * neither is known.
 */
export function useReceiptTimeline({ request, amount, at, timeline }: FixedSubscribeReceipt): FixedTimeline | undefined {
  const earn = useEarn();
  const { productId, vip } = request;
  const orders = usePrivateReading(fixedOrdersOptions(earn, 1, HOLDINGS_PAGE_SIZE, vip));
  const rows = orders.state === 'ready' ? orders.data.rows : undefined;
  // The list begins with the newest.
  const order = rows?.find(
    (row) =>
      row.productId === productId &&
      row.principal !== undefined &&
      compare(row.principal, amount) === 0 &&
      row.createdAt !== undefined &&
      row.createdAt >= at - CLOCKS_DIFFER,
  );
  return useMemo(() => {
    if (order?.createdAt === undefined || order.finishesAt === undefined) return timeline;
    return {
      subscribedAt: order.createdAt,
      interestStartsAt: interestStartOf(order, earn.exchangeTimeZone),
      maturesAt: order.finishesAt,
      receivedAt: redemptionReceivedAt(order.finishesAt),
    };
  }, [order, timeline, earn.exchangeTimeZone]);
}
