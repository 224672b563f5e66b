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
import { type RecentOrders, storedRecentOrders, findNewOrder, readRecentOrders } from '../../flow/recentOrders.ts';
import { isLoginNeeded, refusalToast } from '../../flow/refusalNotice.ts';
import { storedDecimal } from '../../flow/pendingOrders.ts';
import type { Precheck, SubmissionSpec } from '../../flow/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { fundingLockPrecheck } from '../../account/fundingLockPrecheck.ts';
import { type ProductQuery, flexibleProductOptions } from './queries.ts';
import { invalidateFlexible } from './invalidateFlexible.ts';

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
export const subscribeFlow = (asset: string): string => `flexible.subscribe:${asset}`;

/**
 * How a subscription is sent (SE-54): lock, rate and limits are looked at first, then one write; a lost answer is looked for in
 * the records.
 *
 * @param seen the product as the person decided on it (R04).
 * @param typed the field's own text, put aside where the form may be gone; the request holds it cut. Empty where the page
 *   was loaded anew since: then what was sent counts.
 * @param query as which the product was read.
 */
export function subscribeSubmission(
  earn: Earn,
  asset: string,
  seen: FlexibleProduct | undefined,
  typed: string,
  query: ProductQuery = {},
): SubmissionSpec<FlexibleSubscribeRequest, SubscribeReceipt, RecentOrders> {
  const { client, queryClient } = earn;
  const receipt = (amount: Decimal, at: Instant): SubscribeReceipt => {
    const timeline = flexibleTimeline(at);
    return { asset, amount, at, timeline, accrualNotice: isAccrualNoticeDue(earn.now(), timeline) };
  };
  const sameTerms: Precheck<FlexibleSubscribeRequest> = async ({ amount }) => {
    const { rows } = await queryClient.fetchQuery({ ...flexibleProductOptions(earn, asset, query), staleTime: 0 });
    const [product] = rows;
    const change = seen && product && rateChangeOf(seen, product);
    if (change) return { cause: 'rate-changed', change };
    // What is left to spend is for the exchange to say.
    const judged = product && assessFlexibleSubscribe({ amount }, { product, available: amount });
    return judged?.state === 'blocked' ? { cause: 'limit-changed' } : undefined;
  };
  return {
    call: flexible.subscribe.name,
    action: 'subscribe',
    debounceMs: SUBSCRIBE_DEBOUNCE_MS,
    prechecks: [fundingLockPrecheck(client, asset, 'subscribe'), sameTerms],
    baseline: (_request, signal) => readRecentOrders(client, 'subscribe', asset, signal),
    send: async (request) => {
      await client.call(flexible.subscribe, request);
      return receipt(request.amount, earn.now());
    },
    find: async ({ amount }, before, signal) => {
      const record = findNewOrder(before, await readRecentOrders(client, 'subscribe', asset, signal), amount);
      return record && receipt(amount, record.at ?? earn.now());
    },
    remembered: {
      request: v.object({ asset: v.literal(asset), amount: storedDecimal, minAprFraction: v.string() }),
      baseline: storedRecentOrders,
    },
    onSucceeded: () => {
      invalidateFlexible(earn);
    },
    onRefused: (refusal, { amount }) => {
      // The login page may take the dialog away; what was typed comes back with it.
      if (isLoginNeeded(refusal)) earn.drafts.keep(subscribeFlow(asset), typed || amount);
      else invalidateFlexible(earn);
    },
    onUnseen: (status) => {
      const values = { coin: asset, ...('request' in status ? { amount: status.request.amount } : {}) };
      if (status.state === 'succeeded') earn.notify({ tone: 'success', key: 'earn.flexible.subscribed.toast', values });
      else if (status.state === 'unresolved') earn.notify({ tone: 'warning', key: 'earn.flexible.subscribe.unresolved.toast', values });
      else if (status.state === 'refused') {
        earn.drafts.keep(subscribeFlow(asset), typed || status.request.amount);
        const notice = refusalToast(status.refusal, 'subscribe');
        if (notice) earn.notify(notice);
      }
    },
  };
}
