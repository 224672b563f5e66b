'use client';
import { useMemo } from 'react';
import type { DayRange, Instant } from '@earnkit/core';
import type { HistoryRecord, HistoryType } from '@earnkit/core/simple-earn/contract';
import { arrivalMoments } from '@earnkit/core/simple-earn/rules';
import { type HistoryRange, useHistoryRange } from '../../lists/useHistoryRange.ts';
import { type PageMode, type PagesRead, usePages } from '../../lists/usePages.ts';
import { deriveOnce } from '../../provider/deriveOnce.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading } from '../../provider/useReading.ts';
import { useNowAt } from '../../time/time.ts';
import {
  type HistoryFilter,
  type HistoryProduct,
  type HistoryRow,
  historyHoursOptions,
  historyKey,
  historyPageOptions,
  historyRowOf,
} from './historyRows.ts';

/** Rows of a page in a dialog (SE-H-12). */
export const HISTORY_DIALOG_PAGE_SIZE = 6;

/** Rows of a page elsewhere (SE-H-13, AMB-056). */
export const HISTORY_PAGE_SIZE = 8;

/** Rows of a page of a day's hours: all of them, also of a day of 25 hours (SE-H-15). */
export const HISTORY_HOURS_PAGE_SIZE = 25;

/** Which records are shown. */
export interface HistoryQuery {
  /** The coin. @default all coins */
  asset?: string | undefined;
  /** The kind of record. @default all kinds */
  type?: HistoryType | undefined;
  /** The days. @default the last six months */
  range?: DayRange | undefined;
  /** The page, from 1. */
  page: number;
  /** Rows of a page. @default 8 */
  pageSize?: number;
  /** A single `page`, or every page up to it (`accumulate`), for a list that grows on a phone (UI-17). @default 'page' */
  mode?: PageMode;
}

/** A page of a history and the days it is of. */
export interface HistoryView extends HistoryRange {
  /** What the page is filtered by, for the export of all of it. */
  readonly filter: HistoryFilter;
  /** The records, newest first. */
  readonly records: QueryState<PagesRead<HistoryRow>>;
}

const NO_MOMENTS: readonly Instant[] = [];

/** Pages a growing list reads at most. */
const MOST_PAGES = 100;

function useHistory(
  product: HistoryProduct,
  { asset, type, range: chosen, page, pageSize = HISTORY_PAGE_SIZE, mode = 'page' }: HistoryQuery,
): HistoryView {
  const earn = useEarn();
  const { timeZone } = earn;
  const days = useHistoryRange(chosen);
  const { range } = days;
  const filter = useMemo((): HistoryFilter => ({ product, asset, type, range }), [product, asset, type, range]);
  const reading = usePages<HistoryRecord>({
    page,
    mode,
    pageSize,
    maxPages: MOST_PAGES,
    optionsOf: (number) => {
      const options = historyPageOptions(earn, filter, number, pageSize);
      // All pages of a list that has grown would be read every minute.
      return mode === 'accumulate' && page > 1 ? { ...options, refetchInterval: false } : options;
    },
    idOf: historyKey,
  });
  const at = useNowAt(reading.state === 'ready' ? reading.data.rows.flatMap(arrivalMoments) : NO_MOMENTS);
  const rowOf = useMemo(() => deriveOnce(historyRowOf(filter, timeZone, at)), [filter, timeZone, at]);
  const records = mapReading(reading, (data) => ({ ...data, rows: data.rows.map(rowOf) }));
  return { ...days, filter, records: earn.session.state === 'anonymous' ? { state: 'anonymous' } : records };
}

/** The flexible history, newest first; the interest alone is summed by day (SE-H-04 to SE-H-14, API-37). */
export const useFlexibleHistory = (query: HistoryQuery): HistoryView => useHistory('flexible', query);

/** The fixed history, newest first (SE-H-04 to SE-H-13, API-38). */
export const useFixedHistory = (query: HistoryQuery): HistoryView => useHistory('fixed', query);

/** The hours of the day of a flexible interest record, newest first (SE-H-14, SE-H-15). */
export function useHistoryHours(
  { asset }: Pick<HistoryRow, 'asset'>,
  hours: NonNullable<HistoryRow['hourlyPeriod']>,
  page: number,
): QueryState<PagesRead<HistoryRecord>> {
  const earn = useEarn();
  return usePages<HistoryRecord>({
    page,
    mode: 'page',
    pageSize: HISTORY_HOURS_PAGE_SIZE,
    maxPages: MOST_PAGES,
    optionsOf: (number) => historyHoursOptions(earn, asset, hours, number, HISTORY_HOURS_PAGE_SIZE),
    idOf: historyKey,
  });
}
