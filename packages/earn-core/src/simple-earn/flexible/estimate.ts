import { type Decimal, ZERO, add, compare, cutDown, decimal, divide, isPositive, min, multiply, subtract } from '../../decimal/decimal.ts';
import { estimatedInterest, ladderInterest } from '../interest.ts';
import type { LadderStep } from '../ladder.ts';
import { highestLadderApr } from '../rate.ts';
import type { FlexibleProduct } from './contract.ts';

const ONE = decimal('1');

/** Decimals of a rate on the screen, as a fraction: 2 of the percent (AMB-043). */
const SHOWN_RATE_DECIMALS = 4;

const shown = (fraction: Decimal): Decimal => cutDown(fraction, SHOWN_RATE_DECIMALS);

/**
 * The bonus of a product as steps. A campaign without a ladder of its own is one step up to its limit (SE-F-01, SE-26);
 * none where there is neither.
 */
export function bonusSteps(
  product: Pick<FlexibleProduct, 'ladder' | 'bonusOpen' | 'bonusAprFraction' | 'bonusLimit'>,
): readonly LadderStep[] {
  const { ladder, bonusOpen, bonusAprFraction, bonusLimit } = product;
  if (ladder.length > 0) return ladder;
  if (!bonusOpen || bonusAprFraction === undefined || !isPositive(bonusAprFraction)) return [];
  return [{ from: ZERO, to: bonusLimit !== undefined && isPositive(bonusLimit) ? bonusLimit : undefined, aprFraction: bonusAprFraction }];
}

/** A rate and what it is made of. Each part is cut to what the screen shows, so the parts add up there. */
export interface ShownAprParts {
  readonly base: Decimal;
  /** Zero where there is no bonus. */
  readonly bonus: Decimal;
  readonly total: Decimal;
}

const partsOf = (base: Decimal, bonus: Decimal): ShownAprParts => {
  const parts = { base: shown(base), bonus: shown(bonus) };
  return { ...parts, total: add(parts.base, parts.bonus) };
};

/** The most a product can earn: its next rate and its highest bonus step; `undefined` while there is no rate (SE-50). */
export const headlineApr = (product: FlexibleProduct): ShownAprParts | undefined =>
  product.nextAprFraction && partsOf(product.nextAprFraction, highestLadderApr(bonusSteps(product)));

/**
 * The rate an amount earns over all: the base rate on the whole of it, each bonus step on its own part up to the
 * campaign's limit (FM-11, AMB-096). What the person already holds has used the first steps, so only what this amount
 * adds counts. `undefined` without a rate or for an amount of zero.
 */
export function aprForAmount(product: FlexibleProduct, amount: Decimal): ShownAprParts | undefined {
  if (product.nextAprFraction === undefined || !isPositive(amount)) return undefined;
  const held = heldOf(product);
  const added = subtract(yearlyBonus(product, add(held, amount)), yearlyBonus(product, held));
  return partsOf(product.nextAprFraction, divide(added, amount, 20));
}

/** What the person already holds of a product; nothing for a visitor. */
export const heldOf = (product: Pick<FlexibleProduct, 'currentAmount'>): Decimal => product.currentAmount ?? ZERO;

/** Bonus of a year on an amount, in the product's coin: each step on its own part. */
function yearlyBonus(product: FlexibleProduct, amount: Decimal): Decimal {
  const { bonusLimit } = product;
  const earning = bonusLimit !== undefined && isPositive(bonusLimit) ? min(amount, bonusLimit) : amount;
  const parts = bonusSteps(product).map((step) => {
    const part = subtract(step.to === undefined ? earning : min(earning, step.to), step.from);
    return isPositive(part) ? multiply(part, step.aprFraction) : ZERO;
  });
  return add(ZERO, ...parts);
}

/** What an amount is expected to earn in a day. Amounts have at most 8 decimals, cut down. */
export interface DailyReturn {
  /** In the product's coin. */
  readonly interest: Decimal;
  /** In `bonusAsset`; `undefined` while a price is not known. Zero where there is no bonus. */
  readonly bonus: Decimal | undefined;
  /** The coin the bonus is paid in. */
  readonly bonusAsset: string;
}

/**
 * What an amount is expected to earn in a day (SE-39, FM-10, FM-11): the bonus is what this amount adds to what is held
 * already. `undefined` without a rate.
 */
export function dailyReturn(product: FlexibleProduct, amount: Decimal): DailyReturn | undefined {
  const { asset, nextAprFraction, bonusLimit, bonusAsset = asset } = product;
  if (nextAprFraction === undefined) return undefined;
  const ladder = bonusSteps(product);
  const interest = estimatedInterest({ amount, aprFraction: nextAprFraction, days: 1 });
  if (ladder.length === 0) return { interest, bonus: ZERO, bonusAsset };
  const same = bonusAsset === asset;
  // A bonus in the product's own coin needs no price.
  const prices = same
    ? { productPrice: ONE, bonusPrice: ONE }
    : { productPrice: product.productAssetPrice, bonusPrice: product.bonusAssetPrice };
  const held = heldOf(product);
  const before = ladderInterest({ amount: held, ladder, days: 1, bonusLimit, ...prices });
  const after = ladderInterest({ amount: add(held, amount), ladder, days: 1, bonusLimit, ...prices });
  return { interest, bonus: before === undefined || after === undefined ? undefined : subtract(after, before), bonusAsset };
}

/** A rate that is not what the person decided on. */
export interface RateChange {
  readonly from: Decimal;
  readonly to: Decimal;
}

/**
 * Whether the headline rate a person saw is still true; `undefined` where the screen would show the same. A lower and a
 * higher rate both count: nobody subscribes at a rate they have not seen.
 */
export function rateChangeOf(seen: FlexibleProduct, now: FlexibleProduct): RateChange | undefined {
  const from = headlineApr(seen)?.total;
  const to = headlineApr(now)?.total;
  return from === undefined || to === undefined || compare(from, to) === 0 ? undefined : { from, to };
}
