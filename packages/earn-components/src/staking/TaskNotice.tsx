import type { ReactElement } from 'react';
import type { StakingTerms } from '@earnkit/hooks/staking';
import { Banner, LinkButton } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { useLinkTo } from '../parts/useLinkTo.ts';
import { stakingDialogMessages } from './dialogMessages.ts';

/** Props of {@link TaskNotice}. */
export interface TaskNoticeProps {
  /** The task that the bonus needs. */
  readonly task: NonNullable<StakingTerms['task']>;
  /** The coin that is staked. */
  readonly asset: string;
  /** Called before the link leads to the task. @default nothing */
  readonly onLeave?: (() => void) | undefined;
}

/** Says that a bonus is paid only once its web3 task is done, or that it is done, and leads to the task (AMB-138, AMB-165). */
export function TaskNotice({ task: { address, done }, asset, onLeave }: TaskNoticeProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  return done === true ? (
    <Banner tone="info" title={t('earn.staking.task.doneTitle')}>
      {t('earn.staking.task.doneText', { coin: asset })}
    </Banner>
  ) : (
    <Banner
      tone="warning"
      title={t('earn.staking.task.title')}
      action={address !== undefined && <TaskLink address={address} onLeave={onLeave} />}
    >
      {t('earn.staking.task.text', { coin: asset })}
    </Banner>
  );
}

function TaskLink({ address, onLeave }: { readonly address: string; readonly onLeave: (() => void) | undefined }): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  return (
    <LinkButton size="1" variant="outline" tone="neutral" {...useLinkTo(address, onLeave)}>
      {t('earn.staking.task.open')}
    </LinkButton>
  );
}
