'use client';
import { useRestoredOrdersOf } from './flow/useRestoredOrders.ts';

/** Few reloads find a pending order, so a page does not begin with the code of every order. */
const loadOrders = async () => (await import('./orders.ts')).ORDERS;

/**
 * Reconciles orders that were pending when the page was reloaded and that no open form shows, and reports the end of each
 * through the provider's `notify`. An area uses it once; `EarnArea` does.
 */
export const useRestoredOrders = (): void => useRestoredOrdersOf(loadOrders);
