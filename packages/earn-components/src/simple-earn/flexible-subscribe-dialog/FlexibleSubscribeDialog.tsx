'use client';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useFlexibleSubscribe } from '@earnkit/hooks';
import { Button, CoinIcon, Dialog, ErrorState } from '@earnkit/ui';
import { AddFundsDialog } from '../../add-funds/AddFundsDialog.tsx';
import { InsufficientFunds } from '../../add-funds/InsufficientFunds.tsx';
import { useCopy } from '../../copy/index.ts';
import { FailureMessage } from '../../failure/FailureMessage.tsx';
import { SubmitFooter } from '../../earn-dialog/SubmitFooter.tsx';
import { FlexibleSubscribeForm } from './FlexibleSubscribeForm.tsx';
import { FlexibleSubscribeReceipt } from './FlexibleSubscribeReceipt.tsx';
import { RateChangeNotice } from './RateChangeNotice.tsx';

/** Props of {@link FlexibleSubscribeDialog}. */
export interface FlexibleSubscribeDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it. A submission under way goes on, and its result is told by a toast. */
  onOpenChange: (open: boolean) => void;
  /** The coin. */
  asset: string;
  /** Address of its picture. @default the picture the exchange names, else one made of its name */
  icon?: string | undefined;
  /** Whether the person's identity is verified (SE-F-22). @default false */
  verified?: boolean | undefined;
  /**
   * Called before adding funds leads to another page; the amount is kept for the way back. Do nothing here where the
   * address says that this dialog is open, so that coming back opens it again. @default closes it
   */
  onLeave?: (() => void) | undefined;
}

/**
 * Subscribes an amount to flexible Simple Earn (SE-33 to SE-56): rate and its parts, amount, what it is expected to earn,
 * when what happens, the rules, and one submission that ends in a receipt. For visitors too: they are asked to sign in.
 */
export function FlexibleSubscribeDialog({ open, ...rest }: FlexibleSubscribeDialogProps): ReactElement | null {
  // Mounted while open: nothing has to be reset, and a closed dialog watches nothing.
  return open ? <OpenSubscribeDialog key={rest.asset} {...rest} /> : null;
}

function OpenSubscribeDialog({ onOpenChange, asset, icon, verified, onLeave }: Omit<FlexibleSubscribeDialogProps, 'open'>): ReactElement {
  const { t } = useCopy();
  const form = useId();
  const subscribe = useFlexibleSubscribe(asset, { verified });
  const { product, submission, rateChange, assessment } = subscribe;
  const accept = useRef<HTMLButtonElement>(null);
  // A rate that changed is accepted by a press of its own: sending leads to that question, never past it (R04).
  const submit = (): void => (rateChange ? accept.current?.focus() : subscribe.submit());
  const close = (): void => onOpenChange(false);
  const leave = onLeave ?? close;
  const [adding, setAdding] = useState(false);
  const addFunds = (): void => setAdding(true);
  const picture = icon ?? (product.state === 'ready' ? product.data?.icon : undefined);

  if (submission.status.state === 'succeeded') {
    return <FlexibleSubscribeReceipt receipt={submission.status.result} onOpenChange={onOpenChange} onMore={subscribe.again} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('earn.flexible.subscribe.title', { coin: asset })}
      icon={<CoinIcon symbol={asset} {...(picture && { src: picture })} />}
      footer={
        product.state === 'failed' || (product.state === 'ready' && product.data === undefined) ? (
          <Button size="3" variant="soft" tone="neutral" wide onClick={close}>
            {t('earn.close')}
          </Button>
        ) : (
          <SubmitFooter
            form={form}
            submission={submission}
            ready={assessment.state === 'ready'}
            label={t('earn.flexible.subscribe.action')}
            action="subscribe"
            onLogin={subscribe.signIn}
          >
            {!submission.pending && (
              <InsufficientFunds available={subscribe.available} amount={subscribe.amount} assessment={assessment} onAddFunds={addFunds} />
            )}
            {rateChange && !submission.pending && (
              <RateChangeNotice change={rateChange} onAccept={subscribe.acceptRate} acceptRef={accept} />
            )}
          </SubmitFooter>
        )
      }
    >
      {product.state === 'failed' ? (
        <ErrorState
          title={t('earn.flexible.subscribe.failed')}
          description={<FailureMessage reading={product} otherwise={t('earn.flexible.subscribe.failedText')} />}
          onRetry={product.retry}
        />
      ) : product.state === 'ready' && product.data === undefined ? (
        <ErrorState title={t('earn.flexible.subscribe.missing', { coin: asset })} description={t('earn.flexible.subscribe.missingText')} />
      ) : (
        <FlexibleSubscribeForm
          id={form}
          subscribe={subscribe}
          onSubmit={submit}
          product={product.state === 'ready' ? product.data : undefined}
          onAddFunds={addFunds}
        />
      )}
      <AddFundsDialog open={adding} onOpenChange={setAdding} asset={asset} icon={picture} onLeave={leave} />
    </Dialog>
  );
}
