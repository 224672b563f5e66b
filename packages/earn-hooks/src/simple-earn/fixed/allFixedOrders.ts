import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import { type AllRows, allPages, ANSWER_ROWS } from '../../lists/readAll.ts';
import type { EarnQueryOptions, QuerySource } from '../../provider/earnQuery.ts';
import { fixedOrderKey, fixedOrdersOptions, ordersCallOf } from './listQueries.ts';

// In a file of its own: the list of orders reads its pages, and loads without what reads them all.

/** All of the person's fixed orders of a kind. */
export const allFixedOrdersOptions = (earn: QuerySource, vip: boolean): EarnQueryOptions<AllRows<FixedOrder>> =>
  allPages(fixedOrdersOptions(earn, 1, ANSWER_ROWS, vip), {
    read: (page, signal) => earn.client.call(ordersCallOf(vip), { page, limit: ANSWER_ROWS }, { signal }),
    idOf: fixedOrderKey,
  });
