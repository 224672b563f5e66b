import { CATALOGUE } from './catalogue.ts';
import { MALFORMED_PRODUCTS } from './malformedProducts.ts';
import type { Placed, StakingProduct, Venue } from './product.ts';
import { stakingRefusals } from './refusals.ts';

/** Every product; those with an odd config come last. */
export const PRODUCTS: readonly StakingProduct[] = [...CATALOGUE, ...MALFORMED_PRODUCTS];

const byPid = new Map<string, { readonly product: StakingProduct; readonly venue: Venue | undefined }>();
for (const product of PRODUCTS) {
  byPid.set(product.pid, { product, venue: product.defi ? undefined : product.venues[0] });
  for (const venue of product.venues) byPid.set(venue.pid, { product, venue });
}

/** What a coin, a product's id or a protocol's id name together. The venue is `undefined` while the protocol is open. */
export function findTarget(asset: string | undefined, pid: string | undefined) {
  if (pid !== undefined && pid !== '') {
    const found = byPid.get(pid);
    return found !== undefined && (asset === undefined || found.product.assets.includes(asset)) ? found : undefined;
  }
  const product =
    PRODUCTS.find(({ assets }) => assets[0] === asset) ?? PRODUCTS.find(({ assets }) => asset !== undefined && assets.includes(asset));
  return product && byPid.get(product.pid);
}

/** The same. @throws Refusal where they name nothing. */
export function needTarget(asset: string | undefined, pid: string | undefined) {
  const target = findTarget(asset, pid);
  if (target === undefined) throw stakingRefusals.noProduct();
  return target;
}

/** Where a stake that was made works. */
export function venueOf(pid: string): Placed {
  const found = byPid.get(pid);
  if (found?.venue === undefined) throw new Error(`There is no venue ${pid}`);
  return { product: found.product, venue: found.venue };
}

/** The ids of the venues that a coin and an id name: of all products that take the coin where there is no id. */
export function venuePids(asset: string, pid: string | undefined): readonly string[] {
  const target = pid === undefined || pid === '' ? undefined : needTarget(asset, pid);
  if (target?.venue !== undefined) return [target.venue.pid];
  const taken = target ? [target.product] : PRODUCTS.filter(({ assets }) => assets.includes(asset));
  if (taken.length === 0) throw stakingRefusals.noProduct();
  return taken.flatMap(({ venues }) => venues.map((venue) => venue.pid));
}
