'use client';
import { type CalendarDay, type Decimal, type Instant, add, dayOf, type DayRange, type EarnFailure } from '@earnkit/core';
import { offsetSeconds, zoneOffsetHours } from '@earnkit/time';
import { type FlexibleHistoryRecord, history } from '@earnkit/core/simple-earn/contract';
import type { UnusedSkipTokenOptions } from '@tanstack/react-query';
import { type MonthPiece, type MonthRead, monthQuery } from '../../lists/monthQuery.ts';
import { type Earn, useEarn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';
import { type MonthsView, useMonths } from '../../lists/useMonths.ts';
import { historyKey } from './historyRows.ts';

/** Adds two parts of a sum; `undefined` when one of them is. */
const addKnown = (one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined => one && other && add(one, other);

/** A sum with the day to which it belongs. */
type DaySum<Row> = Row & {
  /** The day in the person's zone; `undefined` when the exchange sends no time. */
  readonly day: CalendarDay | undefined;
};

/**
 * Assigns a day to each of the exchange's daily sums of a month. At the end of daylight saving time, the last day is an hour longer than
 * the exchange counts, and that hour arrives as a separate sum; it is added to the last day.
 *
 * @param merge adds the sum of that hour to the sum of the last day.
 */
function daySums<Row extends { readonly at: Instant | undefined }>(
  rows: readonly Row[],
  { startsAt, days: { end } }: MonthPiece,
  timeZone: string,
  merge: (day: Row, hour: Row) => Row,
): readonly DaySum<Row>[] {
  const offset = offsetSeconds(startsAt, timeZone);
  const dated = rows.map((row) => ({ ...row, day: row.at === undefined ? undefined : dayOf(row.at + offset, 'UTC') }));
  const hour = dated.find((row) => row.day !== undefined && row.day > end);
  if (hour === undefined) return dated;
  const others = dated.filter((row) => row !== hour);
  if (!others.some((row) => row.day === end)) return [{ ...hour, day: end }, ...others];
  return others.map((row) => (row.day === end ? { ...merge(row, hour), day: end } : row));
}

/** Interest of one day. */
export type InterestDay = DaySum<FlexibleHistoryRecord>;

/** Interest of one month: one row per day, newest first. */
type InterestBatch = MonthRead<InterestDay>;

/**
 * Interest of one coin in one calendar month or a part of it, a sum per day in the person's zone, newest first (SE-H-20,
 * SE-H-21, AMB-057).
 */
export function interestMonthOptions(
  earn: Pick<Earn, 'client' | 'session' | 'scope' | 'timeZone' | 'now'>,
  asset: string,
  days: DayRange,
): UnusedSkipTokenOptions<InterestBatch, EarnFailure> {
  const { client, scope, timeZone } = earn;
  return monthQuery<FlexibleHistoryRecord, InterestDay>(earn, {
    queryKey: [...earnKey(scope, history.flexibleHistory), 'interest', asset],
    days,
    read: ({ startsAt: from, endsAt: to }, page, signal) => {
      const zone = { daily: true, zoneOffsetHours: zoneOffsetHours(from, timeZone) };
      return client.call(history.flexibleHistory, { type: 'interest', asset, from, to, ...page, ...zone }, { signal });
    },
    idOf: historyKey,
    rowsOf: (rows, piece) => daySums(rows, piece, timeZone, withHour),
  });
}

/** Mean principal and rate stay those of the other 24 hours. */
const withHour = (day: FlexibleHistoryRecord, hour: FlexibleHistoryRecord): FlexibleHistoryRecord => ({
  ...day,
  amount: addKnown(day.amount, hour.amount),
  interest: addKnown(day.interest, hour.interest),
  bonusAmount: addKnown(day.bonusAmount, hour.bonusAmount),
});

/** Rows of a page (SE-H-19). */
export const INTEREST_PAGE_SIZE = 7;

/** A coin's interest history: the chosen range, and its days with interest, newest first. */
export type InterestHistory = MonthsView<InterestDay>;

/** Interest of a coin, one request per calendar month, the last six months to begin with (SE-H-16 to SE-H-21). */
export function useInterestHistory(asset: string): InterestHistory {
  const earn = useEarn();
  return useMonths<InterestDay, InterestBatch>((days) => interestMonthOptions(earn, asset, days));
}
