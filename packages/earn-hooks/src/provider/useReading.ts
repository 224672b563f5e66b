'use client';
import { useEarn } from './earnContext.ts';
import { type EarnQueryOptions, useEarnQuery } from './earnQuery.ts';
import { type QueryState, queryStateOf } from './queryState.ts';

/** Maps the data of a reading that is ready. */
export const mapReading = <Data, View>(reading: QueryState<Data>, view: (data: Data) => View): QueryState<View> =>
  reading.state === 'ready' ? { ...reading, data: view(reading.data) } : reading;

/** Reads one call, also for a visitor. */
export const useReading = <Data>(options: EarnQueryOptions<Data>): QueryState<Data> => queryStateOf(useEarnQuery(options));

/** Reads one call that belongs to a person: `anonymous` for a visitor (SH-04). */
export function usePrivateReading<Data>(options: EarnQueryOptions<Data>): QueryState<Data> {
  const reading = useReading(options);
  return useEarn().session.state === 'anonymous' ? { state: 'anonymous' } : reading;
}
