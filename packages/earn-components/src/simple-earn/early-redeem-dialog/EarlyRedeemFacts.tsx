'use client';
import type { ReactElement } from 'react';
import { type Decimal, DAY, HOUR, ZERO, formatAmount, isZero, subtract } from '@earnkit/core';
import type { EarlyRedeem, FixedOrderView } from '@earnkit/hooks';
import { Banner, Flex, SummaryList, type SummaryItem, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import * as list from '../../parts/query/list.css.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

export interface EarlyRedeemFactsProps {
  /** The order. */
  order: FixedOrderView;
  /** What redeeming it now means. */
  redeem: Pick<EarlyRedeem, 'loss' | 'receivedAt' | 'kept' | 'maturesIn' | 'earlierBy'>;
}

/** First when it matures by itself and what redeeming costs, both outcomes side by side, then what is given up, line by line; the lines add up to the total (AMB-152). */
export function EarlyRedeemFacts({ order, redeem }: EarlyRedeemFactsProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { loss, receivedAt, kept } = redeem;
  const { minute } = useTimes();
  const account = t(ACCOUNT_NAMES[useAccountName()]);
  const { asset, principal, voucherAprFraction } = order;
  const { bonus, bonusAsset } = loss;
  const hasBonus = bonus === undefined || !isZero(bonus);
  // A bonus in another coin is an amount of its own beside every sum.
  const other = hasBonus && bonusAsset !== asset;
  const less = (key: string, label: string, amount: Decimal | undefined, coin = asset): SummaryItem =>
    amountItem(key, label, amount && subtract(ZERO, amount), coin, { tone: amount && !isZero(amount) ? 'danger' : 'default' });
  const lines: SummaryItem[] = [
    less(
      'earned',
      loss.earnedDays === undefined ? t('earn.fixedOrder.early.soFar') : t('earn.fixedOrder.early.earned', { days: loss.earnedDays }),
      loss.earned,
    ),
    less('toCome', t('earn.fixedOrder.early.toCome'), loss.toCome),
    ...(voucherAprFraction === undefined ? [] : [less('voucher', t('earn.fixedOrder.early.voucher'), loss.voucher)]),
    ...(hasBonus ? [less('bonus', t('earn.fixedOrder.early.bonus'), bonus, bonusAsset)] : []),
    { ...less('total', t('earn.fixedOrder.early.total'), loss.total), strong: true },
    ...(other
      ? [{ ...less('totalBonus', t('earn.fixedOrder.early.totalBonus', { coin: bonusAsset }), bonus, bonusAsset), strong: true }]
      : []),
  ];
  return (
    <Flex direction="column" gap="4">
      <ByItself order={order} redeem={redeem} />
      <KeyFacts
        columns="2"
        items={[
          {
            key: 'kept',
            label: t('earn.fixedOrder.early.kept'),
            value: (
              <span className={list.words}>
                <CoinAmount amount={kept} asset={asset} />
                {other && (
                  <Text size="2">
                    <Words>{'+ '}</Words>
                    <CoinAmount amount={bonus} asset={bonusAsset} />
                  </Text>
                )}
              </span>
            ),
            note: minute(order.reinvest ? order.finishesAt : order.receivedAt),
            accent: kept !== undefined,
          },
          {
            key: 'now',
            label: t('earn.fixedOrder.early.now'),
            value: <CoinAmount amount={principal} asset={asset} />,
            note: other ? (
              <>
                <Words>{t('earn.fixedOrder.early.noBonus')}</Words>
                <br />
                <Words>{minute(receivedAt)}</Words>
              </>
            ) : (
              minute(receivedAt)
            ),
          },
        ]}
      />
      <Flex direction="column" gap="2">
        <Text size="2" weight="medium">
          {t('earn.fixedOrder.early.lost')}
        </Text>
        <SummaryList items={lines} />
        <Text size="1" color="gray">
          {t('earn.fixedOrder.early.estimate')}
        </Text>
      </Flex>
      {voucherAprFraction !== undefined && <Banner tone="warning">{t('earn.fixedOrder.early.voucherUsed')}</Banner>}
      <SummaryList items={[{ key: 'to', label: t('earn.fixedOrder.early.to'), value: account }]} />
    </Flex>
  );
}

/** Below this an order matures by itself soon. */
const SOON = DAY;

/** When the order matures by itself, and what redeeming it now brings and costs. */
function ByItself({ order, redeem: { loss, maturesIn, earlierBy } }: EarlyRedeemFactsProps): ReactElement | null {
  const { t, language, figureStyle } = useMessages(fixedDialogMessages);
  const duration = useDuration();
  if (maturesIn === undefined) return null;
  const { total, bonus, bonusAsset, earnedDays } = loss;
  const amounts = [
    { amount: total, coin: order.asset },
    ...(bonusAsset === order.asset || bonus === undefined || isZero(bonus) ? [] : [{ amount: bonus, coin: bonusAsset }]),
  ].flatMap(({ amount, coin }) => (amount === undefined ? [] : [`${formatAmount(amount, figureStyle)}\u00a0${coin}`]));
  const cost = amounts.length === 0 ? t('earn.unknown') : new Intl.ListFormat(language, { type: 'conjunction' }).format(amounts);
  const time = duration(maturesIn);
  if (maturesIn >= SOON) {
    return (
      <Banner tone="info" title={t('earn.fixedOrder.early.toGo', { time })}>
        {earnedDays === undefined
          ? t('earn.fixedOrder.early.costs', { cost })
          : t('earn.fixedOrder.early.daysLost', { earned: String(earnedDays), days: String(order.days), cost })}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title={t(order.reinvest ? 'earn.fixedOrder.early.renewsIn' : 'earn.fixedOrder.early.maturesIn', { time })}>
      {earlierBy === undefined
        ? t('earn.fixedOrder.early.costs', { cost })
        : t('earn.fixedOrder.early.earlier', { earlier: duration(earlierBy), cost })}
    </Banner>
  );
}

const MINUTE = HOUR / 60;

/** Writes a duration in its two largest units, down to a minute. */
function useDuration(): (seconds: number) => string {
  const { t } = useMessages(fixedDialogMessages);
  return (seconds) => {
    const parts = [
      ['days', Math.floor(seconds / DAY)],
      ['hours', Math.floor((seconds % DAY) / HOUR)],
      ['minutes', Math.floor((seconds % HOUR) / MINUTE)],
    ] as const;
    const first = parts.findIndex(([, count]) => count > 0);
    const shown = first < 0 ? parts.slice(2) : parts.slice(first, first + 2).filter(([, count]) => count > 0);
    return shown.map(([unit, count]) => t(`earn.duration.${unit}`, { count: String(count) })).join(' ');
  };
}
