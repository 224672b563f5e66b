import { createEarnClient } from '@earnkit/core/client';
import { querySource } from '@earnkit/hooks';
import { flexibleHoldingsOptions, flexibleStatisticsOptions } from '@earnkit/hooks/simple-earn';
import { HydrationBoundary, QueryClient, dehydrate } from '@tanstack/react-query';
import { cookies } from 'next/headers';
import type { ReactElement, ReactNode } from 'react';
import { session } from './session';

/** Reads the person's holdings and totals on the server, for each request, with the cookies of the person. */
export async function Prefetched({ children }: { readonly children: ReactNode }): Promise<ReactElement> {
  const cookie = (await cookies()).toString();
  const origin = process.env['EXCHANGE'] ?? 'http://127.0.0.1:4610';
  const source = querySource(createEarnClient({ origin, headers: () => ({ cookie }), readRetries: 0 }), session);
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.prefetchQuery(flexibleHoldingsOptions(source)),
    queryClient.prefetchQuery(flexibleStatisticsOptions(source)),
  ]);
  return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
