import { type Assessment, EMPTY, UNKNOWN, blocked, readDraft, ready } from '../assessment.ts';
import { type Edition } from '../account/index.ts';
import { type Decimal, ZERO, add, compare, roundDown, decimal, isPositive, max, roundUp } from '../../decimal.ts';
import type { Instant } from '@earnkit/time';
import type { LaunchpoolProject, PoolRef, PoolStatistics, RewardPool, StakeHolding, StakeInput } from '../../contract/launchpool/index.ts';
import { holdingTerms } from './holding.ts';
import { projectStatus } from './project.ts';
import type { Quota } from '../../endpoint/wire.ts';
import { amountDecimals, isUsedUp } from './quota.ts';

declare module '../assessment.ts' {
  interface ReasonKeys {
    'finances.inadequateBalance': never;
    'earn.launchpool.maxAmount': never;
  }
}

/** Whether a pool takes stakes: none of multi mining does (LP-15), and none of a kind that is not known. */
export const isStakeable = ({ type }: Pick<RewardPool, 'type'>): boolean => type !== 'multi-mining' && type !== 'unknown';

/** The pools of the stake dialog, in the exchange's order (LP-14, LP-15). */
export const stakePools = ({ pools }: Pick<LaunchpoolProject, 'pools'>): readonly RewardPool[] => pools.filter(isStakeable);

/**
 * What a person has in a pool. A pool that the statistics do not list holds nothing; one whose row could not be read, or
 * statistics that are not known, are `undefined`.
 */
export function stakedAmount(
  statistics: { readonly rows: readonly PoolStatistics[]; readonly unreadable: readonly unknown[] } | undefined,
  poolId: string,
): Decimal | undefined {
  const row = statistics?.rows.find((each) => each.poolId === poolId);
  if (row !== undefined) return row.amount;
  return statistics === undefined || statistics.unreadable.length > 0 ? undefined : ZERO;
}

/** Names a pool among those of all projects. */
export const poolKey = ({ projectId, poolId }: PoolRef): string => `${projectId}/${poolId}`;

/** What `launchpool.stake` takes, and what its receipt says. */
export interface StakeRequest extends StakeInput {
  /** The coin. */
  readonly asset: string;
  /** Names the pool; see {@link poolKey}. */
  readonly orderId: string;
}

/** What a stake depends on; what is not known is `undefined`. */
export interface StakeFacts {
  /** The project of the pool; `undefined` while it is not known. */
  readonly project: LaunchpoolProject | undefined;
  /** The pool; `undefined` while it is not known. */
  readonly pool: RewardPool | undefined;
  /** What the person has in the pool. */
  readonly staked: Decimal | undefined;
  /** The balance for launchpools. */
  readonly available: Decimal | undefined;
  /** Whether the account mode is known, without which there is no account (LP-33, AMB-139). */
  readonly hasAccount: boolean;
  /** What the person chose; the default where they chose nothing. */
  readonly holding: StakeHolding | undefined;
  /** The variant of the area for the jurisdiction. */
  readonly edition: Edition;
  /** The present, in unix seconds. */
  readonly now: Instant;
}

/** Why a pool accepts no stake of any amount. */
export type StakeObstacle = 'used-up' | 'completed' | 'no-account' | 'no-limits';

/**
 * Why a pool accepts no stake of any amount; `undefined` when it accepts stakes (LP-33, LP-34). `no-limits`: the pool's minimum or
 * personal maximum is not known.
 */
export function stakeObstacle({ project, pool, staked, hasAccount, now }: StakeFacts): StakeObstacle | undefined {
  if (project === undefined || pool === undefined) return undefined;
  if (projectStatus(project, now) === 'completed') return 'completed';
  if (isUsedUp(pool, staked)) return 'used-up';
  if (!hasAccount) return 'no-account';
  return pool.personalMin === undefined || pool.personalMax === undefined ? 'no-limits' : undefined;
}

/** The limits of an amount. An unknown one is `undefined`. */
export interface StakeLimits {
  /** The coin. */
  readonly asset: string;
  /** Least amount of one stake, in coins; `undefined` where the pool does not say. */
  readonly minimum: Decimal | undefined;
  /** The most one person may have in the pool, in coins. */
  readonly personalMax: Quota | undefined;
  /** What the person has in the pool, in coins; `undefined` while it is not known. */
  readonly staked: Decimal | undefined;
  /** The balance in coins, 8 decimals down; `undefined` while it is not known. */
  readonly available: Decimal | undefined;
  /** Decimals of the pool’s amounts: more of them are cut off. */
  readonly decimals: number;
}

/**
 * Assesses an amount (LP-30 to LP-32, AMB-062): minimum, personal maximum and balance. The first limit it breaks is the reason. The
 * amount to send is cut down to the pool's decimals and must reach the minimum.
 *
 * @param text the field's text while it is typed.
 */
export function assessStakeAmount(text: string, limits: StakeLimits): Assessment<Decimal> {
  const amount = readDraft(text);
  if (amount === 'empty') return EMPTY;
  if (amount === undefined) return blocked();
  const { asset: coin, minimum, personalMax: most, staked, available, decimals } = limits;
  if (minimum === undefined || most === undefined || available === undefined) return UNKNOWN;
  const sent = roundDown(amount, decimals);
  if (compare(sent, minimum) < 0 || !isPositive(sent))
    return blocked({ key: 'less.minimum.amount', values: { amount: leastStake(minimum, decimals), coin } });
  if (most !== 'unlimited') {
    if (staked === undefined) return UNKNOWN;
    if (compare(add(staked, amount), most) > 0) return blocked({ key: 'earn.launchpool.maxAmount', values: { amount: most, coin } });
  }
  if (compare(amount, available) > 0) return blocked({ key: 'finances.inadequateBalance' });
  return ready(sent);
}

/** One unit of the smallest decimal. */
export const smallestUnit = (decimals: number): Decimal => decimal(decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);

/** The least amount that can be staked: the minimum, in whole units of the pool (LP-29). Rounded up, because it is a floor. */
export const leastStake = (minimum: Decimal, decimals: number): Decimal => max(roundUp(minimum, decimals), smallestUnit(decimals));

/** Assesses a stake (LP-28 to LP-33). Where {@link stakeObstacle} names an obstacle it is blocked without a reason. */
export function assessStake(text: string, facts: StakeFacts): Assessment<StakeRequest> {
  const { project, pool, staked, available, holding, edition } = facts;
  if (pool === undefined || project === undefined) return readDraft(text) === 'empty' ? EMPTY : UNKNOWN;
  const amount = assessStakeAmount(text, {
    asset: pool.asset,
    minimum: pool.personalMin,
    personalMax: pool.personalMax,
    staked,
    available,
    decimals: amountDecimals(pool),
  });
  if (amount.state === 'empty') return amount;
  if (stakeObstacle(facts) !== undefined) return blocked();
  if (amount.state !== 'ready') return amount;
  if (project.id === undefined) return UNKNOWN;
  const terms = holdingTerms({ ...pool, staked }, edition, holding);
  const ref = { projectId: project.id, poolId: pool.id };
  return ready({
    ...ref,
    orderId: poolKey(ref),
    asset: pool.asset,
    amount: amount.request,
    holding: terms.holding,
    periodDays: terms.days ?? 0,
  });
}
