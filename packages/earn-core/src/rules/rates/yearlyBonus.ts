import { type Decimal, ZERO, add, decimal, isPositive, min, multiply, subtract } from '../../decimal.ts';
import type { LadderStep } from '../../endpoint/wireLadder.ts';
import type { LadderTerms } from './interest.ts';

/** Days of a year for interest (FM-09). */
export const DAYS_OF_YEAR = 365;

export const YEAR = decimal(String(DAYS_OF_YEAR));

/** Bonus of a year in the product's coin, exact: each step on its own part of an amount, up to the campaign's limit. */
function yearlyBonus(amount: Decimal, ladder: readonly LadderStep[], bonusLimit: Decimal | undefined): Decimal {
  const earning = bonusLimit !== undefined && isPositive(bonusLimit) ? min(amount, bonusLimit) : amount;
  const parts = ladder.map((step) => {
    const part = subtract(step.to === undefined ? earning : min(earning, step.to), step.from);
    return isPositive(part) ? multiply(part, step.aprFraction) : ZERO;
  });
  return add(ZERO, ...parts);
}

type YearlyTerms = Pick<LadderTerms, 'amount' | 'held' | 'ladder' | 'bonusLimit'>;

interface KnownTerms {
  readonly ladder: readonly LadderStep[];
  readonly bonusLimit: Decimal | undefined;
}

/** Bonus of a year that an amount adds to the held amount's, in the product's coin, exact. */
export function addedYearlyBonus(terms: YearlyTerms & KnownTerms): Decimal;

/** The same; `undefined` while the ladder or the limit is not known. */
export function addedYearlyBonus(terms: YearlyTerms): Decimal | undefined;

export function addedYearlyBonus({ amount, held = ZERO, ladder, bonusLimit }: YearlyTerms): Decimal | undefined {
  return ladder && bonusLimit !== 'unknown'
    ? subtract(yearlyBonus(add(held, amount), ladder, bonusLimit), yearlyBonus(held, ladder, bonusLimit))
    : undefined;
}
