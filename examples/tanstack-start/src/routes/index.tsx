import { EarnArea, EarnSummary, FlexibleHoldings } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { type Session, createEarnQueryClient, querySource } from '@earnkit/hooks';
import { flexibleHoldingsOptions, flexibleStatisticsOptions } from '@earnkit/hooks/simple-earn';
import { HydrationBoundary, QueryClient, QueryClientProvider, dehydrate } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { type ReactElement, useState } from 'react';
import { EXCHANGE } from '../exchange';

/** Who is signed in. Your product knows it from its own cookie. */
const session: Session = { state: 'signed-in', id: 'person-42' };

const client = createEarnClient();

/** The client of the loader: on the server it has the cookies of the person. */
const loaderClient = createIsomorphicFn()
  .server(() => {
    const cookie = getRequestHeader('cookie') ?? '';
    return createEarnClient({ origin: EXCHANGE, headers: () => ({ cookie }), readRetries: 0 });
  })
  .client(() => client);

export const Route = createFileRoute('/')({
  /** Reads the person's holdings and totals: on the server, or in the browser when the person comes from another page. */
  loader: async () => {
    const source = querySource(loaderClient(), session);
    const queryClient = new QueryClient();
    await Promise.all([
      queryClient.prefetchQuery(flexibleHoldingsOptions(source)),
      queryClient.prefetchQuery(flexibleStatisticsOptions(source)),
    ]);
    return dehydrate(queryClient);
  },
  component: Home,
});

function Home(): ReactElement {
  const [queryClient] = useState(createEarnQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={Route.useLoaderData()}>
        <EarnArea client={client} queryClient={queryClient} session={session} timeZone="UTC">
          <EarnSummary />
          <FlexibleHoldings />
        </EarnArea>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
