import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { type AllRows, allPages, ANSWER_ROWS } from '../../lists/readAll.ts';
import type { EarnQueryOptions, QuerySource } from '../../provider/earnQuery.ts';
import { flexibleHoldingsOptions, holdingKey } from './queries.ts';

// In a file of its own: the list of holdings reads its pages, and loads without what reads them all.

/** All of the person's holdings. */
export const allHoldingsOptions = (earn: QuerySource): EarnQueryOptions<AllRows<FlexibleHolding>> =>
  allPages(flexibleHoldingsOptions(earn, 1, ANSWER_ROWS), {
    read: (page, signal) => earn.client.call(flexible.holdings, { page, limit: ANSWER_ROWS }, { signal }),
    idOf: holdingKey,
  });
