import { type Decimal, type Instant, compare, nextFullHour } from '@earnkit/core';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { type RedemptionSplit, redemptionSplit } from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { type OrderReceipt, byRecentOrders, defineOrder, storedOrder, storedUnknown } from '../../flow/defineOrder.ts';
import { REDEMPTION_MESSAGES } from '../../flow/refusalNotice.ts';
import { fundingLockPrecheck } from '../../account/fundingLockPrecheck.ts';
import { readFlexibleOrders } from '../history/orderLog.ts';
import { FLEXIBLE_CALLS } from './changedCalls.ts';

/** Milliseconds in which a second press on Redeem or on cancelling is ignored (SE-F-34). */
export const REDEEM_DEBOUNCE_MS = 200;

/** What was redeemed (SE-F-29). */
export interface RedeemReceipt extends OrderReceipt {
  /** What was redeemed, as the exchange answered; the sent amount where it did not say. */
  readonly amount: Decimal;
  /** What was sent; `undefined` where exactly that was redeemed. */
  readonly requestedAmount: Decimal | undefined;
  /** What was paid at once and what is expected with the next full hour; `undefined` where it was not known. */
  readonly split: RedemptionSplit | undefined;
  /** The next full hour. */
  readonly restAt: Instant;
}

/** As much of a holding as the rule and the receipt need. */
type RedeemFacts = Pick<FlexibleHolding, 'asset' | 'currentAmount' | 'lentAmount' | 'redeemingAmount' | 'marginFrozenAmount'>;

/** A redemption (SE-F-28, SE-F-29). The funding lock is checked first. */
export const redeemOrder = defineOrder({
  name: 'flexible.redeem',
  endpoint: flexible.redeem,
  tone: 'warning',
  messages: REDEMPTION_MESSAGES,
  debounceMs: REDEEM_DEBOUNCE_MS,
  hasForm: true,
  form: { begin: () => ({ amount: '' }) },
  restored: ({ asset }): RedeemFacts => ({
    asset,
    currentAmount: undefined,
    lentAmount: undefined,
    redeemingAmount: undefined,
    marginFrozenAmount: undefined,
  }),
  prechecks: (earn, { asset }) => [fundingLockPrecheck(earn.client, asset, 'redeem')],
  reconciliation: (earn, { asset }) =>
    byRecentOrders(earn, readFlexibleOrders(earn, 'redeem', asset), ({ createdAt, at }) => createdAt ?? at),
  stored: v.object({ ...storedOrder, currentAmount: storedUnknown, lentAmount: storedUnknown }),
  receipt: ({ asset, amount: sent }, at, _earn, holding, answer): RedeemReceipt => {
    const amount = answer?.amount ?? sent;
    return {
      asset,
      amount,
      requestedAmount: compare(amount, sent) === 0 ? undefined : sent,
      at,
      split: redemptionSplit(holding, amount),
      restAt: nextFullHour(at),
    };
  },
  invalidates: FLEXIBLE_CALLS,
});
