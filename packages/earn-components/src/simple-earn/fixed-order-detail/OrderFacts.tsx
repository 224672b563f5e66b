'use client';
import type { ReactElement } from 'react';
import { compare, formatPercent } from '@earnkit/core';
import { type FixedOrderView, useEarn } from '@earnkit/hooks';
import { Button, Card, CopyButton, Flex, Percent, SummaryList, type SummaryItem, Timeline, type TimelineItem, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import { rowOpener } from '../../parts/query/useRowDialog.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { RedeemTo, useRedeemAccountNames } from '../fixed-holdings/MaturityControls.tsx';
import { type FixedOrderDialogKind, orderDialogs } from '../fixed-holdings/orderDialogs.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';
import { fixedMessages } from '../fixedMessages.ts';

export interface OrderFactsProps {
  /** The order. */
  order: FixedOrderView;
  /** Whether it is redeemed before it matures. */
  early: boolean;
  /** Opens a dialog of the order. */
  onOpen: (kind: FixedOrderDialogKind, order: FixedOrderView) => void;
}

/** Term, rates, times, account and number of an order (SE-X-16 to SE-X-21). */
export function OrderFacts({ order, early, onOpen }: OrderFactsProps): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages, fixedMessages);
  const { minute } = useTimes();
  const { notify } = useEarn();
  const names = useRedeemAccountNames();
  const { asset, days, orderId, aprFraction, voucherAprFraction, ladder, bonusAsset = asset } = order;
  // What comes on top of the rate is lost with an early redemption.
  const bonus = ladder?.length !== 0 && !early;
  const hints = [
    ...(bonus ? [t('earn.fixedOrder.aprHint')] : []),
    ...(voucherAprFraction !== undefined && !early
      ? [t('earn.fixedOrder.plusVoucher', { apr: formatPercent(voucherAprFraction, figureStyle) })]
      : []),
  ];
  const items: SummaryItem[] = [
    { key: 'term', label: t('earn.fixedOrder.term'), value: t('earn.fixedOrder.days', { days }) },
    {
      key: 'apr',
      label: t('earn.apr'),
      value: <Percent value={percentText(aprFraction, figureStyle)} tone="accent" />,
      ...(hints.length > 0 && { hint: hints.join(', ') }),
    },
  ];
  if (bonus) {
    const [most] = (ladder ?? []).map((step) => step.aprFraction).toSorted((first, second) => compare(second, first));
    items.push({
      key: 'bonus',
      label: t('earn.fixedOrder.bonus'),
      value: (
        <Flex as="span" display="inline-flex" wrap="wrap" align="center" justify="end" gap="2">
          <Words>{t('earn.fixedOrder.bonusUpTo', { apr: formatPercent(most, figureStyle), coin: bonusAsset })}</Words>
          <Button size="1" variant="ghost" {...rowOpener(orderDialogs, 'bonus', order, onOpen)}>
            {t('earn.fixedOrder.bonusOpen')}
          </Button>
        </Flex>
      ),
    });
  }
  items.push({ key: 'subscribed', label: t('earn.fixedOrder.subscribedAt'), value: minute(order.createdAt) });
  // A renewing order is not paid then, and one redeemed early is paid before.
  if (order.reinvest === false && !early) {
    const hint = order.controls.state === 'ended' ? {} : { hint: t('earn.fixedOrder.receivedHint') };
    const label = t('earn.fixedOrder.received');
    items.push(
      order.settlement === 'late'
        ? {
            key: 'received',
            label,
            value: t('earn.fixedOrder.notSettled'),
            hint: t('earn.fixedOrder.expected', { time: minute(order.receivedAt) }),
          }
        : { key: 'received', label, value: minute(order.receivedAt), ...hint },
    );
  }
  items.push(
    { key: 'to', label: t('earn.fixedOrder.redeemTo'), value: <RedeemTo order={order} names={names} /> },
    {
      key: 'id',
      label: t('earn.fixedOrder.id'),
      value: (
        <Flex as="span" display="inline-flex" align="center" justify="end" gap="1">
          <Words>{orderId}</Words>
          <CopyButton value={orderId} label={t('earn.fixedOrder.copyId')} onCopied={() => notify({ tone: 'success', key: 'Copied' })} />
        </Flex>
      ),
    },
  );
  return (
    <Card size="2" asChild>
      <section aria-label={t('earn.fixedOrder.facts')}>
        <SummaryList items={items} />
      </section>
    </Card>
  );
}

/** The timeline of an order with its current step; an order that has ended has completed all steps, and one that is not settled has matured. */
export function OrderTimeline({ order, now }: { order: FixedOrderView; now: number }): ReactElement {
  const { t } = useMessages(fixedDialogMessages, fixedMessages);
  const { minute } = useTimes();
  const moments = [
    { key: 'subscribed', at: order.createdAt, label: t('earn.fixedOrder.timeline.subscribed') },
    { key: 'starts', at: order.interestStartsAt, label: t('earn.fixedOrder.timeline.starts') },
    { key: 'matures', at: order.finishesAt, label: t('earn.fixedOrder.timeline.matures') },
    ...(order.reinvest === undefined
      ? []
      : order.reinvest
        ? [{ key: 'renewed', at: order.finishesAt, label: t('earn.fixedOrder.timeline.renewed') }]
        : [{ key: 'received', at: order.receivedAt, label: t('earn.fixedOrder.timeline.received') }]),
  ];
  const last = order.settlement ? 'matures' : moments.findLast(({ at }) => at !== undefined && at <= now)?.key;
  const passed = order.controls.state === 'ended' ? moments.length : moments.findIndex(({ key }) => key === last);
  const items = moments.map(({ key, at, label }, index): TimelineItem => ({
    key,
    label,
    time: minute(at),
    state: index < passed ? 'done' : index === passed ? 'current' : 'upcoming',
  }));
  return <Timeline label={t('earn.fixedOrder.timeline')} items={items} />;
}
