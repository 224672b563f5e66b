import { type Decimal, ZERO, compare, isPositive, min, subtract } from '../../../decimal.ts';
import type { FlexibleHolding, FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';

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

/** A part of a holding that something else holds, so that it cannot be redeemed. */
export interface HeldBack {
  /** What holds it; `unknown` where the exchange does not say. */
  readonly by: 'launchpool' | 'margin' | 'unknown';
  /** In the coin, above zero. */
  readonly amount: Decimal;
}

/** What of a holding cannot be redeemed, and because of what; nothing while that is not known. */
export function heldBack({
  marginFrozenAmount: frozen,
  launchpoolAmount: launchpool,
}: Pick<FlexibleHolding, 'marginFrozenAmount' | 'launchpoolAmount'>): readonly HeldBack[] {
  if (frozen === undefined || !isPositive(frozen)) return [];
  if (launchpool === undefined) return [{ by: 'unknown', amount: frozen }];
  const staked = min(launchpool, frozen);
  const parts: readonly HeldBack[] = [
    { by: 'launchpool', amount: staked },
    { by: 'margin', amount: subtract(frozen, staked) },
  ];
  return parts.filter(({ amount }) => isPositive(amount));
}

/** A pending redemption. */
export interface PendingRedemption {
  /** The amount on its way, in coins. */
  readonly amount: Decimal;
  /** Whether it can still be cancelled (SE-F-32). */
  readonly revocable: boolean;
}

/** The pending redemption of a holding; `undefined` where there is none (SE-F-08, SE-F-19, AMB-082). */
export const pendingRedemption = (
  holding: Pick<FlexibleHolding, 'redeemingAmount' | 'redeemingRevocable'>,
): PendingRedemption | undefined =>
  holding.redeemingAmount !== undefined && isPositive(holding.redeemingAmount)
    ? { amount: holding.redeemingAmount, revocable: holding.redeemingRevocable }
    : undefined;
