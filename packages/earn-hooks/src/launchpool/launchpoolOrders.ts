import { launchpoolRedeemOrder } from './redeemOrder.ts';
import { stakeOrder } from './stakeOrder.ts';

/** Every kind of order of the launchpool. */
export const launchpoolOrders = [stakeOrder, launchpoolRedeemOrder] as const;
