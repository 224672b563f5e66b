'use client';
import { compare, type Instant } from '@earnkit/core';
import { type FixedOrder, type HistoryRecord, history } from '@earnkit/core/simple-earn/contract';
import { historyOrigin, type HistoryOrigin } from '@earnkit/core/simple-earn/rules';
import { LIVE, privateQuery } from '../../provider/earnQuery.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { fixedOrdersOptions } from './listQueries.ts';
import type { FixedOrderView } from './useFixedOrders.ts';

/** Orders and records among which what became of an order is looked for. */
const MOST = 100;

/** What became of a fixed order. */
export type FixedOrderOutcome =
  /** It was redeemed early: `arrivesAt` while the principal is on its way, `arrivedAt` once it is there and the history names the moment. */
  | { readonly kind: 'early'; readonly arrivesAt: Instant | undefined; readonly arrivedAt: Instant | undefined }
  /** It renewed itself: `successor` where the order that follows is still active. */
  | { readonly kind: 'renewed'; readonly successor: FixedOrder | undefined }
  /** It matured and was paid; `because` says why an order that should renew did not (AMB-153). */
  | { readonly kind: 'paid'; readonly arrivedAt: Instant | undefined; readonly because: HistoryOrigin | undefined };

/**
 * What became of an order that has ended or is redeemed early (AMB-152, AMB-153); `undefined` for any other. The order does not say when it
 * was paid: the history does, where exactly one of its records can be of this order.
 */
export function useFixedOrderOutcome(order: FixedOrderView): FixedOrderOutcome | undefined {
  const earn = useEarn();
  const { asset, principal, productId, createdAt, finishesAt, receivedAt, redeemingEarly, reinvest, vip } = order;
  const { state } = order.controls;
  const renewed = state === 'ended' && reinvest && !redeemingEarly;
  const paid = state === 'ended' && (redeemingEarly === true || reinvest === false);
  const following = fixedOrdersOptions(earn, 1, MOST, vip);
  const orders = usePrivateReading(renewed ? following : { ...following, enabled: false });
  const ofCoin = privateQuery(earn, history.fixedHistory, { type: 'redeem', asset, page: 1, limit: MOST }, LIVE);
  const records = usePrivateReading(paid ? ofCoin : { ...ofCoin, enabled: false });
  if (renewed) {
    const successor =
      orders.state === 'ready'
        ? orders.data.rows.find(
            (next) =>
              next.productId === productId &&
              next.createdAt === finishesAt &&
              same(next.principal, principal) &&
              next.orderId !== order.orderId,
          )
        : undefined;
    return { kind: 'renewed', successor };
  }
  if (!paid) return redeemingEarly ? { kind: 'early', arrivesAt: receivedAt, arrivedAt: undefined } : undefined;
  const found = (records.state === 'ready' ? records.data.rows : []).filter(
    (record) =>
      same(record.amount, principal) && record.days === order.days && isWithin(record, createdAt, finishesAt, redeemingEarly === true),
  );
  const [record] = found.length === 1 ? found : [];
  const arrivedAt = record?.finishedAt;
  if (redeemingEarly) return { kind: 'early', arrivesAt: undefined, arrivedAt };
  return { kind: 'paid', arrivedAt, because: record && historyOrigin(record) };
}

const same = (one: FixedOrderView['principal'], other: FixedOrderView['principal']): boolean =>
  one !== undefined && other !== undefined && compare(one, other) === 0;

/** Whether a redemption was asked for in the time in which this order could be redeemed in that way. */
const isWithin = ({ at }: HistoryRecord, createdAt: Instant | undefined, finishesAt: Instant | undefined, early: boolean): boolean => {
  if (at === undefined || createdAt === undefined || finishesAt === undefined || at < createdAt) return false;
  return early ? at < finishesAt : at >= finishesAt && at <= finishesAt + LATEST_PAYMENT;
};

/** An order is paid within the hour after its maturity (SE-X-49), and an exchange that is late within a day. */
const LATEST_PAYMENT = 86_400;
