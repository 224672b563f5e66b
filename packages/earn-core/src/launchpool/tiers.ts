import { type Decimal, compare } from '../decimal/decimal.ts';
import type { RewardPool, VolumeTier } from './contract.ts';

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
