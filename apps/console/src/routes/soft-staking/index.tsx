import { SoftStakingOverview } from '@earnkit/components/soft-staking';
import type { ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { Points } from '../../shell/Points.tsx';
import { useAccountWords, useWords } from '../../words/useWords.ts';
import { OutsidePage } from '../outside.tsx';
import { readSoftStakingAgain, readSoftStakingStatus, useSoftStakingState } from './useSoftStakingState.ts';
import { softStakingWords } from './words.ts';

const POINTS = ['hour', 'day', 'paid', 'risk'] as const;

/** Soft staking: the switch, what each coin earns, and every payout. Only the sandbox says how it stands (AMB-036). */
export function SoftStakingPage(): ReactElement {
  return useAtExchange() ? <OutsidePage /> : <Overview />;
}

function Overview(): ReactElement {
  const say = useWords(softStakingWords);
  const { your: account } = useAccountWords();
  return (
    <Page title={say('title')} lead={say('lead')}>
      <SoftStakingOverview reading={useSoftStakingState()} readStatus={readSoftStakingStatus} onStatusChange={readSoftStakingAgain} />
      <Points
        title={say('how.title')}
        points={POINTS.map((point) => ({ title: say(`how.${point}.title`), text: say(`how.${point}.text`, { account }) }))}
      />
    </Page>
  );
}
