'use client';
import type { ReactElement } from 'react';
import { type Decimal, formatExact, formatExactPercent, formatPercent, isPositive } from '@earnkit/core';
import {
  type StakeOutlook,
  type StakeView,
  type StakingArrival,
  type StakingProductView,
  useStakeOutlook,
  useStakingTerms,
} from '@earnkit/hooks/staking';
import { type SummaryItem, Timeline, type TimelineItem, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useOwnAmount } from '../../parts/order/useOwnAmount.ts';
import { CoinAmounts } from '../../parts/order-page/CoinAmounts.tsx';
import { FactsCard, type FactsCardProps } from '../../parts/order-page/FactsCard.tsx';
import { orderPageMessages } from '../../parts/order-page/messages.ts';
import { OrderSection, PromisedPaid, type PromiseHalf } from '../../parts/query/OrderSection.tsx';
import { RateParts } from '../../parts/query/RateParts.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { usePeriodText } from '../period.ts';
import { ProductLink } from '../ProductLink.tsx';
import { stakingMessages } from '../messages.ts';
import { useRewardTimes } from './rewardTimes.ts';

interface StakeSectionProps {
  /** The stake. */
  readonly view: StakeView;
  /** Its product. */
  readonly found: StakingProductView;
  /** Level of the headings. */
  readonly headingLevel: NonNullable<FactsCardProps['headingLevel']>;
}

interface StakeOutlookSectionsProps extends StakeSectionProps {
  /** The redemptions of the coin that are on their way. */
  readonly arrivals: readonly StakingArrival[];
}

/** What happens when, what was estimated beside what was paid, and what the rate is made of. */
export function StakeOutlookSections({ view, found, arrivals, headingLevel }: StakeOutlookSectionsProps): ReactElement {
  const { t } = useMessages(orderPageMessages);
  const outlook = useStakeOutlook(view, found.product);
  const held = view.balance !== undefined;
  const moments = useMoments({ held, found, arrivals, outlook });
  return (
    <>
      {moments.length > 0 && (
        <OrderSection title={t('earn.orderPage.when')} headingLevel={headingLevel}>
          <Timeline layout="row" label={t('earn.orderPage.when')} items={moments} />
        </OrderSection>
      )}
      {held && <Estimate view={view} outlook={outlook} headingLevel={headingLevel} />}
      {held && <Rate view={view} outlook={outlook} headingLevel={headingLevel} />}
    </>
  );
}

interface MomentsOf {
  readonly held: boolean;
  readonly found: StakingProductView;
  readonly arrivals: readonly StakingArrival[];
  readonly outlook: StakeOutlook;
}

/** The moments that are known: a stake has no end of its own. */
function useMoments({ held, found, arrivals, outlook: { quote, backAt } }: MomentsOf): readonly TimelineItem[] {
  const { t } = useMessages(orderPageMessages);
  const { minute } = useTimes();
  const times = useRewardTimes(found);
  const own = useOwnAmount();
  return [
    ...(held && quote
      ? [{ key: 'staked', label: t('earn.stakePage.staked'), time: minute(quote.at), state: 'done' } satisfies TimelineItem]
      : []),
    ...(held && times !== undefined
      ? [{ key: 'rewards', label: t('earn.stakePage.paysRewards'), time: times, state: 'current' } satisfies TimelineItem]
      : []),
    ...arrivals.map(({ id, asset, amount, arrivesAt }): TimelineItem => ({
      key: `arrival ${id}`,
      label: amount === undefined ? t('earn.stakePage.arrives') : t('earn.stakePage.onItsWay', { amount: own(amount), coin: asset }),
      time: minute(arrivesAt),
      state: 'upcoming',
    })),
    ...(held && backAt !== undefined
      ? [{ key: 'back', label: t('earn.stakePage.back'), time: minute(backAt), state: 'upcoming' } satisfies TimelineItem]
      : []),
  ];
}

type OutlookProps = Omit<StakeSectionProps, 'found'> & { readonly outlook: StakeOutlook };

/** What was estimated when it was staked beside what was paid: rates move, so that no verdict is passed. */
function Estimate({ view, outlook, headingLevel }: OutlookProps): ReactElement {
  const { t, figureStyle } = useMessages(orderPageMessages);
  const { minute } = useTimes();
  const visible = useAmountVisibility();
  const { asset, amount, earned } = view;
  const { quote, rate } = outlook;
  const exact = (figure: Decimal): string => formatExact(figure, figureStyle);
  const estimated: PromiseHalf | undefined = quote && {
    label: t('earn.orderPage.estimated', { time: minute(quote.at) }),
    value: <CoinAmount amount={quote.reward} asset={asset} />,
    note: [
      t('earn.orderPage.aDayMoves'),
      ...(visible && quote.bonus !== undefined && isPositive(quote.bonus)
        ? [t('earn.orderPage.bonusOfDay', { amount: exact(quote.bonus), coin: asset })]
        : []),
    ].join(' '),
  };
  const yesterday = earned.rewards.map(({ rewardAsset, yesterdayReward }) => ({ asset: rewardAsset, amount: yesterdayReward }));
  const sum =
    visible && amount !== undefined && rate.baseFraction !== undefined && rate.reward !== undefined
      ? t('earn.orderPage.sumOfDay', {
          amount: exact(amount),
          // With every digit, so that the sum gives the figure.
          apr: formatExactPercent(rate.baseFraction, figureStyle),
          reward: exact(rate.reward),
          coin: asset,
        })
      : undefined;
  return (
    <OrderSection title={t(estimated ? 'earn.orderPage.estimateAndPaid' : 'earn.orderPage.payment')} headingLevel={headingLevel}>
      <PromisedPaid
        promised={estimated}
        paid={{ label: t('earn.orderPage.paidYesterday'), value: <CoinAmounts amounts={yesterday} /> }}
        sums={sum === undefined ? [] : [sum]}
      />
    </OrderSection>
  );
}

/** Base and bonus of the rate now, and what the next unit earns. */
function Rate({ view, outlook, headingLevel }: OutlookProps): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, orderPageMessages);
  const { asset, amount } = view;
  const { rate, tiers, next, taskDue } = outlook;
  const notes = [
    ...(taskDue ? [t('earn.orderPage.taskDue')] : []),
    ...(next.aprFraction === undefined
      ? []
      : [
          t(next.upTo ? 'earn.orderPage.nextUnitUpTo' : 'earn.orderPage.nextUnit', {
            coin: asset,
            apr: formatPercent(next.aprFraction, figureStyle),
          }),
        ]),
  ];
  return (
    <RateParts
      asset={asset}
      amount={amount}
      parts={[{ key: 'base', name: t('earn.rateParts.partBase'), aprFraction: rate.baseFraction, counts: amount, earns: rate.reward }]}
      tiers={tiers}
      bonusAsset={rate.bonusAsset ?? asset}
      earnsTitle={t('earn.orderPage.inADay')}
      {...(notes.length > 0 && { note: notes.join(' ') })}
      headingLevel={headingLevel}
    />
  );
}

/** How it is redeemed, what is paid with it, and what can go wrong. */
export function StakeTerms({ view, found, headingLevel }: StakeSectionProps): ReactElement {
  const { t } = useMessages(partDialogMessages, orderPageMessages, stakingMessages);
  const periods = usePeriodText();
  const { asset, pid, redeemable, balance } = view;
  const { product, protocolPid, variant, name } = found;
  const terms = useStakingTerms(product, protocolPid);
  const { accrued } = useStakeOutlook(view, product);
  const period = periods.short(terms.period);
  const items: readonly SummaryItem[] = [
    ...(balance ? [amountItem('redeemable', t('earn.orderPage.redeemable'), redeemable, asset)] : []),
    { key: 'takes', label: t('earn.orderPage.takes'), value: period },
    ...(balance && accrued.length > 0
      ? [
          {
            key: 'accrued',
            label: t('earn.stakePage.accrued'),
            value: <CoinAmounts amounts={accrued.map(({ rewardAsset, amount }) => ({ asset: rewardAsset, amount }))} />,
          },
        ]
      : []),
    {
      key: 'product',
      label: t('earn.orderPage.product'),
      value: <ProductLink place={pid ?? asset}>{name}</ProductLink>,
    },
  ];
  return (
    <FactsCard title={t('earn.orderPage.facts')} items={items} headingLevel={headingLevel}>
      <RiskLine look="card" kind={variant} coin={asset} access={period} />
    </FactsCard>
  );
}
