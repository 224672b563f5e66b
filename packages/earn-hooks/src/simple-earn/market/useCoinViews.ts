'use client';
import { useCallback, useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import { type MarketAprParts, marketAprParts } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { allHoldingsOptions } from '../flexible/allHoldings.ts';

/** A coin of the market with what follows from it. */
export type MarketCoinView = MarketCoin & {
  /** What it pays at best, and what that is made of (FM-12); nothing while a holding of it is not lent (AMB-158). */
  readonly aprParts: MarketAprParts;
};

/**
 * The least rate at which the person lends a coin they hold, a fraction (AMB-147); `undefined` for a visitor, for a coin they do not hold
 * or set no minimum for, and while it is not known.
 */
export function useOwnMinimums(): (asset: string) => Decimal | undefined {
  const holdings = usePrivateReading(allHoldingsOptions(useEarn()));
  const rows = holdings.state === 'ready' ? holdings.data.rows : undefined;
  const minimums = useMemo(() => new Map(rows?.map(({ asset, minLendAprFraction }) => [asset, minLendAprFraction])), [rows]);
  return useCallback((asset) => minimums.get(asset), [minimums]);
}

const known = new WeakMap<MarketCoin, { readonly minimum: Decimal | undefined; readonly view: MarketCoinView }>();

/** The view of a coin, created again only when the coin or the person's minimum has changed. */
function viewOf(coin: MarketCoin, minimum: Decimal | undefined): MarketCoinView {
  const before = known.get(coin);
  if (before && before.minimum === minimum) return before.view;
  const view = { ...coin, aprParts: marketAprParts(coin, minimum) };
  known.set(coin, { minimum, view });
  return view;
}

/** Adds to a coin of the market what follows from it for the person. */
export function useCoinViews(): (coin: MarketCoin) => MarketCoinView {
  const minimumOf = useOwnMinimums();
  return useCallback((coin) => viewOf(coin, minimumOf(coin.asset)), [minimumOf]);
}

/** The rate of a view, to sort by. */
export const shownRateOf = ({ aprParts }: Pick<MarketCoinView, 'aprParts'>): Decimal | undefined => aprParts.totalFraction;
