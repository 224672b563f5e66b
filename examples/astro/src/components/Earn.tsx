import { EarnArea, EarnSummary, FlexibleHoldings } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { type Session, createEarnQueryClient } from '@earnkit/hooks';
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';

const client = createEarnClient();

/** What the page hands to the island. */
interface EarnProps {
  /** Who is signed in. */
  readonly session: Session;
  /** What the server has read. */
  readonly state: DehydratedState;
}

/** The island: an area has one, because islands share no context. */
export function Earn({ session, state }: EarnProps): ReactElement {
  const [queryClient] = useState(createEarnQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <EarnArea client={client} queryClient={queryClient} session={session} timeZone="UTC">
          <EarnSummary />
          <FlexibleHoldings />
        </EarnArea>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
