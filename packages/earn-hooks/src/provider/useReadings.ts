'use client';
import type { EarnFailure } from '@earnkit/core';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEarnQueries } from './useEarnQueries.ts';
import { useEarn } from './earnContext.ts';
import { type QueryState, queryStateOf } from './queryState.ts';

/**
 * Combines several readings into one, in their order: failed when one of them failed without data, loading while one of them is
 * loading, stale when one of them is stale. Without readings it is ready and empty.
 *
 * @param now the area's clock, in unix seconds: `now` of `useEarn`.
 */
function joinReadings<Data>(readings: readonly QueryState<Data>[], now: () => number): QueryState<readonly Data[]> {
  const retry = (): void => readings.forEach((reading) => 'retry' in reading && reading.retry());
  const failed = readings.find((reading) => reading.state === 'failed');
  if (failed) return { ...failed, retry };
  const missing = readings.find((reading) => reading.state === 'anonymous' || reading.state === 'loading');
  if (missing) return missing;
  const ready = readings.filter((reading) => reading.state === 'ready');
  const stale = ready.find((reading) => reading.stale);
  return {
    state: 'ready',
    data: ready.map(({ data }) => data),
    stale: stale !== undefined,
    reference: stale?.reference,
    readAt: Math.min(...ready.map(({ readAt }) => readAt), Math.floor(now())),
    retry,
  };
}

const ANONYMOUS = { state: 'anonymous' } as const;

/** Reads calls that belong to a person, as one: `anonymous` for a visitor (SH-04). */
export function usePrivateReadings<Data>(queries: readonly UseQueryOptions<Data, EarnFailure>[]): QueryState<readonly Data[]> {
  const { now, session } = useEarn();
  const combine = useMemo(
    () => (results: readonly UseQueryResult<Data, EarnFailure>[]) =>
      joinReadings(
        results.map((result) => queryStateOf(result, now)),
        now,
      ),
    [now],
  );
  const reading = useEarnQueries(queries, combine);
  return session.state === 'anonymous' ? ANONYMOUS : reading;
}
