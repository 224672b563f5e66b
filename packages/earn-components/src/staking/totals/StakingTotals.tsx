'use client';
import { type ReactElement, forwardRef } from 'react';
import type { Decimal } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import { type RewardProducts, useStakingTotals } from '@earnkit/hooks/staking';
import type { PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { SummaryBand } from '../../parts/figures/SummaryBand.tsx';
import { stakingMessages } from '../messages.ts';

/** Props of {@link StakingTotals}. */
export interface StakingTotalsProps extends PartProps {
  /** Every product, as the host read them: rewards of coins that are no longer staked count too (AMB-161). @default coins that are staked now */
  products?: RewardProducts;
}

interface Figures {
  readonly stakedUsdt: Decimal | undefined;
  readonly yesterdayUsdt: Decimal | undefined;
  readonly rewardUsdt: Decimal | undefined;
}

/**
 * What the person has staked in all products, and earned yesterday and in all, in USDT (SH-07, SH-22, SH-23). A visitor is asked to
 * sign in.
 */
export const StakingTotals = forwardRef<HTMLElement, StakingTotalsProps>(function StakingTotals({ products, ...rest }, ref): ReactElement {
  const { t } = useMessages(stakingMessages);
  const totals = useStakingTotals(products);
  const reading: QueryState<Figures> = totals;
  const {
    coinCount,
    includesAllRewardCoins,
    includesRedeemedCoins = false,
    stakedUsdt,
    yesterdayUsdt,
    rewardUsdt,
    rewardsLoading = false,
  } = totals.state === 'ready' ? totals.data : {};
  const unknown = stakedUsdt === undefined || (!rewardsLoading && (yesterdayUsdt === undefined || rewardUsdt === undefined));
  // Where a holding could not be read there may be more coins.
  const note = coinCount !== undefined && stakedUsdt !== undefined ? t('earn.staking.band.coins', { count: coinCount }) : undefined;
  // The exchange names the coins that are held now, and may add up one reward coin of each product.
  const held = includesAllRewardCoins ? 'earn.staking.band.rewardsOfAll' : 'earn.staking.band.rewards';
  const ever = includesAllRewardCoins ? 'earn.staking.band.rewardsEver' : 'earn.staking.band.mainRewardsEver';
  const noteOf = (earned: Decimal | undefined) => earned && t(includesRedeemedCoins ? ever : held);
  return (
    <SummaryBand
      data-part="staking-totals"
      {...rest}
      ref={ref}
      title={t('earn.staking.band.title')}
      reading={reading}
      figures={[
        { key: 'stakedUsdt', label: t('earn.staking.band.staked'), note, hasNote: true },
        {
          key: 'yesterdayUsdt',
          label: t('earn.staking.summary.yesterday'),
          earned: true,
          loading: rewardsLoading,
          note: noteOf(yesterdayUsdt),
        },
        { key: 'rewardUsdt', label: t('earn.staking.summary.total'), earned: true, loading: rewardsLoading, note: noteOf(rewardUsdt) },
      ]}
      failed={t('earn.staking.summary.failed')}
      invitation={{ title: t('earn.staking.holdings.anonymous'), text: t('earn.staking.holdings.anonymousHint') }}
    >
      {totals.state === 'ready' && !totals.stale && unknown && (
        <RetryBanner onRetry={totals.retry}>{t('earn.staking.band.incomplete')}</RetryBanner>
      )}
    </SummaryBand>
  );
});
