'use client';
import type { ReactElement } from 'react';
import { isZero } from '@earnkit/core';
import { type FixedOrderOutcome, type FixedOrderView, useEarlyRedemptionLoss, useEarn, useFixedOrderOutcome } from '@earnkit/hooks';
import { Card, Flex, SummaryList, type SummaryItem, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import * as list from '../../parts/query/list.css.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useRedeemAccountNames } from '../fixed-holdings/MaturityControls.tsx';
import type { OrderFigureProps } from '../fixed-holdings/OrderFigures.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';
import { fixedMessages } from '../fixedMessages.ts';

/** What became of an order that has ended or is redeemed early (AMB-152, AMB-153); nothing for any other. */
export function OrderOutcome({ order }: OrderFigureProps): ReactElement | null {
  const outcome = useFixedOrderOutcome(order);
  return outcome === undefined ? null : <Outcome order={order} outcome={outcome} />;
}

function Outcome({ order, outcome }: OrderFigureProps & { outcome: FixedOrderOutcome }): ReactElement {
  const { t } = useMessages(fixedDialogMessages, fixedMessages);
  const title = t(`earn.fixedOrder.outcome.${outcome.kind}`);
  const items = useOutcomeItems(order, outcome);
  return (
    <Card size="2" asChild>
      <section aria-label={title}>
        <Flex direction="column" gap="3">
          <Text weight="medium">{title}</Text>
          <SummaryList items={items} />
        </Flex>
      </section>
    </Card>
  );
}

function useOutcomeItems(order: FixedOrderView, outcome: FixedOrderOutcome): readonly SummaryItem[] {
  const { t } = useMessages(fixedDialogMessages, fixedMessages);
  const { links } = useEarn();
  const { minute } = useTimes();
  const names = useRedeemAccountNames();
  const inHistory =
    links.history() === undefined ? t('earn.unknown') : <AreaLink href={links.history()}>{t('earn.fixedOrder.outcome.history')}</AreaLink>;
  const account = order.redeemAccount && names[order.redeemAccount];
  const to: SummaryItem = { key: 'account', label: t('earn.fixedOrder.early.to'), value: account ?? t('earn.unknown') };
  if (outcome.kind === 'renewed') {
    const { successor } = outcome;
    return [
      { key: 'at', label: t('earn.fixedOrder.outcome.renewedAt'), value: minute(order.finishesAt) },
      {
        key: 'next',
        label: t('earn.fixedOrder.outcome.continues'),
        value: successor ? (
          <AreaLink
            keepsText
            href={links.holding({ ...successor, orderType: 'fixed' })}
            label={t('earn.fixedOrder.open', { id: successor.orderId })}
          >
            {t('earn.fixedOrder.number', { id: successor.orderId })}
          </AreaLink>
        ) : (
          inHistory
        ),
      },
      { ...to, label: t('earn.fixedOrder.outcome.interestTo') },
    ];
  }
  const arrival: SummaryItem =
    outcome.kind === 'early' && outcome.arrivesAt !== undefined
      ? { key: 'arrival', label: t('earn.fixedOrder.outcome.arrives'), value: minute(outcome.arrivesAt) }
      : {
          key: 'arrival',
          label: t('earn.fixedOrder.outcome.arrived'),
          value: outcome.arrivedAt === undefined ? inHistory : minute(outcome.arrivedAt),
        };
  if (outcome.kind === 'early')
    return [arrival, to, { key: 'lost', label: t('earn.fixedOrder.outcome.lost'), value: <GivenUp order={order} /> }];
  const { because } = outcome;
  const obstacle = because === 'renewal-sold-out' || because === 'renewal-not-on-sale' ? because : undefined;
  return [
    arrival,
    to,
    ...(obstacle ? [{ key: 'because', label: t('earn.fixedOrder.reinvest'), value: t(`earn.fixedOrder.outcome.${obstacle}`) }] : []),
  ];
}

/** Everything that the early redemption of an order gave up, in each coin. */
function GivenUp({ order }: OrderFigureProps): ReactElement {
  const { total, bonus, bonusAsset } = useEarlyRedemptionLoss(order);
  return (
    <span className={list.figure}>
      <CoinAmount amount={total} asset={order.asset} />
      {bonusAsset !== order.asset && (bonus === undefined || !isZero(bonus)) && <CoinAmount amount={bonus} asset={bonusAsset} />}
    </span>
  );
}
