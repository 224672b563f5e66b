import { CompareWays } from '@earnkit/components/overview';
import type { WayChoice, WaysHost } from '@earnkit/hooks/overview';
import { CopyButton } from '@earnkit/ui/copy-button';
import type { ReactElement } from 'react';
import { withLanguage } from '../../navigation.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { useAddress, useAddressSearch } from '../../shell/useAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useProjects } from '../launchpool/sandboxLists.ts';
import { useSoftStakingRates } from '../soft-staking/useSoftStakingState.ts';
import { useProducts } from '../staking/useProducts.ts';
import { comparePage, wayHref } from './addresses.ts';
import { waysPage } from './waysPage.ts';
import { choicesOf, compareSearch, textOfChoices } from './compareSearch.ts';
import { earnMessages } from './messages.ts';

/** Up to three ways to earn beside each other. The address names them, so that it can be sent; it holds nothing of the person. */
export function ComparePage(): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const choices = choicesOf(useAddressSearch(compareSearch).compare);
  const address = useAddress(compareSearch);
  const atExchange = useAtExchange();
  const [first] = choices;
  const props = {
    choices,
    onChoicesChange: (next: readonly WayChoice[]) => address.change({ compare: textOfChoices(next) }),
    hrefOf: wayHref,
    addHref: first === undefined ? withLanguage('/simple-earn') : waysPage(first.asset, choices),
  };
  return (
    <Page
      title={t('compare.title')}
      lead={t('compare.lead')}
      actions={
        choices.length > 0 && <CopyButton label={t('compare.share')} value={new URL(comparePage(choices), globalThis.location.href).href} />
      }
    >
      {atExchange ? <CompareWays {...props} /> : <SandboxCompare {...props} />}
    </Page>
  );
}

/** Only the sandbox lists products beside Simple Earn (AMB-025). */
function SandboxCompare(props: Omit<Parameters<typeof CompareWays>[0], 'host'>): ReactElement {
  const host: WaysHost = { projects: useProjects(), stakingProducts: useProducts(), softStakingCoins: useSoftStakingRates() };
  return <CompareWays {...props} host={host} />;
}
