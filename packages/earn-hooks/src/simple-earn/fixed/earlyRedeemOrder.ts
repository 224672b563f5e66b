import type { Instant, Decimal } from '@earnkit/core';
import { nextFullHour } from '@earnkit/core';
import { type EarlyRedeemRequest, fixedOrderState } from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { fundingLockPrecheck } from '../../account/fundingLockPrecheck.ts';
import { type OrderFacts, type OrderReceipt, defineOrder, storedOrder } from '../../flow/defineOrder.ts';
import { REDEMPTION_MESSAGES } from '../../flow/refusalNotice.ts';
import { REDEEM_DEBOUNCE_MS } from '../flexible/redeemOrder.ts';
import { FIXED_CALLS } from './changedCalls.ts';
import { orderCallsOf } from './orderCalls.ts';
import { ordersCallOf } from './listQueries.ts';

/** What was redeemed early (SE-X-37, AMB-152). */
export interface EarlyRedeemReceipt extends OrderReceipt {
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** The principal. */
  readonly amount: Decimal;
  /** With this full hour the principal arrives in the spot or unified account. */
  readonly receivedAt: Instant;
}

/** The early redemption of a fixed order (SE-X-37). An order that is redeeming or ended was redeemed. */
export const earlyRedeemOrder = defineOrder({
  name: 'fixed.redeemEarly',
  endpoint: (request: EarlyRedeemRequest) => orderCallsOf(request.vip).redeemEarly,
  tone: 'warning',
  messages: REDEMPTION_MESSAGES,
  debounceMs: REDEEM_DEBOUNCE_MS,
  hasForm: true,
  restored: (subject): OrderFacts => subject,
  prechecks: (earn, { asset }) => [fundingLockPrecheck(earn.client, asset, 'redeem')],
  reconciliation: (earn) => ({
    baseline: async () => null,
    find: async ({ orderId, vip }, _baseline, signal) => {
      const { rows, unreadable } = await earn.client.call(ordersCallOf(vip), { orderId }, { signal });
      const order = rows.find((row) => row.orderId === orderId);
      if (order === undefined && unreadable.length > 0) throw new Error('The order cannot be read');
      return order !== undefined && fixedOrderState(order, earn.now()) === 'holding' ? undefined : earn.now();
    },
    stored: v.null(),
  }),
  stored: v.object({ ...storedOrder, orderId: v.string(), vip: v.boolean() }),
  receipt: ({ asset, amount, orderId }, at): EarlyRedeemReceipt => ({ asset, amount, orderId, at, receivedAt: nextFullHour(at) }),
  invalidates: FIXED_CALLS,
});
