import { type Decimal, min } from '../../decimal.ts';
import type { Instant } from '@earnkit/time';
import type { Edition } from '../account/index.ts';
import type { LaunchpoolProject, RewardPool } from '../../contract/launchpool/index.ts';
import type { Quota } from '../../endpoint/wire.ts';
import type { WayObstacle, WayToEarn } from '../ways.ts';
import { firstRewardAt, projectStatus } from './project.ts';
import { isUsedUp, personalLeft, poolQuotaLeft } from './quota.ts';
import { poolApr } from './rate.ts';
import { isStakeable } from './stake.ts';

/** A way to earn in a pool of a launchpool. */
export interface LaunchpoolWay extends WayToEarn<'launchpool'> {
  /** The exchange's id of the project. */
  readonly projectId: string | undefined;
  /** The exchange's id of the pool. */
  readonly poolId: string;
}

/** What {@link launchpoolWays} knows. */
export interface LaunchpoolWayFacts {
  /** The coin that is to be staked. */
  readonly asset: string;
  /** What the person has in a pool; `undefined` for a visitor and while it is not known. */
  readonly stakedIn: (poolId: string) => Decimal | undefined;
  /** The variant of the area for the jurisdiction. */
  readonly edition: Edition;
  /** The present, in unix seconds. */
  readonly now: Instant;
}

/** The pools of a project that take a coin, as ways to earn (AMB-173): redeemed at any time, paid each hour in the project's coin. */
export const launchpoolWays = (project: LaunchpoolProject, facts: LaunchpoolWayFacts): readonly LaunchpoolWay[] =>
  project.pools.filter((pool) => pool.asset === facts.asset && isStakeable(pool)).map((pool) => launchpoolWay(project, pool, facts));

function launchpoolWay(project: LaunchpoolProject, pool: RewardPool, { stakedIn, edition, now }: LaunchpoolWayFacts): LaunchpoolWay {
  const staked = stakedIn(pool.id);
  const { fraction } = poolApr(pool);
  return {
    key: `launchpool-${project.id ?? ''}-${pool.id}`,
    product: 'launchpool',
    projectId: project.id,
    poolId: pool.id,
    asset: pool.asset,
    terms: { baseFraction: fraction, ladder: [], held: staked },
    // The rewards are worth what the project's coin is worth by then, also where the exchange sets how many there are.
    estimate: true,
    paidIn: project.asset,
    access: { kind: 'any-time', endsAt: project.endsAt },
    payment: { at: firstRewardAt(project, edition, now), every: 'hour' },
    minimum: pool.personalMin,
    most: leastOf(poolQuotaLeft(pool, staked), personalLeft(pool, staked)),
    obstacle: obstacleOf(project, pool, staked, now) ?? (fraction === undefined ? 'no-rate' : undefined),
  };
}

/** The smaller of two limits; `undefined` where one is not known. */
function leastOf(one: Quota | undefined, other: Quota | undefined): Quota | undefined {
  if (one === undefined || other === undefined) return undefined;
  if (one === 'unlimited') return other;
  return other === 'unlimited' ? one : min(one, other);
}

function obstacleOf(project: LaunchpoolProject, pool: RewardPool, staked: Decimal | undefined, now: Instant): WayObstacle | undefined {
  const status = projectStatus(project, now);
  if (status === 'completed') return 'ended';
  if (isUsedUp(pool, staked)) return 'used-up';
  return status === 'not-started' ? 'not-started' : undefined;
}
