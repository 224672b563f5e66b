'use client';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { type QueryState, queryStateOf } from '../../provider/queryState.ts';
import { type ProductQuery, flexibleProductOptions } from './queries.ts';

/** One flexible product (SE-F-01, SE-F-22); `undefined` where the exchange has none for the coin. For anybody. */
export function useFlexibleProduct(asset: string, query: ProductQuery = {}): QueryState<FlexibleProduct | undefined> {
  const reading = queryStateOf(useEarnQuery(flexibleProductOptions(useEarn(), asset, query)));
  return reading.state === 'ready' ? { ...reading, data: reading.data.rows[0] } : reading;
}
