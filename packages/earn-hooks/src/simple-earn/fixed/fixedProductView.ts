import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { fixedHeadlineApr } from '@earnkit/core/simple-earn/rules';
import { deriveOnce } from '../../provider/deriveOnce.ts';

/** A fixed product with the rate it is offered at. */
export type FixedProductView = FixedProduct & {
  /** The most it can earn, and its parts; `undefined` while it has no rate. */
  readonly headlineApr: ReturnType<typeof fixedHeadlineApr>;
};

/** The view of a product; one that did not change keeps its view. */
export const fixedProductView: (product: FixedProduct) => FixedProductView = deriveOnce((product) => ({
  ...product,
  headlineApr: fixedHeadlineApr(product),
}));

/** Shorter terms first. */
export const byTerm = (first: FixedProduct, second: FixedProduct): number => first.days - second.days;
