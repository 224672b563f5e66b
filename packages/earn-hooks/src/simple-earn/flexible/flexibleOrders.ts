import { cancelOrder } from './cancelOrder.ts';
import { redeemOrder } from './redeemOrder.ts';
import { subscribeOrder } from './subscribeOrder.ts';

/** Every order of flexible Simple Earn. */
export const flexibleOrders = [subscribeOrder, redeemOrder, cancelOrder] as const;
