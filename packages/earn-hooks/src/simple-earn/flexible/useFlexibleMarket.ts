'use client';
import { useMemo } from 'react';
import type { UnreadableRow } from '@earnkit/core';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import { type MarketAprParts, type MarketSort, marketAprParts, marketList } from '@earnkit/core/simple-earn/rules';
import { deriveOnce } from '../../provider/deriveOnce.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { type QueryState, queryStateOf } from '../../provider/queryState.ts';
import { flexibleMarketOptions } from './queries.ts';

/** A coin of the market with what follows from it. */
export type MarketCoinView = MarketCoin & {
  /** What it pays at best, and what that is made of (FM-12). */
  readonly aprParts: MarketAprParts;
};

const viewOf = deriveOnce((coin: MarketCoin): MarketCoinView => ({ ...coin, aprParts: marketAprParts(coin) }));

/** Which part of the market is looked at. */
export interface FlexibleMarketQuery {
  /** Part of a coin's name as it was typed. */
  search: string;
  /** The order. */
  sort: MarketSort;
  /** The page, from 1. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
  /** A single `page`, or every page up to it (`accumulate`), for a list that grows. */
  mode: 'page' | 'accumulate';
}

/** The part of the market that was asked for. */
export interface FlexibleMarketPage {
  /** Coins of the page; a coin that did not change is the same object as before. */
  readonly rows: readonly MarketCoinView[];
  /** Coins in all pages that match the search. */
  readonly total: number;
  /** The page shown: the one asked for, or the last there is. */
  readonly page: number;
  /** Coins of the whole market, whatever is searched for. */
  readonly marketSize: number;
  /** Rows of the answer that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
}

/** The flexible market: read whole once a minute, searched, sorted and cut into pages here (SE-25, FM-12). For anybody. */
export function useFlexibleMarket({ search, sort, page, pageSize, mode }: FlexibleMarketQuery): QueryState<FlexibleMarketPage> {
  const query = useEarnQuery(flexibleMarketOptions(useEarn()));
  const coins = query.data?.rows;
  const { key, direction } = sort;
  const listed = useMemo(() => (coins ? marketList(coins, search, { key, direction }) : []), [coins, search, key, direction]);
  const shown = Math.min(Math.max(1, Math.floor(page)), Math.max(1, Math.ceil(listed.length / pageSize)));
  const rows = useMemo(
    () => listed.slice(mode === 'accumulate' ? 0 : (shown - 1) * pageSize, shown * pageSize).map(viewOf),
    [listed, shown, pageSize, mode],
  );
  const reading = queryStateOf(query);
  if (reading.state !== 'ready') return reading;
  const { data } = reading;
  return { ...reading, data: { rows, total: listed.length, page: shown, marketSize: data.rows.length, unreadable: data.unreadable } };
}
