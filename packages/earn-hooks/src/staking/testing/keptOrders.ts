import { decimal } from '@earnkit/core';
import type { KeptOrders } from '../../testing/keptOrders.ts';

const staked = { asset: 'ETH', amount: decimal('1.5'), orderId: 'ETH:12', pid: undefined };

/** Examples of staking's orders. */
export const KEPT_ORDERS: KeptOrders = {
  'staking.stake': { request: { ...staked, vip: true }, baseline: { heldAmount: decimal('2') }, tone: 'warning', redeems: false },
  'staking.redeem': {
    request: { ...staked, pid: '12', fast: true, redeemAsset: 'USDC' },
    baseline: { heldAmount: undefined },
    tone: 'warning',
    redeems: true,
  },
};
