import {
  type CalendarDay,
  type DayRange,
  type Decimal,
  type EarnFailure,
  HOUR,
  type UnreadableRow,
  add,
  dayOf,
  offsetSeconds,
  rangeOfDays,
  sameOffsetPieces,
  zoneOffsetHours,
} from '@earnkit/core';
import { type FlexibleHistoryRecord, history } from '@earnkit/core/simple-earn/contract';
import { type UseQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';

/** Milliseconds for which the current month is kept (AMB-057). */
const CURRENT_MONTH_MS = 60_000;

/** Rows asked for at once; a month of daily sums needs one answer. */
const ANSWER_ROWS = 100;

/** Answers after which a month is long enough; an exchange that never ends must not either. */
const MOST_ANSWERS = 20;

/** Seconds after the end of a month until which interest of its last hours may still be entered. */
const LATE_ENTRY_SECONDS = HOUR;

/** Interest of one day. */
export interface InterestDay extends FlexibleHistoryRecord {
  /** The day in the person's zone; `undefined` where the exchange does not say when. */
  readonly day: CalendarDay | undefined;
}

/** Interest of one month. */
export interface InterestBatch {
  /** One row per day, newest first. */
  readonly rows: readonly InterestDay[];
  readonly unreadable: readonly UnreadableRow[];
  /** Read after everything in it had happened: it will not change any more. */
  readonly final: boolean;
}

/**
 * Interest of one coin in one calendar month or a part of it, a sum per day in the person's zone, newest first (SE-H-20,
 * SE-H-21, AMB-057). A month read after it was over is kept as it is; any other at most a minute.
 *
 * The exchange knows one offset from UTC per request, so a month in which the clock is changed is asked for in two.
 */
export function interestMonthOptions(
  earn: Pick<Earn, 'client' | 'session' | 'scope' | 'timeZone' | 'now'>,
  asset: string,
  days: DayRange,
): UseQueryOptions<InterestBatch, EarnFailure> {
  const finalAt = rangeOfDays(days, earn.timeZone).endsAt + LATE_ENTRY_SECONDS;
  return queryOptions<InterestBatch, EarnFailure>({
    queryKey: [...earnKey(earn.scope, history.flexibleHistory), 'interest', asset, days.start, days.end, earn.timeZone],
    queryFn: async ({ signal }) => {
      // Looked at before reading: what is entered meanwhile may be missing.
      const final = earn.now() >= finalAt;
      const pieces = await Promise.all(sameOffsetPieces(days, earn.timeZone).map((piece) => readPiece(earn, asset, piece, signal)));
      const newestFirst = pieces.toReversed();
      return {
        rows: newestFirst.flatMap((piece) => piece.rows),
        unreadable: newestFirst.flatMap((piece) => piece.unreadable),
        final,
      };
    },
    enabled: earn.session.state === 'signed-in',
    staleTime: ({ state }) => (state.data?.final ? Number.POSITIVE_INFINITY : CURRENT_MONTH_MS),
    gcTime: earn.now() >= finalAt ? 30 * 60_000 : CURRENT_MONTH_MS,
    refetchInterval: ({ state }) => (state.data?.final ? false : CURRENT_MONTH_MS),
  });
}

/** Days that all begin at one offset from UTC. */
async function readPiece(
  { client, timeZone }: Pick<Earn, 'client' | 'timeZone'>,
  asset: string,
  days: DayRange,
  signal: AbortSignal,
): Promise<Omit<InterestBatch, 'final'>> {
  const { startsAt, endsAt } = rangeOfDays(days, timeZone);
  const rows: FlexibleHistoryRecord[] = [];
  const unreadable: UnreadableRow[] = [];
  for (let page = 1; page <= MOST_ANSWERS; page += 1) {
    const answer = await client.call(
      history.flexibleHistory,
      {
        type: 'interest',
        asset,
        from: startsAt,
        to: endsAt,
        daily: true,
        page,
        limit: ANSWER_ROWS,
        zoneOffsetHours: zoneOffsetHours(startsAt, timeZone),
      },
      { signal },
    );
    rows.push(...answer.rows);
    unreadable.push(...answer.unreadable);
    const here = answer.rows.length + answer.unreadable.length;
    if (here === 0 || rows.length + unreadable.length >= answer.total) break;
  }
  const offset = offsetSeconds(startsAt, timeZone);
  const named = rows.map((row) => ({ ...row, day: row.at === undefined ? undefined : dayOf(row.at + offset, 'UTC') }));
  return { rows: withLastHour(named, days.end), unreadable };
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
