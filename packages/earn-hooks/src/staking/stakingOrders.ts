import { redeemOrder } from './redeemOrder.ts';
import { stakeOrder } from './stakeOrder.ts';

/** Every order of staking. */
export const stakingOrders = [stakeOrder, redeemOrder] as const;
