'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { RedeemReceipt } from '@earnkit/hooks';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useArrivalItems } from './useArrivalItems.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** The receipt of a redemption (SE-F-29): amount, time, account and arrival; it says when another amount was sent. */
export function FlexibleRedeemReceipt({ receipt, onOpenChange, onMore }: ProductReceiptProps<RedeemReceipt>): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const { minute } = useTimes();
  const account = t(ACCOUNT_NAMES[useAccountName()]);
  const { amount, requestedAmount, asset, at } = receipt;
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.flexible.redeemed.title')}
      text={t('earn.flexible.redeemed.text', { amount: formatExact(amount), coin: asset })}
      summary={[
        amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
        { key: 'time', label: t('earn.time'), value: minute(at) },
        { key: 'to', label: t('earn.flexible.redeem.to'), value: account },
      ]}
      notice={
        requestedAmount !== undefined && (
          <Banner tone="warning">
            {t('earn.flexible.redeemed.otherAmount', { amount: formatExact(amount), requested: formatExact(requestedAmount), coin: asset })}
          </Banner>
        )
      }
      timeline={{ label: t('earn.flexible.redeem.timeline'), items: useArrivalItems(asset, receipt).filter(({ time }) => time !== '') }}
      actions={[
        { label: t('earn.flexible.redeemed.more'), onSelect: onMore },
        { label: t('earn.done'), onSelect: () => onOpenChange(false) },
      ]}
    />
  );
}
