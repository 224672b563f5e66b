'use client';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { Decimal } from '@earnkit/core';
import type { EarnAction } from '@earnkit/core/errors/rules';
import type { AmountFlow } from '@earnkit/hooks';
import { Button, CoinIcon, Dialog } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { Form } from './Form.tsx';
import { SubmitFooter } from './SubmitFooter.tsx';
import { useOrderText } from './SubmissionNotice.tsx';
import { useOnSuccess } from './useOnSuccess.ts';

/** Props of {@link OrderDialog}. */
export interface OrderDialogProps<Request, Receipt> {
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
  /** Label of the action. */
  label: string;
  /** Called for the action and for Enter. @default `flow.submit` */
  onSubmit?: (() => void) | undefined;
  /** Replaces the form when nothing can be ordered, such as an error; the action then closes the dialog. @default none */
  instead?: ReactNode;
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

/** The dialog of an order of one amount: form, action with its notices, and the receipt. */
export function OrderDialog<Request extends { readonly asset: string; readonly amount: Decimal }, Receipt>({
  flow,
  action,
  onOpenChange,
  title,
  icon,
  label,
  onSubmit = flow.submit,
  instead,
  notices,
  dialogs,
  receipt,
  onSuccess,
  children,
}: OrderDialogProps<Request, Receipt>): ReactElement {
  const { t } = useMessages();
  const form = useId();
  const { asset, submission, assessment } = flow;
  const text = useOrderText(submission);
  useOnSuccess(submission, (receipt) => onSuccess?.(receipt));
  if (submission.status.state === 'succeeded') return receipt(submission.status.result);
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={title}
      icon={<CoinIcon symbol={asset} src={icon} />}
      footer={
        instead === undefined ? (
          <SubmitFooter
            form={form}
            submission={submission}
            text={text}
            ready={assessment.state === 'ready'}
            label={label}
            action={action}
            onLogin={flow.signIn}
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
  );
}
