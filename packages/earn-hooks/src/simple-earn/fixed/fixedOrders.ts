import { earlyRedeemOrder } from './earlyRedeemOrder.ts';
import { fixedSubscribeOrder } from './fixedSubscribeOrder.ts';

/** Every order of fixed Simple Earn. */
export const fixedOrders = [fixedSubscribeOrder, earlyRedeemOrder] as const;
