import { launchpoolOrders } from './launchpool/launchpoolOrders.ts';
import { wealthOrders } from './private-wealth/wealthOrders.ts';
import { fixedOrders } from './simple-earn/fixed/fixedOrders.ts';
import { flexibleOrders } from './simple-earn/flexible/flexibleOrders.ts';
import { stakingOrders } from './staking/stakingOrders.ts';

/** Every kind of order. A slice registers its own in one line. */
export const ORDERS = [...flexibleOrders, ...fixedOrders, ...launchpoolOrders, ...stakingOrders, ...wealthOrders] as const;

/** Names of every kind of order. All of them are reconciled after a reload. */
export type OrderFlow = (typeof ORDERS)[number]['name'];
