'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import { isAccrualNoticeDue } from '@earnkit/core/simple-earn/rules';
import { type SubscribeReceipt, useEarn } from '@earnkit/hooks';
import { Amount, Banner, Button, ResultDialog, Stack, SummaryList, Timeline } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { useTimes } from '../../earn-dialog/useTimes.ts';
import { useTimelineItems } from './flexibleTimelineItems.ts';

/** Props of {@link FlexibleSubscribeReceipt}. */
export interface FlexibleSubscribeReceiptProps {
  /** What was subscribed. */
  receipt: SubscribeReceipt;
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** Back to an empty form. */
  onMore: () => void;
}

/** It worked (SE-46, SE-47): how much, when, what comes next; and the ways on. */
export function FlexibleSubscribeReceipt({ receipt, onOpenChange, onMore }: FlexibleSubscribeReceiptProps): ReactElement {
  const { t } = useCopy();
  const { now, navigate, links } = useEarn();
  const { minute, hour } = useTimes();
  const items = useTimelineItems(receipt.timeline);
  const amount = formatExact(receipt.amount);
  return (
    <ResultDialog
      open
      onOpenChange={onOpenChange}
      tone="success"
      title={t('earn.flexible.subscribed.title')}
      description={t('earn.flexible.subscribed.text', { amount, coin: receipt.asset })}
      actions={
        <>
          <Button size="3" variant="soft" tone="neutral" onClick={onMore}>
            {t('earn.flexible.subscribed.more')}
          </Button>
          <Button
            size="3"
            onClick={() => {
              onOpenChange(false);
              navigate(links.holdings('flexible'));
            }}
          >
            {t('earn.flexible.subscribed.view')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <SummaryList
          variant="filled"
          items={[
            { key: 'amount', label: t('earn.flexible.subscribed.amount'), value: <Amount value={amount} unit={receipt.asset} strong /> },
            { key: 'time', label: t('earn.flexible.subscribed.time'), value: minute(receipt.at) },
          ]}
        />
        {isAccrualNoticeDue(now(), receipt.timeline) && (
          <Banner tone="info">{t('earn.flexible.subscribed.accrual', { time: hour(receipt.timeline.interestStartsAt) })}</Banner>
        )}
        <Timeline label={t('earn.flexible.timeline')} items={items} />
      </Stack>
    </ResultDialog>
  );
}
