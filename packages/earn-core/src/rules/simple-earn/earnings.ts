import { type CalendarDay, type DayRange, daysOf } from '@earnkit/time';
import { type Decimal, ZERO, add } from '../../decimal.ts';
import { compareText } from '../lists.ts';

/** Something that was earned. */
export interface Earning {
  /** The coin. */
  readonly asset: string;
  /** `undefined` where it is not known. */
  readonly amount: Decimal | undefined;
  /** The day of the range's calendar; `undefined` where the exchange does not say. */
  readonly day: CalendarDay | undefined;
}

/** What was earned on a day. */
export interface EarningsDay {
  /** The day. */
  readonly day: CalendarDay;
  /** All of it in USDT; zero where nothing was earned. */
  readonly valueUsdt: Decimal;
}

/** What was earned over some days. */
export interface Earnings {
  /** Every day of the range, the oldest first. */
  readonly days: readonly EarningsDay[];
  /** The sum of all days. */
  readonly totalUsdt: Decimal;
  /** Coins of which an amount, a day or the price is not known. They are in no sum: unknown is not zero. */
  readonly unvalued: readonly string[];
}

/**
 * Adds up what was earned by day. A coin of which something is not known is named and left out whole. What was earned on
 * other days is not counted.
 *
 * @param valueOf value of an amount in USDT, exact; `undefined` without a price.
 */
export function earningsByDay(
  earnings: readonly Earning[],
  { start, end }: DayRange,
  valueOf: (asset: string, amount: Decimal | undefined) => Decimal | undefined,
): Earnings {
  const valued = earnings.map(({ asset, amount, day }) => ({ asset, day, valueUsdt: valueOf(asset, amount) }));
  const unvalued = new Set(valued.filter(({ day, valueUsdt }) => day === undefined || valueUsdt === undefined).map(({ asset }) => asset));
  const sums = new Map<CalendarDay, Decimal>();
  for (const day of daysOf(start, end)) sums.set(day, ZERO);
  for (const { asset, day, valueUsdt } of valued) {
    const sum = day && sums.get(day);
    if (day && sum !== undefined && valueUsdt !== undefined && !unvalued.has(asset)) sums.set(day, add(sum, valueUsdt));
  }
  return {
    days: [...sums].map(([day, valueUsdt]) => ({ day, valueUsdt })),
    totalUsdt: add(ZERO, ...sums.values()),
    unvalued: [...unvalued].toSorted((first, second) => compareText(first, second)),
  };
}
