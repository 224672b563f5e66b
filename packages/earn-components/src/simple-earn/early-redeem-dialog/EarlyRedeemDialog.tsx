'use client';
import type { ReactElement } from 'react';
import { type EarlyRedeemReceipt, type FixedOrderView, useEarlyRedeem } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';
import { formatExact } from '@earnkit/core';
import { ConfirmOrder } from '../../parts/order/ConfirmOrder.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { useRedemptionText } from '../../parts/order/useRedemptionText.ts';
import { EarlyRedeemFacts } from './EarlyRedeemFacts.tsx';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';
import { fixedMessages } from '../fixedMessages.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { type ProductReceiptProps, OrderReceipt } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';

export interface EarlyRedeemDialogProps extends DialogOpenProps {
  /** The order, as `useFixedOrders` or `useFixedOrder` reads it. */
  order: FixedOrderView;
  /** Called once when the order is redeemed while the dialog is open. @default nothing */
  onSuccess?: (receipt: EarlyRedeemReceipt) => void;
}

/**
 * Redeems a fixed order before it matures (SE-X-34 to SE-X-38): says first what is given up (AMB-152), sends the order once and
 * ends in a receipt with time and account.
 */
export const EarlyRedeemDialog = whileOpen<EarlyRedeemDialogProps>(({ order }) => order.orderId)(function EarlyRedeemDialog(
  { order, ...props },
  ref,
): ReactElement {
  const { t } = useMessages(fixedDialogMessages, fixedMessages);
  const redeem = useEarlyRedeem(order);
  return (
    <ConfirmOrder
      data-part="early-redeem-dialog"
      {...props}
      ref={ref}
      order={redeem}
      tone="danger"
      title={t('earn.fixedOrder.early.title', { coin: order.asset })}
      confirmLabel={t('earn.fixedOrder.redeemEarly')}
      cancelLabel={t('earn.fixedOrder.early.keep')}
      text={useRedemptionText(redeem.submission)}
      missing={t('earn.fixedOrder.early.unknown')}
      receipt={(receipt) => <EarlyRedeemDone receipt={receipt} onOpenChange={props.onOpenChange} />}
    >
      <EarlyRedeemFacts order={order} redeem={redeem} />
    </ConfirmOrder>
  );
});

/** The receipt of an early redemption: amount, time, and the account it goes to (SE-X-37). */
function EarlyRedeemDone({ receipt, onOpenChange }: Omit<ProductReceiptProps<EarlyRedeemReceipt>, 'onMore'>): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const { minute } = useTimes();
  const account = t(ACCOUNT_NAMES[useAccountName()]);
  const { amount, asset, orderId, at, receivedAt } = receipt;
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.fixedOrder.earlyDone.title')}
      text={t('earn.fixedOrder.earlyDone.text', { amount: formatExact(amount, figureStyle), coin: asset })}
      summary={[
        amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
        { key: 'time', label: t('earn.time'), value: minute(at) },
        { key: 'expected', label: t('earn.fixedOrder.earlyDone.time'), value: minute(receivedAt) },
        { key: 'to', label: t('earn.fixedOrder.early.to'), value: account },
        { key: 'order', label: t('earn.fixedOrder.id'), value: orderId },
      ]}
      actions={[{ label: t('earn.done'), onSelect: () => onOpenChange(false) }]}
    />
  );
}
