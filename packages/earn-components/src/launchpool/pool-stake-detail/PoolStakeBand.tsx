import type { ReactElement } from 'react';
import { useEarn } from '@earnkit/hooks';
import { type PoolStakeView, useNextRewards } from '@earnkit/hooks/launchpool';
import { Progress } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { type KeyFact, KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { UsdtValue } from '../../parts/figures/UsdtValue.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { orderPageMessages } from '../../parts/order-page/messages.ts';
import { launchpoolMessages } from '../messages.ts';
import { Counts } from '../project-statistics/StakeNotes.tsx';

/** A stake in a pool. */
export interface PoolStakeProps {
  /** The stake. */
  readonly view: PoolStakeView;
}

/** What is staked, what of it counts, what it earned so far, when it is paid next, and how far the project is. */
export function PoolStakeBand({ view }: PoolStakeProps): ReactElement {
  const { t } = useMessages(orderPageMessages, launchpoolMessages);
  const { hydrating } = useEarn();
  const { hour } = useTimes();
  const { pool, statistics, project, redeemed, progress } = view;
  const { asset } = pool.pool;
  const reward = project.project.asset;
  const next = useNextRewards(project.project);
  const { amount, validAmount, totalReward } = statistics;
  const over = project.status === 'completed';
  const items: readonly KeyFact[] = [
    {
      key: 'staked',
      label: t('earn.launchpool.statistics.staked'),
      value: (
        <UsdtValue asset={asset} amount={amount}>
          <CoinAmount amount={amount} asset={asset} />
        </UsdtValue>
      ),
    },
    ...(redeemed || over
      ? []
      : [
          {
            key: 'counts',
            label: t('earn.launchpool.counts.label'),
            value: <CoinAmount amount={validAmount} asset={asset} />,
            note: <Counts row={view} over={over} />,
          },
        ]),
    {
      key: 'total',
      label: t('earn.orderPage.soFar'),
      value: <CoinAmount amount={totalReward} asset={reward} tone={toneOfGain(totalReward)} />,
    },
    ...(next === undefined || hydrating || redeemed
      ? []
      : [{ key: 'next', label: t('earn.launchpool.project.nextRewards'), value: hour(next), note: t('earn.poolPage.everyHour') }]),
  ];
  return (
    <>
      <KeyFacts columns="4" items={items} />
      {progress && (
        <Progress
          label={t('earn.poolPage.progress')}
          share={progress.share}
          tone={over ? 'neutral' : 'accent'}
          valueText={t('earn.poolPage.dayOf', { day: progress.day, days: progress.days })}
        />
      )}
    </>
  );
}
