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

/** Least tier that sees the discounts (AMB-115). */
const LEAST_TIER = 1;

/**
 * The discounts for VIP tiers (ST-44, ST-101, AMB-115): shown where the product has some, the person has a tier, and is no
 * crowd holder. Not shown while the person is not known.
 */
export function vipDiscounts(
  { vipDiscounts: config }: Pick<StakingProduct, 'vipDiscounts'>,
  user: Pick<StakingUser, 'tier' | 'isCrowd'> | undefined,
): VipDiscounts {
  const tier = user?.tier;
  const shown = config.rows.length > 0 && tier !== undefined && tier >= LEAST_TIER && user?.isCrowd === false;
  const isOwn = ({ minTier, maxTier }: VipDiscount): boolean =>
    shown && minTier !== undefined && maxTier !== undefined && minTier <= tier && tier <= maxTier;
  return { shown, tiers: config.rows.map((row) => ({ ...row, current: isOwn(row) })) };
}

const WHOLE = decimal('1');

/** What a VIP tier takes off the fee of a redemption, a fraction of it; `'unknown'` where the exchange does not say. */
export type FeeDiscount = Decimal | 'unknown';

/**
 * What the person's VIP tier takes off the fee of a redemption, a fraction of the fee (ST-06): zero where the product has no discounts,
 * and for a person who has none of them (ST-44). `'unknown'` while the person is not known.
 */
export function feeDiscount(
  product: Pick<StakingProduct, 'vipDiscounts'>,
  user: Pick<StakingUser, 'tier' | 'isCrowd'> | undefined,
): FeeDiscount {
  const { rows, unreadable } = product.vipDiscounts;
  if (rows.length === 0 && unreadable.length === 0) return ZERO;
  if (user === undefined) return 'unknown';
  // A crowd holder has no discount.
  if (user.isCrowd === undefined && user.tier !== undefined && user.tier >= LEAST_TIER) return 'unknown';
  const { shown, tiers } = vipDiscounts(product, user);
  const own = tiers.find(({ current }) => current);
  if (own === undefined) return shown && unreadable.length > 0 ? 'unknown' : ZERO;
  const { saleFraction } = own;
  return saleFraction === undefined || isNegative(saleFraction) || compare(saleFraction, WHOLE) > 0 ? 'unknown' : saleFraction;
}

/** A fee rate less the discount, exact; `undefined` while either is not known. */
export const discounted = (feeFraction: Decimal | undefined, discount: FeeDiscount): Decimal | undefined =>
  feeFraction === undefined || discount === 'unknown' ? undefined : multiply(feeFraction, subtract(WHOLE, discount));
