'use client';
import type { Decimal } from '@earnkit/core';
import { availableForFlexible } from '@earnkit/core/account/rules';
import { type BestOffer, bestOffer, type IdleCoin, idleCoins } from '@earnkit/core/simple-earn/rules';
import { type OverviewSum, overviewSum } from '@earnkit/core/overview/rules';
import { useMemo } from 'react';
import { balancesOptions } from '../account/queries.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading, useReading } from '../provider/useReading.ts';
import { useFixedMarket } from '../simple-earn/fixed/useFixedProducts.ts';
import { flexibleMarketOptions } from '../simple-earn/flexible/queries.ts';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';

/** A coin that could earn. */
export interface IdleCoinView extends IdleCoin {
  readonly available: Decimal;
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
  /** Whether every balance could be read. Otherwise a coin that is not listed may still be there. */
  readonly complete: boolean;
}

/** Coins that one call reads the balances of. */
const MOST_BALANCES = 100;

const NONE: readonly IdleCoinView[] = [];

/** The coins of Simple Earn that a person has and has not subscribed, each with its best rate (SH-01). Nothing is read for a visitor. */
export function useIdleCoins(): QueryState<IdleCoins> {
  const earn = useEarn();
  const market = useReading(flexibleMarketOptions(earn));
  const fixed = useFixedMarket();
  const coins = market.state === 'ready' ? market.data.rows : undefined;
  const terms = fixed.state === 'ready' ? fixed.data : undefined;
  const assets = useMemo(() => (coins ?? []).map(({ asset }) => asset).slice(0, MOST_BALANCES), [coins]);
  const balances = usePrivateReading(balancesOptions(earn, assets));
  const rows = balances.state === 'ready' ? balances.data.rows : undefined;
  const unreadable = balances.state === 'ready' ? balances.data.unreadable.length : 0;
  const { valueOf, pending } = usePortfolioValues(rows === undefined ? [] : assets);
  const data = useMemo((): IdleCoins => {
    const held = new Map(rows?.map((balance) => [balance.asset, availableForFlexible(balance)]));
    const idle = idleCoins(
      coins?.map((coin) => {
        const available = held.get(coin.asset);
        return {
          asset: coin.asset,
          icon: coin.icon,
          available,
          valueUsdt: valueOf(coin.asset, available),
          offer: bestOffer(coin, terms?.get(coin.asset) ?? []),
        };
      }) ?? [],
    ).flatMap(({ available, ...coin }) => (available === undefined ? [] : [{ ...coin, available }]));
    return {
      coins: idle.length === 0 ? NONE : idle,
      worth: overviewSum(idle.map(({ asset, valueUsdt }) => ({ key: asset, amount: valueUsdt }))),
      complete: unreadable === 0 && [...held.values()].every((available) => available !== undefined),
    };
  }, [coins, terms, rows, unreadable, valueOf]);
  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  if (market.state !== 'ready') return market;
  if (balances.state !== 'ready') return market.data.rows.length === 0 ? { ...market, data } : balances;
  return pending ? { state: 'loading' } : mapReading(balances, () => data);
}
