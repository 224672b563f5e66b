import { SoftStakingOverview } from '@earnkit/components/soft-staking';
import type { ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { Points } from '../../shell/Points.tsx';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { OutsidePage } from '../../shell/OutsidePage.tsx';
import { readSoftStakingAgain, readSoftStakingStatus, useSoftStakingState } from './useSoftStakingState.ts';
import { softStakingMessages } from './messages.ts';

const POINTS = ['hour', 'day', 'paid', 'risk'] as const;

/** Soft staking: the switch, what each coin earns, and every payout. Only the sandbox says how it stands (AMB-036). */
export function SoftStakingPage(): ReactElement {
  return useAtExchange() ? <OutsidePage /> : <Overview />;
}

function Overview(): ReactElement {
  const { t } = useConsoleMessages(softStakingMessages);
  const { your: account } = useAccountMessages();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SoftStakingOverview reading={useSoftStakingState()} readStatus={readSoftStakingStatus} onStatusChange={readSoftStakingAgain} />
      <Points
        title={t('how.title')}
        points={POINTS.map((point) => ({ title: t(`how.${point}.title`), text: t(`how.${point}.text`, { account }) }))}
      />
    </Page>
  );
}
