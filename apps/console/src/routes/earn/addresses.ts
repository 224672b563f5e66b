import type { ExpiringVoucher, WayChoice, WayView } from '@earnkit/hooks/overview';
import { withLanguage } from '../../navigation.ts';
import { searchOf } from './waysPage.ts';

/** Where a coin is subscribed: the fixed product of that id, else the flexible one. */
export const subscribeHref = (asset: string, product?: string, voucher?: string): string => {
  const search = { subscribe: asset, ...(product !== undefined && { product }), ...(voucher !== undefined && { voucher }) };
  return withLanguage(`/simple-earn?${new URLSearchParams(search).toString()}`);
};

/** The page that compares ways. */
export const comparePage = (choices: readonly WayChoice[]): string => withLanguage(`/earn/compare${searchOf(choices)}`);

/** Where exactly the product of a way to earn is subscribed or staked. */
export function wayHref(way: WayView): string {
  switch (way.product) {
    case 'flexible':
      return subscribeHref(way.asset);
    case 'fixed':
      return subscribeHref(way.asset, way.productId);
    case 'staking': {
      const search = { offer: 'stake', coin: way.asset, ...(way.pid !== undefined && { pid: way.pid }) };
      return withLanguage(`/staking?${new URLSearchParams(search).toString()}`);
    }
    case 'launchpool': {
      const search = new URLSearchParams({ show: 'stake', pool: way.poolId });
      return withLanguage(`/launchpool/${encodeURIComponent(way.projectId ?? '')}?${search.toString()}`);
    }
    case 'soft-staking':
      return withLanguage('/soft-staking');
  }
}

/** Where fixed products are found. */
const FIXED_MARKET = '/simple-earn?show=fixed';

/** Where a voucher is used: with a product that takes it, else among all fixed products. */
export const voucherHref = ({ id, product }: Pick<ExpiringVoucher, 'id' | 'product'>): string =>
  product === undefined ? withLanguage(FIXED_MARKET) : subscribeHref(product.asset, product.id, id);
