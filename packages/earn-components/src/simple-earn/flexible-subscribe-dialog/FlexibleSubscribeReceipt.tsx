'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import { type SubscribeReceipt, useAccrualNotice, useEarn } from '@earnkit/hooks';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { NotLentBanner } from '../notLent.tsx';
import { useTimelineItems } from './useTimelineItems.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** The receipt of a subscription (SE-46, SE-47): amount, time and timeline. */
export function FlexibleSubscribeReceipt({ receipt, onOpenChange, onMore }: ProductReceiptProps<SubscribeReceipt>): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const { navigate, links } = useEarn();
  const { minute, hour } = useTimes();
  const { amount, asset, at, timeline, notLent } = receipt;
  const accrualNotice = useAccrualNotice(receipt);
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.flexible.subscribed.title')}
      text={t('earn.flexible.subscribed.text', { amount: formatExact(amount), coin: asset })}
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
        {
          label: t('earn.flexible.subscribed.view'),
          onSelect: () => {
            onOpenChange(false);
            navigate(links.holdings('flexible'));
          },
        },
      ]}
    />
  );
}
