'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { EarlyRedeemReceipt } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

/** The receipt of an early redemption: amount, time, and the account it goes to (SE-X-37). */
export function EarlyRedeemDone({ receipt, onOpenChange }: Omit<ProductReceiptProps<EarlyRedeemReceipt>, 'onMore'>): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { minute } = useTimes();
  const account = t(ACCOUNT_NAMES[useAccountName()]);
  const { amount, asset, orderId, at, receivedAt } = receipt;
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.fixedOrder.earlyDone.title')}
      text={t('earn.fixedOrder.earlyDone.text', { amount: formatExact(amount), coin: asset })}
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
