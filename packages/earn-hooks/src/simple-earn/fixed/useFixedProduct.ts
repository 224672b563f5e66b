'use client';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, useReading } from '../../provider/useReading.ts';
import { fixedProductOptions } from './queries.ts';

/** One fixed product of any kind (API-30); `undefined` inside `ready` where there is none. For anybody. */
export const useFixedProduct = (id: string): QueryState<FixedProduct | undefined> =>
  mapReading(useReading(fixedProductOptions(useEarn(), id)), (product) => product ?? undefined);
