import type { Rows } from '@earnkit/core/endpoint';
import { type FixedOrder, type FixedProductType, type FixedProducts, fixed, fixedVip } from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery } from '../../provider/earnQuery.ts';

/** The calls of orders: those of VIP products have paths of their own (SE-X-56). */
export const orderCallsOf = (vip: boolean): typeof fixed | typeof fixedVip => (vip ? fixedVip : fixed);

/** The fixed products of a kind, of one coin or of all (API-31). */
export const fixedProductsOptions = (earn: QuerySource, type: FixedProductType, asset?: string): EarnQueryOptions<FixedProducts> =>
  personalQuery(earn, fixed.products, asset === undefined ? { type } : { type, asset }, { refreshMs: 60_000 });

/** One page of the person's fixed orders, from 1 (API-52, SE-12). */
export const fixedOrdersOptions = (earn: QuerySource, page: number, limit: number, vip: boolean): EarnQueryOptions<Rows<FixedOrder>> =>
  privateQuery(earn, orderCallsOf(vip).orders, { page, limit }, LIVE);

/** Names an order. */
export const fixedOrderKey = ({ orderId }: FixedOrder): string => orderId;
