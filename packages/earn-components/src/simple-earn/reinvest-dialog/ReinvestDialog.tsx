'use client';
import { type ReactElement, forwardRef, useEffect, useRef } from 'react';
import { type FixedOrderView, type Submission, useFixedOrderSettings } from '@earnkit/hooks';
import { type PartProps, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { ConfirmSubmission } from '../../parts/order/ConfirmSubmission.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';
import { fixedMessages } from '../fixedMessages.ts';

/** A change of an order's renewal. */
export interface ReinvestChange {
  /** The order. */
  readonly order: FixedOrderView;
  /** Whether it is to renew itself. */
  readonly on: boolean;
}

export interface ReinvestDialogProps extends PartProps {
  /** The change to confirm; `undefined` keeps the dialog closed. */
  change: ReinvestChange | undefined;
  /** Called when the person declines, and when the change is saved or refused. */
  onDismiss: () => void;
}

/** Props of a {@link ReinvestDialog} that is open. */
export interface OpenReinvestDialogProps extends ReinvestDialogProps {
  change: ReinvestChange;
}

/**
 * Asks before renewal of an order is switched, and says where the money goes then (SE-X-42, SE-X-43). A toast shows the
 * result, and the dialog closes (SE-X-46).
 */
export const ReinvestDialog = forwardRef<HTMLDivElement, OpenReinvestDialogProps>(function ReinvestDialog(
  { change: { order, on }, onDismiss, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(fixedDialogMessages, fixedMessages);
  const account = t(ACCOUNT_NAMES[useAccountName()]);
  const { reinvest: submission } = useFixedOrderSettings(order);
  const { status } = submission;
  // The row uses the same submission, so without a release its result would remain for the next question.
  useOnEnd(submission, () => {
    submission.release();
    onDismiss();
  });
  const word = on ? 'reinvestOn' : 'reinvestOff';
  return (
    <ConfirmSubmission
      data-part="reinvest-dialog"
      {...rest}
      ref={ref}
      submission={submission}
      onOpenChange={() => {
        if (status.state === 'unresolved') submission.release();
        onDismiss();
      }}
      title={t(`earn.fixedOrder.${word}.title`)}
      confirmLabel={t(`earn.fixedOrder.${word}.confirm`)}
      onConfirm={() => submission.submit(on)}
      text={{ checking: t('earn.setting.checking'), unresolved: t('earn.setting.unresolved') }}
    >
      <Text as="p" color="gray">
        {t(`earn.fixedOrder.${word}.text`, { days: t('earn.fixedOrder.days', { days: order.days }), account })}
      </Text>
      {!on && order.canChooseRedeemAccount !== false && (
        <Text as="p" color="gray">
          {t('earn.fixedOrder.reinvestOff.choose')}
        </Text>
      )}
    </ConfirmSubmission>
  );
});

/** Calls `onEnd` each time the submission of a mounted dialog ends, whether or not it succeeded. */
function useOnEnd({ status }: Pick<Submission<unknown, unknown>, 'status'>, onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const ended = status.state === 'succeeded' || status.state === 'refused';
  useEffect(() => {
    if (ended) latest.current();
  }, [ended]);
}
