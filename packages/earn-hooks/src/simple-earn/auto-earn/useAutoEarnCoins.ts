'use client';
import { rowNamed } from '@earnkit/core';
import { useEffect, useState, useMemo } from 'react';
import { coinSearch } from '@earnkit/core/lists/rules';
import type { AutoEarnStatus, MarketCoin, MarketPageQuery } from '@earnkit/core/simple-earn/contract';
import { type PagesRead, usePages } from '../../lists/usePages.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { keepWithin } from '../../provider/earnQuery.ts';
import { useEarnQuery } from '../../provider/useEarnQuery.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading } from '../../provider/useReading.ts';
import { type MarketCoinView, useCoinViews } from '../market/useCoinViews.ts';
import { autoEarnCoinsOptions, autoEarnStatusOptions } from './queries.ts';

/** A text once it has not changed for a while, such as a search that is sent when typing pauses. The first text counts at once. */
function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}

/** Coins on a page of the list (SE-A-07). */
export const AUTO_EARN_PAGE_SIZE = 7;

/** Pages that the list reads at most. */
const MAX_PAGES = 100;

/** Milliseconds without typing after which the search is sent. */
const SEARCH_PAUSE_MS = 300;

/** Which coins are shown. */
export interface AutoEarnCoinsQuery {
  /** Part of a coin's name, as typed (SE-A-05). */
  readonly search: string;
  /** Highest or lowest estimated APR first. @default as the exchange lists them */
  readonly sort?: MarketPageQuery['sort'];
  /** Only coins with Auto-Earn on (SE-A-04). */
  readonly onlyEnabled: boolean;
  /** Every page up to this one is read, from 1 (SE-A-09). */
  readonly page: number;
}

const assetOf = ({ asset }: MarketCoin): string => asset;
const NONE: readonly MarketCoin[] = [];

/**
 * The coins that can be lent automatically, 7 a page, in a list that grows (SE-A-05 to SE-A-09). The exchange searches and
 * sorts. The switches are read again every 120 s (SE-A-15). Nothing is read for a visitor (SH-04).
 */
export function useAutoEarnCoins({ search, sort, onlyEnabled, page }: AutoEarnCoinsQuery): QueryState<PagesRead<MarketCoinView>> {
  const earn = useEarn();
  const wanted = useSettled(coinSearch(search), SEARCH_PAUSE_MS);
  const reading = usePages({
    page,
    mode: 'accumulate',
    pageSize: AUTO_EARN_PAGE_SIZE,
    maxPages: MAX_PAGES,
    optionsOf: (number) =>
      autoEarnCoinsOptions(earn, {
        page: number,
        limit: AUTO_EARN_PAGE_SIZE,
        autoEarnOnly: onlyEnabled,
        ...(wanted !== '' && { search: wanted }),
        ...(sort && { sort }),
      }),
    idOf: assetOf,
  });
  const coins = reading.state === 'ready' ? reading.data.rows : NONE;
  const { data: status } = useEarnQuery({
    ...autoEarnStatusOptions(earn, coins.map(assetOf)),
    placeholderData: keepWithin(earn.scope),
  });
  const viewOf = useCoinViews();
  const rows = useMemo(() => withStatus(coins.map(viewOf), status), [coins, viewOf, status]);
  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  return mapReading(reading, (data) => ({ ...data, rows }));
}

/** The coins with their newest switches; a coin that the status does not name keeps the switch of its row (SE-A-02). */
const withStatus = (coins: readonly MarketCoinView[], status: AutoEarnStatus | undefined): readonly MarketCoinView[] =>
  coins.map((coin) => {
    const on = rowNamed(status?.byAsset, coin.asset)?.value ?? coin.autoEarn;
    return on === coin.autoEarn ? coin : { ...coin, autoEarn: on };
  });
