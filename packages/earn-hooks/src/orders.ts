import { flexibleOrders } from './simple-earn/flexible/flexibleOrders.ts';

/** Every kind of order. A slice registers its own in one line. */
export const ORDERS = [...flexibleOrders] as const;

/** Names of every kind of order. All of them are reconciled after a reload. */
export type OrderFlow = (typeof ORDERS)[number]['name'];
