import { refusals } from '../refusal.ts';

/** Finds the product of a coin. */
export interface ProductsByAsset<Product> {
  /** The product of a coin, if the coin has one. */
  readonly of: (asset: string) => Product | undefined;
  /** The same. @throws Refusal where the coin has none. */
  readonly need: (asset: string) => Product;
}

/** Indexes the products of a slice, which has at most one for each coin. */
export function productsByAsset<Product extends { readonly asset: string }>(products: readonly Product[]): ProductsByAsset<Product> {
  const byAsset = new Map(products.map((product) => [product.asset, product]));
  const need = (asset: string): Product => {
    const product = byAsset.get(asset);
    if (product === undefined) throw refusals.unknownCoin();
    return product;
  };
  return { of: (asset) => byAsset.get(asset), need };
}
