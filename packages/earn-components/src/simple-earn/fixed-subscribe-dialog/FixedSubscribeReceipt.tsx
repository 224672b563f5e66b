'use client';
import type { ReactElement } from 'react';
import { formatExact, formatPercent } from '@earnkit/core';
import type { Voucher } from '@earnkit/core/simple-earn/contract';
import { type FixedSubscribeReceipt, useEarn, useReceiptTimeline } from '@earnkit/hooks';
import { Percent, type SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useFixedTimelineItems } from './useFixedTimelineItems.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

interface FixedReceiptProps extends ProductReceiptProps<FixedSubscribeReceipt> {
  /** The term, in days; `undefined` where it is not known. */
  readonly days: number | undefined;
  /** The voucher that was used; `undefined` where there was none. */
  readonly voucher: Voucher | undefined;
}

/** The receipt of a fixed subscription (SE-46, SE-47): what was subscribed, what follows, and the next steps. */
export function FixedSubscribeReceiptDialog({ receipt, days, voucher, onOpenChange, onMore }: FixedReceiptProps): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const { links } = useEarn();
  const { minute } = useTimes();
  const account = useAccountName();
  const { amount, asset, at, request } = receipt;
  const timeline = useReceiptTimeline(receipt);
  const { aprFraction, reinvest, redeemAccount } = request;
  const items = useFixedTimelineItems(timeline, reinvest);
  const paidTo = redeemAccount === 'flexible' ? t('earn.fixed.subscribe.redeemToFlexible') : t(ACCOUNT_NAMES[account]);
  const term = timeline && days !== undefined ? t('earn.fixed.subscribe.days', { days }) : undefined;
  const values = { amount: formatExact(amount, figureStyle), coin: asset };
  const summary: SummaryItem[] = [
    amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
    ...(term === undefined ? [] : [{ key: 'term', label: t('earn.fixed.subscribe.term'), value: term }]),
    {
      key: 'apr',
      label: t('earn.fixed.subscribed.apr'),
      value: <Percent value={formatPercent(aprFraction, figureStyle)} tone="accent" />,
      ...(voucher !== undefined && {
        hint: t('earn.fixed.subscribe.part.voucher', {
          apr: t('earn.voucher.apr', { apr: formatPercent(voucher.aprFraction, figureStyle) }),
        }),
      }),
    },
    {
      key: 'maturity',
      label: t('earn.fixed.subscribed.atMaturity'),
      value: reinvest ? t('earn.fixed.subscribed.renews') : t('earn.fixed.subscribed.paidTo', { account: paidTo }),
    },
    { key: 'time', label: t('earn.time'), value: minute(at) },
  ];
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.fixed.subscribed.title')}
      text={term === undefined ? t('earn.fixed.subscribed.text', values) : t('earn.fixed.subscribed.textDays', { ...values, days: term })}
      summary={summary}
      {...(items.length > 0 && { timeline: { label: t('earn.fixed.subscribe.timeline'), items } })}
      actions={[
        { label: t('earn.fixed.subscribed.more'), onSelect: onMore },
        { label: t('earn.fixed.subscribed.view'), href: request.vip ? links.vipWealth() : links.holdings('fixed') },
      ]}
    />
  );
}
