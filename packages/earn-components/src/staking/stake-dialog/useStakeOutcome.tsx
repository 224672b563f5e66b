'use client';
import { formatExact, formatPercent } from '@earnkit/core';
import type { Stake } from '@earnkit/hooks/staking';
import { Percent, type SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { listText } from '../../parts/query/listText.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/**
 * The outcome of a stake: the rate of the amount, its rewards of a day (FM-13, AMB-113, ST-105), and what it is exchanged into (ST-07,
 * ST-54).
 */
export function useStakeOutcome({
  amountApr,
  daily,
  asset,
  product,
  rewards,
  bonusApplied,
  typedAmount,
  into,
  minted,
  task,
  protocol,
}: Stake): readonly SummaryItem[] {
  const { t, language, figureStyle } = useMessages(partDialogMessages, stakingDialogMessages, stakingMessages);
  // An estimate is in the staked coin; no document gives a rate into the coin it is paid in.
  const paidIn = (coins: readonly string[]) =>
    coins.some((coin) => coin !== asset) ? { hint: t('earn.staking.stake.paidIn', { coins: listText(language, coins) }) } : {};
  const rewardAssets = [...new Set(rewards.map(({ rewardAsset = product.rewardAsset ?? asset }) => rewardAsset))];
  const bonusAsset = daily?.bonusAsset ?? (protocol ?? product).bonus?.rewardAsset;
  // A condition counts more than the coin, which the notice above names.
  const afterTask = task && task.done !== true ? { hint: t('earn.staking.task.hint') } : {};
  return [
    {
      key: 'rate',
      label: typedAmount ? t('earn.outcome.rateFor', { amount: formatExact(typedAmount, figureStyle) }) : t('earn.outcome.rate'),
      value: amountApr && <Percent value={formatPercent(amountApr.total, figureStyle)} tone="accent" />,
    },
    amountItem('daily', t('earn.staking.stake.daily'), daily?.reward, asset, { tone: 'accent', ...paidIn(rewardAssets) }),
    ...(bonusApplied
      ? [
          amountItem('daily-bonus', t('earn.staking.stake.dailyBonus'), daily?.bonus, asset, {
            tone: 'accent',
            ...paidIn(bonusAsset === undefined ? [] : [bonusAsset]),
            ...afterTask,
          }),
        ]
      : []),
    ...(into === undefined ? [] : [amountItem('receive', t('earn.staking.stake.receive'), minted?.amount, into)]),
  ];
}
