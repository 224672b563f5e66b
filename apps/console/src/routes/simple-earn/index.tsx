import { LearnMore, MarketList, type MarketView, PortfolioBand } from '@earnkit/components';
import type { FixedProductView } from '@earnkit/hooks';
import type { WayChoice } from '@earnkit/hooks/overview';
import { lazyComponent } from '@earnkit/ui';
import { useCallback, useMemo, type ReactElement } from 'react';
import { Page } from '../../shell/Page.tsx';
import { Points } from '../../shell/Points.tsx';
import { pageParam, useAddress, useAddressSearch } from '../../shell/useAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { waysPage } from '../earn/waysPage.ts';
import { choicesOf, textOfChoices, withCoin } from '../earn/compareSearch.ts';
import { coinName } from './coinNames.ts';
import { marketSearch } from './search.ts';
import { useSubscribeDialog } from './useSubscribeDialog.tsx';
import { simpleEarnMessages } from './messages.ts';

const POINTS = ['lend', 'hour', 'redeem', 'risk'] as const;

/** Loaded with the first way that is to be compared. */
const ComparedWays = lazyComponent(async () => (await import('../earn/ComparedWays.tsx')).ComparedWays);

/** Home of Simple Earn: the summary, the market and how it works. The address holds what differs from the first view. */
export function SimpleEarnPage(): ReactElement {
  const { t } = useConsoleMessages(simpleEarnMessages);
  const { search = '', sort, page = 1, show: filter, open: opened, compare, subscribe, product, voucher } = useAddressSearch(marketSearch);
  const address = useAddress(marketSearch);
  const [openSubscribe, subscribeDialog] = useSubscribeDialog({ subscribe, product, voucher });
  const openFixed = useCallback((fixed: FixedProductView) => openSubscribe(fixed, fixed.id), [openSubscribe]);
  const keep = (view: MarketView): void => {
    address.change({
      search: view.search.trim() === '' ? undefined : view.search,
      sort: view.sort && `${view.sort.key}-${view.sort.direction}`,
      page: pageParam(view.page),
      show: view.filter === 'all' ? undefined : view.filter,
      open: view.opened,
    });
  };
  const compared = useMemo(() => choicesOf(compare), [compare]);
  const setCompared = (next: readonly WayChoice[]): void => address.change({ compare: textOfChoices(next) });
  const toggle = useCallback(
    (asset: string, keys: readonly string[]) => address.change({ compare: textOfChoices(withCoin(compared, asset, keys)) }),
    [address, compared],
  );
  const comparedCoins = useMemo(() => compared.map(({ asset }) => asset), [compared]);
  return (
    <Page title={t('title')} lead={t('lead')} leadOnPhone={false}>
      <PortfolioBand />
      <MarketList
        view={{ search, sort: sortOf(sort), page, filter, opened }}
        onViewChange={keep}
        onSubscribe={openSubscribe}
        onSubscribeFixed={openFixed}
        nameOf={coinName}
        waysHref={waysPage}
        comparedCoins={comparedCoins}
        onCompare={toggle}
      />
      {compared.length > 0 && <ComparedWays choices={compared} onChoicesChange={setCompared} />}
      {subscribeDialog}
      <Points title={t('how.title')} points={POINTS.map((point) => ({ title: t(`how.${point}.title`), text: t(`how.${point}.text`) }))} />
      <LearnMore />
    </Page>
  );
}

/** The order of a text such as `term-30-desc`, which the address has checked. */
function sortOf(text: string | undefined): MarketView['sort'] {
  const cut = text?.lastIndexOf('-');
  if (text === undefined || cut === undefined) return undefined;
  return { key: text.slice(0, cut), direction: text.slice(cut + 1) } as MarketView['sort'];
}
