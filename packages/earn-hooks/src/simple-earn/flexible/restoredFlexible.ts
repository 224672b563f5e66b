import type { RestoreOrders } from '../../flow/useRestoredOrders.ts';
import { cancelSubmission } from './cancelSubmission.ts';
import { unreadHolding } from './liveHolding.ts';
import { redeemSubmission } from './redeemSubmission.ts';
import { subscribeSubmission } from './subscribeSubmission.ts';

/** How the orders of flexible Simple Earn are reconciled after a reload. */
export const restoredFlexible = {
  'flexible.subscribe': (earn, asset, resume) => resume(subscribeSubmission(earn, asset, undefined, '')),
  'flexible.redeem': (earn, asset, resume) => resume(redeemSubmission(earn, unreadHolding(asset), '')),
  'flexible.cancelRedemption': (earn, asset, resume) => resume(cancelSubmission(earn, unreadHolding(asset))),
} satisfies Partial<RestoreOrders>;
