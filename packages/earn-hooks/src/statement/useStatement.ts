'use client';
import { useCallback, useMemo } from 'react';
import {
  type CalendarDay,
  type DayRange,
  type Decimal,
  type EarnError,
  type EarnFailure,
  dayOf,
  earnErrorOf,
  type Instant,
} from '@earnkit/core';
import type { DailyPrice } from '@earnkit/core/statement/contract';
import {
  type Earning,
  type FileFormat,
  type PriceOn,
  type Statement,
  type StatementOptions,
  type StatementPeriod,
  STATEMENT_MONTHS,
  statementFile,
  statementOf,
  statementPeriods,
  statementWindows,
} from '@earnkit/core/statement/rules';
import type { Rows } from '@earnkit/core/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import { isStablecoin } from '@earnkit/core/account/rules';
import type { MonthRead } from '../lists/monthQuery.ts';
import { type HistoryRange, useHistoryRange } from '../lists/useHistoryRange.ts';
import { useEarn } from '../provider/earnContext.ts';
import { type QueryState, readAtOf } from '../provider/queryState.ts';
import { useEarnQueries } from '../provider/useEarnQueries.ts';
import { usePrivateReading } from '../provider/useReading.ts';
import { stakingBalancesOptions } from '../staking/holdingQueries.ts';
import { useNow } from '../time/time.ts';
import { useToday } from '../time/useToday.ts';
import { HOST_PRODUCTS, type StatementHost, type StatementProduct, STATEMENT_PRODUCTS } from './statementHost.ts';
import { dailyPricesOptions, statementSources } from './statementQueries.ts';

/** What a statement covers. */
export interface StatementQuery {
  /** A period by its name, or days; of more than twelve months the last twelve are taken. */
  readonly when: StatementPeriod | DayRange;
  /** One product. @default all */
  readonly product?: StatementProduct | undefined;
  /** The coin that earned. @default all */
  readonly asset?: string | undefined;
}

/** A statement as it was read. */
export interface StatementData extends Statement {
  /** Products that could not be read; they are in no sum. */
  readonly failed: readonly StatementProduct[];
  /** Products that the host does not list. */
  readonly left: readonly StatementProduct[];
  /** How many records could not be read. */
  readonly unreadable: number;
  /** Whether there are, or may be, earnings that were not read. */
  readonly more: boolean;
}

/** A file of a statement, before it is saved. */
export interface StatementFileView {
  /** Lines of earnings. */
  readonly lines: number;
  /** Value of the earnings that are in it, in USDT, as the statement shows it; `undefined` where none of them has one. */
  readonly totalUsdt: Decimal | undefined;
  /** The file's text. */
  readonly text: () => string;
}

/** How a file of a statement is written. */
export interface StatementFileChoice {
  /** Whose columns it has. */
  readonly format: FileFormat;
  /** Name of the exchange, as programs show it. */
  readonly platform: string;
  /** Whether changes of value are in it. @default true in our own format, false in others */
  readonly valueChanges?: boolean;
}

/** A statement of what a person earned in all products. */
export interface StatementView extends HistoryRange {
  /** The present, in unix seconds; 0 on a server and while what it rendered is hydrated. */
  readonly now: Instant;
  /** The statement. Loading until every product has answered; failed where none has. */
  readonly statement: QueryState<StatementData>;
  /** How many of the lists that it is made of have been read. */
  readonly progress: { readonly read: number; readonly total: number };
  /** The products and coins that it can be filtered by: those with earnings, whatever the filter. */
  readonly products: readonly StatementProduct[];
  /** See `products`. */
  readonly assets: readonly string[];
  /** A file of the statement as it is filtered; `undefined` while there is none. Nothing is made of it until its text is asked for. */
  readonly fileOf: (choice: StatementFileChoice) => StatementFileView | undefined;
}

/** The lists together. */
interface Lists {
  readonly all: readonly (MonthRead<Earning> | undefined)[];
  readonly errors: readonly (EarnError | undefined)[];
  readonly settled: number;
  readonly stale: boolean;
  /** When the oldest of them was read, by the device's clock, in milliseconds. */
  readonly dataUpdatedAt: number;
  readonly retry: () => void;
}

const combineLists = (queries: readonly UseQueryResult<MonthRead<Earning>, EarnFailure>[]): Lists => ({
  all: queries.map(({ data }) => data),
  errors: queries.map(({ data, error }) => (data === undefined && error ? (earnErrorOf(error) ?? UNKNOWN) : undefined)),
  settled: queries.filter(({ isPending }) => !isPending).length,
  stale: queries.some(({ data, isError }) => data !== undefined && isError),
  dataUpdatedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
});

/** What a host's function rejected with, if it is none of the client's failures. */
const UNKNOWN: EarnError = { kind: 'network', call: 'statement' };

const combinePrices = (queries: readonly UseQueryResult<Rows<DailyPrice>, EarnFailure>[]) => ({
  all: queries.map(({ data }) => data),
  pending: queries.some(({ isPending }) => isPending),
});

const NO_PRODUCTS: readonly string[] = [];

/**
 * What a person earned in all products, by month, product and coin, with its value on each day. Every list is read on its own, in windows of
 * at most six months (SE-H-09); a product that cannot be read is named and in no sum. Values come from the exchange's past prices; an
 * earning without one has no value, and today's price never stands in for it. Nothing is read for a visitor.
 */
export function useStatement({ when, product, asset }: StatementQuery, host: StatementHost): StatementView {
  const earn = useEarn();
  const today = useToday();
  const now = useNow();
  const chosen = useMemo(() => (typeof when === 'string' ? statementPeriods(today)[when] : when), [when, today]);
  const days = useHistoryRange(chosen, STATEMENT_MONTHS);
  const { range } = days;
  const windows = useMemo(() => statementWindows(range), [range]);

  const balances = usePrivateReading(stakingBalancesOptions(earn));
  const { stakingProducts, earnings: hostEarnings } = host;
  const staked = balances.state === 'ready' ? balances.data.rows : undefined;
  const listed = stakingProducts?.state === 'ready' ? stakingProducts.data.rows : undefined;
  const coins = useMemo(
    () => [
      ...new Set([
        ...(staked ?? []).flatMap((row) => row.asset ?? []),
        ...(listed ?? []).flatMap(({ product: { asset: coin, stakeAssets = [] } }) => [
          ...(coin === undefined ? [] : [coin]),
          ...stakeAssets,
        ]),
      ]),
    ],
    [staked, listed],
  );
  const coinsPending = balances.state === 'loading' || stakingProducts?.state === 'loading';

  const sources = useMemo(
    () => statementSources(earn, { range, windows, stakingAssets: coins, hostEarnings }),
    [earn, range, windows, coins, hostEarnings],
  );
  const lists = useEarnQueries(
    sources.map(({ query }) => query),
    combineLists,
  );

  const pending = coinsPending || lists.settled < sources.length;
  const everything = useMemo(
    (): readonly Earning[] =>
      pending ? [] : lists.all.flatMap((list) => list?.rows ?? []).filter(({ day }) => day >= range.start && day <= range.end),
    [pending, lists, range],
  );
  const priced = useMemo(
    () => [...new Set(everything.map(({ earnedAsset }) => earnedAsset))].filter((coin) => !isStablecoin(coin)).toSorted(),
    [everything],
  );
  const priceSources = useMemo(() => priced.flatMap((coin) => windows.map((window) => ({ coin, window }))), [priced, windows]);
  const prices = useEarnQueries(
    priceSources.map(({ coin, window }) => dailyPricesOptions(earn, coin, window)),
    combinePrices,
  );
  const priceOn = useMemo((): PriceOn => {
    const known = new Map<string, Decimal>();
    for (const [index, { coin }] of priceSources.entries())
      for (const { at, price } of prices.all[index]?.rows ?? []) if (price) known.set(`${coin} ${dayOf(at, 'UTC')}`, price);
    return (coin: string, day: CalendarDay) => known.get(`${coin} ${day}`);
  }, [priceSources, prices]);

  const shown = useMemo(
    () => everything.filter((one) => (product === undefined || one.product === product) && (asset === undefined || one.asset === asset)),
    [everything, product, asset],
  );
  const options = useMemo((): StatementOptions => ({ range, today, products: STATEMENT_PRODUCTS, priceOn }), [range, today, priceOn]);
  const failedIndexes = lists.errors.flatMap((error, index) => (error ? [index] : []));
  const stakingFailed = balances.state === 'failed';
  const firstError = balances.state === 'failed' ? balances.error : lists.errors.find((error) => error !== undefined);
  const retry = useCallback(() => {
    if (balances.state === 'failed') balances.retry();
    lists.retry();
  }, [balances, lists]);
  const data = useMemo((): StatementData | undefined => {
    if (pending || prices.pending) return undefined;
    return {
      ...statementOf(shown, options),
      failed: STATEMENT_PRODUCTS.filter(
        (each) => (each === 'staking' && stakingFailed) || failedIndexes.some((index) => sources[index]?.product === each),
      ),
      left: HOST_PRODUCTS.filter((each) => hostEarnings?.[each] === undefined),
      unreadable: lists.all.reduce((sum, list) => sum + (list?.unreadable.length ?? 0), 0),
      more: lists.all.some((list) => list?.more === true),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `failedIndexes` is made of `lists`
  }, [pending, prices.pending, shown, options, stakingFailed, sources, hostEarnings, lists]);

  const fileOf = useCallback(
    ({ format, platform, valueChanges }: StatementFileChoice): StatementFileView | undefined => {
      if (data === undefined) return undefined;
      const file = statementFile(shown, { format, platform, priceOn, ...(valueChanges !== undefined && { valueChanges }) });
      return { lines: file.lines, totalUsdt: statementOf(file.earnings, options).totalUsdt, text: () => file.text };
    },
    [data, shown, priceOn, options],
  );

  const products = useMemo(
    () => (data === undefined ? [] : STATEMENT_PRODUCTS.filter((each) => everything.some((one) => one.product === each))),
    [data, everything],
  );
  const assets = useMemo(
    () => (data === undefined ? NO_PRODUCTS : [...new Set(everything.map((one) => one.asset))].toSorted()),
    [data, everything],
  );
  const statement = ((): QueryState<StatementData> => {
    if (earn.session.state === 'anonymous') return { state: 'anonymous' };
    if (failedIndexes.length === sources.length && firstError && !pending) return { state: 'failed', error: firstError, retry };
    if (data === undefined) return { state: 'loading' };
    return { state: 'ready', data, stale: lists.stale, readAt: readAtOf(lists, earn.now), retry };
  })();
  return {
    ...days,
    now,
    statement,
    progress: { read: lists.settled, total: sources.length + (coinsPending ? 1 : 0) },
    products,
    assets,
    fileOf,
  };
}
