'use client';
import type { EarnFailure } from '@earnkit/core';
import { type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEarn } from './earnContext.ts';
import { asPrefetched } from './earnQuery.ts';

/** `useQueries` with the provider's own cache. */
export function useEarnQueries<Data, Result>(
  queries: readonly UseQueryOptions<Data, EarnFailure>[],
  combine: (results: UseQueryResult<Data, EarnFailure>[]) => Result,
): Result {
  const { queryClient, hydrating } = useEarn();
  return useQueries<{ queryFnData: Data; error: EarnFailure }[], Result>(
    { queries: hydrating ? queries.map(asPrefetched) : [...queries], combine },
    queryClient,
  );
}
