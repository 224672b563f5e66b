'use client';
import type { ReactElement } from 'react';
import { type Decimal, ZERO, isZero, subtract } from '@earnkit/core';
import type { EarlyRedeem, FixedOrderView } from '@earnkit/hooks';
import { Banner, Flex, SummaryList, type SummaryItem, Text } from '@earnkit/ui';
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
  redeem: Pick<EarlyRedeem, 'loss' | 'receivedAt' | 'kept'>;
}

/** Both outcomes side by side, then what is given up, line by line; the lines add up to the total (AMB-152). */
export function EarlyRedeemFacts({ order, redeem: { loss, receivedAt, kept } }: EarlyRedeemFactsProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
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
      <KeyFacts
        items={[
          {
            key: 'now',
            label: t('earn.fixedOrder.early.now'),
            value: <CoinAmount amount={principal} asset={asset} />,
            note: minute(receivedAt),
          },
          {
            key: 'kept',
            label: t('earn.fixedOrder.early.kept'),
            value: (
              <span className={list.words}>
                <CoinAmount amount={kept} asset={asset} />
                {other && (
                  <Text size="2">
                    + <CoinAmount amount={bonus} asset={bonusAsset} />
                  </Text>
                )}
              </span>
            ),
            note: minute(order.reinvest ? order.finishesAt : order.receivedAt),
            accent: kept !== undefined,
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
