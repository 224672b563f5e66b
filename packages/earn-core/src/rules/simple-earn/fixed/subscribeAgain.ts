import type { Instant } from '@earnkit/time';
import type { FixedProduct, FixedOrder } from '../../../contract/simple-earn/fixed.ts';
import { compareKnown } from '../../lists.ts';
import { type SaleFacts, isOnSale } from './product.ts';
import { LEAST_VIP_TIER, leastTierOf } from './access.ts';

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
  /** The person's VIP tier; `undefined` where it is not known: the exchange then decides. */
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
  if (order.productType === 'vip' && tier !== undefined && tier < LEAST_VIP_TIER)
    return { to: 'upgrade-guide', tier: product ? leastTierOf(product) : undefined };
  if (product && isOnSale(product, now)) return { to: 'fixed', productId: product.id };
  const [best] = candidates
    .filter(
      (candidate) =>
        candidate.asset === order.asset && candidate.type === 'normal' && candidate.aprFraction !== undefined && isOnSale(candidate, now),
    )
    .sort((first, second) => compareKnown(first.aprFraction, second.aprFraction, 'desc') || first.days - second.days);
  if (best) return { to: 'fixed', productId: best.id };
  return businessType === 1 ? { to: 'market' } : { to: 'flexible' };
}
