import {
  type Decimal,
  ZERO,
  compare,
  roundDown,
  decimal,
  divide,
  isPositive,
  min,
  multiply,
  subtract,
  toChartNumber,
} from '../../decimal.ts';
import type { BonusLimit, Ladder, LadderStep } from '../../endpoint/wireLadder.ts';
import { SENT_DECIMALS } from '../assessment.ts';
import { YEAR, addedYearlyBonus } from './yearlyBonus.ts';

const INTEREST_DECIMALS = 8;

/** An amount that earns at a rate. */
export interface InterestTerms {
  /** The amount that earns, in coins. */
  readonly amount: Decimal;
  /** The rate per year, a fraction. */
  readonly aprFraction: Decimal;
  /** Whole days. */
  readonly days: number;
}

/** Estimated interest: the amount cut to 6 decimals × rate × days / 365, multiplied first and cut once to 8 decimals (FM-10, AMB-046). */
export const estimatedInterest = ({ amount, aprFraction, days }: InterestTerms): Decimal =>
  divide(multiply(roundDown(amount, SENT_DECIMALS), aprFraction, decimal(String(days))), YEAR, INTEREST_DECIMALS);

/** An amount that earns a ladder's bonus. */
export interface LadderTerms {
  /** The amount that earns, in coins. */
  readonly amount: Decimal;
  /** The steps of the bonus. */
  readonly ladder: Ladder;
  /** Whole days. */
  readonly days: number;
  /** Price of the coin that earns; `undefined` while it is not known. */
  readonly productPrice: Decimal | undefined;
  /** Price of the coin the bonus is paid in; `undefined` while it is not known. */
  readonly bonusPrice: Decimal | undefined;
  /** The largest amount that earns a bonus. */
  readonly bonusLimit: BonusLimit;
  /** The amount that already earns and fills the first steps; only what `amount` adds counts. @default zero */
  readonly held?: Decimal;
}

/**
 * Bonus interest in the bonus coin: each step earns on its own part of the amount; × price of the coin / price of the
 * bonus coin; multiplied first, divided once, cut once to 8 decimals (FM-11, AMB-046, AMB-096). `undefined` while a price
 * above 0, the ladder or the limit is not known.
 */
export function ladderInterest({ days, productPrice, bonusPrice, ...terms }: LadderTerms): Decimal | undefined {
  if (productPrice === undefined || bonusPrice === undefined || ![productPrice, bonusPrice].every(isPositive)) return undefined;
  const yearly = addedYearlyBonus(terms);
  return yearly && divide(multiply(yearly, decimal(String(days)), productPrice), multiply(YEAR, bonusPrice), INTEREST_DECIMALS);
}

/** Index of the step in which an amount ends; `undefined` where it has reached none, and beyond the end of the last one. */
export const ladderStepOf = (amount: Decimal, ladder: readonly LadderStep[]): number | undefined => {
  const reached = ladder.findIndex(({ from, to }) => compare(amount, from) > 0 && (to === undefined || compare(amount, to) <= 0));
  return reached < 0 ? undefined : reached;
};

/** A step of a ladder, and where an amount lies in it. */
export interface LadderTier extends LadderStep {
  /** Whether the amount ends in this step. */
  readonly reached: boolean;
  /** Share of the step that the amount fills, from 0 to 1: the length of a bar, never an amount. */
  readonly filled: number;
}

/** The part of an amount that lies in a step of a ladder; zero where the amount ends before it. */
export function amountInStep(amount: Decimal, { from, to }: LadderStep): Decimal {
  const part = subtract(to === undefined ? amount : min(amount, to), from);
  return isPositive(part) ? part : ZERO;
}

/** Decimals of a share that is drawn. */
const DRAWN_DECIMALS = 4;

/** Share of a step that an amount fills. A step without an end is half full at twice its beginning. */
function filledShare(amount: Decimal, step: LadderStep): number {
  const { from, to } = step;
  const part = amountInStep(amount, step);
  if (!isPositive(part)) return 0;
  const whole = to === undefined ? amount : subtract(to, from);
  return toChartNumber(divide(part, whole, DRAWN_DECIMALS));
}

/** The steps of a ladder that is known with the place of an amount, for a bar of tiers (SE-35). `undefined` fills none of them. */
export function ladderTiers(amount: Decimal | undefined, ladder: readonly LadderStep[]): readonly LadderTier[];

/** The same of a ladder that may not be known. */
export function ladderTiers(amount: Decimal | undefined, ladder: Ladder): readonly LadderTier[] | undefined;

export function ladderTiers(amount: Decimal | undefined, ladder: Ladder): readonly LadderTier[] | undefined {
  const reached = amount && ladder && ladderStepOf(amount, ladder);
  return ladder?.map((step, index) => ({
    ...step,
    reached: index === reached,
    filled: amount === undefined ? 0 : filledShare(amount, step),
  }));
}
