'use client';
import { type ReactElement, useEffect } from 'react';
import { formatExact } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { useCancelRedemption, useSession } from '@earnkit/hooks';
import { Banner, Button, ConfirmDialog, Skeleton, Stack } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { SubmissionNotice } from '../../earn-dialog/SubmissionNotice.tsx';

/** Props of {@link CancelRedemptionDialog}. */
export interface CancelRedemptionDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person declines, and when the redemption is cancelled. */
  onOpenChange: (open: boolean) => void;
  /** The holding whose redemption is on its way, as a list showed it. */
  holding: FlexibleHolding;
}

/** Asks before a redemption on its way is cancelled (SE-F-31 to SE-F-34). The result is told by a toast. */
export function CancelRedemptionDialog({ open, ...rest }: CancelRedemptionDialogProps): ReactElement | null {
  return open ? <OpenCancelDialog key={rest.holding.asset} {...rest} /> : null;
}

function OpenCancelDialog({ onOpenChange, holding }: Omit<CancelRedemptionDialogProps, 'open'>): ReactElement {
  const { t, tKey } = useCopy();
  const { askLogin } = useSession();
  const { assessment, submission, submit } = useCancelRedemption(holding);
  const { state } = submission.status;
  const done = state === 'succeeded';
  useEffect(() => {
    if (done) onOpenChange(false);
  }, [done, onOpenChange]);

  const request =
    'request' in submission.status ? submission.status.request : assessment.state === 'ready' ? assessment.request : undefined;
  const reason = assessment.state === 'blocked' && !submission.pending && !done ? assessment.reasons[0] : undefined;
  const unresolved = state === 'unresolved';
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t('earn.flexible.cancel.title')}
      description={request ? t('earn.flexible.cancel.text', { amount: formatExact(request.amount), coin: request.asset }) : undefined}
      confirmLabel={unresolved ? t('earn.submission.checkAgain') : t('earn.flexible.cancel.confirm')}
      cancelLabel={unresolved ? t('earn.close') : t('earn.flexible.cancel.keep')}
      onConfirm={unresolved ? submission.checkAgain : submit}
      confirmDisabled={!unresolved && assessment.state !== 'ready'}
      pending={state === 'submitting' || state === 'checking' || done}
    >
      <Stack gap="3">
        {request === undefined && reason === undefined && <Skeleton width="12em" />}
        {reason && <Banner tone="warning">{tKey(reason.key, reason.values)}</Banner>}
        <SubmissionNotice submission={submission} action="cancel" onLogin={askLogin} />
        {unresolved && (
          <Button variant="soft" tone="neutral" onClick={submission.release}>
            {t('earn.flexible.cancel.release')}
          </Button>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
