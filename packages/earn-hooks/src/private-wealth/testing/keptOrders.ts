import { decimal } from '@earnkit/core';
import type { KeptOrders } from '../../testing/keptOrders.ts';

const units = { asset: 'ETH', orderId: '9', productId: '501', projectType: 'asset-management' };

/** Examples of private wealth's orders. */
export const KEPT_ORDERS: KeptOrders = {
  'wealth.purchase': { request: { ...units, amount: decimal('1.5') }, baseline: { units: decimal('2') }, tone: 'error', redeems: false },
  'wealth.redeem': { request: { ...units, units: decimal('1.5') }, baseline: { units: decimal('2') }, tone: 'error', redeems: false },
};
