import type { Rows } from '@earnkit/core/endpoint';
import { type FixedOrder, type FixedProductType, type FixedProducts, fixed, fixedVip } from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery } from '../../provider/earnQuery.ts';

/** The read of orders: that of VIP products has a path of its own (SE-X-56). */
export const ordersCallOf = (vip: boolean): typeof fixed.orders => (vip ? fixedVip.orders : fixed.orders);

/** The fixed products of a kind, of one coin or of all (API-31). */
export const fixedProductsOptions = (earn: QuerySource, type: FixedProductType, asset?: string): EarnQueryOptions<FixedProducts> =>
  personalQuery(earn, fixed.products, asset === undefined ? { type } : { type, asset }, { refreshMs: 60_000 });

/** One page of the person's fixed orders, from 1 (API-52, SE-12). */
export const fixedOrdersOptions = (earn: QuerySource, page: number, limit: number, vip: boolean): EarnQueryOptions<Rows<FixedOrder>> =>
  privateQuery(earn, ordersCallOf(vip), { page, limit }, LIVE);

/** Names an order. */
export const fixedOrderKey = ({ orderId }: FixedOrder): string => orderId;
