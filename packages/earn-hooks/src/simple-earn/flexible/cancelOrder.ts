import { type Decimal, type Instant, compare, nextFullHour, subtract } from '@earnkit/core';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import * as v from 'valibot';
import { type OrderRequest, defineOrder, storedOrder } from '../../flow/defineOrder.ts';
import { type RecentOrders, outcomeOfCancellation, storedRecentOrders } from '../../flow/recentOrders.ts';
import { storedDecimal } from '../../submission/pendingOrders.ts';
import { readHolding } from './liveHolding.ts';
import { REDEEM_DEBOUNCE_MS } from './redeemOrder.ts';
import { readFlexibleOrders } from '../history/orderLog.ts';
import { FLEXIBLE_CALLS } from './changedCalls.ts';

declare module '../../submission/notice.ts' {
  interface NoticeKeys {
    orderCancelled: never;
    'earn.order.cancel.notCancelled': never;
    'earn.order.cancel.unresolved.toast': never;
  }
}

/** The cancelled redemption. */
export type CancelReceipt = OrderRequest;

/** What is known before a cancellation is sent. */
export interface CancelBaseline {
  readonly current: Decimal;
  readonly redeeming: Decimal;
  /** Redemptions, among them those on their way. */
  readonly recentOrders: RecentOrders;
  /** With this full hour what is on its way is paid out. */
  readonly paidAt: Instant;
}

/** @throws Error where the exchange does not say. */
function amountsOf({
  currentAmount,
  redeemingAmount,
}: Pick<FlexibleHolding, 'currentAmount' | 'redeemingAmount'>): Pick<CancelBaseline, 'current' | 'redeeming'> {
  if (currentAmount === undefined || redeemingAmount === undefined) throw new Error('The holding is not known');
  return { current: currentAmount, redeeming: redeemingAmount };
}

/**
 * The cancellation of a pending redemption. It leaves no record of its own, so it is reconciled with the holding, and with
 * the redemption's record where the full hour may have paid it out: the same money can be back in the holding then, lent
 * anew or as interest.
 */
export const cancelOrder = defineOrder({
  name: 'flexible.cancelRedemption',
  endpoint: flexible.cancelRedemption,
  tone: 'warning',
  messages: {
    locked: 'lend_earn.notredeem.toast',
    notPlaced: 'earn.order.cancel.notCancelled',
    succeeded: 'orderCancelled',
    unresolved: 'earn.order.cancel.unresolved.toast',
  },
  debounceMs: REDEEM_DEBOUNCE_MS,
  hasForm: false,
  restored: ({ asset }) => ({ asset }),
  reconciliation: (earn, { asset }) => {
    const readRedemptions = readFlexibleOrders(earn, 'redeem', asset);
    return {
      baseline: async (_request, signal): Promise<CancelBaseline> => {
        const paidAt = nextFullHour(earn.now());
        const [held, recentOrders] = await Promise.all([readHolding(earn.client, asset, signal), readRedemptions(signal)]);
        return { ...amountsOf(held), recentOrders, paidAt };
      },
      find: async ({ amount }, before, signal) => {
        const after = amountsOf(await readHolding(earn.client, asset, signal));
        const gone = compare(subtract(before.redeeming, after.redeeming), amount) === 0;
        // A payout reduces the holding; a cancelled amount stays in it.
        if (!gone || compare(after.current, before.current) < 0) return undefined;
        const outcome = outcomeOfCancellation(before.recentOrders, await readRedemptions(signal), amount);
        if (outcome === 'paid') return undefined;
        if (outcome === 'cancelled' || earn.now() < before.paidAt) return earn.now();
        throw new Error('It cannot be told whether it was cancelled or paid out');
      },
      stored: v.object({ current: storedDecimal, redeeming: storedDecimal, recentOrders: storedRecentOrders, paidAt: v.number() }),
    };
  },
  stored: v.object(storedOrder),
  receipt: (request): CancelReceipt => request,
  invalidates: FLEXIBLE_CALLS,
});
