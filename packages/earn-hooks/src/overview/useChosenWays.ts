'use client';
import { useFixedMarket } from '../simple-earn/fixed/useFixedProducts.ts';
import type { AnyWay } from './useWaysToEarn.ts';
import { type WayChoice, productOfKey } from './wayChoice.ts';

/** What is known of a chosen way before all ways of its coin are read. */
export interface ChosenWay {
  /** What was chosen. */
  readonly choice: WayChoice;
  /** The kind of product; `undefined` for a key of no product. */
  readonly product: AnyWay['product'] | undefined;
  /** The term in days; `undefined` without one, and while it is not known. */
  readonly days: number | undefined;
}

/** The chosen ways with their products, for the names of a tray. It reads no more than the fixed products. For anybody. */
export function useChosenWays(choices: readonly WayChoice[]): readonly ChosenWay[] {
  const fixed = useFixedMarket();
  return choices.map((choice) => {
    const products = fixed.state === 'ready' ? fixed.data.get(choice.asset) : undefined;
    return {
      choice,
      product: productOfKey(choice.key),
      days: products?.find(({ id }) => choice.key === `fixed-${id}`)?.days,
    };
  });
}
