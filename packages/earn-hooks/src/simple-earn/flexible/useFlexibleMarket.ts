'use client';
import { useMemo } from 'react';
import type { UnreadableRow } from '@earnkit/core/endpoint';
import { type MarketSort, marketList } from '@earnkit/core/simple-earn/rules';
import { type ListPage, type ListPageQuery, useListPage } from '../../lists/useListPage.ts';
import { useBriefWait } from '../../lists/useBriefWait.ts';
import { useSteadyOrder } from '../../lists/useSteadyOrder.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading, useReading } from '../../provider/useReading.ts';
import { type MarketCoinView, shownRateOf, useCoinViews } from '../market/useCoinViews.ts';
import { allHoldingsOptions } from './allHoldings.ts';
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

const assetOf = ({ asset }: MarketCoinView): string => asset;

/**
 * The flexible market: read whole once a minute, searched, sorted and cut into pages here (SE-25, FM-12). For anybody. Rates change in place:
 * coins keep the order in which they were drawn until the person searches or sorts.
 */
export function useFlexibleMarket({ search, sort, ...part }: FlexibleMarketQuery): QueryState<FlexibleMarketPage> {
  const earn = useEarn();
  const reading = useReading(flexibleMarketOptions(earn));
  const coins = reading.state === 'ready' ? reading.data.rows : undefined;
  const viewOf = useCoinViews();
  const { key, direction } = sort;
  const listed = useMemo(
    () => (coins ? marketList(coins.map(viewOf), search, { key, direction }, shownRateOf) : NONE),
    [coins, viewOf, search, key, direction],
  );
  const minimumsRead = usePrivateReading(allHoldingsOptions(earn)).state !== 'loading';
  const waits = useBriefWait(coins !== undefined, minimumsRead);
  const ordered = useSteadyOrder(listed, {
    question: [earn.scope, search, key, direction].join('\n'),
    settled: coins !== undefined && !waits,
    keyOf: assetOf,
  });
  const shown = useListPage(ordered, part);
  if (waits) return { state: 'loading' };
  return mapReading(reading, ({ rows, unreadable }) => ({ ...shown, marketSize: rows.length, unreadable }));
}
