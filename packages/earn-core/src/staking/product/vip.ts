import type { StakingProduct, StakingUser, VipDiscount } from './contract.ts';

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
