import { type Decimal, ZERO, compare, roundDown, divide, isPositive, max, min, subtract, toChartNumber } from '../../decimal.ts';
import type { Quota } from '../../endpoint/wire.ts';
import type { RewardPool } from '../../contract/launchpool/index.ts';

/** Decimals of a pool that does not state any (AMB-064). */
const DEFAULT_DECIMALS = 8;

/** Decimals of amounts of a pool (LP-28, AMB-064). */
export const amountDecimals = ({ decimalPlace, precision }: Pick<RewardPool, 'decimalPlace' | 'precision'>): number =>
  decimalPlace ?? precision ?? DEFAULT_DECIMALS;

/** Decimals at which rewards of a pool are shown (AMB-064). */
export const rewardDecimals = ({ decimalPlace, precision }: Pick<RewardPool, 'decimalPlace' | 'precision'>): number =>
  precision ?? decimalPlace ?? DEFAULT_DECIMALS;

/** The limits of a pool. */
export type PoolLimits = Pick<RewardPool, 'totalAmount' | 'leftAmount' | 'personalMax'>;

/** The most that all people together may stake in a pool; 0 or less means no limit (AMB-060). `undefined` while it is not known. */
export const poolTotal = ({ totalAmount }: Pick<RewardPool, 'totalAmount'>): Quota | undefined =>
  totalAmount === undefined || isPositive(totalAmount) ? totalAmount : 'unlimited';

/**
 * What a person may still stake in a pool, exactly as the requirements define it (LP-35, LP-36, AMB-059): what is left in the pool minus
 * what the person has staked, and at most the personal maximum. It can be negative. Without a pool total it is the personal maximum
 * (AMB-060). Not rounded; `undefined` while a part of it is not known.
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
export type BindingLimit = 'none' | 'person' | 'pool' | 'person-used-up' | 'pool-used-up';

/**
 * Which limit determines how much more a person may stake. {@link poolQuotaLeft} is capped at the full personal maximum (AMB-059), not at
 * what remains of it. Where that remainder is the smaller of the two, the person's limit decides, so the result is `person`.
 * `undefined` while the quota is not known.
 */
export function bindingLimit(pool: PoolLimits, staked: Decimal | undefined): BindingLimit | undefined {
  const left = poolQuotaLeft(pool, staked);
  if (left === undefined) return undefined;
  if (left === 'unlimited') return 'none';
  if (!isPositive(left)) {
    const poolHasLeft = poolTotal(pool) === 'unlimited' || (pool.leftAmount !== undefined && isPositive(pool.leftAmount));
    return poolHasLeft ? 'person-used-up' : 'pool-used-up';
  }
  const personal = pool.personalMax;
  if (personal === undefined || personal === 'unlimited') return 'pool';
  const remaining = personalLeft(pool, staked);
  return compare(left, personal) === 0 || (remaining !== undefined && remaining !== 'unlimited' && compare(remaining, left) < 0)
    ? 'person'
    : 'pool';
}

/**
 * What a person may still add without exceeding the personal maximum (LP-31): the maximum minus what is staked, never below
 * zero. `undefined` while it is not known.
 */
export function personalLeft({ personalMax: personal }: Pick<RewardPool, 'personalMax'>, staked: Decimal | undefined): Quota | undefined {
  if (personal === undefined || personal === 'unlimited') return personal;
  return staked === undefined ? undefined : max(ZERO, subtract(personal, staked));
}

/** What the amount of the Max button depends on; an unknown value is `undefined`. */
export interface MaxStakeInput {
  /** The balance in coins, rounded down to 8 decimals; `undefined` while it is not known. */
  readonly available: Decimal | undefined;
  /** The result of {@link poolQuotaLeft}, in coins; `undefined` while it is not known. */
  readonly quotaLeft: Quota | undefined;
  /** The result of {@link personalLeft}; a passed `undefined` means not known. @default 'unlimited', if the field is left out */
  readonly personalLeft?: Quota | undefined;
  /** Decimals of the pool's amounts. */
  readonly decimals: number;
}

/**
 * The amount that the Max button fills in (LP-38, AMB-059): the smallest of the balance, the quota left and what the person may still
 * add, rounded down to the pool's decimals, never below zero. `undefined` while one of them is not known.
 */
export function maxStakeAmount(facts: MaxStakeInput): Decimal | undefined {
  const { available, quotaLeft: left, decimals } = facts;
  const personal = 'personalLeft' in facts ? facts.personalLeft : 'unlimited';
  if (available === undefined || left === undefined || personal === undefined) return undefined;
  const limits = [left, personal].filter((limit): limit is Decimal => limit !== 'unlimited');
  return max(ZERO, roundDown(min(available, ...limits), decimals));
}

/** What auto-fill depends on. */
export interface AutoFillInput extends MaxStakeInput {
  /** Least amount of one stake. */
  readonly minimum: Decimal | undefined;
  /** Whether the person has changed the field, or it was filled before. */
  readonly alreadyFilled: boolean;
}

/**
 * The amount that is filled in automatically, once (LP-39, AMB-063): the amount of Max, if the balance exceeds the minimum and quota is
 * left. `undefined` if validation would reject that amount (AMB-059).
 */
export function autoFillAmount({ minimum, alreadyFilled, ...facts }: AutoFillInput): Decimal | undefined {
  const { available } = facts;
  if (alreadyFilled || minimum === undefined || available === undefined || compare(available, minimum) <= 0) return undefined;
  const amount = maxStakeAmount(facts);
  return amount !== undefined && isPositive(amount) && compare(amount, minimum) >= 0 ? amount : undefined;
}

/** Decimals of a share that is only drawn, as the length of a bar. */
const BAR_DECIMALS = 4;

/**
 * Share of a pool's total that is staked, from 0 to 1: only for the length of a bar, never to compute an amount. `undefined` where the
 * pool has no total or does not say what is left.
 */
export function takenShare({ totalAmount, leftAmount }: Pick<RewardPool, 'totalAmount' | 'leftAmount'>): number | undefined {
  if (totalAmount === undefined || leftAmount === undefined || !isPositive(totalAmount)) return undefined;
  const taken = min(totalAmount, max(ZERO, subtract(totalAmount, leftAmount)));
  return toChartNumber(divide(taken, totalAmount, BAR_DECIMALS));
}
