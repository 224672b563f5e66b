'use client';
import { type Decimal, sumOfKnown } from '@earnkit/core';
import { useMemo } from 'react';
import type { QueryState } from '../provider/queryState.ts';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';
import type { ProductFigures } from './productFigures.ts';

/** An amount of a coin; `undefined` where it is not known. */
interface CoinPosition {
  readonly asset: string;
  readonly amount: Decimal | undefined;
}

/** Everything that a person has in a product. */
export interface Positions {
  readonly held: readonly CoinPosition[];
  /** What it earned, in any coins. */
  readonly earned: readonly CoinPosition[];
  /** How many things the person has; `undefined` where the exchange does not say. */
  readonly count: number | undefined;
  /** Whether what was read is all there is. */
  readonly complete: boolean;
  /** Whether the product is on. @default true */
  readonly on?: boolean;
}

const LOADING = { state: 'loading' } as const;
const NONE: readonly CoinPosition[] = [];

/** Values positions in USDT. Where some could not be read, the sums are not known. Keep the reading while it does not change. */
export function usePositionFigures(reading: QueryState<Positions>): QueryState<ProductFigures> {
  const { held, earned } = reading.state === 'ready' ? reading.data : { held: NONE, earned: NONE };
  const assets = useMemo(() => [...new Set([...held, ...earned].map(({ asset }) => asset))], [held, earned]);
  const { valueOf, pending } = usePortfolioValues(assets);
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    if (pending) return LOADING;
    const { complete, count, on = true } = reading.data;
    const sumOf = (list: readonly CoinPosition[]): Decimal | undefined =>
      complete ? sumOfKnown(list.map(({ asset, amount }) => valueOf(asset, amount))) : undefined;
    return { ...reading, data: { worthUsdt: sumOf(held), earnedUsdt: sumOf(earned), count, on } };
  }, [reading, held, earned, valueOf, pending]);
}
