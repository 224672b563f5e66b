import { ZERO, subtract } from '@earnkit/core';
import { type PoolRef, redeem } from '@earnkit/core/launchpool/contract';
import type { LaunchpoolRedeemRequest } from '@earnkit/core/launchpool/rules';
import * as v from 'valibot';
import { type OrderFacts, type OrderReceipt, defineOrder, storedOrder } from '../flow/defineOrder.ts';
import { LAUNCHPOOL_CALLS } from './queries.ts';
import { byStakedAmount } from './stakedReconciliation.ts';

/** Milliseconds in which a second press on Redeem is ignored (FM-20). */
const REDEEM_DEBOUNCE_MS = 200;

/** What was redeemed from a pool. */
export interface LaunchpoolRedeemReceipt extends OrderReceipt, PoolRef {}

/** A redemption from a pool (LP-51). */
export const launchpoolRedeemOrder = defineOrder({
  name: 'launchpool.redeem',
  endpoint: redeem,
  action: 'launchpool-redeem',
  debounceMs: REDEEM_DEBOUNCE_MS,
  hasForm: true,
  restored: (subject): OrderFacts => subject,
  reconciliation: (earn) => byStakedAmount<LaunchpoolRedeemRequest>(earn, ({ amount }) => subtract(ZERO, amount)),
  stored: v.object({ ...storedOrder, orderId: v.string(), projectId: v.string(), poolId: v.string() }),
  receipt: ({ asset, amount, projectId, poolId }, at): LaunchpoolRedeemReceipt => ({ asset, amount, at, projectId, poolId }),
  invalidates: LAUNCHPOOL_CALLS,
});
