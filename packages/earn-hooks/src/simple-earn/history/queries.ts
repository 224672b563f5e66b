import {
  type DayRange,
  type EarnFailure,
  type FlexibleHistoryRecord,
  type UnreadableRow,
  dayOf,
  history,
  rangeOfDays,
  zoneOffsetHours,
} from '@earnkit/core';
import { type UseQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';

/** Milliseconds for which the current month is kept (AMB-057). */
const CURRENT_MONTH_MS = 60_000;

/** Rows asked for at once; a month of daily sums needs one answer. */
const ANSWER_ROWS = 100;

/** Answers after which a month is long enough; an exchange that never ends must not either. */
const MOST_ANSWERS = 20;

/** Interest of one month. */
export interface InterestBatch {
  readonly rows: readonly FlexibleHistoryRecord[];
  readonly unreadable: readonly UnreadableRow[];
}

/**
 * Interest of one coin in one calendar month or a part of it, a sum per day in the person's zone, newest first (SE-H-20,
 * SE-H-21, AMB-057). A month that is over is kept as it is; the current one at most a minute.
 */
export function interestMonthOptions(
  earn: Pick<Earn, 'client' | 'session' | 'scope' | 'timeZone' | 'now'>,
  asset: string,
  days: DayRange,
): UseQueryOptions<InterestBatch, EarnFailure> {
  const { startsAt, endsAt } = rangeOfDays(days, earn.timeZone);
  const over = days.end < dayOf(earn.now(), earn.timeZone);
  return queryOptions<InterestBatch, EarnFailure>({
    queryKey: [...earnKey(earn.scope, history.flexibleHistory), 'interest', asset, days.start, days.end, earn.timeZone],
    queryFn: async ({ signal }) => {
      const rows: FlexibleHistoryRecord[] = [];
      const unreadable: UnreadableRow[] = [];
      for (let page = 1; page <= MOST_ANSWERS; page += 1) {
        const answer = await earn.client.call(
          history.flexibleHistory,
          {
            type: 'interest',
            asset,
            from: startsAt,
            to: endsAt,
            daily: true,
            page,
            limit: ANSWER_ROWS,
            zoneOffsetHours: zoneOffsetHours(startsAt, earn.timeZone),
          },
          { signal },
        );
        rows.push(...answer.rows);
        unreadable.push(...answer.unreadable);
        const here = answer.rows.length + answer.unreadable.length;
        if (here === 0 || rows.length + unreadable.length >= answer.total) break;
      }
      return { rows, unreadable };
    },
    enabled: earn.session.state === 'signed-in',
    staleTime: over ? Number.POSITIVE_INFINITY : CURRENT_MONTH_MS,
    gcTime: over ? 30 * 60_000 : CURRENT_MONTH_MS,
    refetchInterval: over ? false : CURRENT_MONTH_MS,
  });
}
