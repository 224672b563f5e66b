import type { Instant } from '@earnkit/time';
import type { FixedProduct, FixedOrder } from '../../../contract/simple-earn/fixed.ts';
import { compare } from '../../../decimal.ts';
import { type SaleFacts, isOnSale } from './product.ts';

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

/** Where subscribing again leads. */
export type SubscribeAgain =
  | {
      readonly to: 'upgrade-guide';
      /** The least tier of the product; `undefined` where it is not known. */ readonly tier: number | undefined;
    }
  | { readonly to: 'fixed'; readonly productId: string }
  | { readonly to: 'flexible' }
  | { readonly to: 'market' };

/** What {@link subscribeAgain} knows. */
export interface SubscribeAgainFacts {
  /** The order that is subscribed again. */
  readonly order: Pick<FixedOrder, 'productId' | 'productType' | 'asset'>;
  /** The person's VIP tier. */
  readonly tier: number | undefined;
  /** The order's product, read again (AMB-095); `null` where there is none any more. */
  readonly product: (SaleFacts & Pick<FixedProduct, 'id' | 'type' | 'minVip'>) | null;
  /** The coin's fixed products. */
  readonly candidates: readonly (SaleFacts & Pick<FixedProduct, 'id' | 'asset' | 'type' | 'aprFraction' | 'days'>)[];
  /** -1 flexible, 1 fixed, 0 flexible-flexible (SE-32). */
  readonly businessType: number | undefined;
  /** The present, in unix seconds. */
  readonly now: Instant;
}

/**
 * Where subscribing again from a fixed order leads (SE-X-62 to SE-X-66, AMB-095): its own product while that is on sale, else
 * the coin's best product for everyone, else flexible, else the market.
 */
export function subscribeAgain({ order, tier, product, candidates, businessType, now }: SubscribeAgainFacts): SubscribeAgain {
  if (order.productType === 'vip' && (tier ?? 0) < LEAST_VIP_TIER)
    return { to: 'upgrade-guide', tier: product ? leastTierOf(product) : undefined };
  if (product && isOnSale(product, now)) return { to: 'fixed', productId: product.id };
  const [best] = candidates
    .filter(
      (candidate) =>
        candidate.asset === order.asset && candidate.type === 'normal' && candidate.aprFraction !== undefined && isOnSale(candidate, now),
    )
    .sort((first, second) =>
      first.aprFraction === undefined || second.aprFraction === undefined
        ? 0
        : compare(second.aprFraction, first.aprFraction) || first.days - second.days,
    );
  if (best) return { to: 'fixed', productId: best.id };
  return businessType === 1 ? { to: 'market' } : { to: 'flexible' };
}
