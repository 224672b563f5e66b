import { HistoryDialog } from '@earnkit/components';
import { type LazyPlaceholderProps, Skeleton, lazyComponent } from '@earnkit/ui';
import type { ReactElement } from 'react';
import type * as v from 'valibot';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { PartPlaceholder } from '../../shell/lazyPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { HoldingsPlaces } from '../HoldingsPlaces.tsx';
import { holdingsSearch } from './holdingsSearch.ts';
import { simpleEarnMessages } from './messages.ts';
import { useFiguresAhead } from './useFiguresAhead.ts';

/** What the page shows, in files of their own: the page loads the one that its address asks for. */
const AllHoldings = lazyComponent(async () => (await import('../earn/AllHoldings.tsx')).AllHoldings, HoldingsPlaceholder);
const SimpleEarnHoldings = lazyComponent(async () => (await import('./SimpleEarnHoldings.tsx')).SimpleEarnHoldings, PartPlaceholder);

export interface HoldingsProps {
  /** What the address says. */
  search: v.InferOutput<typeof holdingsSearch>;
  /** Whether the fixed orders are those of VIP products (SE-10). */
  vip: boolean;
  /** Whether there are fixed orders alone, without tabs (SE-09). */
  fixedOnly: boolean;
}

/**
 * Everything that the person holds (SE-05 to SE-11), or the orders of VIP products and the fixed orders alone, where the address asks for
 * them; and the history of Simple Earn in front of it (SE-08). The address holds what is shown.
 */
export function Holdings({ search, vip, fixedOnly }: HoldingsProps): ReactElement {
  useFiguresAhead();
  const { t } = useConsoleMessages(simpleEarnMessages);
  const address = useAddress(holdingsSearch);
  const { tab, show_history_modal: history } = search;
  return (
    <Page title={t(vip ? 'holdings.vipTitle' : 'holdings.title')} actions={<HoldingsPlaces current="holdings" />}>
      {vip || fixedOnly ? <SimpleEarnHoldings search={search} vip={vip} fixedOnly={fixedOnly} /> : <AllHoldings search={search} />}
      <HistoryDialog
        open={history !== undefined}
        defaultProduct={fixedOnly || tab === 'fixed' ? 'fixed' : 'flexible'}
        onOpenChange={(open) => (open ? address.open({ show_history_modal: '1' }) : address.close({ show_history_modal: undefined }))}
      />
    </Page>
  );
}

/** As high as the window, so that nothing below it moves when the holdings are drawn. */
function HoldingsPlaceholder({ retry }: LazyPlaceholderProps): ReactElement {
  return retry ? <PartPlaceholder retry={retry} /> : <Skeleton shape="block" width="100%" height="100vh" />;
}
