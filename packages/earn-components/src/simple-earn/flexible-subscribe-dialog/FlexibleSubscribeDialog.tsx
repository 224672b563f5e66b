'use client';
import { type ReactElement, useRef, useState } from 'react';
import { type SubscribeReceipt, useFlexibleSubscribe } from '@earnkit/hooks';
import { ErrorState } from '@earnkit/ui';
import { InsufficientFunds } from '../../add-funds/InsufficientFunds.tsx';
import { AddFundsDialog } from '../../add-funds/index.ts';
import { flexibleMessages } from '../flexibleMessages.ts';
import { useMessages } from '../../messages/index.ts';
import type { CoinDialogProps } from '../../parts/dialogProps.ts';
import { OrderDialog } from '../../parts/OrderDialog.tsx';
import { QueryError } from '../../parts/QueryError.tsx';
import { FlexibleSubscribeForm } from './FlexibleSubscribeForm.tsx';
import { FlexibleSubscribeReceipt } from './FlexibleSubscribeReceipt.tsx';
import { RateChangeNotice } from './RateChangeNotice.tsx';

/** Props of {@link FlexibleSubscribeDialog}. */
export interface FlexibleSubscribeDialogProps extends CoinDialogProps {
  /** Whether the person's identity is verified (SE-F-22). @default false */
  verified?: boolean | undefined;
  /**
   * Called before adding funds leads to another page; the amount is kept for the way back. Do nothing here where the
   * address says that this dialog is open, so that coming back opens it again. @default closes it
   */
  onLeave?: (() => void) | undefined;
  /** Called once for each subscription that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: SubscribeReceipt) => void) | undefined;
}

/**
 * Subscribes an amount to flexible Simple Earn (SE-33 to SE-56): rate and its parts, amount, expected interest, timeline,
 * rules, and one submission that ends in a receipt. For visitors too: the action asks them to sign in.
 */
export function FlexibleSubscribeDialog({ open, ...rest }: FlexibleSubscribeDialogProps): ReactElement | null {
  // Mounted while open: nothing has to be reset, and a closed dialog reads nothing.
  return open ? <OpenSubscribeDialog key={rest.asset} {...rest} /> : null;
}

function OpenSubscribeDialog({
  onOpenChange,
  asset,
  icon,
  verified,
  onLeave = () => onOpenChange(false),
  onSuccess,
}: Omit<FlexibleSubscribeDialogProps, 'open'>): ReactElement {
  const { t } = useMessages(flexibleMessages);
  const subscribe = useFlexibleSubscribe(asset, { verified });
  const { product, submission, rateChange } = subscribe;
  const accept = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  const addFunds = (): void => setAdding(true);
  const shownIcon = icon ?? (product.state === 'ready' ? product.data?.icon : undefined);
  return (
    <OrderDialog
      flow={subscribe}
      action="subscribe"
      onOpenChange={onOpenChange}
      onSuccess={onSuccess}
      title={t('earn.subscribeCoin', { coin: asset })}
      icon={shownIcon}
      label={t('earn.subscribe')}
      // A changed rate is accepted by a press of its own: sending moves the focus to that button and sends nothing (R04).
      onSubmit={() => (rateChange ? accept.current?.focus() : subscribe.submit())}
      receipt={(receipt) => <FlexibleSubscribeReceipt receipt={receipt} onOpenChange={onOpenChange} onMore={subscribe.again} />}
      dialogs={<AddFundsDialog open={adding} onOpenChange={setAdding} asset={asset} icon={shownIcon} onLeave={onLeave} />}
      notices={
        !submission.pending && (
          <>
            <InsufficientFunds flow={subscribe} onAddFunds={addFunds} />
            {rateChange && <RateChangeNotice change={rateChange} onAccept={subscribe.acceptRate} acceptRef={accept} />}
          </>
        )
      }
      instead={
        product.state === 'failed' ? (
          <QueryError reading={product} title={t('earn.flexible.subscribe.failed')} hint={t('earn.flexible.subscribe.failedText')} />
        ) : product.state === 'ready' && product.data === undefined ? (
          <ErrorState
            title={t('earn.flexible.subscribe.missing', { coin: asset })}
            description={t('earn.flexible.subscribe.missingText')}
          />
        ) : undefined
      }
    >
      <FlexibleSubscribeForm subscribe={subscribe} product={product.state === 'ready' ? product.data : undefined} onAddFunds={addFunds} />
    </OrderDialog>
  );
}
