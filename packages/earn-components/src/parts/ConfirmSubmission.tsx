'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Submission } from '@earnkit/hooks';
import { Button, ConfirmDialog, Stack } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { SubmissionNotice, type SubmissionNoticeProps } from './SubmissionNotice.tsx';

/** Props of {@link ConfirmSubmission}. */
export interface ConfirmSubmissionProps extends Omit<SubmissionNoticeProps, 'submission'> {
  /** The submission that the answer starts. */
  submission: Pick<Submission<unknown, unknown>, 'status' | 'checkAgain' | 'release'>;
  /** Called when the person declines or closes it. A running submission continues; a toast shows its result. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** One sentence below the question. @default none */
  description?: ReactNode;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Label of the button that declines. @default 'Cancel' */
  cancelLabel?: string;
  /** Starts the submission. */
  onConfirm: () => void;
  /** Whether the question can be confirmed. @default true */
  ready?: boolean;
  /** Label of the button that returns to the question while the outcome is unknown. @default no such button */
  releaseLabel?: string;
  /** Below the question. @default nothing */
  children?: ReactNode;
}

/**
 * A question whose answer starts a submission. It stays open while the outcome is reconciled. If the outcome stays unknown,
 * the person can check again, and nothing more is sent.
 */
export function ConfirmSubmission({
  submission,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  ready = true,
  releaseLabel,
  children,
  ...notice
}: ConfirmSubmissionProps): ReactElement {
  const { t } = useMessages();
  const { state } = submission.status;
  const unresolved = state === 'unresolved';
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      confirmLabel={unresolved ? t('earn.checkAgain') : confirmLabel}
      cancelLabel={unresolved ? t('earn.close') : (cancelLabel ?? t('earn.cancel'))}
      onConfirm={unresolved ? submission.checkAgain : onConfirm}
      confirmDisabled={!unresolved && !ready}
      pending={state === 'submitting' || state === 'checking' || state === 'succeeded'}
    >
      <Stack gap="3">
        {children}
        <SubmissionNotice submission={submission} {...notice} />
        {unresolved && releaseLabel !== undefined && (
          <Button variant="soft" tone="neutral" onClick={submission.release}>
            {releaseLabel}
          </Button>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
