import { type DayRange, type EarnFailure, HOUR, type Instant } from '@earnkit/core';
import { rangeOfDays, sameOffsetPieces } from '@earnkit/time';
import type { Rows, UnreadableRow } from '@earnkit/core/endpoint';
import { type QueryKey, type UnusedSkipTokenOptions, queryOptions } from '@tanstack/react-query';
import type { Earn } from '../provider/earnContext.ts';
import { readAll } from './readAll.ts';

/** Milliseconds for which the current month is kept (AMB-057). */
const CURRENT_MONTH_MS = 60_000;

/** Seconds after the end of a month during which records of its last hours may still be added. */
const LATE_ENTRY_SECONDS = HOUR;

/** Records of one calendar month or a part of it. */
export interface MonthBatch<Row> {
  /** Newest first. */
  readonly rows: readonly Row[];
  /** Rows that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
  /** Whether there are, or may be, records that were not read. */
  readonly more: boolean;
}

/** A month as it was read. */
export interface MonthRead<Row> extends MonthBatch<Row> {
  /** Whether it was read after everything in it had happened, so that it will not change any more. */
  readonly final: boolean;
}

/** A range of days with one offset from UTC. */
export interface MonthPiece {
  readonly days: DayRange;
  /** First instant, in unix seconds. */
  readonly startsAt: Instant;
  /** First instant after it, in unix seconds. */
  readonly endsAt: Instant;
}

/** What differs between two kinds of record. */
export interface MonthOptions<Wire, Row> {
  /** Names the records; days and time zone are added. */
  readonly queryKey: QueryKey;
  readonly days: DayRange;
  /** Reads a page of `limit` records of a piece, from 1, newest first. */
  readonly read: (piece: MonthPiece, page: { readonly page: number; readonly limit: number }, signal: AbortSignal) => Promise<Rows<Wire>>;
  /** Identifies a record. */
  readonly idOf: (row: Wire) => string;
  /** Turns all rows of a piece into what is shown. */
  readonly rowsOf: (rows: readonly Wire[], piece: MonthPiece) => readonly Row[];
  /** Most answers of a piece that are read; for a list that may have thousands of records. @default it has fewer */
  readonly mostAnswers?: number;
}

/**
 * Reads a person's records of one calendar month or a part of it, newest first (AMB-057). A month that was read after its end never
 * becomes stale, any other after a minute. A request has one offset from UTC, so a month in which daylight saving time begins or
 * ends is read in two pieces.
 */
export function monthQuery<Wire, Row>(
  earn: Pick<Earn, 'session' | 'timeZone' | 'now'>,
  { queryKey, days, read, idOf, rowsOf, mostAnswers }: MonthOptions<Wire, Row>,
): UnusedSkipTokenOptions<MonthRead<Row>, EarnFailure> {
  const finalAt = rangeOfDays(days, earn.timeZone).endsAt + LATE_ENTRY_SECONDS;
  return queryOptions<MonthRead<Row>, EarnFailure>({
    queryKey: [...queryKey, days.start, days.end, earn.timeZone],
    queryFn: async ({ signal }) => {
      // Determined before reading: records that are added in the meantime may be missing.
      const final = earn.now() >= finalAt;
      const pieces = await Promise.all(
        sameOffsetPieces(days, earn.timeZone).map(async (part) => {
          const piece = { days: part, ...rangeOfDays(part, earn.timeZone) };
          const { rows, unreadable, more } = await readAll({
            read: (page, limit) => read(piece, { page, limit }, signal),
            idOf,
            ...(mostAnswers !== undefined && { mostAnswers, long: true }),
          });
          return { rows: rowsOf(rows, piece), unreadable, more };
        }),
      );
      const newestFirst = pieces.toReversed();
      return {
        rows: newestFirst.flatMap((piece) => piece.rows),
        unreadable: newestFirst.flatMap((piece) => piece.unreadable),
        more: pieces.some((piece) => piece.more),
        final,
      };
    },
    enabled: earn.session.state === 'signed-in',
    staleTime: ({ state }) => (state.data?.final ? Number.POSITIVE_INFINITY : CURRENT_MONTH_MS),
    gcTime: earn.now() >= finalAt ? 30 * 60_000 : CURRENT_MONTH_MS,
    refetchInterval: ({ state }) => (state.data?.final ? false : CURRENT_MONTH_MS),
  });
}
