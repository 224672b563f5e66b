'use client';
import { type RestoreOrders, useRestoredOrdersOf } from './flow/useRestoredOrders.ts';
import { restoredFlexible } from './simple-earn/flexible/restoredFlexible.ts';

/** Every slice registers its orders here, in one line. */
const ORDERS: RestoreOrders = {
  ...restoredFlexible,
};

/**
 * Reconciles orders that were on their way when the page was reloaded and that no open form shows, and says how each ended
 * through the provider's `notify`. An area uses it once; `EarnArea` does.
 */
export const useRestoredOrders = (): void => useRestoredOrdersOf(ORDERS);
