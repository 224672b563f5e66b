import { type Decimal, ZERO, add, roundDown } from '../decimal.ts';
import { shownDecimals } from '../format/amount.ts';

/** One part of a whole. */
export interface OverviewPart<Key extends string> {
  /** Names the part. */
  readonly key: Key;
  /** In USDT; `undefined` where it is not known. */
  readonly amount: Decimal | undefined;
}

/** A sum, and what it leaves out. */
export interface OverviewSum<Key extends string> {
  /** The sum of the known parts, exact; `undefined` where no part is known. */
  readonly amount: Decimal | undefined;
  /** The parts that are not known. A sum is whole only where there are none. */
  readonly without: readonly Key[];
}

/** The sum of what is known, with the names of what is not: unknown is not zero (SH-01). */
export function overviewSum<Key extends string>(parts: readonly OverviewPart<Key>[]): OverviewSum<Key> {
  const known = parts.flatMap(({ amount }) => amount ?? []);
  return {
    amount: known.length === 0 ? undefined : add(ZERO, ...known),
    without: parts.filter(({ amount }) => amount === undefined).map(({ key }) => key),
  };
}

/**
 * The sum of the known parts as they are displayed. Each part is cut down as `formatAmount` shows it on its own page, so that a figure has
 * the same value everywhere and none is rounded up (AMB-154). `undefined` when no part is known.
 */
export const shownTotal = <Key extends string>(parts: readonly OverviewPart<Key>[]): Decimal | undefined =>
  overviewSum(parts.map(({ key, amount }) => ({ key, amount: amount && roundDown(amount, shownDecimals(amount)) }))).amount;
