'use client';
import { type ReactElement, forwardRef } from 'react';
import { type Decimal, isPositive } from '@earnkit/core';
import type { StakingStatistics } from '@earnkit/core/staking/contract';
import { type QueryState, useSession } from '@earnkit/hooks';
import { useStakingLoan, useStakingStatistics } from '@earnkit/hooks/staking';
import { Button, type PartProps, rootProps, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/CoinAmount.tsx';
import { FailureMessage } from '../../parts/FailureMessage.tsx';
import { toneOfGain } from '../../parts/figureText.ts';
import { type KeyFact, KeyFacts } from '../../parts/KeyFacts.tsx';
import * as css from '../../parts/list.css.ts';
import { RetryBanner, StaleBanner } from '../../parts/StaleBanner.tsx';
import { stakingMessages } from '../messages.ts';

/** Props of {@link StakingSummary}. */
export interface StakingSummaryProps extends PartProps {
  /** The coin. */
  asset: string;
  /** One product of it. @default all products of the coin */
  pid?: string | undefined;
  /** Figures before those of the person, which a visitor sees too. @default none */
  facts?: readonly KeyFact[];
}

/**
 * What the person has staked of a coin, earned yesterday and in all, and borrowed (SH-07, ST-15, API-65, API-70). A visitor is
 * asked to sign in.
 */
export const StakingSummary = forwardRef<HTMLElement, StakingSummaryProps>(function StakingSummary(
  { asset, pid, facts = [], ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(stakingMessages);
  const { askLogin } = useSession();
  const reading = useStakingStatistics(asset, pid);
  const anonymous = reading.state === 'anonymous';
  const own = useOwnFacts(asset, reading);
  const items = [...facts, ...(anonymous ? [] : own)];
  return (
    <section
      ref={ref}
      {...rootProps('staking-summary', rest, css.band)}
      aria-label={t('earn.staking.summary.title', { coin: asset })}
      aria-busy={reading.state === 'loading'}
    >
      {items.length > 0 && <KeyFacts items={items} />}
      {anonymous && (
        <div className={css.invitation}>
          <Text color="gray">{t('earn.staking.holdings.anonymous')}</Text>
          <Button onClick={askLogin}>{t('earn.login')}</Button>
        </div>
      )}
      {reading.state === 'failed' && (
        <RetryBanner onRetry={reading.retry}>
          {t('earn.staking.summary.failed')} <FailureMessage reading={reading} otherwise="" />
        </RetryBanner>
      )}
      <StaleBanner reading={reading} />
    </section>
  );
});

/** What is held, earned and borrowed. A loan is named only where there is one, or where it is not known whether there is. */
function useOwnFacts(asset: string, reading: QueryState<StakingStatistics>): readonly KeyFact[] {
  const { t } = useMessages(stakingMessages);
  const loan = useStakingLoan(asset);
  const data = reading.state === 'ready' ? reading.data : undefined;
  const rewardAsset = data?.rewardAsset ?? asset;
  const loading = reading.state === 'loading';
  // The exchange adds up the rewards of one coin.
  const note = data ? t('earn.staking.summary.rewards', { coin: rewardAsset }) : null;
  const earned = (amount: Decimal | undefined) => <CoinAmount amount={amount} asset={rewardAsset} tone={toneOfGain(amount)} />;
  const borrowed = loan.state === 'ready' ? loan.data : undefined;
  const owes = loan.state === 'failed' || (loan.state === 'ready' && (borrowed === undefined || isPositive(borrowed)));
  return [
    { key: 'held', label: t('earn.staking.summary.held'), value: <CoinAmount amount={data?.heldAmount} asset={asset} />, loading },
    { key: 'yesterday', label: t('earn.staking.summary.yesterday'), value: earned(data?.yesterdayReward), loading, note },
    { key: 'total', label: t('earn.staking.summary.total'), value: earned(data?.totalReward), loading, note },
    ...(owes
      ? [{ key: 'borrowed', label: t('earn.staking.summary.borrowed'), value: <CoinAmount amount={borrowed} asset={asset} /> }]
      : []),
  ];
}
