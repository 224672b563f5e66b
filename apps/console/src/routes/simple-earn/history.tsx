import { EarnHistory } from '@earnkit/components';
import { useCoinIcons } from '@earnkit/hooks';
import { type ReactElement, useMemo } from 'react';
import { Page } from '../../shell/Page.tsx';
import { pageParam, useAddress, useAddressSearch } from '../../shell/useAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { HoldingsPlaces } from '../HoldingsPlaces.tsx';
import { historySearch } from './holdingsSearch.ts';
import { simpleEarnMessages } from './messages.ts';

/** The history of Simple Earn (SE-15). The address holds its tab, filters, days and page. */
export function HistoryPage(): ReactElement {
  const { t } = useConsoleMessages(simpleEarnMessages);
  const { tab: product = 'flexible', asset, type, from, to, page = 1 } = useAddressSearch(historySearch);
  const { change } = useAddress(historySearch);
  const iconOf = useCoinIcons();
  const range = useMemo(() => (from !== undefined && to !== undefined && from <= to ? { start: from, end: to } : undefined), [from, to]);
  return (
    <Page title={t('history.title')} actions={<HoldingsPlaces current="history" />}>
      <EarnHistory
        iconOf={iconOf}
        choice={{ product, asset, type, page, range }}
        onChoiceChange={(next) => {
          change({
            tab: next.product === 'flexible' ? undefined : next.product,
            asset: next.asset,
            type: next.type,
            from: next.range?.start,
            to: next.range?.end,
            page: pageParam(next.page),
          });
        }}
      />
    </Page>
  );
}
