import { AutoEarnCard, type FixedOrderDialogKind, HistoryDialog, PortfolioBand } from '@earnkit/components';
import { Button, Tabs, lazyComponent } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { PartPlaceholder } from '../../shell/lazyPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { pageParam, useAddress } from '../../shell/useAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { HoldingsPlaces } from '../HoldingsPlaces.tsx';
import { FlexibleTab, type FlexibleTabProps } from './FlexibleTab.tsx';
import { holdingsSearch } from './holdingsSearch.ts';
import { useFiguresAhead } from './useFiguresAhead.ts';
import { simpleEarnMessages } from './messages.ts';

const FixedTab = lazyComponent(async () => (await import('./FixedTab.tsx')).FixedTab, PartPlaceholder);

/** A kind of holdings, as the address names it (SE-06, AMB-094). */
type HoldingsTab = 'flexible' | 'fixed';

/** What the address says of a page of holdings. */
interface HoldingsSearch extends Omit<FlexibleTabProps, 'show'> {
  /** The tab. @default 'flexible' */
  readonly tab?: HoldingsTab | undefined;
  /** The dialog that is open in the tab. */
  readonly show?: FlexibleTabProps['show'] | FixedOrderDialogKind;
  /** The fixed order of that dialog. */
  readonly order?: string | undefined;
  /** `1` opens the history (SE-08). */
  readonly show_history_modal?: '1' | undefined;
}

export interface HoldingsProps {
  /** What the address says. */
  search: HoldingsSearch;
  /** Whether the fixed orders are those of VIP products (SE-10). */
  vip: boolean;
  /** Whether there are fixed orders alone, without tabs (SE-09). */
  fixedOnly: boolean;
}

/** The person's holdings: flexible and fixed in tabs, and the history above them (SE-05 to SE-11). The address holds what is shown. */
export function Holdings({ search, vip, fixedOnly }: HoldingsProps): ReactElement {
  useFiguresAhead();
  const { t } = useConsoleMessages(simpleEarnMessages);
  const { change } = useAddress(holdingsSearch);
  const { tab = 'flexible', page = 1, subscribe, show, asset, order, show_history_modal: history } = search;
  const flexible = <FlexibleTab page={page} subscribe={subscribe} show={show === 'bonus' ? undefined : show} asset={asset} />;
  const fixed = (
    <FixedTab
      vip={vip}
      page={page}
      onPageChange={(next) => change({ page: pageParam(next) })}
      show={show === 'redeem' || show === 'bonus' ? show : undefined}
      order={order}
    />
  );
  return (
    <Page
      title={t(vip ? 'holdings.vipTitle' : 'holdings.title')}
      actions={
        <>
          <HoldingsPlaces current="holdings" />
          <Button variant="soft" tone="neutral" {...HistoryDialog.prewarmProps} onClick={() => change({ show_history_modal: '1' })}>
            {t('history.open')}
          </Button>
        </>
      }
    >
      <PortfolioBand />
      <AutoEarnCard />
      {fixedOnly ? (
        fixed
      ) : (
        <Tabs<HoldingsTab>
          label={t('holdings.tabs')}
          value={tab}
          // The page of the one is not that of the other, nor is a dialog.
          onValueChange={(next) =>
            change({ tab: next === 'flexible' ? undefined : next, page: undefined, show: undefined, asset: undefined, order: undefined })
          }
          items={[
            { value: 'flexible', label: t('holdings.flexible'), content: flexible },
            { value: 'fixed', label: t('holdings.fixed'), content: fixed },
          ]}
        />
      )}
      <HistoryDialog
        open={history !== undefined}
        defaultProduct={fixedOnly ? 'fixed' : tab}
        onOpenChange={(open) => change({ show_history_modal: open ? '1' : undefined })}
      />
    </Page>
  );
}
