'use client';
import { type FlexibleProduct, flexible } from '@earnkit/core/simple-earn/contract';
import { selectRow } from '../../lists/liveRow.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { useReading } from '../../provider/useReading.ts';
import { type ProductQuery, flexibleProductOptions } from './productQueries.ts';

/** One flexible product (SE-F-01, SE-F-22); `undefined` where the exchange has none for the coin. For anybody. */
export const useFlexibleProduct = (asset: string, query: ProductQuery = {}): QueryState<FlexibleProduct | undefined> =>
  selectRow(useReading(flexibleProductOptions(useEarn(), asset, query)), 'asset', asset, flexible.product);
