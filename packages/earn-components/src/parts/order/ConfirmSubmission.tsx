'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import type { Submission } from '@earnkit/hooks';
import { AmountVisibility, Button, ConfirmDialog, type ConfirmDialogProps, Flex, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { SubmissionNotice, type SubmissionNoticeProps } from './SubmissionNotice.tsx';

export interface ConfirmSubmissionProps extends Omit<SubmissionNoticeProps, 'submission'> {
  /** The submission that confirming starts. */
  submission: Pick<Submission<unknown, unknown>, 'status' | 'messages' | 'checkAgain' | 'release'>;
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
  /** `danger` for something that gives money up. @default 'accent' */
  tone?: ConfirmDialogProps['tone'];
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
 * A confirmation dialog that starts a submission. It stays open while the outcome is reconciled. If the outcome stays unknown, the person
 * can check again, and nothing more is sent. Its amounts are shown also while balances are hidden.
 */
export const ConfirmSubmission = forwardRef<HTMLDivElement, ConfirmSubmissionProps>(function ConfirmSubmission(
  {
    submission,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    onConfirm,
    tone = 'accent',
    ready = true,
    releaseLabel,
    children,
    text,
    showsRefusal,
    onLogin,
    ...rest
  },
  ref,
): ReactElement {
  const { t } = useMessages();
  const { state } = submission.status;
  const unresolved = state === 'unresolved';
  return (
    <AmountVisibility visible>
      <ConfirmDialog
        data-part="confirm-submission"
        {...rest}
        ref={ref}

        open
        onOpenChange={onOpenChange}
        title={title}
        description={description}
        confirmLabel={unresolved ? t('earn.checkAgain') : confirmLabel}
        cancelLabel={unresolved ? t('earn.close') : (cancelLabel ?? t('earn.cancel'))}
        onConfirm={unresolved ? submission.checkAgain : onConfirm}
        confirmDisabled={!unresolved && !ready}
        tone={unresolved ? 'accent' : tone}
        pending={state === 'submitting' || state === 'checking' || state === 'succeeded'}
      >
        <Flex direction="column" gap="3">
          <Words>{children}</Words>
          <SubmissionNotice submission={submission} text={text} onLogin={onLogin} showsRefusal={showsRefusal} />
          {unresolved && releaseLabel !== undefined && (
            <Button variant="soft" tone="neutral" onClick={submission.release}>
              {releaseLabel}
            </Button>
          )}
        </Flex>
      </ConfirmDialog>
    </AmountVisibility>
  );
});
