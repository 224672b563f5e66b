'use client';
import { type Decimal, DAY, add, compare } from '@earnkit/core';
import { type HistoryRecord, history } from '@earnkit/core/simple-earn/contract';
import { isComplete } from '../../lists/isComplete.ts';
import { type FixedQuote, quoteOfOrder } from '@earnkit/core/simple-earn/rules';
import { useMemo } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { LIVE, privateQuery } from '../../provider/earnQuery.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { fixedQuotes } from './fixedQuotes.ts';
import { useAllFixedOrders } from './useAllFixedOrders.ts';
import type { FixedOrderView } from './useFixedOrders.ts';

/**
 * What an order promised when it was made on this device; `undefined` where nothing was kept, where it cannot be told whose it was, and
 * until the person's other orders are read.
 */
export function useFixedQuote(order: FixedOrderView): FixedQuote | undefined {
  const { scope, hydrating } = useEarn();
  const orders = useAllFixedOrders();
  const others = orders.state === 'ready' && isComplete(orders.data) ? orders.data.rows : undefined;
  return useMemo(
    () => (others === undefined || hydrating ? undefined : quoteOfOrder(fixedQuotes.read(scope), order, others)),
    [scope, hydrating, others, order],
  );
}

/** Records among which the payment of an order is looked for. */
const MOST = 100;

/** The one record that fits; `undefined` where none or several do. */
const only = (records: readonly HistoryRecord[], fits: (record: HistoryRecord) => boolean): HistoryRecord | undefined => {
  const [record, second] = records.filter(fits);
  return second === undefined ? record : undefined;
};

/** What the history says was paid of a kind in the day after a term ended. */
function usePaidRecords(
  type: 'interest' | 'rateUp',
  { asset, finishesAt }: Pick<FixedOrderView, 'asset' | 'finishesAt'>,
  asks: boolean,
): readonly HistoryRecord[] | undefined {
  const from = finishesAt ?? 0;
  const options = privateQuery(useEarn(), history.fixedHistory, { type, asset, from, to: from + DAY, page: 1, limit: MOST }, LIVE);
  const reading = usePrivateReading(asks && finishesAt !== undefined ? options : { ...options, enabled: false });
  return asks && reading.state === 'ready' && isComplete(reading.data) ? reading.data.rows : undefined;
}

/**
 * The interest that an order was paid with what its voucher added, without bonus, by the history; `undefined` for an order that is not paid,
 * and where not exactly one of the records can be of this order.
 */
export function useFixedOrderPaid(order: FixedOrderView): Decimal | undefined {
  const { days, principal, redeemingEarly, controls, voucherAprFraction } = order;
  const paid = controls.state === 'ended' && redeemingEarly !== true;
  const hasVoucher = voucherAprFraction !== undefined;
  const interests = usePaidRecords('interest', order, paid);
  const vouchers = usePaidRecords('rateUp', order, paid && hasVoucher);
  if (principal === undefined || interests === undefined) return undefined;
  const { interest } =
    only(
      interests,
      ({ days: term, lentPrincipal }) => term === days && lentPrincipal !== undefined && compare(lentPrincipal, principal) === 0,
    ) ?? {};
  if (!hasVoucher) return interest;
  // A voucher raises the principal, or as much of it as its limit allows.
  const fits = ({ days: term, voucherPrincipal: raised }: HistoryRecord): boolean =>
    term === days && (raised === undefined || compare(raised, principal) <= 0);
  const added = vouchers && only(vouchers, fits)?.voucherInterest;
  return interest && added && add(interest, added);
}
