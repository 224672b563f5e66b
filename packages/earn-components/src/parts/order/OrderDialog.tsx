'use client';
import { type ReactElement, type ReactNode, useId, type ForwardedRef, useMemo, useRef } from 'react';
import { formatExact } from '@earnkit/core';
import { type OrderForm, type Refusal, useSession } from '@earnkit/hooks';
import { AmountVisibility, Button, CoinIcon, Dialog, forwardGeneric, type PartProps, type SummaryItem, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { Form } from './Form.tsx';
import * as css from '../parts.css.ts';
import { SubmitFooter } from './SubmitFooter.tsx';
import { type SentOrder, type SubmissionText, useOrderText } from './SubmissionNotice.tsx';
import { useOnSuccess } from './useOnSuccess.ts';

export interface OrderDialogProps<Request, Receipt> extends PartProps {
  /** The order being made, as `useFlexibleSubscribe` and its siblings return it. */
  flow: OrderForm<Request, Receipt>;
  /** Called when the person closes it. A running submission continues; a toast shows its result. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: string;
  /** Address of the coin's icon. @default an icon made of its name */
  icon?: string | undefined;
  /** The coin of the icon; no icon is shown while its name is empty. @default the order's coin */
  iconAsset?: string | undefined;
  /** Above the form: when the money is back, what can go wrong and who pays. @default nothing */
  risk?: ReactNode;
  /** Label of the action. */
  label: string;
  /** What the order brings, beside the action, where it never scrolls away. @default nothing */
  outcome?: readonly SummaryItem[] | undefined;
  /** The same in short, behind the label of the action while it can be sent. @default the amount that is sent */
  outcomeText?: string | undefined;
  /** Called for the action and for Enter. @default `flow.submit` */
  onSubmit?: (() => void) | undefined;
  /** Called by a Cancel button beside the action. @default no such button */
  onCancel?: (() => void) | undefined;
  /** Whether anything can be ordered. If not, the action is disabled, for a visitor too. @default true */
  orderable?: boolean;
  /** Why a valid amount cannot be sent yet; a line above the action says it. @default no such line */
  reason?: string | undefined;
  /**
   * What changed since the person decided, as a notice with a button that accepts it. Until then sending moves the focus to that button
   * and sends nothing (R04). @default nothing
   */
  change?: ReactNode;
  /**
   * The cause of a refusal that the form or a notice already explains, so that it is not explained twice.
   * @default a changed rate, while `change` is shown
   */
  explainedCause?: Refusal['cause'] | false | undefined;
  /**
   * Replaces the form when nothing can be ordered, such as an error; the action then closes the dialog. While an order is pending or its
   * outcome is not known, its notice stays. @default none
   */
  replacement?: ReactNode;
  /**
   * Text while the outcome is not known. Omitted parts use the text for an order of a coin, with a link to the history.
   * @default all of it
   */
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
 * The dialog of an order of one amount: form, action with its notices, and the receipt. Its amounts are shown even while balances are
 * hidden: nobody confirms what they cannot see.
 */
export const OrderDialog = forwardGeneric(function OrderDialog<Request extends SentOrder, Receipt>(
  {
    flow,
    onOpenChange,
    title,
    icon,
    iconAsset,
    risk,
    label,
    outcome,
    outcomeText: ownOutcomeText,
    onSubmit = flow.submit,
    onCancel,
    orderable = true,
    reason,
    change,
    explainedCause = Boolean(change) && 'rate-changed',
    replacement,
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
  const { t, figureStyle } = useMessages();
  const form = useId();
  const { asset, submission, assessment } = flow;
  const iconCoin = iconAsset ?? asset;
  // Memoized, so that the frame of the dialog renders again only for another icon, not at each keystroke.
  const drawnIcon = useMemo(() => iconCoin !== '' && <CoinIcon symbol={iconCoin} src={icon} />, [iconCoin, icon]);
  const text = { ...useOrderText(submission), ...ownText };
  const { status } = submission;
  const request = assessment.state === 'ready' ? assessment.request : undefined;
  const sent = request && 'amount' in request ? `${formatExact(request.amount, figureStyle)}\u00a0${request.asset}` : undefined;
  const explained = status.state === 'refused' && status.refusal.cause === explainedCause;
  const anonymous = useSession().session.state === 'anonymous';
  const changes = useRef<HTMLDivElement>(null);
  const submit = (): void => {
    // A visitor is asked to sign in first.
    if (change && !anonymous) changes.current?.querySelector('button')?.focus();
    else onSubmit();
  };
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
        grows
        title={title}
        {...(drawnIcon && { icon: drawnIcon })}
        footer={
          replacement === undefined || submission.pending ? (
            <SubmitFooter
              form={form}
              submission={submission}
              text={text}
              ready={orderable && assessment.state === 'ready'}
              reason={orderable ? reason : undefined}
              label={label}
              outcome={replacement === undefined ? outcome : undefined}
              unknownLabel={assessment.state === 'empty' ? t('earn.amount.enter') : undefined}
              outcomeText={ownOutcomeText ?? sent}
              showsRefusal={!explained}
              onLogin={orderable ? flow.signIn : undefined}
              onCancel={onCancel}
            >
              <Words>{notices}</Words>
              {change && !submission.pending && (
                <div ref={changes} className={css.changes}>
                  {change}
                </div>
              )}
            </SubmitFooter>
          ) : (
            <Button size="3" variant="soft" tone="neutral" wide onClick={() => onOpenChange(false)}>
              {t('earn.close')}
            </Button>
          )
        }
      >
        <Words>{replacement === undefined && risk}</Words>
        <Words>
          {replacement ?? (
            <Form id={form} onSubmit={submit}>
              {children}
            </Form>
          )}
        </Words>
        <Words>{dialogs}</Words>
      </Dialog>
    </AmountVisibility>
  );
});
