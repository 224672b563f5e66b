import * as account from '@earnkit/core/account/contract';
import type { Rows } from '@earnkit/core/endpoint';
import {
  type FixedOrder,
  type FixedProduct,
  type FixedProductType,
  type FixedProducts,
  type UpgradeWay,
  type Voucher,
  fixed,
  fixedVip,
  flexible,
  history,
  vouchers,
} from '@earnkit/core/simple-earn/contract';
import type { CachedCall } from '../../provider/cache.ts';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery } from '../../provider/earnQuery.ts';

/** The reads that a movement of a fixed order changes, and those that say why an order was refused. */
export const FIXED_CALLS: readonly CachedCall[] = [
  account.vip,
  account.balances,
  account.fixedAvailable,
  fixed.orders,
  fixedVip.orders,
  fixed.lendable,
  fixedVip.lendable,
  fixed.products,
  fixed.product,
  vouchers.vouchers,
  history.fixedHistory,
  flexible.holdings,
  flexible.statistics,
];

/** The calls of orders: those of VIP products have paths of their own (SE-X-56). */
export const orderCallsOf = (vip: boolean): typeof fixed | typeof fixedVip => (vip ? fixedVip : fixed);

/** The fixed products of a kind, of one coin or of all (API-31). */
export const fixedProductsOptions = (earn: QuerySource, type: FixedProductType, asset?: string): EarnQueryOptions<FixedProducts> =>
  personalQuery(earn, fixed.products, asset === undefined ? { type } : { type, asset }, { refreshMs: 60_000 });

/** One fixed product of any kind (API-30); `null` where there is none. */
export const fixedProductOptions = (earn: QuerySource, id: string): EarnQueryOptions<FixedProduct | null> =>
  personalQuery(earn, fixed.product, { id }, LIVE);

/** What the person may still put into a product (API-32). */
export const fixedLendableOptions = (
  earn: QuerySource,
  productId: string,
  vip: boolean,
): EarnQueryOptions<{ lendable: FixedProduct['userMaxAmount'] }> => privateQuery(earn, orderCallsOf(vip).lendable, { productId }, LIVE);

/** One page of the person's fixed orders, from 1 (API-52, SE-12). */
export const fixedOrdersOptions = (earn: QuerySource, page: number, limit: number, vip: boolean): EarnQueryOptions<Rows<FixedOrder>> =>
  privateQuery(earn, orderCallsOf(vip).orders, { page, limit }, LIVE);

/** One fixed order by its number (AMB-033). */
export const fixedOrderOptions = (earn: QuerySource, orderId: string, vip: boolean): EarnQueryOptions<Rows<FixedOrder>> =>
  privateQuery(earn, orderCallsOf(vip).orders, { orderId }, LIVE);

/** The vouchers for a product (API-56); read again whenever a picker is mounted or the window gains the focus (SE-V-05). */
export const vouchersOptions = (earn: QuerySource, productId: string): EarnQueryOptions<Rows<Voucher>> => ({
  ...privateQuery(earn, vouchers.vouchers, { productId }, { staleMs: 0 }),
  refetchOnWindowFocus: 'always',
  refetchOnMount: 'always',
});

/** The person's VIP tier (API-55). */
export const vipOptions = (earn: QuerySource): EarnQueryOptions<account.Vip> =>
  privateQuery(earn, account.vip, undefined, { staleMs: 60_000 });

/** Whether the person may subscribe a special product (API-58). It is read again each time. */
export const subscribeCheckOptions = (earn: QuerySource, productId: string): EarnQueryOptions<{ able: boolean }> =>
  privateQuery(earn, fixed.subscribeCheck, { productId }, { staleMs: 0 });

/** The quickest way to a higher VIP tier (API-59). */
export const upgradeWayOptions = (earn: QuerySource): EarnQueryOptions<UpgradeWay> => privateQuery(earn, fixed.upgradeWay, undefined);
