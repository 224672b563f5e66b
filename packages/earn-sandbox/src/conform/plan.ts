import { type Decimal, add, decimal, multiply, roundDown } from '@earnkit/core';
import fc from 'fast-check';

/** A step of a run: what is done, and with which share, in thousandths, of what there is. */
export interface Step<Action extends string> {
  readonly action: Action;
  readonly share: number;
}

/** What makes two runs the same. */
export interface Plan {
  readonly seed: number;
  /** How many times each product is gone through. */
  readonly runs: number;
}

/** Random steps of a product, the same for one seed: each action at least once in each run. */
export function stepsOf<const Action extends string>(
  { seed, runs }: Plan,
  actions: readonly Action[],
): readonly (readonly Step<Action>[])[] {
  const run = fc
    .shuffledSubarray([...actions], { minLength: actions.length })
    .chain((order) => fc.tuple(...order.map((action) => fc.integer({ min: 1, max: 999 }).map((share) => ({ action, share })))));
  return fc.sample(run, { seed, numRuns: runs });
}

/** An amount a little above the least one, with up to so many decimals. */
export const aboveLeast = (least: Decimal, share: number, places: number): Decimal =>
  roundDown(multiply(least, add(decimal('1'), multiply(decimal(String(share)), decimal('0.001234567')))), places);

/** A share of an amount in thousandths, cut to so many decimals. */
export const shareOf = (amount: Decimal, share: number, places: number): Decimal =>
  roundDown(multiply(amount, decimal(String(share)), decimal('0.001')), places);

/** The amount with a ninth decimal. */
export const withNinthDecimal = (amount: Decimal): Decimal => add(roundDown(amount, 6), decimal('0.000000009'));
