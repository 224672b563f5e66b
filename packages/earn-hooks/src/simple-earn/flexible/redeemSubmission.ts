import type { Decimal, Instant } from '@earnkit/core';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { type FlexibleRedeemRequest, type RedemptionSplit, nextFullHour, redemptionSplit } from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { type OrderFlowName, byRecentOrders, orderSubmission } from '../../flow/orderSubmission.ts';
import type { RecentOrders } from '../../flow/recentOrders.ts';
import { storedDecimal } from '../../flow/pendingOrders.ts';
import type { SubmissionSpec } from '../../flow/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { fundingLockPrecheck } from '../../account/fundingLockPrecheck.ts';
import { readFlexibleOrders } from '../history/orderLog.ts';
import { FLEXIBLE_CALLS } from './flexibleCalls.ts';

/** Milliseconds in which a second press on Redeem or on cancelling is ignored (SE-F-34). */
export const REDEEM_DEBOUNCE_MS = 200;

/** What was redeemed (SE-F-29). */
export interface RedeemReceipt {
  readonly asset: string;
  readonly amount: Decimal;
  /** When, by the exchange's record where there is one. */
  readonly at: Instant;
  /** What came at once and what is expected with the next full hour; `undefined` where it was not known. */
  readonly split: RedemptionSplit | undefined;
  /** The next full hour. */
  readonly restAt: Instant;
}

/** Names the submission and the draft of a coin. */
export const redeemFlow = (asset: string): OrderFlowName => `flexible.redeem:${asset}`;

const storedRequest = (asset: string): v.GenericSchema<unknown, FlexibleRedeemRequest> =>
  v.pipe(
    v.object({
      asset: v.literal(asset),
      amount: storedDecimal,
      currentAmount: v.optional(storedDecimal),
      lentAmount: v.optional(storedDecimal),
    }),
    v.transform((request) => ({ ...request, currentAmount: request.currentAmount, lentAmount: request.lentAmount })),
  );

/**
 * How a redemption is sent (SE-F-28, SE-F-29): the lock is checked first.
 *
 * @param typed the field's text; empty after a reload.
 */
export function redeemSubmission(
  earn: Earn,
  holding: FlexibleHolding,
  typed: string,
): SubmissionSpec<FlexibleRedeemRequest, RedeemReceipt, RecentOrders> {
  const { asset } = holding;
  return orderSubmission(earn, {
    endpoint: flexible.redeem,
    action: 'redeem',
    flow: redeemFlow(asset),
    debounceMs: REDEEM_DEBOUNCE_MS,
    prechecks: [fundingLockPrecheck(earn.client, asset, 'redeem')],
    reconciliation: byRecentOrders(earn, readFlexibleOrders(earn, 'redeem', asset), ({ createdAt, at }) => createdAt ?? at),
    stored: storedRequest(asset),
    receipt: ({ amount }, at) => ({ asset, amount, at, split: redemptionSplit(holding, amount), restAt: nextFullHour(at) }),
    invalidates: FLEXIBLE_CALLS,
    toasts: { succeeded: 'earn.flexible.redeemed.toast', unresolved: 'earn.flexible.redeem.unresolved.toast' },
    typed,
  });
}
