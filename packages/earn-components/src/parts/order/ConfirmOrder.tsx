'use client';
import type { ReactElement, ReactNode, ForwardedRef } from 'react';
import { type Decimal, formatExact } from '@earnkit/core';
import { type ConfirmedOrder, useSession } from '@earnkit/hooks';
import { Banner, forwardGeneric, type PartProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ConfirmSubmission, type ConfirmSubmissionProps } from './ConfirmSubmission.tsx';
import { type SubmissionText, useCancellationText, useOrderText } from './SubmissionNotice.tsx';
import { useOnSuccess } from './useOnSuccess.ts';
import { partDialogMessages } from '../dialogMessages.ts';

export interface ConfirmOrderProps<Request, Receipt> extends PartProps {
  /** The order, as a hook built on `useConfirmedOrder` returns it. */
  order: ConfirmedOrder<Request, Receipt>;
  /** Whether it cancels a pending order. A toast then shows why it was refused. @default false */
  cancels?: boolean;
  /** Called when the person declines, and when the order is placed. */
  onOpenChange: (open: boolean) => void;
  /** Called once when the order is placed, before `onOpenChange`. @default nothing */
  onSuccess?: ((receipt: Receipt) => void) | undefined;
  /** The question. */
  title: string;
  /** Returns a sentence below the question. Shown once the amount is known, unless the outcome stays unknown. @default none */
  description?: (values: { readonly amount: string; readonly coin: string }) => ReactNode;
  /** `danger` for something that gives money up. @default 'accent' */
  tone?: ConfirmSubmissionProps['tone'];
  /** Renders the receipt in place of the question once the order is placed. @default the dialog closes, because a toast shows the result */
  receipt?: (receipt: Receipt) => ReactElement;
  /** Text while the outcome is not known. @default that of an order of a coin, or of its cancellation */
  text?: SubmissionText | undefined;
  /** Text that says why nothing can be sent while the exchange returns no amount. @default that something went wrong at the exchange */
  missing?: string;
  /** Facts that help to decide. @default none */
  children?: ReactNode;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Label of the button that declines. */
  cancelLabel: string;
}

/**
 * Asks before an order without an amount to type, such as a cancellation. A receipt shows the result, or a toast does and the
 * dialog closes.
 */
export const ConfirmOrder = forwardGeneric(function ConfirmOrder<
  Request extends { readonly asset: string; readonly amount: Decimal },
  Receipt,
>(
  {
    order: { assessment, submission, submit },
    cancels = false,
    onOpenChange,
    onSuccess,
    description,
    receipt,
    text,
    missing,
    children,
    ...labels
  }: ConfirmOrderProps<Request, Receipt>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { t, noticeText, figureStyle } = useMessages(partDialogMessages);
  const { askLogin } = useSession();
  const { status } = submission;
  const error = status.state === 'refused' && status.refusal.cause === 'error' ? status.refusal.error.kind : undefined;
  const hasWayOn = error === 'login-needed' || error === 'funding-password';
  const orderText = useOrderText(submission);
  const cancellationText = useCancellationText(submission);
  useOnSuccess(submission, (result) => {
    onSuccess?.(result);
    if (!receipt) onOpenChange(false);
  });
  if (receipt && status.state === 'succeeded') return receipt(status.result);
  const request = 'request' in status ? status.request : assessment.state === 'ready' ? assessment.request : undefined;
  const idle = !submission.pending && status.state !== 'succeeded';
  const reason = assessment.state === 'blocked' && idle ? assessment.reasons[0] : undefined;
  return (
    <ConfirmSubmission
      data-part="confirm-order"
      {...labels}
      ref={ref}

      submission={submission}
      onOpenChange={onOpenChange}
      description={
        status.state === 'unresolved'
          ? undefined
          : request && description?.({ amount: formatExact(request.amount, figureStyle), coin: request.asset })
      }
      onConfirm={submit}
      releaseLabel={t(cancels ? 'earn.cancellation.release' : 'earn.submission.release')}
      ready={assessment.state === 'ready'}
      // A toast shows why a cancellation was refused (SE-F-33). The dialog shows it too if it can offer a next step.
      showsRefusal={!cancels || hasWayOn}
      onLogin={askLogin}
      text={text ?? (cancels ? cancellationText : orderText)}
    >
      <Words>{children}</Words>
      {reason && <Banner tone="warning">{noticeText(reason)}</Banner>}
      {assessment.state === 'unknown' && idle && request === undefined && (
        <Banner tone="warning">{missing ?? t('earn.error.retryLater')}</Banner>
      )}
    </ConfirmSubmission>
  );
});
