'use client';
import { useDeferredValue, useMemo } from 'react';
import { useEarn } from './earnContext.ts';
import type { EarnQueryOptions } from './earnQuery.ts';
import { useEarnQuery } from './useEarnQuery.ts';
import { type QueryState, queryStateOf } from './queryState.ts';

/** Maps the data of a reading that is ready. */
export const mapReading = <Data, View>(reading: QueryState<Data>, view: (data: Data) => View): QueryState<View> =>
  reading.state === 'ready' ? { ...reading, data: view(reading.data) } : reading;

/**
 * Of a product that the exchange does not have, there is nothing. Where such a call is one of several, no warning stands for it, and no
 * figure is missing.
 */
export const nothingIfNotOffered = <Data>(reading: QueryState<Data>, nothing: Data, now: () => number): QueryState<Data> =>
  reading.state === 'failed' && reading.error.kind === 'not-offered'
    ? { state: 'ready', data: nothing, stale: false, readAt: Math.floor(now()), retry: reading.retry }
    : reading;

/** Reads one call, also for a visitor. The state keeps its identity until the query changes. */
export function useReading<Data>(options: EarnQueryOptions<Data>): QueryState<Data> {
  const query = useEarnQuery(options);
  const { now } = useEarn();
  const { data, error, isError, dataUpdatedAt, refetch } = query;
  // oxlint-disable-next-line react/exhaustive-deps -- all that is read of the query, which is another object in each render
  return useMemo(() => queryStateOf(query, now), [data, error, isError, dataUpdatedAt, refetch, now]);
}

const ANONYMOUS = { state: 'anonymous' } as const;

/** Reads one call that belongs to a person: `anonymous` for a visitor (SH-04). */
export function usePrivateReading<Data>(options: EarnQueryOptions<Data>): QueryState<Data> {
  const reading = useReading(options);
  return useEarn().session.state === 'anonymous' ? ANONYMOUS : reading;
}

const LOADING = { state: 'loading' } as const;

/**
 * A reading whose first answer is rendered in a deferred, interruptible render, for a page that renders much from one answer.
 * Later answers are rendered at once.
 */
export function useDeferredAnswer<Data>(reading: QueryState<Data>): QueryState<Data> {
  const drawn = useDeferredValue(reading.state);
  return drawn === 'loading' && reading.state === 'ready' ? LOADING : reading;
}
