import { DAY, type Instant } from '@earnkit/time';
import { type Decimal, ZERO, add, subtract } from '../../decimal.ts';
import type { LaunchpoolProject, PoolRef, PoolStatistics, RewardPool } from '../../contract/launchpool/index.ts';
import { type QuoteSubject, boundQuote } from '../quotes.ts';
import { type ProjectTimes, endsBeforeReward } from './project.ts';
import { type RewardPrices, expectedHourlyReward } from './rate.ts';
import { poolKey } from './stake.ts';
import { countedAddition, rewardLimit } from './tiers.ts';

/** What the reward of a further stake is worked out from. */
export interface HourlyRewardFacts {
  /** The project. */
  readonly project: Pick<LaunchpoolProject, 'endsAt'>;
  /** The pool. */
  readonly pool: RewardPool;
  /** What the person has in it; `undefined` while it is not known. */
  readonly staked: Decimal | undefined;
  /** The prices of both coins. */
  readonly prices: RewardPrices;
  /** When it is staked, in unix seconds. */
  readonly at: Instant;
}

/**
 * What a further stake is expected to earn in an hour, in the project's coin (LP-08): what does not count, and what ends before the first
 * reward, earns nothing. `undefined` while the rate or a price is not known.
 */
export function hourlyRewardOfStake({ project, pool, staked, prices, at }: HourlyRewardFacts, amount: Decimal): Decimal | undefined {
  const counts = countedAddition(rewardLimit(pool), staked, amount);
  const earning = endsBeforeReward(project, at) ? ZERO : counts ? subtract(amount, counts.uncounted) : amount;
  return expectedHourlyReward(pool, earning, prices);
}

/** What a stake into a pool was expected to earn when it was made: an estimate, for each hour is settled on its own. */
export interface PoolQuote extends QuoteSubject {
  /** The coin that was staked. */
  readonly asset: string;
  /** What was staked then; {@link QuoteSubject.principal} is what the person had in the pool with it. */
  readonly amount: Decimal;
  /** What that was expected to earn in an hour, in {@link rewardAsset}. */
  readonly reward: Decimal;
  /** The coin of the project. */
  readonly rewardAsset: string;
}

/** What a stake into a pool is expected to earn; `undefined` where that, or what the person has in the pool, is not known. */
export function poolQuote(
  facts: HourlyRewardFacts & { readonly project: Pick<LaunchpoolProject, 'asset'> },
  ref: PoolRef,
  amount: Decimal,
): PoolQuote | undefined {
  const { project, pool, staked, at } = facts;
  const reward = hourlyRewardOfStake(facts, amount);
  if (staked === undefined || reward === undefined) return undefined;
  return {
    productId: poolKey(ref),
    asset: pool.asset,
    principal: add(staked, amount),
    amount,
    at,
    reward,
    rewardAsset: project.asset,
  };
}

/** The quote of a person's latest stake in a pool, by what they have in it and when they last staked. */
export const quoteOfPool = (
  quotes: readonly PoolQuote[],
  ref: PoolRef,
  { amount, stakedAt }: Pick<PoolStatistics, 'amount' | 'stakedAt'>,
): PoolQuote | undefined => boundQuote(quotes, { key: poolKey(ref), productId: poolKey(ref), principal: amount, placedAt: stakedAt });

/** How far the time of a project is. */
export interface ProjectProgress {
  /** From 0 to 1, for a bar. */
  readonly share: number;
  /** The day that it is, from 1. */
  readonly day: number;
  /** Its days, one that has begun counted whole. */
  readonly days: number;
}

/** How far the time of a project is; `undefined` before it starts, and where one of its ends is not known. */
export function projectProgress(
  { startsAt, endsAt }: Pick<ProjectTimes, 'startsAt' | 'endsAt'>,
  now: Instant,
): ProjectProgress | undefined {
  if (startsAt === undefined || endsAt === undefined || endsAt <= startsAt || now < startsAt) return undefined;
  const days = Math.ceil((endsAt - startsAt) / DAY);
  const passed = Math.min(now, endsAt) - startsAt;
  return { share: passed / (endsAt - startsAt), day: Math.min(days, Math.floor(passed / DAY) + 1), days };
}
