'use client';
import { useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';
import { useEarnQuery } from '../provider/earnQuery.ts';
import { tickersOptions } from './queries.ts';

/** Coins that are as good as the dollar and shown without a price (SH-23). */
export const STABLECOINS: readonly string[] = ['USDT', 'USDC', 'USD', 'USDD'];

/** Prices in USDT of the coins that have one; coins without a known price, and stablecoins, are left out (SH-22, SH-23). */
export function useUsdtPrices(assets: readonly string[]): ReadonlyMap<string, Decimal> {
  const pairs = assets.filter((asset) => !STABLECOINS.includes(asset)).map((asset) => `${asset}_USDT`);
  const { data } = useEarnQuery(tickersOptions(useEarn(), pairs));
  return useMemo(
    () =>
      new Map(
        (data?.rows ?? []).flatMap(({ pair, price }) => (price === undefined ? [] : [[pair.replace(/_USDT$/, ''), price] as const])),
      ),
    [data],
  );
}
