'use client';
import { type Decimal, type EarnFailure, isPositive, ZERO } from '@earnkit/core';
import type { Balance } from '@earnkit/core/account/contract';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import { availableForFlexible } from '@earnkit/core/account/rules';
import { type IdleCoin, flexibleWay, heldAmounts, highestWay, idleCoins } from '@earnkit/core/simple-earn/rules';
import { type OverviewSum, overviewSum } from '@earnkit/core/overview/rules';
import { stakingWays } from '@earnkit/core/staking/rules';
import { awaySeconds, bestWays, nextRateOf, wayBar } from '@earnkit/core/ways/rules';
import type { Rows } from '@earnkit/core/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { balancesOptions } from '../account/balanceQueries.ts';
import { useEarnQueries } from '../provider/useEarnQueries.ts';
import { useEarn } from '../provider/earnContext.ts';
import { type QueryState, queryStateOf } from '../provider/queryState.ts';
import { nothingIfNotOffered, usePrivateReading, useReading } from '../provider/useReading.ts';
import { fixedProductsOptions } from '../simple-earn/fixed/listQueries.ts';
import { useFixedMarket, useUnreadFixedProducts } from '../simple-earn/fixed/useFixedProducts.ts';
import { allHoldingsOptions } from '../simple-earn/flexible/allHoldings.ts';
import { flexibleMarketOptions } from '../simple-earn/flexible/queries.ts';
import { useOwnMinimums } from '../simple-earn/market/useCoinViews.ts';
import { useFixedWays } from '../simple-earn/market/useFixedWays.ts';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';
import { isComplete } from '../lists/isComplete.ts';
import { useAllFixedOrders } from '../simple-earn/fixed/useAllFixedOrders.ts';
import { joinLists } from '../lists/joinLists.ts';
import { useNow } from '../time/time.ts';
import type { AnyWay, WaysHost, WayView } from './useWaysToEarn.ts';

/** A coin that could earn. */
export interface IdleCoinView extends IdleCoin {
  /** What can be subscribed, in coins, 8 decimals down. */
  readonly available: Decimal;
  /** Address of its icon; `undefined` where the exchange names none. */
  readonly icon: string | undefined;
  /**
   * The way with the highest rate for the next unit, of those that take what there is of the coin (AMB-173); `undefined` where there is
   * none. An estimate is none, nor is a rate that depends on what is not read here.
   */
  readonly way: WayView | undefined;
  /** Whether what decides the rate is still being read. */
  readonly wayLoading: boolean;
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
const NO_HOST = {};

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

/** Why a way is none for an idle coin, although the person might use it one day. */
const isOpen = ({ obstacle, minimum, most }: AnyWay, available: Decimal | undefined): boolean =>
  (obstacle === undefined || obstacle === 'unknown') &&
  (available === undefined || wayBar({ minimum, most: undefined }, available) !== 'below') &&
  most !== ZERO;

/**
 * The coins of Simple Earn that a person has and that earn nothing, each with the way that pays most for its next unit (SH-01): in Simple Earn
 * or, where the host lists them, in staking. The rate of Simple Earn is that of the market's row. Nothing is read for a visitor.
 */
export function useIdleCoins({ stakingProducts }: Pick<WaysHost, 'stakingProducts'> = NO_HOST): QueryState<IdleCoins> {
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
  const holdings = usePrivateReading(allHoldingsOptions(earn));
  const orders = useAllFixedOrders();
  const vip = nothingIfNotOffered<unknown>(useReading(fixedProductsOptions(earn, 'vip')), undefined, earn.now);
  const unreadTerms = useUnreadFixedProducts();
  const fixedWayOf = useFixedWays();
  const wayLoading = [fixed, holdings, orders, vip, stakingProducts].some((reading) => reading?.state === 'loading');
  const wayOf = useMemo(() => {
    const list = holdings.state === 'ready' ? holdings.data : undefined;
    const heldOf = heldAmounts([
      list && { rows: list.rows.map(({ asset, currentAmount }) => ({ asset, amount: currentAmount })), complete: isComplete(list) },
    ]);
    const staking = stakingProducts?.state === 'ready' ? stakingProducts.data.rows : [];
    // A product that is not read could pay more, so none is said to be the best then; the highest that is known stands.
    const allRead = fixed.state === 'ready' && vip.state === 'ready' && unreadTerms === 0;
    return (coin: MarketCoin, available: Decimal | undefined): WayView | undefined => {
      const { asset } = coin;
      const ways = [
        flexibleWay(coin, { held: heldOf(asset), minAprFraction: minimumOf(asset), now: at }),
        ...(terms?.get(asset) ?? []).map((term) => fixedWayOf(term, at)),
        ...staking.flatMap(({ product, soldOut }) =>
          stakingWays(product, { asset, heldIn: () => undefined, soldOut, now: at }).filter(
            (way) => !way.estimate && !nextRateOf(way).upTo,
          ),
        ),
      ]
        .filter((way) => isOpen(way, available))
        .map((way): WayView => ({
          ...way,
          rate: nextRateOf(way),
          awaySeconds: awaySeconds(way.access, at),
          amountRate: undefined,
          amountBar: undefined,
        }));
      const { best } = allRead ? bestWays(ways, at) : {};
      return ways.find(({ key }) => key === best) ?? highestWay(ways);
    };
  }, [holdings, stakingProducts, fixed, vip.state, unreadTerms, terms, minimumOf, fixedWayOf, at]);
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
          wayLoading,
          way: wayLoading || !isPositive(available ?? ZERO) ? undefined : wayOf(coin, available),
        };
      }) ?? [],
    ).flatMap(({ available, ...coin }) => (available === undefined ? [] : [{ ...coin, available }]));
    return {
      coins: idle.length === 0 ? NONE : idle,
      earning,
      worth: overviewSum(idle.map(({ asset, valueUsdt }) => ({ key: asset, amount: valueUsdt }))),
      complete: all && [...held.values()].every((available) => available !== undefined),
    };
  }, [coins, held, all, earning, valueOf, wayOf, wayLoading]);
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
