import { StakeDetail, type StakingHoldingDialogKind } from '@earnkit/components/staking';
import { stakingQuery } from '@earnkit/hooks/staking';
import type { ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { usePlace } from '../../shell/place.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { stakeSearch } from './search.ts';
import { useStakingArrivals } from './useStakingArrivals.ts';
import { stakingMessages } from './messages.ts';

/** What the person has staked of a coin in one product. Only the sandbox lists the redemptions that are on their way (AMB-025). */
export function StakePage({ coin }: { readonly coin: string }): ReactElement {
  return useAtExchange() ? <Stake coin={coin} /> : <SandboxStake coin={coin} />;
}

const SandboxStake = ({ coin }: { readonly coin: string }): ReactElement => <Stake coin={coin} arrivals={useStakingArrivals()} />;

interface StakeProps {
  readonly coin: string;
  readonly arrivals?: ReturnType<typeof useStakingArrivals>;
}

function Stake({ coin, arrivals }: StakeProps): ReactElement {
  const { t } = useConsoleMessages(stakingMessages);
  const { pid, show } = useAddressSearch(stakeSearch);
  const { vip } = stakingQuery(usePlace().search);
  return (
    <Page title={t('stake.title', { coin })}>
      <StakeDetail
        asset={coin}
        pid={pid}
        arrivals={arrivals}
        vip={vip}
        headingLevel={2}
        defaultDialog={show}
        onDialogChange={useDialogInAddress(stakeSearch, searchOf)}
        onBrowse={() => goTo('/simple-earn/my-lendings?tab=staking')}
      />
    </Page>
  );
}

/** The rest of the address says whose dialog it is. */
const searchOf = (show: StakingHoldingDialogKind | undefined): SearchOf<typeof stakeSearch> => ({ show });
