'use client';
import { useCallback, useState } from 'react';
import type { DayRange, EarnFailure } from '@earnkit/core';
import { monthlyBatches } from '@earnkit/time';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { MonthBatch } from './monthQuery.ts';
import { useEarnQueries } from '../provider/useEarnQueries.ts';
import { useEarn } from '../provider/earnContext.ts';
import { type QueryState, queryStateOf, readAtOf, referenceOf } from '../provider/queryState.ts';
import { type HistoryRange, useHistoryRange } from './useHistoryRange.ts';

/** Records over a range of days that the person chooses. */
export interface MonthsView<Row> extends HistoryRange {
  /** Chooses other days. A start after the end is moved to the end, an end after today to today. */
  readonly choose: (range: DayRange) => void;
  /** All months of the range together: loading until each has answered, failed when one has failed. */
  readonly records: QueryState<MonthBatch<Row>>;
}

/**
 * Reads records of a person by calendar month, the last six months to begin with, so that a month that is over is read once.
 *
 * @param optionsOf the read of one month or a part of it.
 */
export function useMonths<Row extends { readonly at: number | undefined }, Batch extends MonthBatch<Row>>(
  optionsOf: (days: DayRange) => UseQueryOptions<Batch, EarnFailure>,
): MonthsView<Row> {
  const earn = useEarn();
  const [chosen, setChosen] = useState<DayRange>();
  const { range, today, warning } = useHistoryRange(chosen);
  const { now } = earn;
  const combine = useCallback((months: readonly UseQueryResult<MonthBatch<Row>, EarnFailure>[]) => combineMonths(months, now), [now]);
  const records = useEarnQueries(monthlyBatches(range).map(optionsOf), combine);
  return { range, today, warning, choose: setChosen, records: earn.session.state === 'anonymous' ? { state: 'anonymous' } : records };
}

function combineMonths<Row extends { readonly at: number | undefined }>(
  months: readonly UseQueryResult<MonthBatch<Row>, EarnFailure>[],
  now: () => number,
): QueryState<MonthBatch<Row>> {
  const retry = (): void => months.forEach((month) => month.isError && void month.refetch());
  const failed = months.find((month) => month.data === undefined && month.isError);
  if (failed) {
    const reading = queryStateOf(failed, now);
    return reading.state === 'failed' ? { ...reading, retry } : reading;
  }
  if (months.some((month) => month.data === undefined)) return { state: 'loading' };
  const old = months.find((month) => month.isError);
  return {
    state: 'ready',
    stale: old !== undefined,
    reference: old && referenceOf(old),
    readAt: Math.min(...months.map((month) => readAtOf(month, now))),
    retry,
    data: {
      rows: months.flatMap((month) => month.data?.rows ?? []).sort((first, second) => (second.at ?? 0) - (first.at ?? 0)),
      unreadable: months.flatMap((month) => month.data?.unreadable ?? []),
      more: months.some((month) => month.data?.more === true),
    },
  };
}
