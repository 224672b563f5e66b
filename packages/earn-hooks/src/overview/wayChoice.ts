import type { AnyWay } from './useWaysToEarn.ts';

/** A way to earn that is compared, as an address can hold it. */
export interface WayChoice {
  /** The coin. */
  readonly asset: string;
  /** Names the way among those of its coin: `key` of a `WayView`. */
  readonly key: string;
}

/** So many ways stand beside each other at most. */
export const MOST_COMPARED = 3;

const PRODUCTS = ['soft-staking', 'launchpool', 'staking', 'flexible', 'fixed'] as const satisfies readonly AnyWay['product'][];

/** The kind of product of a way's key; `undefined` for a key of none. */
export const productOfKey = (key: string): AnyWay['product'] | undefined =>
  PRODUCTS.find((product) => key === product || key.startsWith(`${product}-`));
