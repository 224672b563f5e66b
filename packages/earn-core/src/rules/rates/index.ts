/** Rates, ladders and the interest they earn, for every product that pays interest. */
export {
  amountInStep,
  estimatedInterest,
  type InterestTerms,
  ladderInterest,
  ladderStepOf,
  type LadderTerms,
  type LadderTier,
  ladderTiers,
} from './interest.ts';
export type { BonusLimit, Ladder, LadderStep } from '../../endpoint/wireLadder.ts';
export { fractionOfPercent } from '../../decimal.ts';
export { marketApr, rateToSend } from './rate.ts';
export { shownParts, type ShownParts } from './shownParts.ts';
