'use client';
import { type ReactElement, type ReactNode, useId, type ForwardedRef, useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import type { EarnAction } from '@earnkit/core/errors/rules';
import type { AmountFlow, Refusal } from '@earnkit/hooks';
import { AmountVisibility, Button, CoinIcon, Dialog, forwardGeneric, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { Form } from './Form.tsx';
import { SubmitFooter } from './SubmitFooter.tsx';
import { type SubmissionText, useOrderText } from './SubmissionNotice.tsx';
import { useOnSuccess } from './useOnSuccess.ts';

/** Props of {@link OrderDialog}. */
export interface OrderDialogProps<Request, Receipt> extends PartProps {
  /** The order being made, as `useFlexibleSubscribe` and its siblings return it. */
  flow: AmountFlow<Request, Receipt>;
  /** The kind of submission, which selects the text of a refusal. */
  action: EarnAction;
  /** Called when the person closes it. A running submission continues; a toast shows its result. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: string;
  /** Address of the coin's icon. @default an icon made of its name */
  icon?: string | undefined;
  /** The coin of the icon; there is none while its name is empty. @default the order's coin */
  iconAsset?: string | undefined;
  /** Label of the action. */
  label: string;
  /** Called for the action and for Enter. @default `flow.submit` */
  onSubmit?: (() => void) | undefined;
  /** Called by a Cancel button beside the action. @default no such button */
  onCancel?: (() => void) | undefined;
  /** Whether anything can be ordered. If not, the action is disabled, for a visitor too. @default true */
  orderable?: boolean;
  /** Why a valid amount cannot be sent yet; a line above the action says it. @default no such line */
  reason?: string | undefined;
  /** The cause of a refusal that the form or a notice explains, so that nothing else does. @default none */
  explainedCause?: Refusal['cause'] | false | undefined;
  /**
   * Replaces the form when nothing can be ordered, such as an error; the action then closes the dialog, but while an order is on its way
   * or its outcome is not known, its notice stays. @default none
   */
  instead?: ReactNode;
  /** Text while the outcome is not known; what is left out is that of an order of a coin, with a link to the history. @default all of it */
  text?: Partial<SubmissionText> | undefined;
  /** Notices above the action. @default none */
  notices?: ReactNode;
  /** A dialog that the form opens. @default none */
  dialogs?: ReactNode;
  /** Renders the receipt in place of the dialog once the order is placed. */
  receipt: (receipt: Receipt) => ReactElement;
  /** Called once for each order that is placed while the dialog is on the screen. @default nothing */
  onSuccess?: ((receipt: Receipt) => void) | undefined;
  /** Fields, figures and notices of the form. */
  children: ReactNode;
}

/**
 * The dialog of an order of one amount: form, action with its notices, and the receipt. It shows its amounts also while balances
 * are hidden: nobody confirms what they cannot see.
 */
export const OrderDialog = forwardGeneric(function OrderDialog<
  Request extends { readonly asset: string; readonly amount: Decimal },
  Receipt,
>(
  {
    flow,
    action,
    onOpenChange,
    title,
    icon,
    iconAsset,
    label,
    onSubmit = flow.submit,
    onCancel,
    orderable = true,
    reason,
    explainedCause,
    instead,
    text: ownText,
    notices,
    dialogs,
    receipt,
    onSuccess,
    children,
    ...rest
  }: OrderDialogProps<Request, Receipt>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { t } = useMessages();
  const form = useId();
  const { asset, submission, assessment } = flow;
  const iconCoin = iconAsset ?? asset;
  // The frame of the dialog is drawn again only for another icon, not for each key.
  const drawnIcon = useMemo(() => iconCoin !== '' && <CoinIcon symbol={iconCoin} src={icon} />, [iconCoin, icon]);
  const text = { ...useOrderText(submission), ...ownText };
  const { status } = submission;
  const explained = status.state === 'refused' && status.refusal.cause === explainedCause;
  useOnSuccess(submission, (receipt) => onSuccess?.(receipt));
  if (status.state === 'succeeded') return <AmountVisibility visible>{receipt(status.result)}</AmountVisibility>;
  return (
    <AmountVisibility visible>
      <Dialog
        data-part="order-dialog"
        {...rest}
        ref={ref}
        open
        onOpenChange={onOpenChange}
        title={title}
        {...(drawnIcon && { icon: drawnIcon })}
        footer={
          instead === undefined || submission.pending ? (
            <SubmitFooter
              form={form}
              submission={submission}
              text={text}
              ready={orderable && assessment.state === 'ready'}
              reason={orderable ? reason : undefined}
              label={label}
              {...(!explained && { action })}
              onLogin={orderable ? flow.signIn : undefined}
              onCancel={onCancel}
            >
              {notices}
            </SubmitFooter>
          ) : (
            <Button size="3" variant="soft" tone="neutral" wide onClick={() => onOpenChange(false)}>
              {t('earn.close')}
            </Button>
          )
        }
      >
        {instead ?? (
          <Form id={form} onSubmit={onSubmit}>
            {children}
          </Form>
        )}
        {dialogs}
      </Dialog>
    </AmountVisibility>
  );
});
