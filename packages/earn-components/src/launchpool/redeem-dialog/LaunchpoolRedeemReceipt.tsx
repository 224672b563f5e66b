'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { LaunchpoolRedeemReceipt } from '@earnkit/hooks/launchpool';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useRedeemTo } from './useRedeemTo.tsx';
import { launchpoolDialogMessages } from '../dialogMessages.ts';

/** The receipt of a redemption: amount, where it went, and time. */
export function LaunchpoolRedeemReceiptDialog({
  receipt,
  onOpenChange,
  onMore,
}: ProductReceiptProps<LaunchpoolRedeemReceipt>): ReactElement {
  const { t } = useMessages(launchpoolDialogMessages);
  const { minute } = useTimes();
  const { amount, asset, at, parts } = receipt;
  const to = useRedeemTo(asset, parts);
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.launchpool.redeemed.title')}
      text={t('earn.launchpool.redeemed.text', { amount: formatExact(amount), coin: asset })}
      summary={[
        amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
        ...(to === undefined ? [] : [{ key: 'to', label: t('earn.launchpool.redeem.to'), value: to }]),
        { key: 'time', label: t('earn.time'), value: minute(at) },
      ]}
      actions={[
        { label: t('earn.launchpool.redeemed.more'), onSelect: onMore },
        { label: t('earn.done'), onSelect: () => onOpenChange(false) },
      ]}
    />
  );
}
