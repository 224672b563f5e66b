import { ZERO, isPositive } from '../../../decimal.ts';
import type { Ladder } from '../../../endpoint/wireLadder.ts';
import { ladderUpTo } from '../../rates/rate.ts';
import type { FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';

/** What {@link bonusSteps} reads of a product. */
export type BonusTerms = Pick<FlexibleProduct, 'ladder' | 'bonusOpen' | 'bonusAprFraction' | 'bonusLimit'>;

/**
 * The bonus of a product as steps, which end where the campaign's limit ends; none while its campaign is not open, as on a holding
 * (SE-F-10). A campaign without a ladder of its own is one step up to its limit (SE-F-01, SE-26). `undefined` while the ladder, or the
 * end of that step, is not known, and where a bonus is named without saying whether its campaign is open.
 */
export function bonusSteps({ ladder, bonusOpen, bonusAprFraction, bonusLimit }: BonusTerms): Ladder {
  if (bonusOpen === false) return [];
  const limit = bonusLimit === 'unknown' ? undefined : bonusLimit;
  if (bonusOpen === undefined && (ladder?.length !== 0 || (bonusAprFraction && isPositive(bonusAprFraction)))) return undefined;
  if (ladder === undefined || ladder.length > 0) return ladderUpTo(ladder, limit);
  if (bonusAprFraction === undefined || !isPositive(bonusAprFraction)) return [];
  return bonusLimit === 'unknown' ? undefined : ladderUpTo([{ from: ZERO, to: undefined, aprFraction: bonusAprFraction }], limit);
}
