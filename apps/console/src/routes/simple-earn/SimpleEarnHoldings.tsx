import { AutoEarnCard, PortfolioBand } from '@earnkit/components';
import { Flex, Tabs } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { pageParam, useAddress } from '../../shell/useAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { FixedTab } from './FixedTab.tsx';
import { FlexibleTab } from './FlexibleTab.tsx';
import type { HoldingsProps } from './Holdings.tsx';
import { holdingsSearch } from './holdingsSearch.ts';
import { simpleEarnMessages } from './messages.ts';

/** The fixed orders of VIP products, or fixed orders alone, as their addresses ask for them (SE-09 to SE-11). */
export function SimpleEarnHoldings({ search, vip, fixedOnly }: HoldingsProps): ReactElement {
  const { t } = useConsoleMessages(simpleEarnMessages);
  const { change } = useAddress(holdingsSearch);
  const fixed = <FixedHoldingsInAddress search={search} vip={vip} />;
  const tab = search.tab === 'fixed' ? 'fixed' : 'flexible';
  return (
    <Flex direction="column" gap="6">
      <PortfolioBand />
      <AutoEarnCard />
      {fixedOnly ? (
        fixed
      ) : (
        <Tabs<'flexible' | 'fixed'>
          label={t('holdings.tabs')}
          value={tab}
          // The page of the one is not that of the other, nor is a dialog.
          onValueChange={(next) =>
            change({ tab: next === 'flexible' ? undefined : next, page: undefined, show: undefined, asset: undefined, order: undefined })
          }
          items={[
            { value: 'flexible', label: t('holdings.flexible'), content: <FlexibleHoldingsInAddress search={search} /> },
            { value: 'fixed', label: t('holdings.fixed'), content: fixed },
          ]}
        />
      )}
    </Flex>
  );
}

/** The flexible holdings, with the page and the dialog that the address names. */
export function FlexibleHoldingsInAddress({ search }: Pick<HoldingsProps, 'search'>): ReactElement {
  const { page = 1, subscribe, show, asset } = search;
  return <FlexibleTab page={page} subscribe={subscribe} show={show === 'bonus' ? undefined : show} asset={asset} />;
}

/** The fixed orders, with the page and the dialog that the address names. */
export function FixedHoldingsInAddress({ search, vip }: Pick<HoldingsProps, 'search' | 'vip'>): ReactElement {
  const { change } = useAddress(holdingsSearch);
  const { page = 1, show, order } = search;
  return (
    <FixedTab
      vip={vip}
      page={page}
      onPageChange={(next) => change({ page: pageParam(next) })}
      show={show === 'redeem' || show === 'bonus' ? show : undefined}
      order={order}
    />
  );
}
