import type { DayRange, EarnFailure } from '@earnkit/core';
import { zoneOffsetHours } from '@earnkit/time';
import { type FlexibleHistoryRecord, history } from '@earnkit/core/simple-earn/contract';
import type { UnusedSkipTokenOptions } from '@tanstack/react-query';
import { type DaySum, addKnown, daySums } from '../../lists/daySums.ts';
import { type MonthRead, monthQuery } from '../../lists/monthQuery.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';

/** Rows asked for at once; a month of daily sums needs one answer. */
const ANSWER_ROWS = 100;

/** Interest of one day. */
export type InterestDay = DaySum<FlexibleHistoryRecord>;

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
