'use client';
import { useMemo } from 'react';
import { type Decimal, addDays, dayOf } from '@earnkit/core';
import { gridlines, seriesTrend } from '@earnkit/core/series/rules';
import type { HistoryRecord } from '@earnkit/core/simple-earn/contract';
import { type Earning, type Earnings, earningsByDay } from '@earnkit/core/simple-earn/rules';
import { DAY, type DayRange, rangeOfDays, sameOffsetPieces } from '@earnkit/time';
import type { TrendFrame } from '../../lists/useTrend.ts';
import { type PagesRead, usePages } from '../../lists/usePages.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { type HistoryFilter, historyKey, historyPageOptions, historyRowOf } from '../history/historyRows.ts';
import { useToday } from '../../time/useToday.ts';
import { together } from './together.ts';
import { usePortfolioValues } from '../../account/usePortfolioValues.ts';

/** Days that are looked at. */
export const EARNINGS_DAYS = 30;

/** Records of a page, and pages that are read of each history at most. */
const PAGE_SIZE = 100;
const PAGES = 5;

/** What a person earned in the last days, and what a chart of it needs. */
export type PortfolioEarnings = Omit<Earnings, 'days'> &
  Pick<TrendFrame, 'from' | 'to' | 'gridlines'> & {
    /** Each day, at its midnight in UTC, which stands for the day of the person's calendar. */
    readonly points: readonly { readonly at: number; readonly value: Decimal | undefined }[];
    /** Mean of the days, cut down to 8 decimals. */
    readonly average: Decimal | undefined;
    /** What was earned today. */
    readonly todayUsdt: Decimal | undefined;
    /** Whether there is more than was read, so that the sums are those of a part. */
    readonly more: boolean;
  };

const NONE: readonly HistoryRecord[] = [];

/** The records of one history, up to 500. */
function useRecords(filter: HistoryFilter): QueryState<PagesRead<HistoryRecord>> {
  const earn = useEarn();
  const reading = usePages<HistoryRecord>({
    page: PAGES,
    mode: 'accumulate',
    pageSize: PAGE_SIZE,
    maxPages: PAGES,
    optionsOf: (page) => historyPageOptions(earn, filter, page, PAGE_SIZE),
    idOf: historyKey,
  });
  return earn.session.state === 'anonymous' ? { state: 'anonymous' } : reading;
}

/**
 * What a person earned by day in the last 30 days, valued at the prices of now (SH-22, SH-23): flexible interest, and what fixed
 * terms paid. Nothing is read for a visitor (SH-04).
 */
export function useEarnings(): QueryState<PortfolioEarnings> {
  const { timeZone } = useEarn();
  const today = useToday();
  const range = useMemo(() => ({ start: addDays(today, 1 - EARNINGS_DAYS), end: today }), [today]);
  const [before, after] = useMemo(() => interestFilters(range, timeZone), [range, timeZone]);
  const fixedFilter = useMemo((): HistoryFilter => ({ product: 'fixed', range }), [range]);
  const flexible = useRecords(after);
  // The same read where the clock is not changed.
  const earlier = useRecords(before);
  const fixed = useRecords(fixedFilter);
  const interest = flexible.state === 'ready' ? flexible.data.rows : NONE;
  const earlierInterest = before !== after && earlier.state === 'ready' ? earlier.data.rows : NONE;
  const paid = fixed.state === 'ready' ? fixed.data.rows : NONE;
  const earnings = useMemo(
    () => [
      ...earlierInterest.flatMap(earningsOf(before, timeZone)),
      ...interest.flatMap(earningsOf(after, timeZone)),
      ...paid.flatMap(earningsOf(fixedFilter, timeZone)),
    ],
    [earlierInterest, interest, paid, before, after, fixedFilter, timeZone],
  );
  const assets = useMemo(() => [...new Set(earnings.map(({ asset }) => asset))], [earnings]);
  const { valueOf, pending } = usePortfolioValues(assets);
  const data = useMemo(() => {
    const { days, ...sums } = earningsByDay(earnings, range, valueOf);
    const { startsAt: from, endsAt } = rangeOfDays(range, 'UTC');
    const values = days.map(({ valueUsdt: value }, index) => ({ at: from + index * DAY, value }));
    const { points, average, latest, highest } = seriesTrend(values, 'value', DAY);
    return {
      ...sums,
      points,
      average,
      todayUsdt: latest?.value,
      from,
      to: endsAt - DAY,
      gridlines: gridlines({ lowest: undefined, highest }),
    };
  }, [earnings, range, valueOf]);
  const ready = together([flexible, earlier, fixed]);
  if (ready.state !== 'ready') return ready;
  if (pending) return { state: 'loading' };
  return { ...ready, data: { ...data, more: ready.data } };
}

/**
 * Flexible interest before and after the last change of the clock, each in days of its own offset from UTC; the same filter twice
 * where the clock is not changed.
 */
function interestFilters(range: DayRange, timeZone: string): readonly [before: HistoryFilter, after: HistoryFilter] {
  const filterOf = (days: DayRange): HistoryFilter => ({ product: 'flexible', type: 'interest', range: days });
  const last = sameOffsetPieces(range, timeZone).at(-1) ?? range;
  const after = filterOf(last);
  return [last.start === range.start ? after : filterOf({ start: range.start, end: addDays(last.start, -1) }), after];
}

/** What a record says was earned, and when; nothing for one that is no earning. */
const earningsOf = (filter: HistoryFilter, timeZone: string): ((record: HistoryRecord) => readonly Earning[]) => {
  const rowOf = historyRowOf(filter, timeZone, 0);
  return (record) => {
    const { figures, sumOf, at } = rowOf(record);
    if (figures.earned === undefined) return [];
    const { asset, value: amount } = figures.earned;
    return [{ asset, amount, day: sumOf ?? (at === undefined ? undefined : dayOf(at, timeZone)) }];
  };
};
