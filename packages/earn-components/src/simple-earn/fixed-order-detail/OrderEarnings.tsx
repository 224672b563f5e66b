'use client';
import type { ReactElement } from 'react';
import { type Decimal, add, formatExact, formatPercent, isZero } from '@earnkit/core';
import {
  type FixedOrderView,
  interestOfDay,
  interestSum,
  promisedInterest,
  promiseOutcome,
  useEarlyRedemptionLoss,
  useEarn,
  useFixedOrderPaid,
  useFixedQuote,
} from '@earnkit/hooks';
import { Progress, Text, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { type KeyFact, KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { UsdtValue } from '../../parts/figures/UsdtValue.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { OrderSection, type OrderSectionProps, PromisedPaid, type PromiseHalf } from '../../parts/query/OrderSection.tsx';
import { RateParts } from '../../parts/query/RateParts.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { EstimatedEarnings } from '../fixed-holdings/OrderFigures.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';
import { fixedMessages } from '../fixedMessages.ts';

interface EarlyOrderProps {
  /** The order. */
  readonly order: FixedOrderView;
  /** Whether it is redeemed before it matures. */
  readonly early: boolean;
}

/** Principal, what the order earns and has earned so far, and how far its term is. */
export function OrderBand({ order, early }: EarlyOrderProps): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages, fixedMessages);
  const { hydrating } = useEarn();
  const { minute } = useTimes();
  const visible = useAmountVisibility();
  const { asset, principal, days, controls, finishesAt, earns } = order;
  const { earnedDays, earned } = useEarlyRedemptionLoss(order);
  const holding = controls.state === 'holding' && !early;
  const ended = controls.state === 'ended';
  const nextDay = interestOfDay(earns.interest, days);
  const dayText = earnedDays === undefined ? undefined : t('earn.fixedOrder.dayOf', { day: earnedDays, days });
  const items: readonly KeyFact[] = [
    {
      key: 'principal',
      label: t('earn.principal'),
      value: (
        <UsdtValue asset={asset} amount={principal}>
          <CoinAmount amount={principal} asset={asset} />
        </UsdtValue>
      ),
    },
    ...(early
      ? []
      : [
          {
            key: 'earnings',
            label: t(ended ? 'earn.fixedOrder.earned' : 'earn.fixedOrder.earnings'),
            value: <EstimatedEarnings order={order} exact />,
          },
        ]),
    ...(holding
      ? [
          {
            key: 'soFar',
            label: t('earn.fixedOrder.soFar'),
            value: <CoinAmount amount={earned} asset={asset} tone="accent" />,
            note: t('earn.fixedOrder.soFarHint'),
          },
          ...(hydrating ? [] : [{ key: 'matures', label: t('earn.fixedOrder.timeline.matures'), value: minute(finishesAt) }]),
        ]
      : []),
  ];
  return (
    <>
      <KeyFacts columns="4" items={items} />
      {holding && earnedDays !== undefined && dayText !== undefined && days > 0 && (
        <>
          <Progress label={t('earn.fixedOrder.progress')} share={earnedDays / days} valueText={dayText} />
          {nextDay !== undefined && visible && earnedDays < days && (
            <Text size="1" color="gray">
              {t('earn.fixedOrder.nextDay', { amount: formatExact(nextDay, figureStyle), coin: asset })}
            </Text>
          )}
        </>
      )}
    </>
  );
}

/** What the order promised when it was made, beside what it paid, and the sum that gives it. */
export function OrderPromise({ order, early, headingLevel }: EarlyOrderProps & Pick<OrderSectionProps, 'headingLevel'>): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages, fixedMessages);
  const { minute } = useTimes();
  const visible = useAmountVisibility();
  const quote = useFixedQuote(order);
  const paid = useFixedOrderPaid(order);
  const { earnedDays, earned } = useEarlyRedemptionLoss(order);
  const { asset, days, principal, controls, receivedAt, reinvest, finishesAt } = order;
  const amount = (figure: Decimal | undefined): ReactElement => <CoinAmount amount={figure} asset={asset} tone="accent" />;
  const promised = quote && promisedInterest(quote);
  const half: PromiseHalf | undefined = quote &&
    promised && {
      label: t('earn.fixedOrder.promised', { time: minute(quote.at) }),
      value: amount(promised),
      note: [
        visible && principal !== undefined
          ? t('earn.fixedOrder.promisedBack', { amount: formatExact(add(principal, promised), figureStyle), coin: asset })
          : undefined,
        visible && quote.bonus !== undefined && !isZero(quote.bonus)
          ? t('earn.fixedOrder.promisedBonus', { amount: formatExact(quote.bonus, figureStyle), coin: quote.bonusAsset })
          : undefined,
      ]
        .filter((part) => part !== undefined)
        .join(' '),
    };
  const label = t('earn.fixedOrder.paid');
  const paidHalf = ((): PromiseHalf => {
    if (early) return { label, value: t('earn.fixedOrder.paidNothing'), note: t('earn.fixedOrder.paidNothingHint') };
    if (controls.state !== 'ended') {
      // One that is late says so above.
      const at = order.settlement ? undefined : reinvest ? finishesAt : receivedAt;
      return {
        label,
        value: t('earn.fixedOrder.notYet'),
        note: at === undefined ? undefined : t('earn.fixedOrder.paidAt', { time: minute(at) }),
      };
    }
    const outcome = quote && paid && promiseOutcome(quote, paid);
    if (paid === undefined) return { label, value: amount(paid), note: t('earn.fixedOrder.paidUnknown') };
    if (outcome === undefined) return { label, value: amount(paid) };
    const { kind, difference } = outcome;
    return {
      label,
      value: amount(paid),
      note:
        kind === 'kept'
          ? t('earn.fixedOrder.kept')
          : t(kind === 'more' ? 'earn.fixedOrder.paidMore' : 'earn.fixedOrder.paidLess', {
              amount: formatExact(difference, figureStyle),
              coin: asset,
            }),
    };
  })();
  const sum = interestSum(order, order.earns.interest);
  const sums = [
    ...(sum
      ? [
          t('earn.fixedOrder.sum', {
            amount: formatExact(sum.amount, figureStyle),
            apr: formatPercent(sum.aprFraction, figureStyle),
            days: String(days),
            interest: formatExact(sum.interest, figureStyle),
            coin: asset,
          }),
        ]
      : []),
    ...(controls.state === 'holding' && !early && earnedDays !== undefined && earned !== undefined && order.earns.interest !== undefined
      ? [
          t('earn.fixedOrder.sumSoFar', {
            interest: formatExact(order.earns.interest, figureStyle),
            day: String(earnedDays),
            days: String(days),
            earned: formatExact(earned, figureStyle),
            coin: asset,
          }),
        ]
      : []),
  ];
  return (
    <OrderSection title={t(half ? 'earn.fixedOrder.promise' : 'earn.fixedOrder.payment')} headingLevel={headingLevel}>
      <PromisedPaid promised={half} paid={paidHalf} sums={visible ? sums : []} />
    </OrderSection>
  );
}

/** What the rate of an order is made of: base, voucher, and the steps of the bonus that the principal reaches. */
export function OrderRateParts({
  order,
  headingLevel,
}: Pick<EarlyOrderProps, 'order'> & Pick<OrderSectionProps, 'headingLevel'>): ReactElement {
  const { t } = useMessages(partDialogMessages, fixedDialogMessages, fixedMessages);
  const { asset, principal, days, aprFraction, voucherAprFraction, earns, tiers, bonusAsset = asset } = order;
  const voucher = { key: 'voucher', name: t('earn.fixedOrder.aprVoucher'), aprFraction: voucherAprFraction, counts: undefined };
  return (
    <RateParts
      asset={asset}
      amount={principal}
      parts={[
        { key: 'base', name: t('earn.rateParts.partBase'), aprFraction, counts: principal, earns: earns.interest },
        ...(voucherAprFraction === undefined ? [] : [{ ...voucher, earns: earns.voucher }]),
      ]}
      tiers={tiers}
      bonusAsset={bonusAsset}
      earnsTitle={t('earn.fixedOrder.inTerm', { days })}
      headingLevel={headingLevel}
    />
  );
}
