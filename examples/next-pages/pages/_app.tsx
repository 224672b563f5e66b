import { createEarnQueryClient } from '@earnkit/hooks';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { type ReactElement, useState } from 'react';
// Tailwind first: what is loaded later is in later cascade layers.
import '../styles/globals.css';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';

/** One cache for all pages, which takes what the server has read for each. */
export default function App({ Component, pageProps }: AppProps): ReactElement {
  const [queryClient] = useState(createEarnQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={pageProps.state}>
        <Component {...pageProps} />
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
