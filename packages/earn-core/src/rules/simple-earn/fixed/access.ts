import type { FixedProduct } from '../../../contract/simple-earn/fixed.ts';

/** The least VIP tier for VIP products (SE-X-54). */
export const LEAST_VIP_TIER = 5;

/**
 * The least tier that a product of VIPs takes: its own bound, and never one below tier 5 (SE-X-53, SE-X-54, AMB-087). `undefined`
 * where the product asks for no tier.
 */
export const leastTierOf = ({ type, minVip = LEAST_VIP_TIER }: Pick<FixedProduct, 'type' | 'minVip'>): number | undefined =>
  type === 'vip' ? Math.max(minVip, LEAST_VIP_TIER) : undefined;

/** The next step towards a product of VIPs. */
export interface VipAccess {
  /** What opens instead of the subscribe dialog (SE-X-54, SE-X-59, AMB-086, AMB-087). */
  readonly opens: 'subscribe' | 'upgrade-guide' | 'ineligible';
  /** What the dialog's VIP card says (SE-X-52): upgrade to a tier, or see the benefits of one's own. */
  readonly card: { readonly upgradeTo: number } | 'benefits' | undefined;
}

const OPEN: VipAccess = { opens: 'subscribe', card: undefined };

/**
 * Whether a person's tier opens a product. A VIP product asks for tier 5 and for its own bounds (SE-X-53, SE-X-54, AMB-087).
 * Products for everyone, and special ones, ask for none here.
 *
 * @param tier `undefined` while it is not known; the exchange then decides.
 */
export function vipAccess(product: Pick<FixedProduct, 'type' | 'minVip' | 'maxVip'>, tier: number | undefined): VipAccess {
  const least = leastTierOf(product);
  if (least === undefined || tier === undefined) return OPEN;
  if (tier < least) return { opens: tier < LEAST_VIP_TIER ? 'upgrade-guide' : 'ineligible', card: { upgradeTo: least } };
  const { maxVip } = product;
  return maxVip !== undefined && tier > maxVip ? { opens: 'ineligible', card: 'benefits' } : OPEN;
}
