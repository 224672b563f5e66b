'use client';
import { type ReactElement, useState } from 'react';
import { type SubscribeReceipt, useAccrualNotice, useEarn, useFlexibleSubscribe } from '@earnkit/hooks';
import { Banner, ErrorState } from '@earnkit/ui';
import { formatExact } from '@earnkit/core';
import { InsufficientFunds } from '../../add-funds/InsufficientFunds.tsx';
import { AddFundsDialog } from '../../add-funds/index.ts';
import { useMessages } from '../../messages/index.ts';
import type { CoinDialogProps } from '../../parts/lazy/dialogProps.ts';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useAccessText } from '../../parts/risk/useAccessText.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { RateChangeNotice } from '../../parts/order/RateChangeNotice.tsx';
import { useFlexibleOutcome } from './useFlexibleOutcome.tsx';
import { FlexibleSubscribeForm } from './FlexibleSubscribeForm.tsx';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { type ProductReceiptProps, OrderReceipt } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { NotLentBanner } from '../NotLentBanner.tsx';
import { useTimelineItems } from './useTimelineItems.ts';

export interface FlexibleSubscribeDialogProps extends CoinDialogProps {
  /** Whether the person's identity is verified (SE-F-22). @default as the session says */
  verified?: boolean | undefined;
  /**
   * Called before adding funds leads to another page; the amount is kept for the return. Do nothing here when the
   * address keeps this dialog open, so that returning opens it again. @default closes it
   */
  onLeave?: (() => void) | undefined;
  /** Called once for each subscription that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: SubscribeReceipt) => void) | undefined;
}

/**
 * Subscribes an amount to flexible Simple Earn (SE-33 to SE-56). Shows rate, amount, expected interest, timeline and rules,
 * sends the order once and ends in a receipt. Visitors see it too; the action asks them to sign in.
 */
export const FlexibleSubscribeDialog = whileOpen<FlexibleSubscribeDialogProps>(({ asset }) => asset)(function FlexibleSubscribeDialog(
  { onOpenChange, asset, icon, verified, onLeave = () => onOpenChange(false), onSuccess, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const subscribe = useFlexibleSubscribe(asset, { verified });
  const { product, submission, rateChange } = subscribe;
  const accessText = useAccessText();
  const [adding, setAdding] = useState(false);
  const addFunds = (): void => setAdding(true);
  const read = product.state === 'ready' ? product.data : undefined;
  const outcome = useFlexibleOutcome(subscribe, read);
  const shownIcon = icon ?? read?.icon;
  return (
    <OrderDialog
      data-part="flexible-subscribe-dialog"
      {...rest}
      ref={ref}

      flow={subscribe}
      onOpenChange={onOpenChange}
      onSuccess={onSuccess}
      title={t('earn.subscribeCoin', { coin: asset })}
      icon={shownIcon}
      risk={<RiskLine look="dialog" kind="flexible" coin={asset} access={accessText({ kind: 'any-time' })} />}
      label={t('earn.subscribe')}
      {...outcome}
      change={rateChange && <RateChangeNotice change={rateChange} onAccept={subscribe.acceptRate} />}
      receipt={(receipt) => <FlexibleSubscribeReceipt receipt={receipt} onOpenChange={onOpenChange} onMore={subscribe.again} />}
      dialogs={<AddFundsDialog open={adding} onOpenChange={setAdding} asset={asset} icon={shownIcon} onLeave={onLeave} />}
      notices={!submission.pending && <InsufficientFunds flow={subscribe} onAddFunds={addFunds} />}
      replacement={
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
      <FlexibleSubscribeForm subscribe={subscribe} product={read} onAddFunds={addFunds} />
    </OrderDialog>
  );
});

/** The receipt of a subscription (SE-46, SE-47): amount, time and timeline. */
function FlexibleSubscribeReceipt({ receipt, onOpenChange, onMore }: ProductReceiptProps<SubscribeReceipt>): ReactElement {
  const { t, figureStyle } = useMessages(flexibleDialogMessages);
  const { links } = useEarn();
  const { minute, hour } = useTimes();
  const { amount, asset, at, timeline, notLent } = receipt;
  const accrualNotice = useAccrualNotice(receipt);
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.flexible.subscribed.title')}
      text={t('earn.flexible.subscribed.text', { amount: formatExact(amount, figureStyle), coin: asset })}
      summary={[
        amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
        { key: 'time', label: t('earn.time'), value: minute(at) },
      ]}
      notice={
        notLent ? (
          <NotLentBanner notLent={notLent} asset={asset} />
        ) : (
          accrualNotice && <Banner tone="info">{t('earn.flexible.subscribed.accrual', { time: hour(timeline.interestStartsAt) })}</Banner>
        )
      }
      timeline={{ label: t('earn.flexible.timeline'), items: useTimelineItems(timeline, notLent) }}
      actions={[
        { label: t('earn.flexible.subscribed.more'), onSelect: onMore },
        { label: t('earn.flexible.subscribed.view'), href: links.holdings('flexible') },
      ]}
    />
  );
}
