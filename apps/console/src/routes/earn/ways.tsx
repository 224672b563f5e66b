import { WaysToEarn } from '@earnkit/components/overview';
import type { WayChoice, WaysHost } from '@earnkit/hooks/overview';
import type { ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { PartPlaceholder } from '../../shell/lazyPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useProjects } from '../launchpool/sandboxLists.ts';
import { useCoinAsListed } from '../simple-earn/useCoinAsListed.ts';
import { useSoftStakingRates } from '../soft-staking/useSoftStakingState.ts';
import { useProducts } from '../staking/useProducts.ts';
import { useAddress, useAddressSearch } from '../../shell/useAddress.ts';
import { ComparedWays } from './ComparedWays.tsx';
import { choicesOf, compareSearch, textOfChoices } from './compareSearch.ts';
import { earnMessages } from './messages.ts';
import { wayHref } from './addresses.ts';

/** Every way to earn with one coin, and the best of them for the person. Only the sandbox lists products beside Simple Earn (AMB-025). */
export function WaysPage({ coin }: { readonly coin: string }): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const asset = useCoinAsListed(coin);
  const atExchange = useAtExchange();
  const compared = choicesOf(useAddressSearch(compareSearch).compare);
  const address = useAddress(compareSearch);
  const onComparedChange = (next: readonly WayChoice[]): void => address.change({ compare: textOfChoices(next) });
  const props = { compared, onComparedChange, hrefOf: wayHref };
  if (asset === undefined) return <PartPlaceholder retry={undefined} />;
  return (
    <Page title={t('ways.title', { coin: asset })} lead={t('ways.lead', { coin: asset })}>
      {atExchange ? <WaysToEarn asset={asset} {...props} /> : <SandboxWays asset={asset} {...props} />}
      {compared.length > 0 && <ComparedWays choices={compared} onChoicesChange={onComparedChange} />}
    </Page>
  );
}

function SandboxWays(props: Omit<Parameters<typeof WaysToEarn>[0], 'host'>): ReactElement {
  const host: WaysHost = { projects: useProjects(), stakingProducts: useProducts(), softStakingCoins: useSoftStakingRates() };
  return <WaysToEarn {...props} host={host} />;
}
