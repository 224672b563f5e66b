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

const queryClient = new QueryClient();
const client = createEarnClient();

/** The product's own cache also holds what the earn area reads. A dialog of the earn area opens above a dialog of the product. */
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

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    {/* gives the earn area the theme of the product, in dialogs too */}
    <RadixThemeProvider>
      <Theme accentColor="crimson" appearance="dark">
        <Wallet />
      </Theme>
    </RadixThemeProvider>
  </QueryClientProvider>,
);
