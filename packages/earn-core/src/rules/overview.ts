import type { Instant } from '@earnkit/time';
import { compareText } from './lists.ts';
import { type Decimal, ZERO, add, compare, decimal, divide, multiply, isPositive, max } from '../decimal.ts';
import type { OverviewPart } from './overviewSums.ts';
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
export { type EarnedDay, type EarnedDays, earnedDays, type EarnedDaysOptions, type EarnedPart, firstOfDays } from './earnedDays.ts';
export { type OverviewPart, type OverviewSum, overviewSum, shownTotal } from './overviewSums.ts';
export { HELD_ORDERS, heldInOrder, type HeldOrder, type OrderedHolding } from './heldRows.ts';

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

/**
 * When the money of several holdings is back. `any-time`: all of it, whenever it is asked for. `date`: each on a date of its own. `days`:
 * between so many days after it is asked for. `unknown`: the exchange does not say it of one of them.
 */
export type JointAccess =
  | { readonly kind: 'any-time' | 'unknown' }
  | {
      readonly kind: 'date';
      /** The first date, in unix seconds. */ readonly at: Instant;
      /** Whether others come back later. */
      readonly more: boolean;
    }
  | {
      readonly kind: 'days';
      /** The fewest days; `undefined` where the exchange says only the most. */
      readonly minDays: number | undefined;
      /** The most days. */
      readonly maxDays: number;
    };

/** When the money of several holdings is back; `undefined` where there is none, and where dates and days stand beside each other. */
export function jointAccess(all: readonly WayAccess[]): JointAccess | undefined {
  const kinds = new Set(all.map(accessKind));
  if (kinds.has('unknown')) return { kind: 'unknown' };
  if (kinds.has('date')) {
    const dates = all.flatMap((access) => (access.kind === 'at' ? (access.at ?? []) : []));
    return kinds.size > 1 ? undefined : { kind: 'date', at: Math.min(...dates), more: new Set(dates).size > 1 };
  }
  if (!kinds.has('days')) return kinds.has('any-time') ? { kind: 'any-time' } : undefined;
  const ranges = all.map(daysOf);
  const least = ranges.map(([fewest]) => fewest);
  return {
    kind: 'days',
    minDays: least.every((days) => days !== undefined) ? Math.min(...least) : undefined,
    maxDays: Math.max(...ranges.map(([, most]) => most)),
  };
}

/** The fewest and the most days until money is back that is asked for. */
function daysOf(access: WayAccess): readonly [fewest: number | undefined, most: number] {
  const period = access.kind === 'after' ? access.period : undefined;
  switch (period?.kind) {
    case 'max-only':
      return [undefined, period.days];
    case 'equal':
      return [period.days, period.days];
    case 'range':
      return [period.minDays, period.maxDays];
    default:
      return [0, 0];
  }
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
