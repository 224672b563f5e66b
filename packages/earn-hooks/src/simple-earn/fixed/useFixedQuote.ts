'use client';
import { type Decimal, DAY, compare } from '@earnkit/core';
import { history } from '@earnkit/core/simple-earn/contract';
import { type FixedQuote, quoteOfOrder } from '@earnkit/core/simple-earn/rules';
import { useMemo } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { LIVE, privateQuery } from '../../provider/earnQuery.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { readQuotes } from './keptQuotes.ts';
import { useAllFixedOrders } from './useAllFixedOrders.ts';
import type { FixedOrderView } from './useFixedOrders.ts';

/**
 * What an order promised when it was made on this device; `undefined` where nothing was kept, where it cannot be told whose it was, and
 * until the person's other orders are read.
 */
export function useFixedQuote(order: FixedOrderView): FixedQuote | undefined {
  const { scope, hydrating } = useEarn();
  const orders = useAllFixedOrders();
  const others = orders.state === 'ready' ? orders.data.rows : undefined;
  return useMemo(
    () => (others === undefined || hydrating ? undefined : quoteOfOrder(readQuotes(scope), order, others)),
    [scope, hydrating, others, order],
  );
}

/** Records among which the payment of an order is looked for. */
const MOST = 100;

/**
 * The interest that an order was paid, without bonus and voucher, by the history; `undefined` for an order that is not paid, and where not
 * exactly one of the records can be of this order.
 */
export function useFixedOrderPaid({ asset, days, principal, finishesAt, redeemingEarly, controls }: FixedOrderView): Decimal | undefined {
  const earn = useEarn();
  const paid = controls.state === 'ended' && redeemingEarly !== true;
  const options = privateQuery(earn, history.fixedHistory, { type: 'interest', asset, page: 1, limit: MOST }, LIVE);
  const reading = usePrivateReading(paid ? options : { ...options, enabled: false });
  if (!paid || reading.state !== 'ready' || finishesAt === undefined || principal === undefined) return undefined;
  const found = reading.data.rows.filter(
    ({ at, days: term, lentPrincipal }) =>
      term === days &&
      lentPrincipal !== undefined &&
      compare(lentPrincipal, principal) === 0 &&
      at !== undefined &&
      at >= finishesAt &&
      at <= finishesAt + DAY,
  );
  const [record] = found;
  return found.length === 1 ? record?.interest : undefined;
}
