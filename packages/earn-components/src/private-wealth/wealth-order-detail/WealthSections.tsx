import type { ReactElement } from 'react';
import { type Decimal, formatExact } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import type { WealthPosition } from '@earnkit/hooks/private-wealth';
import { Amount, CopyButton, Flex, Percent, type SummaryItem, Timeline, type TimelineItem, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { exactText, percentText, signedText, toneOfGain } from '../../parts/figures/figureText.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { UsdtValue } from '../../parts/figures/UsdtValue.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { FactsCard, type FactsCardProps } from '../../parts/order-page/FactsCard.tsx';
import { orderPageMessages } from '../../parts/order-page/messages.ts';
import { OrderSection, PromisedPaid, type PromiseHalf } from '../../parts/query/OrderSection.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { privateWealthDialogMessages } from '../dialogMessages.ts';
import { privateWealthMessages } from '../messages.ts';

/** An order of private wealth. */
export interface WealthViewProps {
  /** The order. */
  readonly view: WealthPosition;
}

interface SectionProps extends WealthViewProps {
  /** Level of the heading. */
  readonly headingLevel: NonNullable<FactsCardProps['headingLevel']>;
}

/** What the units are worth, what they gained, what redeemed ones gained, and the value of one. */
export function WealthBand({ view: { order } }: WealthViewProps): ReactElement {
  const { t, figureStyle } = useMessages(orderPageMessages, privateWealthMessages);
  const { asset, worth, shownIncome, realisedIncome, units, netValue } = order;
  return (
    <KeyFacts
      columns="4"
      items={[
        {
          key: 'worth',
          label: t('earn.wealth.worth'),
          value: (
            <UsdtValue asset={asset} amount={worth}>
              <CoinAmount amount={worth} asset={asset} />
            </UsdtValue>
          ),
        },
        {
          key: 'income',
          label: t('earn.wealth.income'),
          value: <CoinAmount amount={shownIncome} asset={asset} tone={toneOfGain(shownIncome)} />,
          note: t('earn.wealth.band.ofHeld'),
        },
        {
          key: 'realised',
          label: t('earn.wealth.history.realised'),
          value: <CoinAmount amount={realisedIncome} asset={asset} tone={toneOfGain(realisedIncome)} />,
        },
        {
          key: 'units',
          label: t('earn.wealth.units'),
          value: <Amount value={exactText(units, figureStyle)} />,
          ...(netValue !== undefined && {
            note: t('earn.wealthPage.at', { value: formatExact(netValue, figureStyle), coin: asset }),
          }),
        },
      ]}
    />
  );
}

/** The first and the latest purchase, and the latest redemption. An order has no end of its own. */
export function WealthTimes({ view: { movements }, headingLevel }: SectionProps): ReactElement | null {
  const { t } = useMessages(orderPageMessages);
  const { minute } = useTimes();
  const purchases = (movements ?? []).filter(({ kind }) => kind === 'purchase');
  const [latest] = purchases;
  const first = purchases.at(-1);
  const redeemed = movements?.find(({ kind }) => kind === 'redeem');
  const moments = [
    ...(first ? [{ key: 'first', at: first.at, label: t('earn.wealthPage.firstPurchase') }] : []),
    ...(latest && latest !== first ? [{ key: 'latest', at: latest.at, label: t('earn.wealthPage.latestPurchase') }] : []),
    ...(redeemed ? [{ key: 'redeemed', at: redeemed.at, label: t('earn.wealthPage.latestRedemption') }] : []),
  ].toSorted((one, other) => one.at - other.at);
  return moments.length === 0 ? null : (
    <OrderSection title={t('earn.wealthPage.happened')} headingLevel={headingLevel}>
      <Timeline
        layout="row"
        label={t('earn.wealthPage.happened')}
        items={moments.map(({ key, at, label }): TimelineItem => ({ key, label, time: minute(at), state: 'done' }))}
      />
    </OrderSection>
  );
}

/** What was paid for the units beside what they are worth now, with the sum that gives it. A fund has no rate and promises none. */
export function WealthPaid({ view: { order }, headingLevel }: SectionProps): ReactElement {
  const { t, figureStyle } = useMessages(orderPageMessages, privateWealthDialogMessages, privateWealthMessages);
  const visible = useAmountVisibility();
  const { asset, amount, units, netValue, buyNetValue, worth } = order;
  const exact = (figure: Decimal): string => formatExact(figure, figureStyle);
  return (
    <OrderSection title={t('earn.wealthPage.paidAndWorth')} headingLevel={headingLevel}>
      <PromisedPaid
        promised={{
          label: t('earn.wealth.paid'),
          value: <CoinAmount amount={amount} asset={asset} />,
          ...(visible && buyNetValue !== undefined && { note: t('earn.wealthPage.at', { value: exact(buyNetValue), coin: asset }) }),
        }}
        paid={{
          label: t('earn.wealth.worth'),
          value: <CoinAmount amount={worth} asset={asset} />,
          ...(netValue !== undefined && { note: t('earn.wealthPage.at', { value: exact(netValue), coin: asset }) }),
        }}
        sums={
          visible && units !== undefined && netValue !== undefined && worth !== undefined
            ? [t('earn.wealthPage.sum', { units: exact(units), value: exact(netValue), worth: exact(worth), coin: asset })]
            : []
        }
      />
    </OrderSection>
  );
}

/** What the latest purchase was estimated to buy beside what it bought; nothing where it is not known what was bought. */
export function WealthPurchaseEstimate({ view: { latest, order }, headingLevel }: SectionProps): ReactElement | null {
  const { t, figureStyle } = useMessages(orderPageMessages);
  const { minute } = useTimes();
  const visible = useAmountVisibility();
  if (latest === undefined) return null;
  const { purchase, quote } = latest;
  const { asset } = order;
  const exact = (figure: Decimal): string => formatExact(figure, figureStyle);
  const units = (figure: Decimal | undefined): ReactElement => (
    <Amount value={exactText(figure, figureStyle)} unit={t('earn.wealthPage.units')} />
  );
  const half = (label: string, figure: Decimal | undefined, value: Decimal | undefined, paid: Decimal | undefined): PromiseHalf => ({
    label,
    value: units(figure),
    note: [
      ...(visible && paid !== undefined ? [t('earn.wealthPage.for', { amount: exact(paid), coin: asset })] : []),
      ...(value === undefined ? [] : [t('earn.wealthPage.at', { value: exact(value), coin: asset })]),
    ].join(' '),
  });
  return (
    <OrderSection title={t(quote ? 'earn.wealthPage.estimatedAndBought' : 'earn.wealthPage.latestPurchase')} headingLevel={headingLevel}>
      <PromisedPaid
        promised={quote && half(t('earn.orderPage.estimated', { time: minute(quote.at) }), quote.units, quote.netValue, quote.principal)}
        paid={half(t('earn.wealthPage.bought', { time: minute(purchase.at) }), purchase.units, purchase.netValue, purchase.amount)}
      />
    </OrderSection>
  );
}

/** The order, how long it is held, and what can go wrong. */
export function WealthFacts({ view: { order, detail }, headingLevel }: SectionProps): ReactElement {
  const { t, figureStyle } = useMessages(orderPageMessages, privateWealthDialogMessages, privateWealthMessages);
  const { notify } = useEarn();
  const { asset, netValue, orderId } = order;
  const copied = (value: string, label: string): ReactElement => (
    <Flex as="span" display="inline-flex" align="center" justify="end" gap="1">
      <bdi>{value}</bdi>
      <CopyButton value={value} label={label} onCopied={() => notify({ tone: 'success', key: 'vip.copied' })} />
    </Flex>
  );
  const rate = detail?.recentRateFraction;
  const items: readonly SummaryItem[] = [
    amountItem('value', t('earn.wealth.netValue'), netValue, asset, { alwaysVisible: true }),
    {
      key: 'rate',
      label: t('earn.wealth.recentRate'),
      value: <Percent value={signedText(percentText(rate, figureStyle), rate)} tone={toneOfGain(rate)} />,
    },
    {
      key: 'days',
      label: t('earn.wealth.runDays'),
      value: detail?.runDays === undefined ? undefined : t('earn.wealth.days', { count: detail.runDays }),
    },
    ...(detail?.clientId === undefined
      ? []
      : [{ key: 'client', label: t('earn.wealth.clientId'), value: copied(detail.clientId, t('earn.wealth.copyClientId')) }]),
    { key: 'order', label: t('earn.wealthPage.id'), value: copied(orderId, t('earn.wealthPage.copyId')) },
  ];
  return (
    <FactsCard title={t('earn.wealthPage.facts')} items={items} headingLevel={headingLevel}>
      <RiskLine look="card" kind="wealth" coin={asset} />
    </FactsCard>
  );
}
