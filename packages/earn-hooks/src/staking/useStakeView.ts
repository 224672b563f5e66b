'use client';
import { type Decimal, type Instant, ZERO, isPositive } from '@earnkit/core';
import type { StakingBalance } from '@earnkit/core/staking/contract';
import {
  type RewardTotals,
  type StakeQuote,
  type StakeRate,
  bonusMoments,
  bonusTaskOf,
  quoteOfStake,
  ratedOf,
  redeemTimeline,
  rewardTotals,
  stakedAmount,
  stakeRate,
} from '@earnkit/core/staking/rules';
import { type LadderTier, ladderTiers } from '@earnkit/core/rates/rules';
import { type NextUnitRate, nextUnitRate } from '@earnkit/core/ways/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { useNow, useNowAt } from '../time/time.ts';
import { earnedOfHoldingOptions, stakingBalancesOptions } from './holdingQueries.ts';
import { stakingUserOptions } from './queries.ts';
import { stakeQuotes } from './stakeQuotes.ts';
import type { KnownStakingProduct } from './useStakingProduct.ts';

/** Names what a person has staked: a coin in one product. */
export interface StakeName {
  /** The coin. */
  readonly asset: string;
  /** The product or protocol. @default the person's only one of the coin */
  readonly pid?: string | undefined;
}

/** What a person has staked of a coin in one product, and earned with it. */
export interface StakeView {
  /** The coin. */
  readonly asset: string;
  /** The product or protocol; `undefined` where the exchange names none. */
  readonly pid: string | undefined;
  /** What the exchange lists; `undefined` where all of it has been redeemed. */
  readonly balance: StakingBalance | undefined;
  /** All that is staked, with what a launchpool holds of it; zero where all of it has been redeemed. */
  readonly amount: Decimal | undefined;
  /** What can be redeemed. */
  readonly redeemable: Decimal | undefined;
  /** What was earned so far and yesterday, coin by coin. */
  readonly earned: RewardTotals;
  /** Whether the person has more of the coin in other products. */
  readonly shared: boolean;
}

const NONE: readonly StakingBalance[] = [];

/** Why there is no stake to show: the person has none, or has several of the coin and the address does not say which. */
export type NoStake = 'none' | 'several';

/**
 * What a person has staked of a coin in one product and earned with it, also after all of it has been redeemed; the reason where there is
 * nothing to show. Nothing is read for a visitor.
 */
export function useStakeView({ asset, pid }: StakeName): QueryState<StakeView | NoStake> {
  const earn = useEarn();
  const all = usePrivateReading(stakingBalancesOptions(earn));
  const rows = all.state === 'ready' ? all.data.rows : NONE;
  const ofCoin = useMemo(() => rows.filter((row) => row.asset === asset), [rows, asset]);
  const [first, second] = pid === undefined ? ofCoin : ofCoin.filter((row) => row.pid === pid);
  const balance = second === undefined ? first : undefined;
  const options = earnedOfHoldingOptions(earn, balance ?? { asset, pid }, rows);
  const earned = usePrivateReading(all.state === 'ready' ? options : { ...options, enabled: false });
  return useMemo((): QueryState<StakeView | NoStake> => {
    if (all.state !== 'ready') return all;
    if (second !== undefined) return mapReading(all, () => 'several');
    // Of a coin or product that there is not, the exchange says nothing.
    const refused = earned.state === 'failed' && earned.error.kind === 'business';
    if (balance === undefined && refused) return mapReading(all, () => 'none');
    return mapReading(earned, (read) => {
      const totals = rewardTotals([{ asset, read }]);
      if (balance === undefined && !totals.rewards.some(({ totalReward }) => totalReward && isPositive(totalReward))) return 'none';
      return {
        asset,
        pid: balance?.pid ?? pid,
        balance,
        amount: balance ? stakedAmount(balance) : ZERO,
        redeemable: balance ? balance.amount : ZERO,
        earned: totals,
        shared: ofCoin.some((row) => row !== balance),
      };
    });
  }, [all, earned, balance, second, ofCoin, asset, pid]);
}

/** What a stake earns now, and what becomes of it. */
export interface StakeOutlook {
  /** What its rate is made of, and what it earns a day: an estimate. */
  readonly rate: StakeRate;
  /** The steps of the bonus that is paid now, with the place of the stake among them; empty where none is paid, or they are not known. */
  readonly tiers: readonly LadderTier[];
  /** The rate of the next unit (AMB-173). */
  readonly next: NextUnitRate;
  /** Whether a bonus waits for a task that is not known to be done (AMB-165). */
  readonly taskDue: boolean;
  /** Rewards that are earned and paid with a redemption (ST-100), coin by coin. */
  readonly accrued: readonly { readonly rewardAsset: string; readonly amount: Decimal | undefined }[];
  /** When a standard redemption of this minute arrives; `undefined` where that is not known. */
  readonly backAt: Instant | undefined;
  /** What was estimated when it was staked on this device; `undefined` where nothing was kept, or the stake has changed since. */
  readonly quote: StakeQuote | undefined;
}

/**
 * What a stake earns now, and when it is back.
 *
 * @param product its product.
 */
export function useStakeOutlook({ asset, pid, amount, redeemable }: StakeView, product: KnownStakingProduct): StakeOutlook {
  const earn = useEarn();
  const { scope, hydrating, now } = earn;
  const user = usePrivateReading(stakingUserOptions(earn, asset, pid));
  const person = user.state === 'ready' ? user.data : undefined;
  const at = Math.max(useNowAt(bonusMoments([ratedOf(product, { asset, pid })])), now());
  const minute = useNow();
  const rate = stakeRate(product, { asset, pid }, amount, at);
  const task = bonusTaskOf(product, person);
  const taskDue = task !== undefined && task.done !== true;
  const quote = useMemo(
    () => (hydrating ? undefined : quoteOfStake(stakeQuotes.read(scope), { asset, pid }, redeemable)),
    [scope, hydrating, asset, pid, redeemable],
  );
  const { incomeDays } = product;
  const ladder = taskDue ? [] : rate.ladder;
  return {
    rate,
    tiers: ladderTiers(amount, ladder ?? []),
    next: nextUnitRate({ baseFraction: rate.baseFraction, ladder, held: amount }),
    taskDue,
    accrued: person?.accrued.rows ?? [],
    backAt: hydrating ? undefined : redeemTimeline(minute, 'standard', { incomeDays, fastMinutes: undefined }).arrivesAt,
    quote,
  };
}
