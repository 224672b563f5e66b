import { type Decimal, ZERO, compare, cutDown, divide, isPositive, max, min, subtract, toChartNumber } from '../../decimal.ts';
import type { Quota } from '../../endpoint/wire.ts';
import type { RewardPool } from '../../contract/launchpool/index.ts';

/** Decimals where a pool says none (AMB-064). */
const DEFAULT_DECIMALS = 8;

/** Decimals of amounts of a pool (LP-28, AMB-064). */
export const amountDecimals = ({ decimalPlace, precision }: Pick<RewardPool, 'decimalPlace' | 'precision'>): number =>
  decimalPlace ?? precision ?? DEFAULT_DECIMALS;

/** Decimals at which rewards of a pool are shown (AMB-064). */
export const rewardDecimals = ({ decimalPlace, precision }: Pick<RewardPool, 'decimalPlace' | 'precision'>): number =>
  precision ?? decimalPlace ?? DEFAULT_DECIMALS;

/** The limits of a pool. */
export type PoolLimits = Pick<RewardPool, 'totalAmount' | 'leftAmount' | 'personalMax'>;

/** What a pool can take in all; 0 or less is no limit (AMB-060). `undefined` while it is not known. */
export const poolTotal = ({ totalAmount }: Pick<RewardPool, 'totalAmount'>): Quota | undefined =>
  totalAmount === undefined || isPositive(totalAmount) ? totalAmount : 'unlimited';

/**
 * The quota of a pool that is left to a person, read literally (LP-35, LP-36, AMB-059): what the pool can still take less what the
 * person has staked, and no more than the personal maximum. It can be negative. A pool without a total has the personal
 * maximum alone (AMB-060). Exact; `undefined` while a part of it is not known.
 *
 * @param staked what the person has in the pool.
 */
export function poolQuotaLeft(pool: PoolLimits, staked: Decimal | undefined): Quota | undefined {
  const { personalMax: personal } = pool;
  const total = poolTotal(pool);
  if (total === undefined || personal === undefined) return undefined;
  if (total === 'unlimited') return personal;
  if (pool.leftAmount === undefined || staked === undefined) return undefined;
  const base = subtract(pool.leftAmount, staked);
  return personal === 'unlimited' ? base : min(base, personal);
}

/** Whether a pool has nothing left for a person (LP-37); false while that is not known. */
export function isUsedUp(pool: PoolLimits, staked: Decimal | undefined): boolean {
  const left = poolQuotaLeft(pool, staked);
  return poolTotal(pool) !== 'unlimited' && left !== undefined && left !== 'unlimited' && !isPositive(left);
}

/**
 * Which limit determines how much more a person may stake: none, the personal maximum, or what the pool can still take. When
 * nothing more may be staked: whose quota is used up.
 */
export type QuotaLimit = 'none' | 'person' | 'pool' | 'person-used-up' | 'pool-used-up';

/**
 * Which limit the result of {@link poolQuotaLeft} is. It is `person` when the personal maximum allows less than that figure, because the
 * figure does not take off what the person has staked (AMB-059). `undefined` while the quota is not known.
 */
export function quotaLimit(pool: PoolLimits, staked: Decimal | undefined): QuotaLimit | undefined {
  const left = poolQuotaLeft(pool, staked);
  if (left === undefined) return undefined;
  if (left === 'unlimited') return 'none';
  if (!isPositive(left)) {
    const poolHasLeft = poolTotal(pool) === 'unlimited' || (pool.leftAmount !== undefined && isPositive(pool.leftAmount));
    return poolHasLeft ? 'person-used-up' : 'pool-used-up';
  }
  const most = pool.personalMax;
  if (most === undefined || most === 'unlimited') return 'pool';
  const added = personalLeft(pool, staked);
  return compare(left, most) === 0 || (added !== undefined && added !== 'unlimited' && compare(added, left) < 0) ? 'person' : 'pool';
}

/**
 * What a person may still add before the maximum tip refuses it (LP-31): the personal maximum less what is staked, never below
 * zero. `undefined` while it is not known.
 */
export function personalLeft({ personalMax: personal }: Pick<RewardPool, 'personalMax'>, staked: Decimal | undefined): Quota | undefined {
  if (personal === undefined || personal === 'unlimited') return personal;
  return staked === undefined ? undefined : max(ZERO, subtract(personal, staked));
}

/** What Max depends on; an unknown part is `undefined`. */
export interface MaxFacts {
  /** The balance in coins, 8 decimals down; `undefined` while it is not known. */
  readonly available: Decimal | undefined;
  /** What the pool still takes, in coins; `undefined` while it is not known. */
  readonly quotaLeft: Quota | undefined;
  /** What the person may still add; see {@link personalLeft}. @default 'unlimited' */
  readonly personalLeft?: Quota | undefined;
  /** Decimals of the pool's amounts. */
  readonly decimals: number;
}

/**
 * The amount that Max fills in (LP-38, AMB-059): the least of balance, quota left and what the person may still add, cut down to the
 * pool's decimals, never below zero. `undefined` while one of them is not known.
 */
export function maxStakeAmount(facts: MaxFacts): Decimal | undefined {
  const { available, quotaLeft: left, decimals } = facts;
  const personal = 'personalLeft' in facts ? facts.personalLeft : 'unlimited';
  if (available === undefined || left === undefined || personal === undefined) return undefined;
  const limits = [left, personal].filter((limit): limit is Decimal => limit !== 'unlimited');
  return max(ZERO, cutDown(min(available, ...limits), decimals));
}

/** What auto-fill depends on. */
export interface AutoFillFacts extends MaxFacts {
  /** Least amount of one stake. */
  readonly minimum: Decimal | undefined;
  /** Whether the person has changed the field, or it was filled before. */
  readonly done: boolean;
}

/**
 * The amount that is filled in by itself, once (LP-39, AMB-063): what Max fills, where the balance exceeds the minimum and
 * quota is left. Nothing is filled in that a tip would then refuse (AMB-059).
 */
export function autoFillAmount({ minimum, done, ...facts }: AutoFillFacts): Decimal | undefined {
  const { available, quotaLeft: left } = facts;
  if (done || minimum === undefined || available === undefined || compare(available, minimum) <= 0) return undefined;
  if (left === undefined || (left !== 'unlimited' && !isPositive(left))) return undefined;
  const amount = maxStakeAmount(facts);
  return amount !== undefined && isPositive(amount) && compare(amount, minimum) >= 0 ? amount : undefined;
}

/** Decimals of a share that is drawn. */
const DRAWN_DECIMALS = 4;

/**
 * Share of a pool that is taken, from 0 to 1: the length of a bar, never an amount. `undefined` where the pool has no total or
 * does not say what is left.
 */
export function takenShare({ totalAmount, leftAmount }: Pick<RewardPool, 'totalAmount' | 'leftAmount'>): number | undefined {
  if (totalAmount === undefined || leftAmount === undefined || !isPositive(totalAmount)) return undefined;
  const taken = min(totalAmount, max(ZERO, subtract(totalAmount, leftAmount)));
  return toChartNumber(divide(taken, totalAmount, DRAWN_DECIMALS));
}
