'use client';
import type { EarnFailure } from '@earnkit/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { PrerenderContext, useEarn } from './earnContext.ts';
import { type EarnQueryOptions, asPrefetched } from './earnQuery.ts';

/**
 * `useQuery` with the provider's own cache; a host's QueryClientProvider is neither needed nor changed. In a prerendered dialog the
 * first answer is read at once, so that the dialog opens with it.
 */
export function useEarnQuery<Data>(options: EarnQueryOptions<Data>): UseQueryResult<Data, EarnFailure> {
  const { queryClient, hydrating } = useEarn();
  const query = useQuery<Data, EarnFailure>(hydrating ? asPrefetched(options) : options, queryClient);
  useContext(PrerenderContext)?.(options, queryClient);
  return query;
}
