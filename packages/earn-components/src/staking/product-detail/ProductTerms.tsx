import type { ReactElement } from 'react';
import { type Decimal, formatExactPercent, isPositive, isZero } from '@earnkit/core';
import type { RedeemTerms, StakingProductView, StakingTerms } from '@earnkit/hooks/staking';
import { type SummaryItem, SummaryList } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { listText } from '../../parts/query/listText.ts';
import { useLimitItem } from '../limitItem.tsx';
import { usePeriodText } from '../period.ts';
import { useRateText } from '../rateText.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/** Props of {@link ProductTerms}. */
export interface ProductTermsProps {
  /** The product. */
  readonly view: StakingProductView;
  /** Its terms. */
  readonly terms: StakingTerms;
}

/** Amounts, rewards, redemption and fees of a product (ST-26). */
export function ProductTerms({ view: { product }, terms }: ProductTermsProps): ReactElement {
  const { t, language, figureStyle } = useMessages(stakingDialogMessages, stakingMessages);
  const limitItem = useLimitItem();
  const { discount } = terms;
  const feeOff = (fee: Decimal | undefined) =>
    fee !== undefined && !isZero(fee) && discount !== 'unknown' && isPositive(discount)
      ? { hint: t('earn.staking.detail.feeOff', { discount: formatExactPercent(discount, figureStyle) }) }
      : {};
  const rateText = useRateText();
  const { asset, minStakeAmount, minRedeemAmount } = product;
  const rate = terms.into && rateText(asset, terms.into, terms.rates);
  const periods = usePeriodText();
  const fastItems = useFastItems(asset);
  return (
    <SummaryList
      items={[
        amountItem('minimum', t('earn.staking.products.minimum'), minStakeAmount, asset, { alwaysVisible: true }),
        ...(terms.coins.length > 1
          ? [{ key: 'coins', label: t('earn.staking.detail.coins'), value: listText(language, terms.coins) }]
          : []),
        ...limitItem({ asset, ...terms }),
        ...(terms.task
          ? [
              {
                key: 'task',
                label: t('earn.staking.task.label'),
                value: t(terms.task.done === true ? 'earn.staking.task.done' : 'earn.staking.task.todo'),
              },
            ]
          : []),
        ...(rate === undefined ? [] : [{ key: 'rate', label: t('earn.staking.products.rate'), value: rate }]),
        ...terms.rewards.map(({ rewardAsset: coin = asset, timing }): SummaryItem => ({
          key: `reward ${coin}`,
          label: t('earn.staking.detail.reward', { coin }),
          value:
            timing &&
            (timing.kind === 'after'
              ? t('earn.staking.detail.rewardAfter', { days: timing.days })
              : t('earn.staking.detail.rewardAtRedemption')),
        })),
        amountItem('least', t('earn.staking.detail.minRedeem'), minRedeemAmount, asset, { alwaysVisible: true }),
        { key: 'standard', label: t('earn.staking.detail.standard'), value: periods.short(terms.period) },
        ...terms.redemptions.map(({ asset: coin, feeFraction }): SummaryItem => ({
          key: `fee ${coin}`,
          label: t('earn.staking.detail.fee', { coin }),
          value: feeFraction && formatExactPercent(feeFraction, figureStyle),
          ...feeOff(feeFraction),
        })),
        ...terms.redemptions.flatMap(fastItems),
      ]}
    />
  );
}

/** How fast a coin can be had, for which fee, and how much of it today; or why it cannot (ST-91, ST-97). */
function useFastItems(asset: string): (redemption: RedeemTerms) => readonly SummaryItem[] {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  return ({ asset: coin, fast, fastOffer }) => {
    const label = t('earn.staking.detail.fast', { coin });
    const key = `fast ${coin}`;
    if (fast === undefined) return fastOffer === 'offered' ? [] : [{ key, label, value: t(`earn.staking.redeem.fast.${fastOffer}`) }];
    const { minutes, feeFraction, quota } = fast;
    const time = minutes === undefined ? t('earn.unknown') : t('earn.staking.redeem.minutes', { minutes });
    return [
      {
        key,
        label,
        value: t('earn.staking.detail.fastValue', {
          time,
          fee: feeFraction === undefined ? t('earn.unknown') : formatExactPercent(feeFraction, figureStyle),
        }),
      },
      quota === 'unlimited'
        ? { key: `quota ${coin}`, label: t('earn.staking.detail.quota'), value: t('earn.staking.detail.unlimited') }
        : amountItem(`quota ${coin}`, t('earn.staking.detail.quota'), quota, asset, { alwaysVisible: true }),
    ];
  };
}
