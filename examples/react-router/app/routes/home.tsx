import { EarnArea, EarnSummary, FlexibleHoldings } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { type Session, createEarnQueryClient, querySource } from '@earnkit/hooks';
import { flexibleHoldingsOptions, flexibleStatisticsOptions } from '@earnkit/hooks/simple-earn';
import { type DehydratedState, HydrationBoundary, QueryClient, QueryClientProvider, dehydrate } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { EXCHANGE } from '../exchange.server';

/** Who is signed in. Your product knows it from its own cookie. */
const session: Session = { state: 'signed-in', id: 'person-42' };

/** Reads the person's holdings and totals on the server, with the cookies of the person. */
export async function loader({ request }: { readonly request: Request }): Promise<DehydratedState> {
  const cookie = request.headers.get('cookie') ?? '';
  const source = querySource(createEarnClient({ origin: EXCHANGE, headers: () => ({ cookie }), readRetries: 0 }), session);
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.prefetchQuery(flexibleHoldingsOptions(source)),
    queryClient.prefetchQuery(flexibleStatisticsOptions(source)),
  ]);
  return dehydrate(queryClient);
}

const client = createEarnClient();

export default function Home({ loaderData }: { readonly loaderData: DehydratedState }): ReactElement {
  const [queryClient] = useState(createEarnQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={loaderData}>
        <EarnArea client={client} queryClient={queryClient} session={session} timeZone="UTC">
          <EarnSummary />
          <FlexibleHoldings />
        </EarnArea>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
