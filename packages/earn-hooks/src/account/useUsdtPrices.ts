'use client';
import { useCallback, useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import { isStablecoin, pricePairOf, usdtPriceOf, usdtValueOf } from '@earnkit/core/account/rules';
import { useEarn } from '../provider/earnContext.ts';
import { useEarnQuery } from '../provider/useEarnQuery.ts';
import { tickersOptions } from './tickers.ts';

/** Prices in USDT of the coins that have one; coins without a known price, and stablecoins, are left out (SH-22, SH-23). */
export function useUsdtPrices(assets: readonly string[]): ReadonlyMap<string, Decimal> {
  const priced = assets.filter((asset) => !isStablecoin(asset));
  const pairs = priced.flatMap((asset) => pricePairOf(asset) ?? []);
  const { data } = useEarnQuery(tickersOptions(useEarn(), pairs));
  const names = priced.join(' ');
  return useMemo(() => {
    const prices = names.split(' ').map((asset) => [asset, usdtPriceOf(asset, data?.rows)] as const);
    return new Map(prices.filter((entry): entry is readonly [string, Decimal] => entry[1] !== undefined));
  }, [names, data]);
}

/** Returns whether the price of one of the named coins is on its way, so that a place can be kept for a value. Stable until they are read. */
export function useUsdtPricesComing(assets: readonly string[]): (asset: string) => boolean {
  const pairs = assets.flatMap((asset) => (isStablecoin(asset) ? [] : (pricePairOf(asset) ?? [])));
  const { isPending } = useEarnQuery(tickersOptions(useEarn(), pairs));
  return useCallback((asset) => isPending && !isStablecoin(asset) && pricePairOf(asset) !== undefined, [isPending]);
}

/**
 * Values amounts of the named coins in USDT, exact (SH-22, SH-23). The function keeps its identity until a price changes;
 * it returns `undefined` where the amount or the price is not known.
 */
export function useUsdtValues(assets: readonly string[]): (asset: string, amount: Decimal | undefined) => Decimal | undefined {
  const prices = useUsdtPrices(assets);
  return useCallback((asset, amount) => usdtValueOf(amount, prices.get(asset)), [prices]);
}
