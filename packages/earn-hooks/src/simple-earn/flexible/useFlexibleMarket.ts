'use client';
import { useMemo } from 'react';
import type { UnreadableRow } from '@earnkit/core/endpoint';
import { type MarketSort, marketList } from '@earnkit/core/simple-earn/rules';
import { type ListPage, type ListPageQuery, useListPage } from '../../lists/useListPage.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, useReading } from '../../provider/useReading.ts';
import { type MarketCoinView, shownRateOf, useCoinViews } from '../market/useCoinViews.ts';
import { flexibleMarketOptions } from './queries.ts';

/** Which part of the market is shown. */
export interface FlexibleMarketQuery extends ListPageQuery {
  /** Part of a coin's name as it was typed. */
  search: string;
  /** The order. */
  sort: MarketSort;
}

/** The coins of the market that match the search; a coin that did not change keeps its identity. */
export interface FlexibleMarketPage extends ListPage<MarketCoinView> {
  /** Coins of the whole market, whatever is searched for. */
  readonly marketSize: number;
  /** Rows of the answer that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
}

const NONE: readonly MarketCoinView[] = [];

/** The flexible market: read whole once a minute, searched, sorted and cut into pages here (SE-25, FM-12). For anybody. */
export function useFlexibleMarket({ search, sort, ...part }: FlexibleMarketQuery): QueryState<FlexibleMarketPage> {
  const reading = useReading(flexibleMarketOptions(useEarn()));
  const coins = reading.state === 'ready' ? reading.data.rows : undefined;
  const viewOf = useCoinViews();
  const { key, direction } = sort;
  const listed = useMemo(
    () => (coins ? marketList(coins.map(viewOf), search, { key, direction }, shownRateOf) : NONE),
    [coins, viewOf, search, key, direction],
  );
  const shown = useListPage(listed, part);
  return mapReading(reading, ({ rows, unreadable }) => ({ ...shown, marketSize: rows.length, unreadable }));
}
