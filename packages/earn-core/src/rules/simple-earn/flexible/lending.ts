import { type Decimal, ZERO, compare } from '../../../decimal.ts';
import type { FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';

/** Why a coin is not lent: its next rate is below the least rate at which the person lends it. Both are fractions per year. */
export interface NotLent {
  /** The least rate at which the person lends the coin. */
  readonly minAprFraction: Decimal;
  /** The rate of the next full hour. */
  readonly nextAprFraction: Decimal;
}

/**
 * Whether a person's minimum keeps a coin from being lent in the next hour (AMB-158). `undefined` where it is lent, as at a rate that
 * equals the minimum, and while minimum or rate is not known.
 */
export const notLent = (minAprFraction: Decimal | undefined, nextAprFraction: Decimal | undefined): NotLent | undefined =>
  minAprFraction !== undefined && nextAprFraction !== undefined && compare(minAprFraction, nextAprFraction) > 0
    ? { minAprFraction, nextAprFraction }
    : undefined;

/** A product, or a holding, as a person with a minimum earns it: without rate and bonus while it is not lent (AMB-158). */
export const asLent = <Product extends Pick<FlexibleProduct, 'nextAprFraction' | 'bonusOpen'>>(
  product: Product,
  minAprFraction: Decimal | undefined,
): Product => (notLent(minAprFraction, product.nextAprFraction) ? { ...product, nextAprFraction: ZERO, bonusOpen: false } : product);
