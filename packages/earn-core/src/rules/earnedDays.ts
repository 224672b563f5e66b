import { type CalendarDay, addDays } from '@earnkit/time';
import { type Decimal, ZERO, add, decimal, divide, isZero } from '../decimal.ts';
import { shownTotal } from './overviewSums.ts';
import type { Earning } from './statement/statement.ts';

/** What one part of the area earned in some days. */
export interface EarnedPart<Key extends string> {
  /** Names the part. */
  readonly key: Key;
  /** What it paid on those days; `undefined` where that is not known. Those of yesterday are not looked at. */
  readonly earnings: readonly Earning[] | undefined;
  /** What it earned yesterday, in USDT: the figure that stands beside the days. `undefined` where it is not known. */
  readonly yesterdayUsdt: Decimal | undefined;
}

/** What was earned on a day. */
export interface EarnedDay {
  /** The day. */
  readonly day: CalendarDay;
  /** In USDT; `undefined` where it is not known. */
  readonly amountUsdt: Decimal | undefined;
  /** Whether the day is over. */
  readonly whole: boolean;
}

/** What was earned day by day. */
export interface EarnedDays<Key extends string> {
  /** The days, oldest first; the last is today. */
  readonly days: readonly EarnedDay[];
  /**
   * The average of the whole days since the first on which something was earned, 8 decimals down. `undefined` where one of them is not
   * known, or where there are fewer than seven.
   */
  readonly averageUsdt: Decimal | undefined;
  /** The parts that are not known. They are in no day. */
  readonly without: readonly Key[];
}

/** How the days are made. */
export interface EarnedDaysOptions<Key extends string> {
  /** Today. */
  readonly today: CalendarDay;
  /** How many days there are, today included. */
  readonly count: number;
  /** Everything that earns. */
  readonly parts: readonly EarnedPart<Key>[];
  /** The value of an amount at today's price; `undefined` where that is not known. */
  readonly valueOf: (asset: string, amount: Decimal | undefined) => Decimal | undefined;
}

/** An average of fewer days says nothing. */
const LEAST_DAYS = 7;

/** Decimals of an average. */
const AVERAGE_DECIMALS = 8;

/** The first of so many days up to today. */
export const firstOfDays = (today: CalendarDay, count: number): CalendarDay => addDays(today, 1 - count);

/**
 * What was earned day by day, at today's prices, as the figure of yesterday is: the bar of yesterday and that figure are one value. Each
 * part of a day is cut as it is shown, so that every day is made as yesterday is.
 */
export function earnedDays<Key extends string>({ today, count, parts, valueOf }: EarnedDaysOptions<Key>): EarnedDays<Key> {
  const yesterday = addDays(today, -1);
  const isKnown = ({ earnings, yesterdayUsdt }: EarnedPart<Key>): boolean => earnings !== undefined && yesterdayUsdt !== undefined;
  const known = parts.filter(isKnown);
  const worthOn = ({ earnings = [] }: EarnedPart<Key>, day: CalendarDay): Decimal | undefined => {
    const values = earnings.filter((earning) => earning.day === day).map(({ earnedAsset, amount }) => valueOf(earnedAsset, amount));
    return values.every((value) => value !== undefined) ? add(ZERO, ...values) : undefined;
  };
  const amountOn = (day: CalendarDay): Decimal | undefined => {
    const amounts = known.map((part) => ({ key: part.key, amount: day === yesterday ? part.yesterdayUsdt : worthOn(part, day) }));
    return amounts.some(({ amount }) => amount === undefined) ? undefined : shownTotal(amounts);
  };
  const first = firstOfDays(today, count);
  const days = Array.from({ length: count }, (_, index): EarnedDay => {
    const day = addDays(first, index);
    return { day, amountUsdt: amountOn(day), whole: day !== today };
  });
  return { days, averageUsdt: averageOf(days), without: parts.filter((part) => !isKnown(part)).map(({ key }) => key) };
}

function averageOf(days: readonly EarnedDay[]): Decimal | undefined {
  const whole = days.filter((day) => day.whole);
  const begun = whole.findIndex(({ amountUsdt }) => amountUsdt === undefined || !isZero(amountUsdt));
  const counted = begun === -1 ? [] : whole.slice(begun);
  const known = counted.flatMap(({ amountUsdt }) => amountUsdt ?? []);
  if (known.length < LEAST_DAYS || known.length < counted.length) return undefined;
  return divide(add(ZERO, ...known), decimal(String(known.length)), AVERAGE_DECIMALS);
}
