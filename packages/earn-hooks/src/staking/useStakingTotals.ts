'use client';
import { type Decimal, type EarnFailure, ZERO, sumOfKnown } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import type { StakingProduct, StakingStatistics } from '@earnkit/core/staking/contract';
import { rewardTotals, stakedAmount } from '@earnkit/core/staking/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';
import { useEarnQueries } from '../provider/useEarnQueries.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { usePrivateReading } from '../provider/useReading.ts';
import { stakingBalancesOptions, stakingStatisticsOptions } from './holdingQueries.ts';

/** What a person has in all staking products. A sum is `undefined` while a part of it, or its price, is not known. */
export interface StakingTotals {
  /** Value of everything staked in USDT, exact. */
  readonly stakedUsdt: Decimal | undefined;
  /** Value of yesterday's rewards in USDT, exact. */
  readonly yesterdayUsdt: Decimal | undefined;
  /**
   * Value in USDT of all rewards so far, exact. Covers the coins staked now and, if `products` is passed, every coin that can be staked
   * in one of them.
   */
  readonly rewardUsdt: Decimal | undefined;
  /** The coins with which rewards were, or may have been, earned. */
  readonly paidCoins: readonly string[];
  /** How many coins are staked. */
  readonly coinCount: number;
  /** Whether the rewards include every coin that they are paid in, and not only the main one of each product. */
  readonly includesAllRewardCoins: boolean;
  /** Whether the rewards include those of coins that are no longer staked. This needs `products`. */
  readonly includesRedeemedCoins: boolean;
  /** Whether the rewards are still loading; they are read after the staked amounts. */
  readonly rewardsLoading: boolean;
}

/** The products whose coins may have earned rewards. A product that does not name its coins is skipped. */
export type RewardProducts = QueryState<Rows<{ readonly product: Partial<Pick<StakingProduct, 'asset' | 'stakeAssets'>> }>>;

/** An amount of a coin; `undefined` where it is not known. */
type CoinAmount = readonly [asset: string, amount: Decimal | undefined];

const LOADING = { state: 'loading' } as const;

/** What was read of the coins' statistics. */
interface Statistics {
  readonly all: readonly (StakingStatistics | undefined)[];
  readonly pending: boolean;
  readonly retry: () => void;
}

/** Until all of them are read, no sum is known: an answer before the last renders nothing. */
const PENDING: Statistics = { all: [], pending: true, retry: () => undefined };

const collect = (queries: readonly UseQueryResult<StakingStatistics, EarnFailure>[]): Statistics =>
  queries.some(({ isPending }) => isPending)
    ? PENDING
    : {
        all: queries.map(({ data }) => data),
        pending: false,
        retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
      };

/**
 * What the person has staked and earned in all products, valued in USDT (SH-07, SH-22, SH-23). Each coin has statistics of its own
 * (API-65, API-67); rewards may be paid in another coin. Launchpool stakes held in staking count too. Nothing is read for a visitor.
 *
 * @param products all products, to include the rewards of coins that have been redeemed since (AMB-161). Keep the identity of the reading
 * while it does not change. @default only the coins that are staked now
 */
export function useStakingTotals(products?: RewardProducts): QueryState<StakingTotals> {
  const earn = useEarn();
  const reading = usePrivateReading(stakingBalancesOptions(earn));
  const balances = reading.state === 'ready' ? reading.data : undefined;
  const coins = useMemo(() => [...new Set((balances?.rows ?? []).flatMap(({ asset }) => asset ?? []))], [balances]);
  const listed = products?.state === 'ready' ? products.data.rows : undefined;
  const statisticsAssets = useMemo(
    () => [
      ...new Set([
        ...coins,
        ...(listed ?? []).flatMap(({ product: { asset, stakeAssets = [] } }) => [...(asset === undefined ? [] : [asset]), ...stakeAssets]),
      ]),
    ],
    [coins, listed],
  );
  const productsLoading = products?.state === 'loading';
  const balancesReady = reading.state === 'ready';
  const statistics = useEarnQueries(
    (balancesReady ? statisticsAssets : []).map((asset) => stakingStatisticsOptions(earn, asset)),
    collect,
  );
  const rewards = useMemo(
    () =>
      statisticsAssets.flatMap((asset, index) => {
        const assetStatistics = statistics.all[index];
        // If the statistics could not be read, the rewards are unknown.
        if (assetStatistics === undefined) return [{ rewardAsset: asset, totalReward: undefined, yesterdayReward: undefined }];
        return rewardTotals([{ asset, read: assetStatistics }]).rewards;
      }),
    [statisticsAssets, statistics],
  );
  const assets = useMemo(() => [...new Set([...coins, ...rewards.map(({ rewardAsset }) => rewardAsset)])], [coins, rewards]);
  const { valueOf, pending } = usePortfolioValues(assets);
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    if (pending) return LOADING;
    const { rows, unreadable } = reading.data;
    const complete = unreadable.length === 0 && rows.every(({ asset }) => asset !== undefined);
    const sumOf = (amounts: readonly CoinAmount[]): Decimal | undefined =>
      complete ? sumOfKnown(amounts.map(([asset, amount]) => valueOf(asset, amount))) : undefined;
    const data: StakingTotals = {
      stakedUsdt: sumOf(rows.map((row): CoinAmount => [row.asset ?? '', stakedAmount(row)])),
      yesterdayUsdt: sumOf(rewards.map(({ rewardAsset, yesterdayReward }): CoinAmount => [rewardAsset, yesterdayReward])),
      rewardUsdt: sumOf(rewards.map(({ rewardAsset, totalReward }): CoinAmount => [rewardAsset, totalReward])),
      paidCoins: statisticsAssets.filter((asset, index) => {
        const read = statistics.all[index];
        return read === undefined || rewardTotals([{ asset, read }]).rewards.some(({ totalReward }) => totalReward !== ZERO);
      }),
      coinCount: coins.length,
      includesRedeemedCoins: listed !== undefined,
      includesAllRewardCoins: statisticsAssets.every((_, index) => (statistics.all[index]?.rewards.rows.length ?? 0) > 0),
      rewardsLoading: productsLoading || statistics.pending,
    };
    const retry = (): void => {
      reading.retry();
      statistics.retry();
    };
    return { ...reading, retry, data };
  }, [reading, coins, statisticsAssets, listed, productsLoading, rewards, valueOf, pending, statistics]);
}
