import { createEarnClient } from '@earnkit/core/client';
import { type Session, querySource } from '@earnkit/hooks';
import { flexibleHoldingsOptions, flexibleStatisticsOptions } from '@earnkit/hooks/simple-earn';
import { type DehydratedState, QueryClient, dehydrate } from '@tanstack/react-query';

/** Where the exchange is. The page's calls go to it through this server, so that the page and the exchange have one origin. */
export const EXCHANGE = process.env['EXCHANGE'] ?? 'http://127.0.0.1:4610';

/** Reads the person's holdings and totals on the server, with the cookies of the person. */
export async function readHoldings(session: Session, cookie: string): Promise<DehydratedState> {
  const source = querySource(createEarnClient({ origin: EXCHANGE, headers: () => ({ cookie }), readRetries: 0 }), session);
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.prefetchQuery(flexibleHoldingsOptions(source)),
    queryClient.prefetchQuery(flexibleStatisticsOptions(source)),
  ]);
  return dehydrate(queryClient);
}
