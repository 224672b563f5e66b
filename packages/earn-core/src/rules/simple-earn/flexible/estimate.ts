import { type Decimal, ZERO, decimal, isPositive, multiply } from '../../../decimal.ts';
import { estimatedInterest, ladderInterest } from '../../rates/interest.ts';
import { addedYearlyBonus } from '../../rates/yearlyBonus.ts';
import { type RateChange, changeOfRate, highestLadderApr } from '../../rates/rate.ts';
import { type ShownParts, shownParts } from '../../rates/shownParts.ts';
import type { FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';
import { bonusSteps } from './bonusSteps.ts';

const ONE = decimal('1');

/** A rate and its parts as shown: they add up (AMB-154). `bonus` is zero where there is none. */
export type ShownAprParts = ShownParts<'base' | 'bonus'>;

/** The highest rate of a product: its next rate and its highest bonus step; `undefined` while there is no rate (SE-50). */
export const headlineApr = (product: FlexibleProduct): ShownAprParts | undefined =>
  product.nextAprFraction && shownParts({ base: product.nextAprFraction, bonus: highestLadderApr(bonusSteps(product)) }, ONE);

/**
 * The overall rate of an amount: the base rate on all of it, and each bonus step on its own part up to the campaign's
 * limit (FM-11, AMB-096). The held amount has used the first steps, so only the part this amount adds counts. `undefined`
 * without a rate, for an amount of zero, and with a bonus while its ladder or the held amount is unknown.
 *
 * @param held the amount the person already holds, {@link heldOf}.
 */
export function aprForAmount(product: FlexibleProduct, amount: Decimal, held: Decimal | undefined): ShownAprParts | undefined {
  if (product.nextAprFraction === undefined || !isPositive(amount)) return undefined;
  const base = multiply(product.nextAprFraction, amount);
  const ladder = bonusSteps(product);
  if (ladder?.length === 0) return shownParts({ base, bonus: ZERO }, amount);
  const bonus = held && addedYearlyBonus({ amount, held, ladder, bonusLimit: product.bonusLimit });
  return bonus && shownParts({ base, bonus }, amount);
}

/** The amount already held of a product: zero for an anonymous visitor, `undefined` where the exchange does not give it. */
export const heldOf = (product: Pick<FlexibleProduct, 'currentAmount'>, anonymous: boolean): Decimal | undefined =>
  anonymous ? ZERO : product.currentAmount;

/** The expected earnings of a day. Amounts have at most 8 decimals, cut down. */
export interface DailyReturn {
  /** In the product's coin. */
  readonly interest: Decimal;
  /** In `bonusAsset`; `undefined` while a price, the ladder or the held amount is unknown. Zero where there is no bonus. */
  readonly bonus: Decimal | undefined;
  /** The coin the bonus is paid in. */
  readonly bonusAsset: string;
}

/**
 * The expected earnings of an amount in a day (SE-39, FM-10, FM-11). The bonus is what this amount adds to the held
 * amount's bonus, cut once (AMB-046). `undefined` without a rate.
 *
 * @param held the amount the person already holds, {@link heldOf}.
 */
export function dailyReturn(product: FlexibleProduct, amount: Decimal, held: Decimal | undefined): DailyReturn | undefined {
  const { asset, nextAprFraction, bonusLimit, bonusAsset = asset } = product;
  if (nextAprFraction === undefined) return undefined;
  const ladder = bonusSteps(product);
  const interest = estimatedInterest({ amount, aprFraction: nextAprFraction, days: 1 });
  if (ladder?.length === 0) return { interest, bonus: ZERO, bonusAsset };
  const same = bonusAsset === asset;
  // A bonus in the product's own coin needs no price.
  const prices = same
    ? { productPrice: ONE, bonusPrice: ONE }
    : { productPrice: product.productAssetPrice, bonusPrice: product.bonusAssetPrice };
  const bonus = held && ladderInterest({ amount, held, ladder, days: 1, bonusLimit, ...prices });
  return { interest, bonus, bonusAsset };
}

/**
 * The change since the person saw a product: of its highest rate, of its base where a bonus makes up for it, or of the rate of their
 * amount where the steps of the bonus are others (R04). `undefined` where the screen shows the same.
 *
 * @param amount the amount they decided on. @default none
 * @param held the amount they hold now, {@link heldOf}.
 */
export function rateChangeOf(seen: FlexibleProduct, now: FlexibleProduct, amount?: Decimal, held?: Decimal): RateChange | undefined {
  const [before, after] = [headlineApr(seen), headlineApr(now)];
  const change = changeOfRate(before?.total, after?.total) ?? changeOfRate(before?.base, after?.base);
  return change ?? (amount && changeOfRate(aprForAmount(seen, amount, held)?.total, aprForAmount(now, amount, held)?.total));
}
