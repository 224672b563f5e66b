'use client';
import type { ReactElement } from 'react';
import { formatExact, isZero } from '@earnkit/core';
import { type WealthRedeem, type WealthRedeemReceipt, useWealthRedeem } from '@earnkit/hooks/private-wealth';
import { Amount, Banner, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { exactText } from '../../parts/figures/figureText.ts';
import { LeftoverNotice } from '../../parts/order/LeftoverNotice.tsx';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { OrderNotices } from '../wealth-purchase-dialog/OrderNotices.tsx';
import { type WealthOrderTarget, nameOfOrder } from '../orderTarget.ts';
import { useWealthText } from '../useWealthText.ts';
import { privateWealthDialogMessages } from '../dialogMessages.ts';
import { privateWealthMessages } from '../messages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

export interface WealthRedeemDialogProps extends DialogOpenProps {
  /** The order whose units are redeemed. */
  order: WealthOrderTarget;
  /** Called once for each redemption that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: WealthRedeemReceipt) => void) | undefined;
  /** Called once for each redemption that is refused while the dialog is open (PW-17). @default nothing */
  onFailed?: (() => void) | undefined;
}

/** Redeems units of an order (PW-12 to PW-15): units, what they are worth, and a receipt. */
export const WealthRedeemDialog = whileOpen<WealthRedeemDialogProps>(({ order }) => order.orderId)(function WealthRedeemDialog(
  { onOpenChange, order, onSuccess, onFailed, ...rest },
  ref,
): ReactElement {
  const { t, figureStyle } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  const { orderId, productId, projectType, asset } = order;
  const redeem = useWealthRedeem({ orderId, productId, projectType, asset, onFailed });
  const read = redeem.order.state === 'ready' ? redeem.order.data : undefined;
  return (
    <OrderDialog
      data-part="wealth-redeem-dialog"
      {...rest}
      ref={ref}
      flow={redeem}
      onOpenChange={onOpenChange}
      onSuccess={onSuccess}
      icon={order.icon}
      title={t('earn.wealth.redeem.title', { name: nameOfOrder(order) })}
      label={t('earn.wealth.redeem')}
      outcome={[
        amountItem('amount', t('earn.wealth.redeem.amount'), redeem.estimatedAmount, asset),
        amountItem('value', t('earn.wealth.netValue'), read?.netValue, asset),
        { key: 'left', label: t('earn.wealth.redeem.left'), value: <Amount value={exactText(redeem.left, figureStyle)} /> },
      ]}
      text={useWealthText('redeem')}
      notices={
        <LeftoverNotice
          redeem={redeem}
          textOf={(amount) => t('earn.wealth.redeem.unitsOf', { amount: formatExact(amount, figureStyle) })}
        />
      }
      receipt={(receipt) => <RedeemReceipt receipt={receipt} name={nameOfOrder(order)} onOpenChange={onOpenChange} onMore={redeem.again} />}
    >
      <RedeemForm redeem={redeem} />
    </OrderDialog>
  );
});

function RedeemForm({ redeem }: { redeem: WealthRedeem }): ReactElement {
  const { t, figureStyle } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  const { order, redeemable, submission } = redeem;
  return (
    <>
      {submission.status.state !== 'unresolved' && <OrderNotices order={order} />}
      <AmountField
        flow={redeem}
        label={t('earn.wealth.redeem.units')}
        unit={null}
        available={
          <>
            <Words>{t('earn.wealth.redeem.redeemable')}</Words> <Amount value={exactText(redeemable, figureStyle)} />
          </>
        }
        hint={redeemable !== undefined && isZero(redeemable) ? t('earn.wealth.redeem.nothing') : undefined}
      />
      <Banner tone="info">{t('earn.wealth.purchase.moves')}</Banner>
    </>
  );
}

interface RedeemReceiptProps extends ProductReceiptProps<WealthRedeemReceipt> {
  /** The product. */
  readonly name: string;
}

function RedeemReceipt({ receipt, name, onOpenChange, onMore }: RedeemReceiptProps): ReactElement {
  const { t, figureStyle } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  const { minute } = useTimes();
  const { units, asset, at, estimatedAmount } = receipt;
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.wealth.redeemed.title')}
      text={t('earn.wealth.redeemed.text', { amount: formatExact(units, figureStyle) })}
      summary={[
        { key: 'name', label: t('earn.wealth.name'), value: name },
        { key: 'units', label: t('earn.wealth.units'), value: <Amount value={exactText(units, figureStyle)} /> },
        amountItem('amount', t('earn.wealth.redeem.amount'), estimatedAmount, asset, { strong: true }),
        { key: 'time', label: t('earn.time'), value: minute(at) },
      ]}
      actions={[
        { label: t('earn.wealth.redeemed.more'), onSelect: onMore },
        { label: t('earn.done'), onSelect: () => onOpenChange(false) },
      ]}
    />
  );
}
