import type { FixedProduct } from '../../../contract/simple-earn/fixed.ts';

/** The least VIP tier for VIP products (SE-X-54). */
export const LEAST_VIP_TIER = 5;

/**
 * The least tier that a product of VIPs takes: its own bound, and never one below tier 5 (SE-X-53, SE-X-54, AMB-087). `undefined`
 * where the product asks for no tier.
 */
export const leastTierOf = ({ type, minVip = LEAST_VIP_TIER }: Pick<FixedProduct, 'type' | 'minVip'>): number | undefined =>
  type === 'vip' ? Math.max(minVip, LEAST_VIP_TIER) : undefined;
