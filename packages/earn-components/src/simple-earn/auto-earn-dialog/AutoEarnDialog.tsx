'use client';
import { type ReactElement, forwardRef } from 'react';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { isEveryCoin, useAutoEarnChange } from '@earnkit/hooks';
import { type PartProps, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ConfirmSubmission } from '../../parts/order/ConfirmSubmission.tsx';
import { useOnSuccess } from '../../parts/order/useOnSuccess.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

export interface AutoEarnDialogProps extends PartProps {
  /** The change to confirm; `undefined` keeps the dialog closed. */
  change: AutoEarnChange | undefined;
  /** Called when the person declines, and when the change is saved or refused. */
  onDismiss: () => void;
  /** Called once when the change is saved. @default nothing */
  onSuccess?: (change: AutoEarnChange) => void;
}

/** Props of an {@link AutoEarnDialog} that is open. */
export interface OpenAutoEarnDialogProps extends AutoEarnDialogProps {
  change: AutoEarnChange;
}

/** Asks before Auto-Earn is switched (SE-A-11). A toast shows the result, and the dialog closes (SE-A-12, SE-A-16). */
export const AutoEarnDialog = forwardRef<HTMLDivElement, OpenAutoEarnDialogProps>(function AutoEarnDialog(
  { change, onDismiss, onSuccess, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const submission = useAutoEarnChange(change.asset, onDismiss);
  const { status } = submission;
  // The switch may have been pressed again meanwhile; the dialog shows the change that is being sent.
  const asked = submission.pending && 'request' in status ? status.request : change;
  useOnSuccess(submission, onSuccess && (() => onSuccess(asked)));
  return (
    <ConfirmSubmission
      data-part="auto-earn-dialog"
      {...rest}
      ref={ref}

      submission={submission}
      onOpenChange={() => {
        if (status.state === 'unresolved') submission.release();
        onDismiss();
      }}
      title={t(TITLES[isEveryCoin(change.asset) ? 'all' : 'one'][asked.on ? 'on' : 'off'], { coin: change.asset })}
      confirmLabel={t(asked.on ? 'earn.autoEarn.enable' : 'earn.autoEarn.disable')}
      onConfirm={() => submission.submit(change)}
      text={{ checking: t('earn.setting.checking'), unresolved: t('earn.setting.unresolved') }}
    >
      <Text as="p" color="gray">
        {t(asked.on ? 'earn.autoEarn.enableText' : 'earn.autoEarn.disableText')}
      </Text>
    </ConfirmSubmission>
  );
});

const TITLES = {
  one: { on: 'earn.autoEarn.enableTitle', off: 'earn.autoEarn.disableTitle' },
  all: { on: 'earn.autoEarn.enableAllTitle', off: 'earn.autoEarn.disableAllTitle' },
} as const;
