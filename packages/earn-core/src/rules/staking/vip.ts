import { type Decimal, ZERO, compare, decimal, isNegative, multiply, subtract } from '../../decimal.ts';
import type { StakingProduct, StakingUser, VipDiscount } from '../../contract/staking/product.ts';

/** A row of the table of VIP discounts. */
export interface VipDiscountTier extends VipDiscount {
  /** Whether it is the person's own tier. */
  readonly current: boolean;
}

/** The table of VIP discounts. */
export interface VipDiscounts {
  /** Whether its tab is shown (ST-44). */
  readonly shown: boolean;
  /** The rows, in the order of the exchange (ST-101). */
  readonly tiers: readonly VipDiscountTier[];
}

/** Lowest VIP tier that is shown the discounts (AMB-115). */
const MIN_TIER = 1;

/**
 * The discounts for VIP tiers (ST-44, ST-101, AMB-115): shown if the product has some and the person has a VIP tier and is not what the
 * exchange calls a crowd holder: one with other limits and no discount. Not shown until the person's data has been read.
 */
export function vipDiscounts(
  { vipDiscounts: discounts }: Pick<StakingProduct, 'vipDiscounts'>,
  user: Pick<StakingUser, 'tier' | 'isCrowd'> | undefined,
): VipDiscounts {
  const { tier, isCrowd } = user ?? {};
  const shown = discounts.rows.length > 0 && tier !== undefined && tier >= MIN_TIER && isCrowd === false;
  return { shown, tiers: discounts.rows.map((row) => ({ ...row, current: shown && isWithin(row, tier) === true })) };
}

/** Whether a tier is one of a row's; `undefined` where a bound that decides it is not known. */
function isWithin({ minTier, maxTier }: VipDiscount, tier: number): boolean | undefined {
  const isAbove = minTier === undefined ? undefined : minTier <= tier;
  const isBelow = maxTier === undefined ? undefined : tier <= maxTier;
  return isBelow === false ? false : isAbove && isBelow;
}

const ONE = decimal('1');

/** How much a VIP tier reduces the fee of a redemption, as a fraction of the fee; `'unknown'` where the exchange does not say. */
export type FeeDiscount = Decimal | 'unknown';

/**
 * How much the person's VIP tier reduces the fee of a redemption, as a fraction of the fee (ST-06): zero if the product has no discounts
 * or none applies to the person (ST-44). `'unknown'` while the person is not known, where the exchange leaves out what decides it, and
 * where a row that may be the person's cannot be read.
 */
export function feeDiscount(
  product: Pick<StakingProduct, 'vipDiscounts'>,
  user: Pick<StakingUser, 'tier' | 'isCrowd'> | undefined,
): FeeDiscount {
  const { rows, unreadable } = product.vipDiscounts;
  if (rows.length === 0 && unreadable.length === 0) return ZERO;
  const { tier, isCrowd } = user ?? {};
  // Neither a crowd holder nor a person below VIP 1 has a discount.
  if (isCrowd || (tier !== undefined && tier < MIN_TIER)) return ZERO;
  if (isCrowd === undefined || tier === undefined) return 'unknown';
  const own = rows.find((row) => isWithin(row, tier));
  if (own === undefined) return unreadable.length > 0 || rows.some((row) => isWithin(row, tier) === undefined) ? 'unknown' : ZERO;
  const { discountFraction } = own;
  return discountFraction === undefined || isNegative(discountFraction) || compare(discountFraction, ONE) > 0
    ? 'unknown'
    : discountFraction;
}

/** A fee rate less the discount, exact; `undefined` while either is not known. */
export const applyDiscount = (feeFraction: Decimal | undefined, discount: FeeDiscount): Decimal | undefined =>
  feeFraction === undefined || discount === 'unknown' ? undefined : multiply(feeFraction, subtract(ONE, discount));
