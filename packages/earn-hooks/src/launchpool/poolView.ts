import { type Decimal, ZERO, roundDown, isNegative } from '@earnkit/core';
import type { Edition } from '@earnkit/core/account/rules';
import type { Rows } from '@earnkit/core/endpoint';
import type { PoolStatistics, RewardPool } from '@earnkit/core/launchpool/contract';
import {
  type HeldPart,
  type HoldingChoice,
  type PoolApr,
  type Quota,
  amountDecimals,
  heldParts,
  holdingChoices,
  isStakeable,
  isUsedUp,
  leastStake,
  poolApr,
  poolTotal,
  poolQuotaLeft,
  type BindingLimit,
  bindingLimit,
  rewardDecimals,
  rewardLimit,
  stakedAmount,
  takenShare,
} from '@earnkit/core/launchpool/rules';

/** How much of a pool is left, and how much of it one person may have. */
export interface PoolQuota {
  /** What the pool can take in all; `undefined` while it is not known, `'unlimited'` where it has no limit (AMB-060). */
  readonly total: Quota | undefined;
  /** What the pool can still take, never below zero; `undefined` while it is not known. */
  readonly poolLeft: Decimal | undefined;
  /** What is left to this person; it can be negative (LP-35, LP-36). */
  readonly left: Quota | undefined;
  /** Which limit determines how much more this person may stake, or whose quota is used up; `undefined` while it is not known. */
  readonly limitedBy: BindingLimit | undefined;
  /** The most one person may have. */
  readonly personal: Quota | undefined;
  /** Share of the pool that is taken, from 0 to 1, for a bar; `undefined` where there is none to draw. */
  readonly takenShare: number | undefined;
  /** Whether nothing is left to this person (LP-37). */
  readonly usedUp: boolean;
}

/** A reward pool as a screen shows it. */
export interface PoolView {
  /** The pool as the exchange describes it; for a visitor without what it says about a person. */
  readonly pool: RewardPool;
  /** Rate per year of the rewards, a fraction; `undefined` where there is none to show (LP-08, AMB-043). See `poolApr` of the rules. */
  readonly aprFraction: Decimal | undefined;
  /** Whether the rate is for today's stakes, or for the full pool because the pool is almost empty. */
  readonly aprOver: PoolApr['over'];
  /** What the rate is (LP-08). */
  readonly rateType: RewardPool['rateType'];
  /** What the pool and the person may still take. */
  readonly quota: PoolQuota;
  /** Least amount of one stake, in whole units of the pool; `undefined` where the pool does not say. */
  readonly minimum: Decimal | undefined;
  /** Decimals of amounts (AMB-064). */
  readonly decimals: number;
  /** What the person has in the pool; `undefined` for a visitor, and while it is not known. */
  readonly staked: Decimal | undefined;
  /** What the person has and earned in the pool, rewards at their decimals; `undefined` where the exchange lists nothing. */
  readonly statistics: PoolStatistics | undefined;
  /** How much of a person's stake counts for rewards (AMB-166); `undefined` while it is not known, and for a visitor where volume sets it. */
  readonly rewardLimit: Quota | undefined;
  /** Where the stake is held, place by place, the latest first; `undefined` where the exchange does not say. */
  readonly heldParts: readonly HeldPart[] | undefined;
  /** Where a stake may be held, and what that earns (LP-05, LP-06, LP-16). */
  readonly holdings: readonly HoldingChoice[];
  /** Whether the pool is in the stake dialog; multi mining and a kind that is not known are not (LP-15). */
  readonly stakeable: boolean;
}

/** What a view of a pool is made from. */
export interface PoolViewFacts {
  /** The person's statistics; `undefined` while they are not known. */
  readonly statistics: Rows<PoolStatistics> | undefined;
  /** Whether the viewer is a visitor, who has no stakes. */
  readonly anonymous: boolean;
  readonly edition: Edition;
}

/** Rewards cut down to the decimals at which the pool shows them (AMB-064). */
function shownRewards(row: PoolStatistics, decimals: number): PoolStatistics {
  const shown = (reward: Decimal | undefined): Decimal | undefined => reward && roundDown(reward, decimals);
  return {
    ...row,
    lastReward: shown(row.lastReward),
    lastHourReward: shown(row.lastHourReward),
    totalReward: shown(row.totalReward),
  };
}

/** A reward pool as a screen shows it. */
export function poolView(pool: RewardPool, { statistics, anonymous, edition }: PoolViewFacts): PoolView {
  const row = statistics?.rows.find(({ poolId }) => poolId === pool.id);
  const staked = anonymous ? ZERO : stakedAmount(statistics, pool.id);
  const decimals = amountDecimals(pool);
  const apr = poolApr(pool);
  const shown = anonymous ? { ...pool, joined: false, userVolume: undefined } : pool;
  return {
    pool: shown,
    aprFraction: apr.fraction,
    aprOver: apr.over,
    rateType: pool.rateType,
    quota: {
      total: poolTotal(pool),
      poolLeft: pool.leftAmount && isNegative(pool.leftAmount) ? ZERO : pool.leftAmount,
      left: poolQuotaLeft(pool, staked),
      limitedBy: bindingLimit(pool, staked),
      personal: pool.personalMax,
      takenShare: takenShare(pool),
      usedUp: isUsedUp(pool, staked),
    },
    minimum: pool.personalMin && leastStake(pool.personalMin, decimals),
    decimals,
    staked: anonymous ? undefined : staked,
    statistics: row && shownRewards(row, rewardDecimals(pool)),
    rewardLimit: rewardLimit(shown),
    heldParts: heldParts(row),
    holdings: holdingChoices({ ...pool, staked }, edition),
    stakeable: isStakeable(pool),
  };
}
