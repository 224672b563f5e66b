'use client';
import { type Decimal, type EarnFailure, isPositive, ZERO } from '@earnkit/core';
import type { Balance } from '@earnkit/core/account/contract';
import { availableForFlexible } from '@earnkit/core/account/rules';
import { type BestOffer, bestOffer, type IdleCoin, idleCoins } from '@earnkit/core/simple-earn/rules';
import { type OverviewSum, overviewSum } from '@earnkit/core/overview/rules';
import type { Rows } from '@earnkit/core/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { balancesOptions } from '../account/balanceQueries.ts';
import { useEarnQueries } from '../provider/useEarnQueries.ts';
import { useEarn } from '../provider/earnContext.ts';
import { type QueryState, queryStateOf } from '../provider/queryState.ts';
import { usePrivateReading, useReading } from '../provider/useReading.ts';
import { useFixedMarket } from '../simple-earn/fixed/useFixedProducts.ts';
import { allHoldingsOptions } from '../simple-earn/flexible/allHoldings.ts';
import { flexibleMarketOptions } from '../simple-earn/flexible/queries.ts';
import { useOwnMinimums } from '../simple-earn/market/useCoinViews.ts';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';
import { isComplete } from '../lists/isComplete.ts';
import { useAllFixedOrders } from '../simple-earn/fixed/useAllFixedOrders.ts';
import { joinLists } from '../lists/joinLists.ts';
import { useNow } from '../time/time.ts';

/** A coin that could earn. */
export interface IdleCoinView extends IdleCoin {
  /** What can be subscribed, in coins, 8 decimals down. */
  readonly available: Decimal;
  /** Address of its icon; `undefined` where the exchange names none. */
  readonly icon: string | undefined;
  /** The highest rate that it is offered; `undefined` while none is known. */
  readonly offer: BestOffer | undefined;
}

/** The coins that could earn. */
export interface IdleCoins {
  /** The most valuable first. */
  readonly coins: readonly IdleCoinView[];
  /** Their value in USDT, with the coins that it leaves out because they have no known price. */
  readonly worth: OverviewSum<string>;
  /** Whether something earns in Simple Earn already; `undefined` while that is not known. Who has nothing has nothing idle either. */
  readonly earning: boolean | undefined;
  /** Whether every coin and balance could be read. Otherwise a coin that is not listed may still be there. */
  readonly complete: boolean;
}

/** Coins that one call reads the balances of. */
const MOST_BALANCES = 100;

const NONE: readonly IdleCoinView[] = [];

/** Balances of any number of coins, in as many calls as that takes. Keep the coins while they do not change. */
function useManyBalances(assets: readonly string[]): QueryState<Rows<Balance>> {
  const earn = useEarn();
  const { now } = earn;
  const combine = useCallback(
    (queries: readonly UseQueryResult<Rows<Balance>, EarnFailure>[]) => joinLists(queries.map((query) => queryStateOf(query, now))),
    [now],
  );
  const calls = Math.max(1, Math.ceil(assets.length / MOST_BALANCES));
  return useEarnQueries(
    Array.from({ length: calls }, (_, index) => balancesOptions(earn, assets.slice(index * MOST_BALANCES, (index + 1) * MOST_BALANCES))),
    combine,
  );
}

/** Whether a person has anything in Simple Earn; `undefined` while that is not known. */
function useIsEarning(): boolean | undefined {
  const readings = [usePrivateReading(allHoldingsOptions(useEarn())), useAllFixedOrders()];
  if (readings.some((reading) => reading.state === 'ready' && (reading.data.rows.length > 0 || reading.data.total))) return true;
  return readings.every(({ state }) => state === 'ready') ? false : undefined;
}

/** The coins of Simple Earn that a person has and has not subscribed, each with its best rate (SH-01). Nothing is read for a visitor. */
export function useIdleCoins(): QueryState<IdleCoins> {
  const earn = useEarn();
  const at = useNow();
  const market = useReading(flexibleMarketOptions(earn));
  const fixed = useFixedMarket();
  const coins = market.state === 'ready' ? market.data.rows : undefined;
  const terms = fixed.state === 'ready' ? fixed.data : undefined;
  const assets = useMemo(() => (coins ?? []).map(({ asset }) => asset), [coins]);
  const balances = useManyBalances(assets);
  const rows = balances.state === 'ready' ? balances.data.rows : undefined;
  const all = [market, balances].every((reading) => reading.state === 'ready' && isComplete(reading.data));
  const minimumOf = useOwnMinimums();
  const held = useMemo(() => new Map(rows?.map((balance) => [balance.asset, availableForFlexible(balance)])), [rows]);
  const earning = useIsEarning();
  const { valueOf, pending } = usePortfolioValues(assets.filter((asset) => isPositive(held.get(asset) ?? ZERO)));
  const data = useMemo((): IdleCoins => {
    const idle = idleCoins(
      coins?.map((coin) => {
        const available = held.get(coin.asset);
        return {
          asset: coin.asset,
          icon: coin.icon,
          available,
          valueUsdt: valueOf(coin.asset, available),
          offer: bestOffer(coin, terms?.get(coin.asset) ?? [], at, minimumOf(coin.asset)),
        };
      }) ?? [],
    ).flatMap(({ available, ...coin }) => (available === undefined ? [] : [{ ...coin, available }]));
    return {
      coins: idle.length === 0 ? NONE : idle,
      earning,
      worth: overviewSum(idle.map(({ asset, valueUsdt }) => ({ key: asset, amount: valueUsdt }))),
      complete: all && [...held.values()].every((available) => available !== undefined),
    };
  }, [coins, terms, held, all, earning, valueOf, at, minimumOf]);
  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  if (market.state !== 'ready') return market;
  if (balances.state !== 'ready') return market.data.rows.length === 0 ? { ...market, data } : balances;
  if (pending) return { state: 'loading' };
  const retry = (): void => {
    market.retry();
    balances.retry();
  };
  return { ...balances, retry, data };
}
