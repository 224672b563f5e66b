'use client';
import type { ReactElement } from 'react';
import { useSession } from '@earnkit/hooks';
import type { SoftStakingSwitch } from '@earnkit/hooks/soft-staking';
import { Button } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { softStakingDialogMessages } from '../dialogMessages.ts';
import { softStakingMessages } from '../messages.ts';

export interface SoftStakingActionsProps {
  /** Which of the two dialogs. */
  variant: 'activate' | 'close';
  /** The change. */
  change: SoftStakingSwitch;
  /** Closes the dialog. */
  onClose: () => void;
}

/** The two actions of a dialog (SS-04, SS-05): sending the change, and leaving everything as it is. */
export function SoftStakingActions({ variant, change, onClose }: SoftStakingActionsProps): ReactElement {
  const { t } = useMessages(softStakingDialogMessages, softStakingMessages);
  const { session } = useSession();
  const { submission, assessment, submit } = change;
  const { state } = submission.status;
  const activates = variant === 'activate';
  const visitor = session.state === 'anonymous';
  const unresolved = state === 'unresolved';
  const send = (
    <Button
      size="3"
      {...(!activates && !unresolved && { variant: 'soft', tone: 'neutral' })}
      loading={state === 'submitting' || state === 'checking'}
      disabled={!unresolved && !visitor && assessment.state !== 'ready'}
      onClick={unresolved ? submission.checkAgain : submit}
    >
      {unresolved
        ? t('earn.checkAgain')
        : visitor
          ? t('earn.login')
          : state === 'refused'
            ? t('earn.soft.retry')
            : t(activates ? 'earn.soft.start' : 'earn.soft.stop')}
    </Button>
  );
  if (unresolved) {
    return (
      <>
        <Button
          size="3"
          variant="soft"
          tone="neutral"
          onClick={() => {
            submission.release();
            onClose();
          }}
        >
          {t('earn.close')}
        </Button>
        {send}
      </>
    );
  }
  return activates ? (
    <>
      <Button size="3" variant="soft" tone="neutral" onClick={onClose}>
        {t('earn.cancel')}
      </Button>
      {send}
    </>
  ) : (
    <>
      {send}
      <Button size="3" onClick={onClose}>
        {t('earn.soft.continue')}
      </Button>
    </>
  );
}
