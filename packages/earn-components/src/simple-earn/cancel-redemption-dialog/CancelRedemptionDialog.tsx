'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type CancelReceipt, useCancelRedemption, useSession } from '@earnkit/hooks';
import { Banner, Skeleton } from '@earnkit/ui';
import { flexibleMessages } from '../flexibleMessages.ts';
import { useMessages } from '../../messages/index.ts';
import { ConfirmSubmission } from '../../parts/ConfirmSubmission.tsx';
import type { DialogOpenProps } from '../../parts/dialogProps.ts';
import { useOnSuccess } from '../../parts/useOnSuccess.ts';

/** Props of {@link CancelRedemptionDialog}. */
export interface CancelRedemptionDialogProps extends DialogOpenProps {
  /** The holding with the pending redemption, as a list showed it. */
  holding: FlexibleHolding;
  /** Called once when the redemption is cancelled, before `onOpenChange`. @default nothing */
  onSuccess?: (receipt: CancelReceipt) => void;
}

/** Asks before a pending redemption is cancelled (SE-F-31 to SE-F-34). A toast shows the result. */
export function CancelRedemptionDialog({ open, ...rest }: CancelRedemptionDialogProps): ReactElement | null {
  return open ? <OpenCancelDialog key={rest.holding.asset} {...rest} /> : null;
}

function OpenCancelDialog({ onOpenChange, holding, onSuccess }: Omit<CancelRedemptionDialogProps, 'open'>): ReactElement {
  const { t, noticeText } = useMessages(flexibleMessages);
  const { askLogin } = useSession();
  const { assessment, submission, submit } = useCancelRedemption(holding);
  const { status } = submission;
  useOnSuccess(submission, (receipt) => {
    onSuccess?.(receipt);
    onOpenChange(false);
  });
  const request = 'request' in status ? status.request : assessment.state === 'ready' ? assessment.request : undefined;
  const idle = !submission.pending && status.state !== 'succeeded';
  const reason = assessment.state === 'blocked' && idle ? assessment.reasons[0] : undefined;
  const values = request && { amount: formatExact(request.amount), coin: request.asset };
  return (
    <ConfirmSubmission
      submission={submission}
      onOpenChange={onOpenChange}
      title={t('earn.flexible.cancel.title')}
      description={values && t('earn.flexible.cancel.text', values)}
      confirmLabel={t('earn.flexible.redeem.cancel')}
      cancelLabel={t('earn.flexible.cancel.keep')}
      releaseLabel={t('earn.cancellation.release')}
      onConfirm={submit}
      ready={assessment.state === 'ready'}
      action="cancel"
      onLogin={askLogin}
      text={{
        checkingTitle: t('earn.submission.checking'),
        checking: t('earn.submission.checkingText'),
        unresolvedTitle: t('earn.cancellation.unresolved'),
        unresolved: t('earn.cancellation.unresolvedText', values ?? { amount: '', coin: holding.asset }),
      }}
    >
      {request === undefined && reason === undefined && <Skeleton width="12em" />}
      {reason && <Banner tone="warning">{noticeText(reason)}</Banner>}
    </ConfirmSubmission>
  );
}
