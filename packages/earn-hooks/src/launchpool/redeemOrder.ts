import { ZERO, subtract } from '@earnkit/core';
import { type PoolRef, type PoolStatistics, redeem } from '@earnkit/core/launchpool/contract';
import { type HeldPart, type LaunchpoolRedeemRequest, redeemedParts } from '@earnkit/core/launchpool/rules';
import * as v from 'valibot';
import { type OrderFacts, type OrderReceipt, defineOrder, storedOrder } from '../flow/defineOrder.ts';
import { REDEMPTION_MESSAGES } from '../flow/refusalNotice.ts';
import { LAUNCHPOOL_CALLS } from './queries.ts';
import { byStakedAmount } from './stakedReconciliation.ts';

/** Milliseconds in which a second press on Redeem is ignored (FM-20). */
const REDEEM_DEBOUNCE_MS = 200;

/** What was redeemed from a pool. */
export interface LaunchpoolRedeemReceipt extends OrderReceipt, PoolRef {
  /** Where it went, place by place (LP-11); `undefined` where the exchange does not say, and after a reload. */
  readonly parts: readonly HeldPart[] | undefined;
}

/** What a redemption knows beside its request; nothing more after a reload. */
export interface LaunchpoolRedeemFacts extends OrderFacts {
  /** What the person has in the pool. */
  readonly statistics?: PoolStatistics | undefined;
}

/** A redemption from a pool (LP-51). */
export const launchpoolRedeemOrder = defineOrder({
  name: 'launchpool.redeem',
  endpoint: redeem,
  tone: 'warning',
  messages: { ...REDEMPTION_MESSAGES, succeeded: 'earn.order.unstaked.toast' },
  debounceMs: REDEEM_DEBOUNCE_MS,
  hasForm: true,
  form: { begin: () => ({ amount: '' }) },
  restored: (subject): LaunchpoolRedeemFacts => subject,
  reconciliation: (earn) => byStakedAmount<LaunchpoolRedeemRequest>(earn, ({ amount }) => subtract(ZERO, amount)),
  stored: v.object({ ...storedOrder, orderId: v.string(), projectId: v.string(), poolId: v.string() }),
  receipt: ({ asset, amount, projectId, poolId }, at, _earn, { statistics }): LaunchpoolRedeemReceipt => ({
    asset,
    amount,
    at,
    projectId,
    poolId,
    parts: redeemedParts(statistics, amount),
  }),
  invalidates: LAUNCHPOOL_CALLS,
});
