import type { EarnError, EarnFailure } from '@earnkit/core';
import type { UseQueryResult } from '@tanstack/react-query';

/**
 * What a screen knows of something it reads. Unknown is not zero: only `ready` carries data, and data that could not be
 * refreshed says so.
 */
export type QueryState<Data> =
  /** Nobody is signed in, and the read belongs to a person: it was not made (SH-04). */
  | { readonly state: 'anonymous' }
  /** The first answer is on its way. */
  | { readonly state: 'loading' }
  /** There is no answer. */
  | { readonly state: 'failed'; readonly error: EarnError; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly data: Data;
      /** The last refresh failed, so the data is older than it should be. */
      readonly stale: boolean;
      /** When the data was read, in unix seconds. */
      readonly readAt: number;
      /** Reads again. */
      readonly retry: () => void;
    };

/** Puts a query's result into the words of {@link QueryState}. */
export function queryStateOf<Data>(query: UseQueryResult<Data, EarnFailure>): QueryState<Data> {
  const retry = (): void => void query.refetch();
  if (query.data !== undefined) {
    return { state: 'ready', data: query.data, stale: query.isError, readAt: Math.floor(query.dataUpdatedAt / 1000), retry };
  }
  return query.error ? { state: 'failed', error: query.error.reason, retry } : { state: 'loading' };
}
