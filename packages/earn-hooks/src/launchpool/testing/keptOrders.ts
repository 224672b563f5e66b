import { decimal } from '@earnkit/core';
import type { KeptOrders } from '../../testing/keptOrders.ts';

const pool = { asset: 'ETH', amount: decimal('1.5'), orderId: '1:2', projectId: '1', poolId: '2' };

/** Examples of the launchpool's orders. */
export const KEPT_ORDERS: KeptOrders = {
  'launchpool.stake': {
    request: { ...pool, holding: 'fixed', periodDays: 7 },
    baseline: { amount: decimal('2'), stakedAt: undefined },
    tone: 'error',
    redeems: false,
  },
  'launchpool.redeem': { request: pool, baseline: { amount: undefined, stakedAt: 5 }, tone: 'warning', redeems: true },
};
