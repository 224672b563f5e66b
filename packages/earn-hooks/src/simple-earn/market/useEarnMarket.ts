'use client';
import { useMemo } from 'react';
import { type Decimal, ZERO } from '@earnkit/core';
import {
  type FixedWay,
  type HeldList,
  daysOfKey,
  flexibleWay,
  heldAmounts,
  highestWay,
  isListed,
  mainTerm,
  type MarketFigure,
  type MarketFilter,
  type MarketSort,
  marketList,
  marketTerms,
  type RatedWay,
  sortOfFilter,
  wayOfTerm,
} from '@earnkit/core/simple-earn/rules';
export { daysOfKey, sortOfFilter, termKey } from '@earnkit/core/simple-earn/rules';
import { type WayToEarn, bestWays, nextRateOf } from '@earnkit/core/ways/rules';
import { availableForFlexible } from '@earnkit/core/account/rules';
import type { UnreadableRow } from '@earnkit/core/endpoint';
import type { Balance } from '@earnkit/core/account/contract';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import { isComplete } from '../../lists/isComplete.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { usePrivateReading, mapReading, nothingIfNotOffered, useReading } from '../../provider/useReading.ts';
import { useAllFixedOrders, useFixedOrdersOf } from '../fixed/useAllFixedOrders.ts';
import { vipOrdersAlone } from '../fixed/vipOrdersAlone.ts';
import { allHoldingsOptions } from '../flexible/allHoldings.ts';
import { flexibleMarketOptions } from '../flexible/queries.ts';
import { vipOptions } from '../fixed/vipQuery.ts';
import { MOST_BALANCES, balancesOptions, manyBalancesOptions } from '../../account/balanceQueries.ts';
import { type PortfolioValues, usePortfolioValues } from '../../account/usePortfolioValues.ts';
import { useHour, useNowAt } from '../../time/time.ts';
import { fixedProductsOptions } from '../fixed/listQueries.ts';
import { type ListPage, type ListPageQuery, useListPage } from '../../lists/useListPage.ts';
import { useBriefWait } from '../../lists/useBriefWait.ts';
import { useSteadyOrder } from '../../lists/useSteadyOrder.ts';
import type { FixedProductView } from '../fixed/fixedProductView.ts';
import { useFixedMarket, useUnreadFixedProducts } from '../fixed/useFixedProducts.ts';
import { type MarketCoinView, useCoinViews, useOwnMinimums } from './useCoinViews.ts';
import { useFixedWays } from './useFixedWays.ts';

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

/** A coin's flexible product as a way to earn. */
export type MarketFlexibleWay = RatedWay<WayToEarn<'flexible'>>;

/** A coin's fixed product as a way to earn. */
export type MarketFixedWay = RatedWay<FixedWay> & {
  /** The product. */
  readonly fixedProduct: FixedProductView;
};

/** A coin of the market with its products. */
export type MarketRow = MarketCoinView & {
  /** Its flexible product with the rate of the person's next unit (AMB-173); `undefined` where it has none. */
  readonly flexible: MarketFlexibleWay | undefined;
  /** Its fixed products with that rate, shortest term first. */
  readonly fixed: readonly MarketFixedWay[];
  /** The key of the way with the highest rate; `undefined` until every rate of the coin is read, and where none can be had (AMB-173). */
  readonly best: string | undefined;
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
  /** The order. @default that of the filter: see `sortOfFilter` */
  sort?: MarketSort<MarketFigure> | undefined;
}

/** The coins of the market that match. */
export interface EarnMarketPage extends ListPage<MarketRow> {
  /** Coins of the whole market, whatever is searched for. */
  readonly marketSize: number;
  /** The terms that most coins offer, shortest first. */
  readonly terms: readonly number[];
  /** The term that most coins offer; `undefined` where there is none, and while they are not read. */
  readonly mainTerm: number | undefined;
  /** Whether a coin pays a bonus. */
  readonly hasBonus: boolean;
  /** How many coins the filter lists, whatever is searched for. */
  readonly filtered: number;
  /** The order that is shown. */
  readonly sort: MarketSort<MarketFigure>;
  /** The fixed products by coin; a coin's terms are known once they are ready. */
  readonly fixed: QueryState<ReadonlyMap<string, readonly FixedProductView[]>>;
  /** Rows of the answer that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
  /** How many fixed products could not be read and are missing among `fixed`. */
  readonly unreadTerms: number;
}

const NONE: readonly MarketRow[] = [];
const NO_ASSETS: readonly string[] = [];

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

/** What the person has of each coin in flexible products; `undefined` for a visitor and while it is not known. */
function useFlexibleHeld(): { readonly read: boolean; readonly heldOf: (asset: string) => Decimal | undefined } {
  const holdings = usePrivateReading(allHoldingsOptions(useEarn()));
  const list = holdings.state === 'ready' ? holdings.data : undefined;
  const heldOf = useMemo(
    () =>
      heldAmounts([
        list && { rows: list.rows.map(({ asset, currentAmount }) => ({ asset, amount: currentAmount })), complete: isComplete(list) },
      ]),
    [list],
  );
  return { read: holdings.state === 'anonymous' || list !== undefined, heldOf };
}

/** The figure of a row that a key sorts by; `undefined` where the row does not show it. */
function figureOf(row: MarketRow, key: MarketFigure, valueOf: PortfolioValues['valueOf']): Decimal | undefined {
  switch (key) {
    case 'apr':
      return row.aprParts.notLent ? ZERO : row.flexible?.rate.aprFraction;
    case 'bonus':
      return highestWay(waysOf(row), true)?.rate.aprFraction;
    case 'held':
    case 'available':
      return valueOf(row.asset, row[key]);
    default: {
      const way = termOf(row, daysOfKey(key) ?? 0);
      return way && (way.obstacle === undefined || SHOWS_RATE.has(way.obstacle)) ? way.rate.aprFraction : undefined;
    }
  }
}

/** Whether everything that the rate of a person's next unit is made of has been read, or cannot be: what they have, and their VIP tier. */
function useNextUnitRead(): boolean {
  const earn = useEarn();
  const states = [
    usePrivateReading(allHoldingsOptions(earn)).state,
    useAllFixedOrders().state,
    usePrivateReading(vipOptions(earn)).state,
    useReading(fixedProductsOptions(earn, 'normal')).state,
    useReading(fixedProductsOptions(earn, 'vip')).state,
  ];
  return !states.includes('loading');
}

const assetOf = ({ asset }: MarketRow): string => asset;

/** Obstacles beside which a rate is shown. */
const SHOWS_RATE: ReadonlySet<string> = new Set(['unknown', 'vip', 'used-up']);

/**
 * The market of Simple Earn: every coin with its flexible product and its fixed terms, searched, filtered, sorted and cut into
 * pages here (SE-25, SE-X-02, FM-12). A rate is that of the person's next unit; "up to" where what they have is not known (AMB-173). For
 * anybody; a signed-in person also sees what they hold and can subscribe. The flexible products decide whether the list is ready: it waits
 * for a moment at most for fixed terms and holdings, which otherwise come when they are read. Rates and amounts change in place then: rows
 * keep the order in which they were drawn until the person searches, filters or sorts.
 */
export function useEarnMarket({ search, filter, sort: asked, ...part }: EarnMarketQuery): QueryState<EarnMarketPage> {
  const earn = useEarn();
  const reading = useReading(flexibleMarketOptions(earn));
  const fixed = useFixedMarket();
  const vip = nothingIfNotOffered<unknown>(useReading(fixedProductsOptions(earn, 'vip')), undefined, earn.now);
  const unreadTerms = useUnreadFixedProducts();
  const heldOf = useHeldAmounts();
  const { read: holdingsRead, heldOf: flexibleHeldOf } = useFlexibleHeld();
  const minimumOf = useOwnMinimums();
  const viewOf = useCoinViews();
  const fixedWayOf = useFixedWays();
  const coins = reading.state === 'ready' ? reading.data.rows : undefined;
  const byCoin = fixed.state === 'ready' ? fixed.data : undefined;
  const products = useMemo(() => [...(byCoin?.values() ?? [])].flat(), [byCoin]);
  const hour = useHour();
  const now = Math.max(hour, useNowAt(products.flatMap(({ startsAt, endsAt }) => [startsAt ?? 0, endsAt ?? 0])));
  const dated = earn.now() !== 0;
  const nextUnitRead = useNextUnitRead();
  const allRead = dated && holdingsRead && byCoin !== undefined && vip.state === 'ready' && unreadTerms === 0;
  const every = useMemo((): readonly MarketRow[] => {
    if (coins === undefined) return NONE;
    const known = new Set(coins.map(({ asset }) => asset));
    const others = [...(byCoin ?? [])].filter(([asset]) => !known.has(asset)).map(fixedOnly);
    return [...coins, ...others].map((coin): MarketRow => {
      const { asset } = coin;
      const flexible = flexibleWay(coin, { held: flexibleHeldOf(asset), minAprFraction: minimumOf(asset), now });
      const terms = (byCoin?.get(asset) ?? []).map((fixedProduct): MarketFixedWay => {
        const way = fixedWayOf(fixedProduct, now);
        // On a server it is not known what is on sale.
        const obstacle = dated ? way.obstacle : fixedProduct.soldOut ? 'sold-out' : undefined;
        return { ...way, obstacle, rate: nextRateOf(way), fixedProduct };
      });
      const row = {
        ...viewOf(coin),
        flexible: known.has(asset) ? { ...flexible, rate: nextRateOf(flexible) } : undefined,
        fixed: terms,
        held: heldOf(asset),
        available: undefined,
      };
      const ways = waysOf(row);
      // One of which it is not known whether it can be used could be better.
      const ranked = allRead && ways.every(({ obstacle }) => obstacle !== 'unknown');
      return { ...row, best: ranked ? bestWays(ways, now).best : undefined };
    });
  }, [coins, byCoin, heldOf, viewOf, flexibleHeldOf, minimumOf, fixedWayOf, now, dated, allRead]);
  const main = useMemo(() => mainTerm(products), [products]);
  const { key, direction } = asked ?? sortOfFilter(filter, main);
  const byBalance = filter === 'usable' || key === 'available';
  const assets = useMemo(() => every.map(({ asset }) => asset), [every]);
  const allBalances = usePrivateReading(manyBalancesOptions(earn, byBalance ? assets : NO_ASSETS));
  const all = useMemo(() => {
    if (!byBalance || allBalances.state !== 'ready') return every;
    return withBalances(every, allBalances.data.rows);
    // oxlint-disable-next-line react/exhaustive-deps -- the answer alone changes the rows, not how fresh it is
  }, [every, byBalance, allBalances.state === 'ready' && allBalances.data]);
  const { valueOf, pending: unvalued } = usePortfolioValues(key === 'held' || key === 'available' ? assets : NO_ASSETS);
  const filteredRows = useMemo(
    () => all.filter((row) => isListed({ ...row, fixed: row.fixed.map((way) => way.fixedProduct) }, filter)),
    [all, filter],
  );
  /** Whether the figure of a sorted column is known. A rate is, also while it is "up to". */
  const isSettled = (column: typeof key): boolean => {
    switch (column) {
      case 'asset':
      case 'apr':
        return true;
      case 'held':
        return nextUnitRead && !unvalued;
      case 'available':
        return allBalances.state !== 'loading' && !unvalued;
      default:
        return fixed.state !== 'loading';
    }
  };
  const listed = useMemo(
    () => marketList(filteredRows, search, { key, direction }, (row, figure: MarketFigure) => figureOf(row, figure, valueOf)),
    [filteredRows, search, key, direction, valueOf],
  );
  const waits = useBriefWait(coins !== undefined, nextUnitRead);
  const ordered = useSteadyOrder(listed, {
    question: [earn.scope, filter, search, key, direction].join('\n'),
    settled: coins !== undefined && !waits && isSettled(key),
    keyOf: assetOf,
  });
  const shown = useListPage(ordered, part);
  const pageAssets = useMemo(() => shown.rows.map(({ asset }) => asset).slice(0, MOST_BALANCES), [shown.rows]);
  const balances = usePrivateReading(balancesOptions(earn, byBalance ? NO_ASSETS : pageAssets));
  const rows = useMemo(
    () => (byBalance || balances.state !== 'ready' ? shown.rows : withBalances(shown.rows, balances.data.rows)),
    // oxlint-disable-next-line react/exhaustive-deps -- the answer alone changes the rows, not how fresh it is
    [byBalance, shown.rows, balances.state === 'ready' && balances.data],
  );
  const named = marketTerms(products).join();
  // The same terms are the same list, so that a refresh does not draw every row again.
  const terms = useMemo(() => (named === '' ? [] : named.split(',').map(Number)), [named]);
  const hasBonus = useMemo(() => all.some((row) => isListed({ ...row, fixed: row.fixed.map((way) => way.fixedProduct) }, 'bonus')), [all]);
  if (waits) return { state: 'loading' };
  // What a filter asks for is not known yet: that no coin has it is not known either.
  if (filter === 'fixed' && fixed.state === 'loading') return { state: 'loading' };
  if (filter === 'usable' && allBalances.state !== 'ready') return allBalances.state === 'anonymous' ? { state: 'loading' } : allBalances;
  return mapReading(reading, ({ unreadable }) => ({
    ...shown,
    rows,
    marketSize: all.length,
    filtered: filteredRows.length,
    sort: { key, direction },
    terms,
    mainTerm: main,
    hasBonus,
    fixed,
    unreadable,
    unreadTerms,
  }));
}

/** The rows with what the person has of their coins. */
function withBalances(rows: readonly MarketRow[], balances: readonly Balance[]): readonly MarketRow[] {
  const available = new Map(balances.map((balance) => [balance.asset, availableForFlexible(balance)]));
  return rows.map((row) => ({ ...row, available: available.get(row.asset) }));
}

/** Every way of a coin: the flexible one first, then the terms, shortest first. */
export const waysOf = ({ flexible, fixed }: Pick<MarketRow, 'flexible' | 'fixed'>): readonly (MarketFlexibleWay | MarketFixedWay)[] =>
  flexible ? [flexible, ...fixed] : fixed;

/** The way that represents a coin's term in a list; `undefined` when the coin has no such term. */
export const termOf = (row: Pick<MarketRow, 'fixed'>, days: number): MarketFixedWay | undefined => wayOfTerm(row.fixed, days);

/**
 * The way that stands for a coin where there is room for one rate: what the filter asks for, else the flexible product, else the highest
 * rate. `undefined` where nothing can be had.
 */
export function leadOf(
  row: Pick<MarketRow, 'flexible' | 'fixed'>,
  filter: MarketFilter,
  sort: MarketSort<MarketFigure>['key'],
): MarketFlexibleWay | MarketFixedWay | undefined {
  const days = daysOfKey(sort);
  const asked =
    days !== undefined
      ? termOf(row, days)
      : filter === 'fixed'
        ? highestWay(row.fixed)
        : filter === 'bonus'
          ? highestWay(waysOf(row), true)
          : undefined;
  return asked ?? row.flexible ?? highestWay(row.fixed) ?? row.fixed[0];
}

/** The way that pays most beside another one of a coin, of those that can be had now; the best of the coin where it is among them. */
export function bestBeside(
  row: Pick<MarketRow, 'flexible' | 'fixed' | 'best'>,
  other: MarketFlexibleWay | MarketFixedWay,
): MarketFlexibleWay | MarketFixedWay | undefined {
  const ways = waysOf(row).filter((way) => way !== other);
  return ways.find(({ key }) => key === row.best) ?? highestWay(ways);
}
