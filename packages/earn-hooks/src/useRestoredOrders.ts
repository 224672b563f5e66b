'use client';
import { useRestoredOrdersOf } from './flow/useRestoredOrders.ts';
import { flexibleOrders } from './simple-earn/flexible/flexibleOrders.ts';

/** Every kind of order. A slice registers its own in one line. */
export const ORDERS = [...flexibleOrders] as const;

/** Names of every kind of order. All of them are reconciled after a reload. */
export type OrderFlow = (typeof ORDERS)[number]['name'];

/**
 * Reconciles orders that were pending when the page was reloaded and that no open form shows, and reports the end of each
 * through the provider's `notify`. An area uses it once; `EarnArea` does.
 */
export const useRestoredOrders = (): void => useRestoredOrdersOf(ORDERS);
