import { type Decimal, ZERO, add, compare, isNegative, isPositive, min, subtract } from '../../decimal.ts';
import type { RewardPool, VolumeTier } from '../../contract/launchpool/index.ts';
import type { Quota } from '../../endpoint/wire.ts';

const byVolume = ({ volume: first }: VolumeTier, { volume: second }: VolumeTier): number => {
  if (first === undefined || second === undefined) return Number(second === undefined) - Number(first === undefined);
  return compare(first, second);
};

/** A tier of trading volume, and whether the person has reached it. */
export interface EligibilityTier extends VolumeTier {
  /** From 1, by rising volume: T1, T2 (LP-56, AMB-074). */
  readonly level: number;
  /** `undefined` while the person's volume or the tier's is not known. */
  readonly reached: boolean | undefined;
}

/** The tiers of a pool by rising volume (LP-56, AMB-070, AMB-074). One that cannot be read may ask for the least, so it comes first. */
export const eligibilityTiers = ({ tiers, userVolume }: Pick<RewardPool, 'tiers' | 'userVolume'>): readonly EligibilityTier[] =>
  [...tiers].sort(byVolume).map((tier, index) => ({
    ...tier,
    level: index + 1,
    reached: userVolume === undefined || tier.volume === undefined ? undefined : compare(userVolume, tier.volume) >= 0,
  }));

/**
 * The least trading volume in USD that a pool asks for and the person has not reached (LP-47, AMB-074); `undefined` where they have,
 * where the pool asks for none, and while it is not known.
 */
export function missingVolume(pool: Pick<RewardPool, 'tiers' | 'userVolume'>): Decimal | undefined {
  const first = eligibilityTiers(pool)[0];
  return first?.reached === false ? first.volume : undefined;
}

/**
 * How much of a person's stake in a pool counts for rewards (AMB-166): nothing below the first tier, the limit of the highest tier
 * reached above it, all of it where the pool has no tiers. `undefined` while it is not known.
 */
export function rewardLimit(pool: Pick<RewardPool, 'tiers' | 'userVolume'>): Quota | undefined {
  const tiers = eligibilityTiers(pool);
  if (tiers.length === 0) return 'unlimited';
  if (tiers.some(({ reached }) => reached === undefined)) return undefined;
  const tier = tiers.findLast(({ reached }) => reached);
  if (tier === undefined) return ZERO;
  return tier.stakeLimit === undefined || isNegative(tier.stakeLimit) ? undefined : tier.stakeLimit;
}

/** How much of a stake counts for rewards within a limit of {@link rewardLimit}; `undefined` while one of them is not known. */
export function countedStake(limit: Quota | undefined, stake: Decimal | undefined): Decimal | undefined {
  if (limit === undefined || stake === undefined) return undefined;
  return limit === 'unlimited' ? stake : min(limit, stake);
}

/**
 * Whether anything of a further stake counts for rewards (AMB-166): nothing below the first tier, and nothing once what is staked uses up
 * the limit. `undefined` while it is not known.
 */
export function addsToRewards(limit: Quota | undefined, staked: Decimal | undefined): boolean | undefined {
  if (limit === undefined || limit === 'unlimited') return limit && true;
  if (!isPositive(limit)) return false;
  return staked && compare(staked, limit) < 0;
}

/** What of a stake counts for rewards after an amount was added. */
export interface CountedAddition {
  /** How much of the whole stake then counts. */
  readonly counted: Decimal;
  /** How much of the added amount does not count. */
  readonly uncounted: Decimal;
}

/**
 * What of a stake counts for rewards after an amount was added (AMB-166); `undefined` while it is not known.
 *
 * @param staked what the person has in the pool before.
 */
export function countedAddition(limit: Quota | undefined, staked: Decimal | undefined, amount: Decimal): CountedAddition | undefined {
  const before = countedStake(limit, staked);
  const counted = countedStake(limit, staked && add(staked, amount));
  return before === undefined || counted === undefined ? undefined : { counted, uncounted: subtract(amount, subtract(counted, before)) };
}
