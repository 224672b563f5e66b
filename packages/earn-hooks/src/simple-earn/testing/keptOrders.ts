import { decimal } from '@earnkit/core';
import type { KeptOrders } from '../../testing/keptOrders.ts';

const order = { asset: 'ETH', amount: decimal('1.5') };
const recentOrders = {
  records: [{ id: '7', createdAt: 5, at: undefined, finishedAt: undefined, amount: decimal('3') }],
  unreadable: [1],
};

/** Examples of Simple Earn's orders. */
export const KEPT_ORDERS: KeptOrders = {
  'flexible.subscribe': { request: { ...order, minAprFraction: '0.01' }, baseline: recentOrders, tone: 'warning', redeems: false },
  'flexible.redeem': {
    request: { ...order, currentAmount: decimal('2'), lentAmount: undefined },
    baseline: recentOrders,
    tone: 'warning',
    redeems: true,
  },
  'flexible.cancelRedemption': {
    request: order,
    baseline: { current: decimal('2'), redeeming: decimal('1'), recentOrders, paidAt: 3600 },
    tone: 'warning',
    redeems: true,
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
    baseline: recentOrders,
    tone: 'warning',
    redeems: false,
  },
  'fixed.redeemEarly': { request: { ...order, orderId: '1001', vip: true }, baseline: null, tone: 'warning', redeems: true },
};
