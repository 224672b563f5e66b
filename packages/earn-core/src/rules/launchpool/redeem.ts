import { type Assessment, EMPTY, type Reason, UNKNOWN, blocked, readDraft, ready } from '../assessment.ts';
import { type Decimal, ZERO, compare, roundDown, isPositive, max } from '../../decimal.ts';
import type { Instant } from '@earnkit/time';
import type { LaunchpoolRedeemInput, PoolStatistics, RewardPool } from '../../contract/launchpool/index.ts';
import { fixedTermLock } from './holding.ts';
import { isWhole } from '../leftover.ts';
import { amountDecimals } from './quota.ts';
import { poolKey, smallestUnit } from './stake.ts';

declare module '../assessment.ts' {
  interface ReasonKeys {
    'earn.launchpool.currentMax': never;
    'earn.launchpool.heldInFixed': never;
    'earn.launchpool.heldInFixedUntil': never;
  }
}

/** What `launchpool.redeem` takes, and what its receipt says. */
export interface LaunchpoolRedeemRequest extends LaunchpoolRedeemInput {
  /** The coin. */
  readonly asset: string;
  /** Names the pool; see {@link poolKey}. */
  readonly orderId: string;
}

/**
 * The amount that Max fills in (LP-51): what is redeemable, cut down to the pool's decimals, never below zero; `undefined` while it is
 * not known.
 */
export const maxRedeemAmount = (redeemable: Decimal | undefined, decimals: number): Decimal | undefined =>
  redeemable && max(ZERO, roundDown(redeemable, decimals));

/**
 * Assesses a redeemed amount (LP-52, LP-53): no more than what is redeemable, and at least one unit of the pool's smallest
 * decimal. The amount to send is cut down to the pool's decimals, but a whole stake is sent as it is (AMB-164).
 *
 * @param redeemable what the person has in the pool (AMB-065); `undefined` while it is not known.
 * @param isOmitted whether the exchange has answered without saying it: it decides. @default false
 */
export function assessLaunchpoolRedeemAmount(
  text: string,
  {
    asset: coin,
    redeemable,
    isOmitted = false,
    decimals,
  }: { readonly asset: string; readonly redeemable: Decimal | undefined; readonly isOmitted?: boolean; readonly decimals: number },
): Assessment<Decimal> {
  const amount = readDraft(text);
  if (amount === 'empty') return EMPTY;
  if (amount === undefined) return blocked();
  const tooSmall: Reason = { key: 'less.minimum.amount', values: { amount: smallestUnit(decimals), coin } };
  if (!isPositive(amount)) return blocked(tooSmall);
  if (redeemable === undefined && !isOmitted) return UNKNOWN;
  if (redeemable !== undefined && compare(amount, redeemable) > 0)
    return blocked({ key: 'earn.launchpool.currentMax', values: { amount: max(ZERO, redeemable), coin } });
  const sent = isWhole(amount, redeemable) ? amount : roundDown(amount, decimals);
  return isPositive(sent) ? ready(sent) : blocked(tooSmall);
}

/** What a redemption depends on; what is not known is `undefined`. */
export interface LaunchpoolRedeemFacts {
  /** The exchange’s id of the project. */
  readonly projectId: string;
  /** The pool; `undefined` while it is not known. */
  readonly pool: RewardPool | undefined;
  /** What the person has in the pool; see {@link stakedAmount}. */
  readonly redeemable: Decimal | undefined;
  /** Whether the exchange has answered without saying what can be redeemed: it decides. @default it is not known yet */
  readonly isOmitted?: boolean;
  /** What the person has and earned in the pool; `undefined` where the exchange lists nothing. */
  readonly statistics: PoolStatistics | undefined;
  /** The present, in unix seconds. */
  readonly now: Instant;
}

/** Assesses a redemption (LP-51 to LP-54). A stake that is held in a fixed term is not redeemed early (LP-24, AMB-156). */
export function assessLaunchpoolRedeem(text: string, facts: LaunchpoolRedeemFacts): Assessment<LaunchpoolRedeemRequest> {
  const { projectId, pool, redeemable, isOmitted = false, statistics, now } = facts;
  if (pool === undefined) return readDraft(text) === 'empty' ? EMPTY : UNKNOWN;
  const held = fixedTermLock(pool, statistics, now);
  if (held)
    return blocked(
      held.until === undefined
        ? { key: 'earn.launchpool.heldInFixed' }
        : { key: 'earn.launchpool.heldInFixedUntil', values: { at: String(held.until) } },
    );
  const amount = assessLaunchpoolRedeemAmount(text, { asset: pool.asset, redeemable, isOmitted, decimals: amountDecimals(pool) });
  if (amount.state !== 'ready') return amount;
  const ref = { projectId, poolId: pool.id };
  return ready({ ...ref, orderId: poolKey(ref), asset: pool.asset, amount: amount.request });
}
