import { EarnArea, EarnSummary, FlexibleHoldings } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { type Session, querySource } from '@earnkit/hooks';
import { flexibleHoldingsOptions, flexibleStatisticsOptions } from '@earnkit/hooks/simple-earn';
import { type DehydratedState, QueryClient, dehydrate, useQueryClient } from '@tanstack/react-query';
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import type { ReactElement } from 'react';

/** Who is signed in. Your product knows it from its own cookie. */
const session: Session = { state: 'signed-in', id: 'person-42' };

/** Reads the person's holdings and totals on the server, with the cookies of the person. */
export const getServerSideProps: GetServerSideProps<{ readonly state: DehydratedState }> = async ({ req }) => {
  const cookie = req.headers.cookie ?? '';
  const origin = process.env['EXCHANGE'] ?? 'http://127.0.0.1:4610';
  const source = querySource(createEarnClient({ origin, headers: () => ({ cookie }), readRetries: 0 }), session);
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.prefetchQuery(flexibleHoldingsOptions(source)),
    queryClient.prefetchQuery(flexibleStatisticsOptions(source)),
  ]);
  return { props: { state: dehydrate(queryClient) } };
};

const client = createEarnClient();

export default function Home(): ReactElement {
  return (
    <>
      <Head>
        <title>Earnkit on Next.js, Pages Router</title>
      </Head>
      <EarnArea client={client} queryClient={useQueryClient()} session={session} timeZone="UTC">
        <EarnSummary />
        <FlexibleHoldings />
      </EarnArea>
    </>
  );
}
