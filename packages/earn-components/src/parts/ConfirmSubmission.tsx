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
  /** Called when the person declines or closes it. A submission goes on, and its result is told by a toast. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** One sentence below the question. @default none */
  description?: ReactNode;
  /** Says what is done. */
  confirmLabel: string;
  /** Says that nothing is done. @default 'Cancel' */
  cancelLabel?: string;
  /** Starts the submission. */
  onConfirm: () => void;
  /** May be confirmed. @default true */
  ready?: boolean;
  /** Gives the question back while the outcome is not known. @default no such button */
  releaseLabel?: string;
  /** Below the question. @default nothing */
  children?: ReactNode;
}

/**
 * A question whose answer starts a submission. It stays while the outcome is being looked for; where that could not be found
 * out, the person can look again, and nothing more is sent.
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
