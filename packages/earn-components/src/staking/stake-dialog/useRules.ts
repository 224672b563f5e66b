import { formatExact } from '@earnkit/core';
import type { Stake } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import { stakingOrderMessages } from '../orderMessages.ts';
import { usePeriodText } from '../period.ts';

/** The rules of a product as sentences: rewards, redemption, limit (ST-43, ST-55, ST-96, ST-100). */
export function useRules({ rewards, product, period, limit, asset }: Stake): readonly string[] {
  const { t } = useMessages(stakingOrderMessages);
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
  return [
    ...new Set(timings),
    ...(tip === undefined ? [] : [tip]),
    ...(limit === undefined ? [] : [t('earn.staking.rule.limit', { amount: formatExact(limit), coin: asset })]),
    t('earn.staking.rule.estimate'),
  ];
}
