import type { Instant } from '@earnkit/time';
import { compareText } from './lists.ts';
import { type Decimal, ZERO, add, compare, roundDown, isPositive, max } from '../decimal.ts';
import { shownDecimals } from '../format/amount.ts';
import { shownParts } from './rates/shownParts.ts';

export {
  availableBy,
  type AvailableBy,
  type AvailableHolding,
  type CalendarCell,
  type CalendarEntry,
  calendarFile,
  type CalendarFileOptions,
  calendarWeeks,
} from './calendar.ts';
export { HELD_ORDERS, heldInOrder, type HeldOrder, type OrderedHolding } from './heldRows.ts';

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

/** A part with its share of the whole. */
export interface OverviewShare<Key> {
  /** Names the part. */
  readonly key: Key;
  /** Its share, 0 to 1, with 4 decimals: those of all parts add up to 1 (AMB-154). */
  readonly shareFraction: Decimal;
}

/** The shares of the parts that are known and above zero, the largest first. */
export function overviewShares<Key extends string>(parts: readonly OverviewPart<Key>[]): readonly OverviewShare<Key>[] {
  const counted = parts
    .flatMap(({ key, amount }) => (amount !== undefined && isPositive(amount) ? [{ key, amount }] : []))
    .toSorted((first, second) => compare(second.amount, first.amount));
  if (counted.length === 0) return [];
  const total = add(ZERO, ...counted.map(({ amount }) => amount));
  const shares = shownParts(Object.fromEntries(counted.map(({ amount }, index) => [`part${index}`, amount])), total);
  return counted.map(({ key }, index) => ({ key, shareFraction: shares[`part${index}`] ?? ZERO }));
}

/** An event that happens without an action of the person. */
export interface ComingEvent {
  /** Names it among all events. */
  readonly key: string;
  /** When it happens, in unix seconds. */
  readonly at: Instant;
}

/** What is still to come, the next first. */
export const comingEvents = <Event extends ComingEvent>(events: readonly Event[], now: Instant): readonly Event[] =>
  events.filter(({ at }) => at > now).toSorted((first, second) => first.at - second.at || compareText(first.key, second.key));

/** The highest of the known rates; `undefined` where none is known. */
export function highestRate(rates: readonly (Decimal | undefined)[] = []): Decimal | undefined {
  const [first, ...rest] = rates.filter((rate) => rate !== undefined);
  return first && max(first, ...rest);
}
