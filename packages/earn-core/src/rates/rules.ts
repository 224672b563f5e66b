/** Rates, ladders and the interest they earn, for every product that pays interest. */
export {
  type BonusLimit,
  estimatedInterest,
  type InterestTerms,
  ladderInterest,
  ladderStepOf,
  type LadderTerms,
  type LadderTier,
  ladderTiers,
} from './interest.ts';
export type { Ladder, LadderStep } from './ladder.ts';
export { fractionOfPercent, marketApr, rateToSend } from './rate.ts';
export { shownParts, type ShownParts } from './shownParts.ts';
