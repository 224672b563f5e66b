'use client';

import { EarnArea } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { createEarnQueryClient } from '@earnkit/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { session } from './session';

const client = createEarnClient();

/** The part of the product that needs the browser. Its cache takes what the server has read. */
export function Area({ children }: { readonly children: ReactNode }): ReactElement {
  const [queryClient] = useState(createEarnQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <EarnArea client={client} queryClient={queryClient} session={session} timeZone="UTC">
        {children}
      </EarnArea>
    </QueryClientProvider>
  );
}
