import { formatExact } from '@earnkit/core';
import type { Stake } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import { listText } from '../../parts/query/listText.ts';
import { usePeriodText } from '../period.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** The rules of a product as sentences: rewards, redemption, limit (ST-43, ST-55, ST-96, ST-100). */
export function useRules({ rewards, product, period, limit, asset, coins, task }: Stake): readonly string[] {
  const { t, language, figureStyle } = useMessages(stakingDialogMessages);
  const tip = usePeriodText().tip(period);
  const timings = rewards.flatMap(({ rewardAsset = product.rewardAsset ?? asset, timing }) =>
    timing === undefined
      ? []
      : [
          timing.kind === 'at-redemption'
            ? t('earn.staking.reward.atRedemption', { coin: rewardAsset })
            : t('earn.staking.reward.after', { coin: rewardAsset, days: timing.days }),
        ],
  );
  const limitText = (amount: string): string =>
    coins.length > 1
      ? t('earn.staking.rule.limitOfCoins', { amount, coin: product.asset, coins: listText(language, coins) })
      : t('earn.staking.rule.limit', { amount, coin: asset });
  return [
    ...new Set(timings),
    ...(tip === undefined ? [] : [tip]),
    ...(limit === undefined ? [] : [limitText(formatExact(limit, figureStyle))]),
    ...(task ? [t('earn.staking.rule.task')] : []),
    t('earn.staking.rule.estimate'),
  ];
}
