'use client';
import { useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import {
  type HeldList,
  heldAmounts,
  fixedProductToOpen,
  type MarketFilter,
  type MarketSort,
  isListed,
  marketList,
  marketTerms,
  productOfTerm,
} from '@earnkit/core/simple-earn/rules';
import type { Instant } from '@earnkit/time';
import { availableForFlexible } from '@earnkit/core/account/rules';
import type { UnreadableRow } from '@earnkit/core/endpoint';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import { isComplete } from '../../lists/isComplete.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { usePrivateReading, mapReading, useReading } from '../../provider/useReading.ts';
import { useFixedOrdersOf } from '../fixed/useAllFixedOrders.ts';
import { vipOrdersAlone } from '../fixed/vipOrdersAlone.ts';
import { allHoldingsOptions } from '../flexible/allHoldings.ts';
import { flexibleMarketOptions } from '../flexible/queries.ts';
import { balancesOptions } from '../../account/balanceQueries.ts';
import { type ListPage, type ListPageQuery, useListPage } from '../../lists/useListPage.ts';
import type { FixedProductView } from '../fixed/fixedProductView.ts';
import { useFixedMarket, useUnreadFixedProducts } from '../fixed/useFixedProducts.ts';
import { type MarketCoinView, shownRateOf, useCoinViews } from './useCoinViews.ts';

const ready = <Data>(reading: QueryState<Data>): Data | undefined => (reading.state === 'ready' ? reading.data : undefined);

/**
 * What the person holds of each coin in Simple Earn, flexible and fixed together. `undefined` for a visitor, and while it is not
 * known.
 */
export function useHeldAmounts(): (asset: string) => Decimal | undefined {
  const earn = useEarn();
  const flexible = ready(usePrivateReading(allHoldingsOptions(earn)));
  const fixed = ready(useFixedOrdersOf('normal'));
  const vip = ready(useFixedOrdersOf('vip'));
  return useMemo(() => {
    const orders = [fixed, vip && vipOrdersAlone(vip, fixed?.rows ?? [])].map(
      (list): HeldList | undefined =>
        list && { rows: list.rows.map(({ asset, principal }) => ({ asset, amount: principal })), complete: isComplete(list) },
    );
    const holdings: HeldList | undefined = flexible && {
      rows: flexible.rows.map(({ asset, currentAmount }) => ({ asset, amount: currentAmount })),
      complete: isComplete(flexible),
    };
    return heldAmounts([holdings, ...orders]);
  }, [flexible, fixed, vip]);
}

/** A coin of the market with its products. */
export type MarketRow = MarketCoinView & {
  /** Whether it has a flexible product. */
  readonly flexible: boolean;
  /** Its fixed products, shortest term first. */
  readonly fixed: readonly FixedProductView[];
  /** What the person holds in Simple Earn; `undefined` for a visitor and while it is not known. */
  readonly held: Decimal | undefined;
  /** What the person can subscribe; `undefined` for a visitor, while it is not known, and on other pages. */
  readonly available: Decimal | undefined;
};

/** Which part of the market is shown. */
export interface EarnMarketQuery extends ListPageQuery {
  /** Part of a coin's name as it was typed. */
  search: string;
  /** Which coins are listed. */
  filter: MarketFilter;
  /** The order. */
  sort: MarketSort;
}

/** The coins of the market that match. */
export interface EarnMarketPage extends ListPage<MarketRow> {
  /** Coins of the whole market, whatever is searched for. */
  readonly marketSize: number;
  /** The terms that most coins offer, shortest first. */
  readonly terms: readonly number[];
  /** The fixed products by coin; a coin's terms are known once they are ready. */
  readonly fixed: QueryState<ReadonlyMap<string, readonly FixedProductView[]>>;
  /** Rows of the answer that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
  /** How many fixed products could not be read and are missing among `fixed`. */
  readonly unreadTerms: number;
}

const NONE: readonly MarketRow[] = [];

/** A coin that has fixed products alone. */
const fixedOnly = ([asset, [first]]: readonly [string, readonly FixedProductView[]]): MarketCoin => ({
  asset,
  icon: first?.icon,
  nextAprFraction: undefined,
  ladder: [],
  autoEarn: false,
  bonusOpen: false,
  bonusAprFraction: undefined,
  bonusLimit: undefined,
});

/**
 * The market of Simple Earn: every coin with its flexible product and its fixed terms, searched, filtered, sorted and cut into
 * pages here (SE-25, SE-X-02, FM-12). For anybody; a signed-in person also sees what they hold and can subscribe. The flexible
 * products decide whether the list is ready: fixed terms and holdings come when they are read.
 */
export function useEarnMarket({ search, filter, sort, ...part }: EarnMarketQuery): QueryState<EarnMarketPage> {
  const earn = useEarn();
  const reading = useReading(flexibleMarketOptions(earn));
  const fixed = useFixedMarket();
  const unreadTerms = useUnreadFixedProducts();
  const heldOf = useHeldAmounts();
  const viewOf = useCoinViews();
  const coins = reading.state === 'ready' ? reading.data.rows : undefined;
  const byCoin = fixed.state === 'ready' ? fixed.data : undefined;
  const all = useMemo((): readonly MarketRow[] => {
    if (coins === undefined) return NONE;
    const known = new Set(coins.map(({ asset }) => asset));
    const others = [...(byCoin ?? [])].filter(([asset]) => !known.has(asset)).map(fixedOnly);
    return [...coins, ...others].map((coin) => ({
      ...viewOf(coin),
      flexible: known.has(coin.asset),
      fixed: byCoin?.get(coin.asset) ?? [],
      held: heldOf(coin.asset),
      available: undefined,
    }));
  }, [coins, byCoin, heldOf, viewOf]);
  const { key, direction } = sort;
  const listed = useMemo(
    () => marketList(all, search, { key, direction }, shownRateOf).filter((row) => isListed(row, filter)),
    [all, search, key, direction, filter],
  );
  const shown = useListPage(listed, part);
  const assets = useMemo(() => shown.rows.map(({ asset }) => asset).slice(0, MOST_BALANCES), [shown.rows]);
  const balances = usePrivateReading(balancesOptions(earn, assets));
  const rows = useMemo(() => {
    if (balances.state !== 'ready') return shown.rows;
    const available = new Map(balances.data.rows.map((balance) => [balance.asset, availableForFlexible(balance)]));
    return shown.rows.map((row) => ({ ...row, available: available.get(row.asset) }));
    // oxlint-disable-next-line react/exhaustive-deps -- the answer alone changes the rows, not how fresh it is
  }, [shown.rows, balances.state === 'ready' && balances.data]);
  const named = marketTerms(all.flatMap((row) => row.fixed)).join();
  // The same terms are the same list, so that a refresh does not draw every row again.
  const terms = useMemo(() => (named === '' ? [] : named.split(',').map(Number)), [named]);
  return mapReading(reading, ({ unreadable }) => ({ ...shown, rows, marketSize: all.length, terms, fixed, unreadable, unreadTerms }));
}

/** Most coins that one call reads the balances of. */
const MOST_BALANCES = 100;

/** The product that represents a coin's term in a list; `undefined` when the coin has no such term. */
export const termOf = (row: Pick<MarketRow, 'fixed'>, days: number): FixedProductView | undefined => productOfTerm(row.fixed, days);

/** The product with which subscribing a coin's fixed terms begins; `undefined` where the coin has none. */
export const termToSubscribe = (row: Pick<MarketRow, 'fixed'>, now: Instant): FixedProductView | undefined =>
  fixedProductToOpen(row.fixed, undefined, now);
