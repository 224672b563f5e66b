import { EarnArea, FlexibleHoldings, FlexibleSubscribeDialog } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { RadixThemeProvider } from '@earnkit/ui/radix-theme';
import { Button, Dialog, Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@radix-ui/themes/styles.css';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';

/*
 * A product that is on Radix Themes and TanStack Query already, and places our parts among its own: holdings in its page, a
 * dialog of ours above a dialog of its own, one query cache and one theme for both.
 */

const queryClient = new QueryClient();
const client = createEarnClient();

function Wallet(): ReactElement {
  const [open, setOpen] = useState(false);
  const cache = useQueryClient();
  return (
    <EarnArea client={client} session={{ state: 'signed-in', id: 'person-42' }} queryClient={cache}>
      <FlexibleHoldings />
      <Dialog.Root>
        <Dialog.Trigger>
          <Button>Wallet</Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Wallet</Dialog.Title>
          <Dialog.Description>What you have.</Dialog.Description>
          <Button onClick={() => setOpen(true)}>Earn with USDC</Button>
          <FlexibleSubscribeDialog asset="USDC" open={open} onOpenChange={setOpen} />
        </Dialog.Content>
      </Dialog.Root>
    </EarnArea>
  );
}

const place = document.querySelector('#root');
if (!place) throw new Error('The page has no place for the app.');
createRoot(place).render(
  <QueryClientProvider client={queryClient}>
    <RadixThemeProvider>
      <Theme accentColor="crimson" appearance="dark">
        <Wallet />
      </Theme>
    </RadixThemeProvider>
  </QueryClientProvider>,
);
