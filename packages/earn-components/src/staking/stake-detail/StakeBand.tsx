import type { ReactElement } from 'react';
import { isPositive } from '@earnkit/core';
import type { StakeView, StakingProductView } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { type KeyFact, KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { UsdtValue } from '../../parts/figures/UsdtValue.tsx';
import { useOwnAmount } from '../../parts/order/useOwnAmount.ts';
import { CoinAmounts } from '../../parts/order-page/CoinAmounts.tsx';
import { orderPageMessages } from '../../parts/order-page/messages.ts';
import { stakingMessages } from '../messages.ts';
import { useRewardTimes } from './rewardTimes.ts';

/** A stake, and its product. */
export interface StakeBandProps {
  /** The stake. */
  readonly view: StakeView;
  /** Its product; `undefined` while it is not known. */
  readonly found: StakingProductView | undefined;
}

/** What is staked, what it earned yesterday and so far, and when it is paid next. */
export function StakeBand({ view, found }: StakeBandProps): ReactElement {
  const { t } = useMessages(orderPageMessages, stakingMessages);
  const own = useOwnAmount();
  const times = useRewardTimes(found);
  const { asset, amount, balance, earned } = view;
  const reserved = balance?.launchpoolAmount;
  const amountsOf = (key: 'totalReward' | 'yesterdayReward') =>
    earned.rewards.map(({ rewardAsset, [key]: figure }) => ({ asset: rewardAsset, amount: figure }));
  const items: readonly KeyFact[] = [
    {
      key: 'staked',
      label: t('earn.stakePage.staked'),
      value: (
        <UsdtValue asset={asset} amount={amount}>
          <CoinAmount amount={amount} asset={asset} />
        </UsdtValue>
      ),
      ...(reserved !== undefined &&
        isPositive(reserved) && { note: t('earn.staking.holdings.reserved', { amount: own(reserved), coin: asset }) }),
    },
    {
      key: 'soFar',
      label: t('earn.orderPage.soFar'),
      value: <CoinAmounts amounts={amountsOf('totalReward')} />,
      ...(!earned.complete && { note: t('earn.orderPage.otherCoins') }),
    },
    ...(balance
      ? [{ key: 'yesterday', label: t('earn.orderPage.yesterday'), value: <CoinAmounts amounts={amountsOf('yesterdayReward')} /> }]
      : []),
    ...(balance && times !== undefined ? [{ key: 'next', label: t('earn.stakePage.paysRewards'), value: times }] : []),
  ];
  return <KeyFacts columns="4" items={items} />;
}
