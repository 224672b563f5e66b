import { EarnHoldings, type EarnHoldingsProps, type HeldTab } from '@earnkit/components/overview';
import { useCoinIcons, useEarn } from '@earnkit/hooks';
import type { HoldingsHost } from '@earnkit/hooks/overview';
import { lazyComponent } from '@earnkit/ui';
import { type ReactElement, useCallback, useState } from 'react';
import { withLanguage } from '../../navigation.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { PartPlaceholder } from '../../shell/lazyPage.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { waysPage } from './waysPage.ts';
import { useHoldingsHost } from './useHoldingsHost.ts';
import type { HoldingsProps } from '../simple-earn/Holdings.tsx';
import { holdingsSearch } from '../simple-earn/holdingsSearch.ts';

// Each list is loaded when it is first shown: the page loads no other product's code.
const FlexiblePart = lazyComponent(async () => (await import('../simple-earn/SimpleEarnParts.tsx')).FlexiblePart, PartPlaceholder);
const FixedPart = lazyComponent(async () => (await import('../simple-earn/SimpleEarnParts.tsx')).FixedPart, PartPlaceholder);
const StakingPart = lazyComponent(async () => (await import('../staking/HoldingsPart.tsx')).HoldingsPart, PartPlaceholder);

/** Everything that the person holds, in tabs. Only the sandbox lists what the exchange has no call for (AMB-025, AMB-036). */
export function AllHoldings({ search }: Pick<HoldingsProps, 'search'>): ReactElement {
  return useAtExchange() ? <Everything search={search} host={CALLS_ALONE} /> : <SandboxHoldings search={search} />;
}

const CALLS_ALONE: HoldingsHost = {};

function SandboxHoldings({ search }: Pick<HoldingsProps, 'search'>): ReactElement {
  const { host, offers } = useHoldingsHost();
  return <Everything search={search} host={host} offers={offers} />;
}

type EverythingProps = Pick<HoldingsProps, 'search'> & Pick<EarnHoldingsProps, 'host' | 'offers'>;

function Everything({ search, host, offers }: EverythingProps): ReactElement {
  const { links } = useEarn();
  const { change } = useAddress(holdingsSearch);
  const iconOf = useCoinIcons();
  // A dialog or a page that an address names without a tab is of the flexible holdings, also once it is closed.
  const named = search.subscribe !== undefined || search.show !== undefined || search.page !== undefined;
  const [without, setWithout] = useState<HeldTab>(named ? 'flexible' : 'all');
  const hrefOf = useCallback<EarnHoldingsProps['hrefOf']>(
    ({ product, id, poolId, asset, arriving }, action) => {
      if (arriving) return undefined;
      switch (product) {
        case 'flexible':
          if (action === 'open') return id && links.holding({ id, orderType: 'flexible', asset });
          return holdingsPage(action === 'redeem' ? { tab: product, show: 'redeem', asset } : { tab: product, subscribe: asset });
        case 'fixed':
          return action === 'open' && id !== undefined ? links.holding({ id, orderType: 'fixed', asset, orderId: id }) : undefined;
        case 'staking': {
          if (action === 'open') return links.stake({ asset, pid: id }) ?? links.staking(asset);
          const dialog = { tab: product, show: action === 'redeem' ? 'redeem' : 'stake', coin: asset };
          return holdingsPage(id === undefined ? dialog : { ...dialog, pid: id });
        }
        case 'launchpool':
          return action === 'open' && id !== undefined && poolId !== undefined
            ? links.launchpoolStake({ projectId: id, poolId })
            : undefined;
        case 'private-wealth':
          return action === 'open' && id !== undefined ? links.wealthOrder({ orderId: id }) : undefined;
      }
    },
    [links],
  );
  return (
    <EarnHoldings
      host={host}
      offers={offers}
      tab={search.tab ?? without}
      onTabChange={(next) => {
        setWithout('all');
        // The page of one list is not that of another, nor is a dialog.
        change({
          tab: next === 'all' ? undefined : next,
          page: undefined,
          show: undefined,
          asset: undefined,
          order: undefined,
          subscribe: undefined,
        });
      }}
      contents={{
        flexible: <FlexiblePart search={search} />,
        fixed: <FixedPart search={search} />,
        staking: <StakingPart />,
      }}
      iconOf={iconOf}
      hrefOf={hrefOf}
      waysHref={waysPage}
    />
  );
}

const params = (search: Readonly<Record<string, string>>): string => new URLSearchParams(search).toString();

const holdingsPage = (search: Readonly<Record<string, string>>): string => withLanguage(`/simple-earn/my-lendings?${params(search)}`);
