import type { Instant } from '@earnkit/time';
import { compareText } from './lists.ts';
import { type Decimal, ZERO, add, compare, decimal, divide, multiply, roundDown, isPositive, max } from '../decimal.ts';
import { shownDecimals } from '../format/amount.ts';
import { shownParts } from './rates/shownParts.ts';
import { type WayAccess, awaySeconds } from './ways.ts';

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

/** When money can be had: whenever it is asked for, some days after that, or on a set date. `unknown` where the exchange does not say. */
export type AccessKind = 'any-time' | 'days' | 'date' | 'unknown';

const ACCESS_KINDS: readonly AccessKind[] = ['any-time', 'days', 'date', 'unknown'];

/** See {@link AccessKind}. */
function accessKind(access: WayAccess): AccessKind {
  if (access.kind === 'at') return access.at === undefined ? 'unknown' : 'date';
  const seconds = awaySeconds(access, 0);
  return seconds === 0 ? 'any-time' : seconds === Infinity ? 'unknown' : 'days';
}

/**
 * What everything that is held is worth by when it can be had, in USDT, the soonest first (SH-01). A kind without a holding is left out; one
 * with a holding of unknown value is `undefined`.
 */
export function worthByAccess(
  holdings: readonly { readonly access: WayAccess; readonly valueUsdt: Decimal | undefined }[],
): readonly OverviewPart<AccessKind>[] {
  return ACCESS_KINDS.flatMap((key): readonly OverviewPart<AccessKind>[] => {
    const values = holdings.filter(({ access }) => accessKind(access) === key).map(({ valueUsdt }) => valueUsdt);
    const known = values.filter((value) => value !== undefined);
    return values.length === 0 ? [] : [{ key, amount: known.length < values.length ? undefined : add(ZERO, ...known) }];
  });
}

const DAYS_OF_YEAR = decimal('365');

/** Decimals of an average rate. */
const AVERAGE_DECIMALS = 8;

/**
 * The rate of a year that one day's earnings are of a value: earnings × 365 ÷ value, 8 decimals down. `undefined` where one of them is not
 * known, and where there is no value.
 */
export function averageAprFraction(dayEarned: Decimal | undefined, worth: Decimal | undefined): Decimal | undefined {
  if (dayEarned === undefined || worth === undefined || !isPositive(worth)) return undefined;
  return divide(multiply(dayEarned, DAYS_OF_YEAR), worth, AVERAGE_DECIMALS);
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
