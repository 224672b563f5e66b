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
  const tier = user?.tier;
  const shown = discounts.rows.length > 0 && tier !== undefined && tier >= MIN_TIER && user?.isCrowd === false;
  const isOwn = ({ minTier, maxTier }: VipDiscount): boolean =>
    shown && minTier !== undefined && maxTier !== undefined && minTier <= tier && tier <= maxTier;
  return { shown, tiers: discounts.rows.map((row) => ({ ...row, current: isOwn(row) })) };
}

const ONE = decimal('1');

/** How much a VIP tier reduces the fee of a redemption, as a fraction of the fee; `'unknown'` where the exchange does not say. */
export type FeeDiscount = Decimal | 'unknown';

/**
 * How much the person's VIP tier reduces the fee of a redemption, as a fraction of the fee (ST-06): zero if the product has no discounts
 * or none applies to the person (ST-44). `'unknown'` while the person is not known.
 */
export function feeDiscount(
  product: Pick<StakingProduct, 'vipDiscounts'>,
  user: Pick<StakingUser, 'tier' | 'isCrowd'> | undefined,
): FeeDiscount {
  const { rows, unreadable } = product.vipDiscounts;
  if (rows.length === 0 && unreadable.length === 0) return ZERO;
  if (user === undefined) return 'unknown';
  const { shown, tiers } = vipDiscounts(product, user);
  const own = tiers.find(({ current }) => current);
  if (own === undefined) return shown && unreadable.length > 0 ? 'unknown' : ZERO;
  const { discountFraction } = own;
  return discountFraction === undefined || isNegative(discountFraction) || compare(discountFraction, ONE) > 0
    ? 'unknown'
    : discountFraction;
}

/** A fee rate less the discount, exact; `undefined` while either is not known. */
export const applyDiscount = (feeFraction: Decimal | undefined, discount: FeeDiscount): Decimal | undefined =>
  feeFraction === undefined || discount === 'unknown' ? undefined : multiply(feeFraction, subtract(ONE, discount));
