import { WaysToEarn } from '@earnkit/components/overview';
import type { WaysHost } from '@earnkit/hooks/overview';
import type { ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { PartPlaceholder } from '../../shell/lazyPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useProjects } from '../launchpool/sandboxLists.ts';
import { useCoinAsListed } from '../simple-earn/useCoinAsListed.ts';
import { useSoftStakingRates } from '../soft-staking/useSoftStakingState.ts';
import { useProducts } from '../staking/useProducts.ts';
import { earnMessages } from './messages.ts';
import { wayHref } from './addresses.ts';

/** Every way to earn with one coin, and the best of them for the person. Only the sandbox lists products beside Simple Earn (AMB-025). */
export function WaysPage({ coin }: { readonly coin: string }): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const asset = useCoinAsListed(coin);
  const atExchange = useAtExchange();
  if (asset === undefined) return <PartPlaceholder retry={undefined} />;
  return (
    <Page title={t('ways.title', { coin: asset })} lead={t('ways.lead', { coin: asset })}>
      {atExchange ? <WaysToEarn asset={asset} hrefOf={wayHref} /> : <SandboxWays asset={asset} />}
    </Page>
  );
}

function SandboxWays({ asset }: { readonly asset: string }): ReactElement {
  const host: WaysHost = { projects: useProjects(), stakingProducts: useProducts(), softStakingCoins: useSoftStakingRates() };
  return <WaysToEarn asset={asset} host={host} hrefOf={wayHref} />;
}
