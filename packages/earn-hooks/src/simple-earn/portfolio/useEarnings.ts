'use client';
import { useMemo } from 'react';
import { type Decimal, addDays, dayOf } from '@earnkit/core';
import { gridlines, seriesTrend } from '@earnkit/core/series/rules';
import type { HistoryRecord } from '@earnkit/core/simple-earn/contract';
import { type Earning, type Earnings, earningsByDay } from '@earnkit/core/simple-earn/rules';
import { DAY, rangeOfDays } from '@earnkit/time';
import type { TrendFrame } from '../../lists/useTrend.ts';
import { type PagesRead, usePages } from '../../lists/usePages.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { type HistoryFilter, historyKey, historyPageOptions, historyRowOf } from '../history/historyRows.ts';
import { STATISTICS_TIME_ZONE } from '../flexible/useSimpleEarnStatistics.ts';
import { useToday } from '../../time/useToday.ts';
import { allRead } from './allRead.ts';
import { usePortfolioValues } from '../../account/usePortfolioValues.ts';

/** Days that are looked at. */
export const EARNINGS_DAYS = 30;

/** Records of a page, and pages that are read of each history at most. */
const PAGE_SIZE = 100;
const PAGES = 5;

/** A person's interest in the last days, and what a chart of it needs. */
export type PortfolioEarnings = Omit<Earnings, 'days'> &
  Pick<TrendFrame, 'from' | 'to' | 'gridlines'> & {
    /** Each day, at its midnight. */
    readonly points: readonly { readonly at: number; readonly value: Decimal | undefined }[];
    /** Mean of the days, cut down to 8 decimals. */
    readonly average: Decimal | undefined;
    /** The interest of today. */
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
    optionsOf: (page) => historyPageOptions({ ...earn, timeZone: STATISTICS_TIME_ZONE }, filter, page, PAGE_SIZE),
    idOf: historyKey,
  });
  return earn.session.state === 'anonymous' ? { state: 'anonymous' } : reading;
}

/**
 * The interest of each of the last 30 days, valued at the prices of now (SH-22, SH-23): flexible interest, and what fixed terms and their
 * vouchers paid, without bonuses (AMB-159). The days are those in which the exchange counts what was earned yesterday. Nothing is read for a
 * visitor (SH-04).
 */
export function useEarnings(): QueryState<PortfolioEarnings> {
  const today = useToday(STATISTICS_TIME_ZONE);
  const [range, flexibleFilter, fixedFilter] = useMemo(() => {
    const days = { start: addDays(today, 1 - EARNINGS_DAYS), end: today };
    const all: HistoryFilter = { product: 'fixed', range: days };
    return [days, { product: 'flexible', type: 'interest', range: days } satisfies HistoryFilter, all] as const;
  }, [today]);
  const flexible = useRecords(flexibleFilter);
  const fixed = useRecords(fixedFilter);
  const interest = flexible.state === 'ready' ? flexible.data.rows : NONE;
  const paid = fixed.state === 'ready' ? fixed.data.rows : NONE;
  const earnings = useMemo(
    () => [...interest.flatMap(interestOf(flexibleFilter)), ...paid.flatMap(interestOf(fixedFilter))],
    [interest, paid, flexibleFilter, fixedFilter],
  );
  const assets = useMemo(() => [...new Set(earnings.map(({ asset }) => asset))], [earnings]);
  const { valueOf, pending } = usePortfolioValues(assets);
  const data = useMemo(() => {
    const { days, ...sums } = earningsByDay(earnings, range, valueOf);
    const { startsAt: from, endsAt } = rangeOfDays(range, STATISTICS_TIME_ZONE);
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
  const ready = allRead([flexible, fixed]);
  if (ready.state !== 'ready') return ready;
  if (pending) return { state: 'loading' };
  return { ...ready, data: { ...data, more: ready.data } };
}

/** The interest that a record paid, and when; nothing for one that paid none. */
const interestOf = (filter: HistoryFilter): ((record: HistoryRecord) => readonly Earning[]) => {
  const rowOf = historyRowOf(filter, STATISTICS_TIME_ZONE, 0);
  return (record) => {
    const { figures, summedDay, at, type } = rowOf(record);
    if (figures.earned === undefined || type === 'bonus') return [];
    const { asset, value: amount } = figures.earned;
    return [{ asset, amount, day: summedDay ?? (at === undefined ? undefined : dayOf(at, STATISTICS_TIME_ZONE)) }];
  };
};
