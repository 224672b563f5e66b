import { parseDecimal } from '@earnkit/core';
import { type BonusCampaign, type FlexibleProduct, flexible } from '@earnkit/core/simple-earn/contract';
import {
  type FlexibleSubscribeRequest,
  type FlexibleTimeline,
  type KnownCampaign,
  type NotLent,
  assessFlexibleSubscribe,
  flexibleTimeline,
  heldOf,
  isBonusPaid,
  notLent,
  rateChangeOf,
} from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { type OrderFacts, type OrderReceipt, byRecentOrders, defineOrder, storedOrder } from '../../flow/defineOrder.ts';
import type { Precheck } from '../../submission/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { fundingLockPrecheck } from '../../account/fundingLockPrecheck.ts';
import { FLEXIBLE_CALLS } from './changedCalls.ts';
import { type ProductQuery, bonusCampaignOptions, flexibleProductOptions } from './productQueries.ts';
import { readFlexibleOrders } from '../history/orderLog.ts';

declare module '../../submission/notice.ts' {
  interface NoticeKeys {
    'earn.order.subscribed.toast': never;
    'earn.order.subscribe.unresolved.toast': never;
  }
}

/** Milliseconds in which a second press on Subscribe is ignored (SE-55). */
export const SUBSCRIBE_DEBOUNCE_MS = 500;

/** What was subscribed (SE-46, SE-47). */
export interface SubscribeReceipt extends OrderReceipt {
  /** When it starts to earn and is first paid (SE-F-36). */
  readonly timeline: FlexibleTimeline;
  /** Why it is not lent in the next hour and earns nothing (AMB-158); `undefined` where it is lent, and while that is not known. */
  readonly notLent: NotLent | undefined;
}

/** What a subscription knows beside its request. */
export interface SubscribeFacts extends OrderFacts {
  /** The product on which the person decided (R04); `undefined` before it was read and after a reload. */
  readonly seen?: FlexibleProduct | undefined;
  /** Who reads the product. */
  readonly query?: ProductQuery;
}

/** Refuses when the rate or a limit is no longer the one on which the person decided. */
const sameTerms =
  (earn: Earn, { asset, seen, query }: SubscribeFacts): Precheck<FlexibleSubscribeRequest> =>
  async ({ amount }) => {
    const { queryClient } = earn;
    const ofBonus = bonusCampaignOptions(earn, asset);
    const known = (): KnownCampaign => queryClient.getQueryData<BonusCampaign | null>(ofBonus.queryKey);
    const [{ rows }, campaign] = await Promise.all([
      queryClient.fetchQuery({ ...flexibleProductOptions(earn, asset, query), staleTime: 0 }),
      // The campaign of the displayed bonus may have another end by now.
      seen?.bonusOpen ? queryClient.fetchQuery({ ...ofBonus, staleTime: 0 }).catch(known) : known(),
    ]);
    const row = rows.find((each) => each.asset === asset);
    const product = row && { ...row, bonusOpen: isBonusPaid(row.bonusOpen, campaign, earn.now()) };
    const change = seen && product && rateChangeOf(seen, product, amount, heldOf(product, false));
    if (change) return { cause: 'rate-changed', change };
    // The exchange decides whether the balance is enough. The minimum rate is part of the request already.
    const judged = product && assessFlexibleSubscribe({ amount }, { product, available: amount, ownMinApr: 'none' });
    return judged?.state === 'blocked' ? { cause: 'limit-changed' } : undefined;
  };

/** A subscription (SE-54). The funding lock, the rate and the limits are checked first. */
export const subscribeOrder = defineOrder({
  name: 'flexible.subscribe',
  endpoint: flexible.subscribe,
  tone: 'warning',
  messages: { succeeded: 'earn.order.subscribed.toast', unresolved: 'earn.order.subscribe.unresolved.toast' },
  debounceMs: SUBSCRIBE_DEBOUNCE_MS,
  hasForm: true,
  form: { begin: () => ({ amount: '' }) },
  restored: ({ asset }): SubscribeFacts => ({ asset }),
  prechecks: (earn, facts) => [fundingLockPrecheck(earn.client, facts.asset, 'subscribe'), sameTerms(earn, facts)],
  reconciliation: (earn, { asset }) => byRecentOrders(earn, readFlexibleOrders(earn, 'subscribe', asset), ({ at }) => at),
  stored: v.object({ ...storedOrder, minAprFraction: v.string() }),
  receipt: ({ asset, amount, minAprFraction }, at, _earn, { seen }): SubscribeReceipt => ({
    asset,
    amount,
    at,
    timeline: flexibleTimeline(at),
    notLent: notLent(parseDecimal(minAprFraction), seen?.nextAprFraction),
  }),
  invalidates: FLEXIBLE_CALLS,
});
