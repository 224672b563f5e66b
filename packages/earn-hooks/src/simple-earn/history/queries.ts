import { type CalendarDay, type DayRange, type Decimal, type EarnFailure, add, dayOf, offsetSeconds, zoneOffsetHours } from '@earnkit/core';
import { type FlexibleHistoryRecord, history } from '@earnkit/core/simple-earn/contract';
import type { UnusedSkipTokenOptions } from '@tanstack/react-query';
import { type MonthRead, monthQuery } from '../../lists/monthQuery.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';

/** Rows asked for at once; a month of daily sums needs one answer. */
const ANSWER_ROWS = 100;

/** Interest of one day. */
export interface InterestDay extends FlexibleHistoryRecord {
  /** The day in the person's zone; `undefined` where the exchange does not say when. */
  readonly day: CalendarDay | undefined;
}

/** Interest of one month: one row per day, newest first. */
export type InterestBatch = MonthRead<InterestDay>;

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
      return client.call(history.flexibleHistory, { type: 'interest', asset, from, to, page, limit: ANSWER_ROWS, ...zone }, { signal });
    },
    rowsOf: (rows, { startsAt, days: { end } }) => {
      const offset = offsetSeconds(startsAt, timeZone);
      const dated = rows.map((row) => ({ ...row, day: row.at === undefined ? undefined : dayOf(row.at + offset, 'UTC') }));
      return withLastHour(dated, end);
    },
  });
}

/**
 * When the clock is put back, the last day has an hour more than the exchange counts, and that hour comes as a day of its
 * own: its interest belongs to the last day. Mean principal and rate stay those of the other 24 hours.
 */
function withLastHour(rows: readonly InterestDay[], last: CalendarDay): readonly InterestDay[] {
  const beyond = rows.find((row) => row.day !== undefined && row.day > last);
  if (beyond === undefined) return rows;
  const others = rows.filter((row) => row !== beyond);
  if (!others.some((row) => row.day === last)) return [{ ...beyond, day: last }, ...others];
  return others.map((row) =>
    row.day === last
      ? {
          ...row,
          amount: sum(row.amount, beyond.amount),
          interest: sum(row.interest, beyond.interest),
          bonusAmount: sum(row.bonusAmount, beyond.bonusAmount),
        }
      : row,
  );
}

const sum = (one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined => one && other && add(one, other);
