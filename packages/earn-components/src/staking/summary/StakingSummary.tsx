'use client';
import { type ReactElement, forwardRef, useMemo } from 'react';
import { type Decimal, isPositive, sumOfKnown } from '@earnkit/core';
import type { RewardTotal } from '@earnkit/core/staking/contract';
import { type QueryState, useSession } from '@earnkit/hooks';
import { type StakingEarned, useStakingEarned, useStakingLoan } from '@earnkit/hooks/staking';
import { Button, type PartProps, rootProps, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { FailureMessage } from '../../parts/order/FailureMessage.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { type KeyFact, KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import * as css from '../../parts/query/list.css.ts';
import { listText } from '../../parts/query/listText.ts';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { useOwnAmount } from '../../parts/order/useOwnAmount.ts';
import { stakingMessages } from '../messages.ts';

/** Props of {@link StakingSummary}. */
export interface StakingSummaryProps extends PartProps {
  /** The coin. */
  asset: string;
  /** One product of it. @default all products of the coin */
  pid?: string | undefined;
  /** All coins of a product that takes several, which are added up. @default the coin alone */
  coins?: readonly string[] | undefined;
  /** The token that the product's coins are exchanged into: amounts of a coin in it, at today's rates. @default none */
  token?: { readonly asset: string; readonly of: (asset: string, amount: Decimal) => Decimal | undefined } | undefined;
  /** Figures before those of the person, which a visitor sees too. @default none */
  facts?: readonly KeyFact[];
}

/**
 * What the person has staked of a coin, earned yesterday and in all, and borrowed (SH-07, ST-15, API-65, API-70). A visitor is
 * asked to sign in.
 */
export const StakingSummary = forwardRef<HTMLElement, StakingSummaryProps>(function StakingSummary(
  { asset, pid, coins, token, facts = [], ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(stakingMessages);
  const { askLogin } = useSession();
  const reading = useStakingEarned(
    useMemo(() => coins ?? [asset], [coins, asset]),
    pid,
  );
  const anonymous = reading.state === 'anonymous';
  const own = useOwnFacts(asset, token, reading);
  const items = [...facts, ...(anonymous ? [] : own)];
  return (
    <section
      ref={ref}
      {...rootProps('staking-summary', rest, css.band)}
      aria-label={t('earn.staking.summary.title', { coin: token?.asset ?? asset })}
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
          <Words>{t('earn.staking.summary.failed')}</Words> <FailureMessage reading={reading} otherwise="" />
        </RetryBanner>
      )}
      <StaleBanner reading={reading} />
    </section>
  );
});

/**
 * What is held, earned and borrowed. What is held of several coins stands as the token that they are exchanged into, with each of them, and
 * what was earned in several coins as each of them. A loan is named only where there is one, or where it is not known whether there is.
 */
function useOwnFacts(asset: string, token: StakingSummaryProps['token'], reading: QueryState<StakingEarned>): readonly KeyFact[] {
  const { t, language } = useMessages(stakingMessages);
  const loan = useStakingLoan(asset);
  const own = useOwnAmount();
  const data = reading.state === 'ready' ? reading.data : undefined;
  const loading = reading.state === 'loading';
  const held = data?.held ?? [];
  const listed = held.filter(({ amount }) => amount !== undefined && isPositive(amount));
  const minted = token && sumOfKnown(held.map(({ asset: coin, amount }) => amount && token.of(coin, amount)));
  const amounts = (rows: typeof held): string =>
    listText(
      language,
      rows.map(({ asset: coin, amount }) => `${own(amount)} ${coin}`),
    );
  const [main, ...more] = listed.length > 0 ? listed : held;
  const made = token ? listed.length > 0 && t('earn.staking.summary.of', { amounts: amounts(listed) }) : listed.length > 1 && amounts(more);
  const [first, ...others] = data?.rewards ?? [];
  const rewardAsset = first?.rewardAsset ?? asset;
  // Where the exchange adds up the rewards of one coin, there may be others.
  const only = data && !data.complete ? t('earn.staking.summary.rewards', { coin: rewardAsset }) : null;
  const earned = (amount: Decimal | undefined, coin: string) => <CoinAmount amount={amount} asset={coin} tone={toneOfGain(amount)} />;
  const earnedFact = (key: string, label: string, of: (row: RewardTotal) => Decimal | undefined): KeyFact => ({
    key,
    label,
    value: earned(first && of(first), rewardAsset),
    loading,
    note: others.length === 0 ? only : others.map((row) => <div key={row.rewardAsset}>{earned(of(row), row.rewardAsset)}</div>),
  });
  const borrowed = loan.state === 'ready' ? loan.data : undefined;
  const owes = loan.state === 'failed' || (loan.state === 'ready' && (borrowed === undefined || isPositive(borrowed)));
  return [
    {
      key: 'held',
      label: t('earn.staking.summary.held'),
      value: token ? <CoinAmount amount={minted} asset={token.asset} /> : <CoinAmount amount={main?.amount} asset={main?.asset ?? asset} />,
      ...(made !== false && { note: made }),
      loading,
    },
    earnedFact('yesterday', t('earn.staking.summary.yesterday'), ({ yesterdayReward }) => yesterdayReward),
    earnedFact('total', t('earn.staking.summary.total'), ({ totalReward }) => totalReward),
    ...(owes
      ? [{ key: 'borrowed', label: t('earn.staking.summary.borrowed'), value: <CoinAmount amount={borrowed} asset={asset} /> }]
      : []),
  ];
}
