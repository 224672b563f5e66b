import type { ReactElement } from 'react';
import { formatExact, formatPercent } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import { type PoolStakeView, useFixedTermLock, useLastHourRewardShown, useNextRewards } from '@earnkit/hooks/launchpool';
import { type SummaryItem, Timeline, type TimelineItem, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { FactsCard, type FactsCardProps } from '../../parts/order-page/FactsCard.tsx';
import { orderPageMessages } from '../../parts/order-page/messages.ts';
import { OrderSection, PromisedPaid, type PromiseHalf } from '../../parts/query/OrderSection.tsx';
import { type RatePart, RateParts } from '../../parts/query/RateParts.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useAccessText } from '../../parts/risk/useAccessText.ts';
import { launchpoolMessages } from '../messages.ts';
import { holdingName } from '../pool/holdingName.ts';
import { Places } from '../project-statistics/StakeNotes.tsx';
import type { PoolStakeDetailProps } from './PoolStakeDetail.tsx';
import type { PoolStakeProps } from './PoolStakeBand.tsx';

interface SectionProps extends PoolStakeProps {
  /** Level of the heading. */
  readonly headingLevel: NonNullable<FactsCardProps['headingLevel']>;
}

/** When the project starts, when it was staked, the next rewards, when a fixed stake is free, and the end. */
export function PoolStakeTimes({ view, headingLevel }: SectionProps): ReactElement | null {
  const { t } = useMessages(orderPageMessages, launchpoolMessages);
  const moments = useMoments(view);
  return moments.length === 0 ? null : (
    <OrderSection title={t('earn.orderPage.when')} headingLevel={headingLevel}>
      <Timeline layout="row" label={t('earn.orderPage.when')} items={moments} />
    </OrderSection>
  );
}

function useMoments({ project: { project, status }, pool, statistics, redeemed }: PoolStakeView): readonly TimelineItem[] {
  const { t } = useMessages(orderPageMessages, launchpoolMessages);
  const { hydrating } = useEarn();
  const { minute } = useTimes();
  const next = useNextRewards(project);
  const lock = useFixedTermLock(pool);
  const begun = status === 'in-progress' || status === 'completed';
  const over = status === 'completed';
  const { startsAt, endsAt } = project;
  const { stakedAt } = statistics;
  const moments = [
    ...(startsAt === undefined
      ? []
      : [
          {
            key: 'starts',
            at: startsAt,
            label: t(begun ? 'earn.launchpool.project.started' : 'earn.launchpool.project.starts'),
            done: begun,
          },
        ]),
    ...(stakedAt === undefined ? [] : [{ key: 'staked', at: stakedAt, label: t('earn.poolPage.lastStake'), done: true }]),
    ...(next === undefined || redeemed || hydrating
      ? []
      : [{ key: 'next', at: next, label: t('earn.launchpool.project.nextRewards'), done: false }]),
    ...(endsAt === undefined
      ? []
      : [{ key: 'ends', at: endsAt, label: t(over ? 'earn.launchpool.project.ended' : 'earn.launchpool.project.ends'), done: over }]),
    ...(lock?.until === undefined ? [] : [{ key: 'free', at: lock.until, label: t('earn.poolPage.freeFrom'), done: false }]),
  ].toSorted((first, second) => first.at - second.at);
  return moments.map(({ key, at, label, done }): TimelineItem => ({
    key,
    label,
    time: minute(at),
    state: done ? 'done' : key === 'next' ? 'current' : 'upcoming',
  }));
}

/** What the latest stake was expected to earn beside what was paid: each hour is settled on its own, so that no verdict is passed. */
export function PoolStakePayments({ view, headingLevel }: SectionProps): ReactElement {
  const { t, figureStyle } = useMessages(orderPageMessages, launchpoolMessages);
  const { minute } = useTimes();
  const visible = useAmountVisibility();
  const lastHour = useLastHourRewardShown();
  const { quote, statistics, project, redeemed } = view;
  const reward = project.project.asset;
  const running = !redeemed && project.status !== 'completed';
  const estimated: PromiseHalf | undefined = quote && {
    label: t('earn.orderPage.estimated', { time: minute(quote.at) }),
    value: <CoinAmount amount={quote.reward} asset={quote.rewardAsset} />,
    note: visible
      ? t('earn.poolPage.estimateFor', { amount: formatExact(quote.amount, figureStyle), coin: quote.asset })
      : t('earn.poolPage.anHour'),
  };
  // The last hour where it is shown, else the last payment (US-05).
  const latest = lastHour ? statistics.lastHourReward : statistics.lastReward;
  const paid: PromiseHalf = running
    ? {
        label: t(lastHour ? 'earn.poolPage.paidHour' : 'earn.launchpool.statistics.lastReward'),
        value: <CoinAmount amount={latest} asset={reward} tone={toneOfGain(latest)} />,
        note: t('earn.poolPage.settles'),
      }
    : {
        label: t('earn.poolPage.paidInAll'),
        value: <CoinAmount amount={statistics.totalReward} asset={reward} tone={toneOfGain(statistics.totalReward)} />,
      };
  return (
    <OrderSection title={t(estimated ? 'earn.orderPage.estimateAndPaid' : 'earn.orderPage.payment')} headingLevel={headingLevel}>
      <PromisedPaid promised={estimated} paid={paid} />
    </OrderSection>
  );
}

/** The rate of the pool, and what the places earn that hold the stake (LP-05, LP-06). */
export function PoolStakeRate({ view, headingLevel }: SectionProps): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, orderPageMessages, launchpoolMessages);
  const { pool, statistics, project } = view;
  const { asset } = pool.pool;
  const kind = pool.rateType === 'estimate' && pool.aprOver === 'full' ? 'full' : (pool.rateType ?? 'none');
  const places = (pool.heldParts ?? []).flatMap(({ holding, days, amount }): readonly RatePart[] => {
    const choice = pool.holdings.find((one) => one.holding === holding);
    if (holding === undefined || choice === undefined) return [];
    const name = t('earn.poolPage.place', { place: holdingName(t, { ...choice, days }) });
    return [{ key: `${holding} ${days}`, name, aprFraction: choice.aprFraction, counts: amount }];
  });
  return (
    <RateParts
      asset={asset}
      amount={statistics.amount}
      parts={[
        {
          key: 'rewards',
          name: t('earn.poolPage.rewardsIn', { coin: project.project.asset, kind: t(`earn.launchpool.pool.rateShort.${kind}`) }),
          aprFraction: pool.aprFraction,
          counts: statistics.validAmount,
        },
        ...places,
      ]}
      bonusAsset={project.project.asset}
      {...(kind === 'full' && {
        note: t('earn.launchpool.pool.rateToday', { apr: formatPercent(pool.pool.aprFraction, figureStyle) }),
      })}
      headingLevel={headingLevel}
    />
  );
}

/** Where the stake is held, what can still be added, and what can go wrong. */
export function PoolStakeFacts({
  view,
  headingLevel,
  projectHref,
}: SectionProps & Pick<PoolStakeDetailProps, 'projectHref'>): ReactElement {
  const { t } = useMessages(orderPageMessages, launchpoolMessages);
  const accessText = useAccessText();
  const { pool, project, redeemed } = view;
  const { asset } = pool.pool;
  const lock = useFixedTermLock(pool);
  const { left } = pool.quota;
  const over = project.status === 'completed';
  const items: readonly SummaryItem[] = [
    ...(!redeemed && pool.heldParts !== undefined
      ? [{ key: 'places', label: t('earn.poolPage.heldIn'), value: <Places pool={pool} /> }]
      : []),
    ...(over || left === undefined
      ? []
      : left === 'unlimited'
        ? [{ key: 'left', label: t('earn.launchpool.pool.myQuota'), value: t('earn.launchpool.pool.noLimit') }]
        : [amountItem('left', t('earn.poolPage.left'), left, asset)]),
    {
      key: 'project',
      label: t('earn.poolPage.project'),
      value: (
        <AreaLink keepsText href={projectHref}>
          {project.project.name ?? project.project.asset}
        </AreaLink>
      ),
    },
  ];
  const access = lock
    ? accessText({ kind: 'at', at: lock.until, early: false })
    : accessText({ kind: 'any-time', ...(!over && { endsAt: project.project.endsAt }) });
  return (
    <FactsCard title={t('earn.poolPage.facts')} items={items} headingLevel={headingLevel}>
      <RiskLine look="card" kind="launchpool" coin={asset} reward={project.project.asset} access={access} />
    </FactsCard>
  );
}
