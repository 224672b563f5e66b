import type { EarnError, EarnFailure } from '@earnkit/core';
import type { UseQueryResult } from '@tanstack/react-query';

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
      /** When the data was read, in unix seconds. */
      readonly readAt: number;
      /** Reads again. */
      readonly retry: () => void;
    };

/** Turns a query's result into a {@link QueryState}. */
export function queryStateOf<Data>(query: UseQueryResult<Data, EarnFailure>): QueryState<Data> {
  const retry = (): void => void query.refetch();
  if (query.data !== undefined) {
    return { state: 'ready', data: query.data, stale: query.isError, readAt: Math.floor(query.dataUpdatedAt / 1000), retry };
  }
  return query.error ? { state: 'failed', error: query.error.reason, retry } : { state: 'loading' };
}
