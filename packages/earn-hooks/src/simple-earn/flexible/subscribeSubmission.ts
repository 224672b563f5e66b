import type { Decimal, Instant } from '@earnkit/core';
import { type FlexibleProduct, flexible } from '@earnkit/core/simple-earn/contract';
import {
  type FlexibleSubscribeRequest,
  type FlexibleTimeline,
  assessFlexibleSubscribe,
  flexibleTimeline,
  isAccrualNoticeDue,
  rateChangeOf,
} from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { type OrderFlowName, byRecentOrders, orderSubmission } from '../../flow/orderSubmission.ts';
import type { RecentOrders } from '../../flow/recentOrders.ts';
import { storedDecimal } from '../../flow/pendingOrders.ts';
import type { Precheck, SubmissionSpec } from '../../flow/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { fundingLockPrecheck } from '../../account/fundingLockPrecheck.ts';
import { type ProductQuery, flexibleProductOptions } from './queries.ts';
import { readFlexibleOrders } from '../history/orderLog.ts';
import { FLEXIBLE_CALLS } from './flexibleCalls.ts';

/** Milliseconds in which a second press on Subscribe is ignored (SE-55). */
export const SUBSCRIBE_DEBOUNCE_MS = 500;

/** What was subscribed (SE-46, SE-47). */
export interface SubscribeReceipt {
  readonly asset: string;
  readonly amount: Decimal;
  /** When, by the exchange's record where there is one. */
  readonly at: Instant;
  /** When it begins to earn and is first paid (SE-F-36). */
  readonly timeline: FlexibleTimeline;
  /** It does not earn yet: say so (SE-F-37). */
  readonly accrualNotice: boolean;
}

/** Names the submission and the draft of a coin. */
export const subscribeFlow = (asset: string): OrderFlowName => `flexible.subscribe:${asset}`;

/**
 * How a subscription is sent (SE-54): the lock, the rate and the limits are checked first.
 *
 * @param seen the product as the person decided on it (R04).
 * @param typed the field's text; empty after a reload.
 * @param query as which the product was read.
 */
export function subscribeSubmission(
  earn: Earn,
  asset: string,
  seen: FlexibleProduct | undefined,
  typed: string,
  query: ProductQuery = {},
): SubmissionSpec<FlexibleSubscribeRequest, SubscribeReceipt, RecentOrders> {
  const sameTerms: Precheck<FlexibleSubscribeRequest> = async ({ amount }) => {
    const { rows } = await earn.queryClient.fetchQuery({ ...flexibleProductOptions(earn, asset, query), staleTime: 0 });
    const [product] = rows;
    const change = seen && product && rateChangeOf(seen, product);
    if (change) return { cause: 'rate-changed', change };
    // What is left to spend is for the exchange to say.
    const judged = product && assessFlexibleSubscribe({ amount }, { product, available: amount });
    return judged?.state === 'blocked' ? { cause: 'limit-changed' } : undefined;
  };
  return orderSubmission(earn, {
    endpoint: flexible.subscribe,
    action: 'subscribe',
    flow: subscribeFlow(asset),
    debounceMs: SUBSCRIBE_DEBOUNCE_MS,
    prechecks: [fundingLockPrecheck(earn.client, asset, 'subscribe'), sameTerms],
    reconciliation: byRecentOrders(earn, readFlexibleOrders(earn, 'subscribe', asset), ({ at }) => at),
    stored: v.object({ asset: v.literal(asset), amount: storedDecimal, minAprFraction: v.string() }),
    receipt: ({ amount }, at) => {
      const timeline = flexibleTimeline(at);
      return { asset, amount, at, timeline, accrualNotice: isAccrualNoticeDue(earn.now(), timeline) };
    },
    invalidates: FLEXIBLE_CALLS,
    toasts: { succeeded: 'earn.flexible.subscribed.toast', unresolved: 'earn.flexible.subscribe.unresolved.toast' },
    typed,
  });
}
