'use client';
import { useCallback } from 'react';
import type { Decimal } from '@earnkit/core';
import { isStablecoin, pricePairOf, usdtPriceOf, usdtValueOf } from '@earnkit/core/account/rules';
import { tickersOptions } from './tickers.ts';
import { useEarn } from '../provider/earnContext.ts';
import { useEarnQuery } from '../provider/useEarnQuery.ts';

/** Values of coins in USDT. */
export interface PortfolioValues {
  /** Value of an amount, exact; `undefined` where the amount or the price is not known. Stable while no price changes. */
  readonly valueOf: (asset: string, amount: Decimal | undefined) => Decimal | undefined;
  /** Whether the prices are loading. */
  readonly pending: boolean;
}

/** Reads the prices of coins. An amount of a stablecoin counts as dollars (SH-22, SH-23). */
export function usePortfolioValues(assets: readonly string[]): PortfolioValues {
  const pairs = assets.flatMap((asset) => (isStablecoin(asset) ? [] : (pricePairOf(asset) ?? [])));
  const prices = useEarnQuery(tickersOptions(useEarn(), pairs));
  const tickers = prices.data?.rows;
  const valueOf = useCallback<PortfolioValues['valueOf']>(
    (asset, amount) => (isStablecoin(asset) ? amount : usdtValueOf(amount, usdtPriceOf(asset, tickers))),
    [tickers],
  );
  return { valueOf, pending: pairs.length > 0 && prices.isPending };
}
