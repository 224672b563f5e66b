'use client';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { type FixedChoice, type FixedProductView, type FixedSubscribe, type QueryState, useFixedSubscribe } from '@earnkit/hooks';
import { Button, EmptyState } from '@earnkit/ui';
import { formatPercentChange } from '@earnkit/core';
import { AddFundsDialog } from '../../add-funds/index.ts';
import { InsufficientFunds } from '../../add-funds/InsufficientFunds.tsx';
import { useMessages } from '../../messages/index.ts';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useAccessText } from '../../parts/risk/useAccessText.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { RateChangeNotice } from '../../parts/order/RateChangeNotice.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { VoucherPicker } from '../voucher-picker/index.ts';
import type { FixedSubscribeDialogProps } from './FixedSubscribeDialog.tsx';
import { FixedSubscribeForm } from './FixedSubscribeForm.tsx';
import { useFixedOutcome } from './useFixedOutcome.tsx';
import { FixedSubscribeReceiptDialog } from './FixedSubscribeReceipt.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';
import { type ChangeNoticeProps, ChangeNotice } from '../../parts/order/ChangeNotice.tsx';
import { listText } from '../../parts/query/listText.ts';
import { useVoucherTerms } from '../useVoucherTerms.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';

export interface FixedSubscribeFlowProps extends Omit<FixedSubscribeDialogProps, 'open' | 'product' | 'productId'> {
  /** The coin's products. */
  reading: QueryState<FixedChoice>;
  /** The one that is chosen at first; `undefined` while it is not known or not checked yet. */
  first: FixedProductView | undefined;
  /** Set if the requested product is not one of the coin's products. */
  astray: FixedChoice['astray'];
  /** Shows the terms of the coin instead. */
  onAstrayAccept: () => void;
  /** Whether a visitor requested a special product, which is by invitation only. */
  byInvitation: boolean;
}

/** The form, its dialogs and the receipt. The amount stays when another term is chosen. */
export function FixedSubscribeFlow({
  onOpenChange,
  asset,
  icon,
  reading,
  first,
  voucherId,
  astray,
  onAstrayAccept,
  byInvitation,
  onLeave = () => onOpenChange(false),
  onSuccess,
  ...rest
}: FixedSubscribeFlowProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const listedProducts = reading.state === 'ready' ? reading.data.products : NO_PRODUCTS;
  const subscribe = useFixedSubscribe(asset, first, { products: listedProducts, voucherId });
  const { chosen } = subscribe;
  const { product, submission, rateChange, voucherChange, obstacle } = subscribe;
  const { status } = submission;
  const refused = status.state === 'refused' ? status.refusal.cause : undefined;
  const accessText = useAccessText();
  const [adding, setAdding] = useState(false);
  const [picking, setPicking] = useState(false);
  const addFunds = useCallback(() => setAdding(true), []);
  const pickVoucher = useCallback(() => setPicking(true), []);
  // The current product, or the listed one until the current one is read.
  const live = product.state === 'ready' ? product.data : undefined;
  const listed = chosen && (listedProducts.find(({ id }) => id === chosen.id) ?? chosen);
  const { headlineApr, leastTier } = subscribe;
  const shown = useMemo(() => (live ? { ...live, headlineApr, leastTier } : listed), [live, headlineApr, leastTier, listed]);
  const products = useMemo(() => listedProducts.map((one) => (one.id === shown?.id ? shown : one)), [listedProducts, shown]);
  const unreadable = reading.state === 'ready' ? reading.data.unreadable : 0;
  const closed = obstacle !== undefined || (product.state === 'ready' && live === undefined);
  const shownIcon = icon ?? shown?.icon;
  const outcome = useFixedOutcome(subscribe, shown);
  return (
    <OrderDialog
      data-part="fixed-subscribe-dialog"
      {...rest}
      flow={subscribe}
      onOpenChange={onOpenChange}
      onSuccess={onSuccess}
      title={t('earn.fixed.subscribe.titleOf', { coin: asset })}
      icon={shownIcon}
      risk={
        <RiskLine
          look="dialog"
          kind="fixed"
          coin={asset}
          access={accessText({ kind: 'at', at: undefined, early: shown?.canRedeemEarly })}
        />
      }
      label={obstacle === 'sold-out' ? t('earn.fixed.subscribe.soldOut') : t('earn.subscribe')}
      {...outcome}
      orderable={!closed || obstacle === 'vip'}
      change={
        (rateChange || voucherChange) && (
          <>
            {rateChange && <RateChangeNotice change={rateChange} onAccept={subscribe.acceptRate} />}
            {voucherChange && <VoucherChangeNotice asset={asset} change={voucherChange} onAccept={subscribe.acceptVoucher} />}
          </>
        )
      }
      explainedCause={
        voucherChange && refused === 'limit-changed'
          ? refused
          : rateChange || voucherChange
            ? 'rate-changed'
            : obstacle === 'sold-out' && 'limit-changed'
      }
      receipt={(receipt) => (
        <FixedSubscribeReceiptDialog
          receipt={receipt}
          days={shown?.days}
          voucher={receipt.request.voucherId === undefined ? undefined : subscribe.voucher}
          onOpenChange={onOpenChange}
          onMore={subscribe.again}
        />
      )}
      dialogs={
        <>
          <AddFundsDialog open={adding} onOpenChange={setAdding} asset={asset} icon={shownIcon} onLeave={onLeave} />
          <VoucherPicker
            open={picking}
            onOpenChange={setPicking}
            asset={asset}
            days={shown?.days ?? 0}
            amount={subscribe.typedAmount}
            vouchers={subscribe.vouchers}
            voucher={subscribe.voucher}
            onVoucherChange={subscribe.setVoucher}
          />
        </>
      }
      notices={!submission.pending && <InsufficientFunds flow={subscribe} onAddFunds={addFunds} />}
      replacement={
        byInvitation ? (
          <SignInPrompt title={t('earn.fixed.subscribe.invitation')} hint={t('earn.fixed.subscribe.invitationText')} />
        ) : astray ? (
          <EmptyState
            title={
              astray.asset === undefined ? t('earn.fixed.subscribe.noProduct') : t('earn.fixed.subscribe.otherCoin', { coin: astray.asset })
            }
            description={t('earn.fixed.subscribe.astrayText')}
            action={<Button onClick={onAstrayAccept}>{t('earn.fixed.subscribe.termsOf', { coin: asset })}</Button>}
          />
        ) : reading.state === 'failed' || (reading.state === 'ready' && reading.data.first === undefined && unreadable > 0) ? (
          <QueryError reading={reading} title={t('earn.fixed.subscribe.failed')} hint={t('earn.fixed.subscribe.failedText')} />
        ) : reading.state === 'ready' && reading.data.first === undefined ? (
          <EmptyState title={t('earn.fixed.subscribe.missing', { coin: asset })} description={t('earn.fixed.subscribe.missingText')} />
        ) : undefined
      }
    >
      <FixedSubscribeForm
        subscribe={subscribe}
        products={products}
        unreadable={unreadable}
        complete={reading.state === 'ready' && reading.data.complete}
        product={shown}
        onProductChange={subscribe.setTerm}
        onAddFunds={addFunds}
        onPickVoucher={pickVoucher}
      />
    </OrderDialog>
  );
}

const NO_PRODUCTS: readonly FixedProductView[] = [];

interface VoucherChangeNoticeProps extends Pick<ChangeNoticeProps, 'onAccept'> {
  /** The coin that is subscribed. */
  readonly asset: string;
  /** The voucher as it was chosen, and as it is now. */
  readonly change: NonNullable<FixedSubscribe['voucherChange']>;
}

/** Shows the old and the new terms of the chosen voucher, and asks the person to accept the new ones before sending (R04). */
function VoucherChangeNotice({ asset, change: { from, to }, ...rest }: VoucherChangeNoticeProps): ReactElement {
  const { t, language, figureStyle } = useMessages(partDialogMessages, fixedDialogMessages);
  const { rate, limits } = useVoucherTerms(asset);
  // As many digits as tell the two rates apart.
  const percents =
    from.aprFraction && to.aprFraction
      ? formatPercentChange({ from: from.aprFraction, to: to.aprFraction }, figureStyle)
      : { from: undefined, to: undefined };
  const any = t('earn.voucher.anyAmount');
  const terms = [
    { from: rate(from, percents.from), to: rate(to, percents.to) },
    { from: limits(from) ?? any, to: limits(to) ?? any },
  ].filter((term) => term.from !== term.to);
  const sideText = (side: 'from' | 'to'): string =>
    listText(
      language,
      terms.map((term) => term[side]),
    );
  return (
    <ChangeNotice
      {...rest}
      title={t('earn.voucher.changed', { from: sideText('from'), to: sideText('to') })}
      acceptLabel={t('earn.voucher.acceptChange')}
    >
      {t('earn.rateChange.text')}
    </ChangeNotice>
  );
}
