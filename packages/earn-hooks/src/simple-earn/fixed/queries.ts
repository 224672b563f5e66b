import type { Quota, Rows } from '@earnkit/core/endpoint';
import { type FixedOrder, type FixedProduct, type UpgradeWay, type Voucher, fixed, vouchers } from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery } from '../../provider/earnQuery.ts';
import { orderCallsOf } from './orderCalls.ts';
import { ordersCallOf } from './listQueries.ts';

/** One fixed product of any kind (API-30); `null` where there is none. */
export const fixedProductOptions = (earn: QuerySource, id: string): EarnQueryOptions<FixedProduct | null> =>
  personalQuery(earn, fixed.product, { id }, LIVE);

/** What the person may still put into a product (API-32). */
export const fixedLendableOptions = (
  earn: QuerySource,
  productId: string,
  vip: boolean,
): EarnQueryOptions<{ lendable: Quota | undefined }> => privateQuery(earn, orderCallsOf(vip).lendable, { productId }, LIVE);

/** One fixed order by its number (AMB-033). */
export const fixedOrderOptions = (earn: QuerySource, orderId: string, vip: boolean): EarnQueryOptions<Rows<FixedOrder>> =>
  privateQuery(earn, ordersCallOf(vip), { orderId }, LIVE);

/** The vouchers for a product (API-56); read again whenever a picker is mounted or the window gains the focus (SE-V-05). */
export const vouchersOptions = (earn: QuerySource, productId: string): EarnQueryOptions<Rows<Voucher>> => ({
  ...privateQuery(earn, vouchers.vouchers, { productId }, { staleMs: 0 }),
  refetchOnWindowFocus: 'always',
  refetchOnMount: 'always',
});

/** Whether the person may subscribe a special product (API-58). It is read again each time. */
export const subscribeCheckOptions = (earn: QuerySource, productId: string): EarnQueryOptions<{ canSubscribe: boolean | undefined }> =>
  privateQuery(earn, fixed.subscribeCheck, { productId }, { staleMs: 0 });

/** The quickest way to a higher VIP tier (API-59). */
export const upgradeWayOptions = (earn: QuerySource): EarnQueryOptions<UpgradeWay> => privateQuery(earn, fixed.upgradeWay, undefined);
