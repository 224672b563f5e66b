import { type EarnError, type EarnFailure, earnErrorOf } from '@earnkit/core';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';

/**
 * The state of a read as a screen shows it. Unknown is not zero: only `ready` carries data, and `stale` marks data that
 * could not be refreshed.
 */
export type QueryState<Data> =
  /** Nobody is signed in, and the read needs a person, so it was not made (SH-04). */
  | { readonly state: 'anonymous' }
  /** The first answer is loading. */
  | { readonly state: 'loading' }
  /** There is no answer. */
  | { readonly state: 'failed'; readonly error: EarnError; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly data: Data;
      /** The last refresh failed, so the data may be out of date. */
      readonly stale: boolean;
      /** The request id of that refresh, to quote to support; `undefined` when the exchange sent none. */
      readonly reference?: string | undefined;
      /** When the data was read, in unix seconds of the area's clock. */
      readonly readAt: number;
      /** Reads again. */
      readonly retry: () => void;
    };

/** Clocks of areas that are being hydrated. */
const standing = new WeakSet<() => number>();

/** A clock that stands at the newest data of a cache, which a server and the browser find alike; at 0 in an empty cache. */
export function standingClock(cache: QueryClient): () => number {
  const now = (): number => Math.max(0, ...cache.getQueryCache().getAll().map(secondsOf));
  standing.add(now);
  return now;
}

const secondsOf = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number => Math.floor(state.dataUpdatedAt / 1000);

/**
 * When a query was answered, by the area's clock. The cache keeps the device's time, which can be wrong.
 *
 * @param now the area's clock, in unix seconds.
 */
export const readAtOf = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }, now: () => number): number =>
  standing.has(now) ? Math.floor(dataUpdatedAt / 1000) : Math.floor(now()) - Math.max(0, Math.floor((Date.now() - dataUpdatedAt) / 1000));

/** The request id of a failed read, if the exchange sent one. */
export function referenceOf(query: { readonly error: unknown }): string | undefined {
  const error = earnErrorOf(query.error);
  return error?.kind === 'http' ? error.requestId : undefined;
}

/**
 * Turns a query's result into a {@link QueryState}.
 *
 * @param now the area's clock, in unix seconds: `now` of `useEarn`.
 */
export function queryStateOf<Data>(query: UseQueryResult<Data, EarnFailure>, now: () => number): QueryState<Data> {
  const retry = (): void => void query.refetch();
  if (query.data !== undefined) {
    return { state: 'ready', data: query.data, stale: query.isError, reference: referenceOf(query), readAt: readAtOf(query, now), retry };
  }
  return query.error ? { state: 'failed', error: query.error.reason, retry } : { state: 'loading' };
}
