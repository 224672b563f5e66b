import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { fixedHeadlineApr, leastTierOf } from '@earnkit/core/simple-earn/rules';
import { deriveOnce } from '../../provider/deriveOnce.ts';

/** A fixed product with the rate it is offered at, and the tier that it asks for. */
export type FixedProductView = FixedProduct & {
  /** The most it can earn, and its parts; `undefined` while it has no rate. */
  readonly headlineApr: ReturnType<typeof fixedHeadlineApr>;
  /** The least VIP tier that may subscribe; `undefined` where it asks for none. */
  readonly leastTier: number | undefined;
};

/** The view of a product; one that did not change keeps its view. */
export const fixedProductView: (product: FixedProduct) => FixedProductView = deriveOnce((product) => ({
  ...product,
  headlineApr: fixedHeadlineApr(product),
  leastTier: leastTierOf(product),
}));

/** Shorter terms first. */
export const byTerm = (first: FixedProduct, second: FixedProduct): number => first.days - second.days;
