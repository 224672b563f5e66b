import { decimal } from '@earnkit/core';
import type { OrderRequest } from '../flow/defineOrder.ts';
import type { OrderFlow } from '../orders.ts';

/** What a page keeps of an order that it has sent. */
export interface KeptOrder {
  readonly request: OrderRequest & Readonly<Record<string, unknown>>;
  readonly baseline: unknown;
}

const order = { asset: 'ETH', amount: decimal('1.5') };
const log = {
  records: [{ id: '7', createdAt: 5, at: undefined, finishedAt: undefined, amount: decimal('3') }],
  unreadable: [1],
};
const ofUnits = { asset: 'ETH', orderId: '9', productId: '501', projectType: 'asset-management' };
const staked = { ...order, orderId: 'ETH:12', pid: undefined };
const pool = { ...order, orderId: '1:2', projectId: '1', poolId: '2' };

/** Every kind of order, with all the data that is needed to find it. */
export const KEPT_ORDERS: Readonly<Record<OrderFlow, KeptOrder>> = {
  'flexible.subscribe': { request: { ...order, minAprFraction: '0.01' }, baseline: log },
  'flexible.redeem': { request: { ...order, currentAmount: decimal('2'), lentAmount: undefined }, baseline: log },
  'flexible.cancelRedemption': {
    request: order,
    baseline: { current: decimal('2'), redeeming: decimal('1'), recentOrders: log, paidAt: 3600 },
  },
  'fixed.subscribe': {
    request: {
      ...order,
      vip: true,
      productId: '7',
      aprFraction: decimal('0.05'),
      reinvest: true,
      redeemAccount: 'spot',
      voucherId: 'v',
    },
    baseline: log,
  },
  'fixed.redeemEarly': { request: { ...order, orderId: '1001', vip: true }, baseline: null },
  'launchpool.stake': { request: { ...pool, holding: 'fixed', periodDays: 7 }, baseline: { amount: decimal('2'), stakedAt: undefined } },
  'launchpool.redeem': { request: pool, baseline: { amount: undefined, stakedAt: 5 } },
  'staking.stake': { request: { ...staked, vip: true }, baseline: { heldAmount: decimal('2') } },
  'staking.redeem': { request: { ...staked, pid: '12', fast: true, redeemAsset: 'USDC' }, baseline: { heldAmount: undefined } },
  'wealth.purchase': { request: { ...ofUnits, ...order }, baseline: { units: decimal('2') } },
  'wealth.redeem': { request: { ...ofUnits, units: decimal('1.5') }, baseline: { units: decimal('2') } },
};
