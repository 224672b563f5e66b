import type { Instant } from '@earnkit/time';
import { compareKnown } from '../../lists.ts';
import type { FixedProduct } from '../../../contract/simple-earn/fixed.ts';
import { type SaleFacts, isOnSale } from './product.ts';

/**
 * The product that a subscription of a coin begins with: the one that was asked for, else the best rate for everyone that is on
 * sale (equal rates: the shorter term), else the first there is.
 */
export function fixedProductToOpen<Product extends SaleFacts & Pick<FixedProduct, 'id' | 'type' | 'aprFraction' | 'days'>>(
  products: readonly Product[],
  id: string | undefined,
  now: Instant,
): Product | undefined {
  const [best] = products
    .filter((product) => product.type === 'normal' && isOnSale(product, now))
    .sort((first, second) => compareKnown(first.aprFraction, second.aprFraction, 'desc') || first.days - second.days);
  return products.find((product) => product.id === id) ?? best ?? products[0];
}
