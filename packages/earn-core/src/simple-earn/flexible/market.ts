import { type Decimal, compare, isPositive } from '../../decimal/decimal.ts';
import { coinSearch } from '../auto-earn/rules.ts';
import { highestLadderApr, marketApr } from '../../rates/rate.ts';
import type { MarketCoin } from './contract.ts';

/** A rate and what it is made of; all are fractions per year. */
export interface MarketAprParts {
  /** Base and bonus together; `undefined` while the base rate is not known. */
  readonly totalFraction: Decimal | undefined;
  /** Rate of the next hour. */
  readonly baseFraction: Decimal | undefined;
  /** What the bonus adds at best; `undefined` where there is no bonus. */
  readonly bonusFraction: Decimal | undefined;
}

/**
 * What a coin of the market pays at best, and what that is made of: its next rate and its highest ladder bonus (FM-12). The
 * market says nothing of campaigns beside the ladder, so a ladder listed there is an open one.
 */
export function marketAprParts(coin: Pick<MarketCoin, 'nextAprFraction' | 'ladder'>): MarketAprParts {
  const bonus = highestLadderApr(coin.ladder);
  return { totalFraction: marketApr(coin), baseFraction: coin.nextAprFraction, bonusFraction: isPositive(bonus) ? bonus : undefined };
}

/** The order of a market list. */
export interface MarketSort {
  /** By rate or by name. */
  readonly key: 'apr' | 'asset';
  readonly direction: 'asc' | 'desc';
}

const byName = (first: MarketCoin, second: MarketCoin): number => (first.asset < second.asset ? -1 : first.asset > second.asset ? 1 : 0);

const byApr = (first: MarketCoin, second: MarketCoin, sign: 1 | -1): number => {
  const one = marketApr(first);
  const other = marketApr(second);
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1;
  return compare(one, other) * sign;
};

/**
 * The coins whose name holds what is searched for, in order. Coins without a known rate come last whichever way rates
 * are sorted; equal rates are in order of name.
 */
export function marketList(coins: readonly MarketCoin[], search: string, sort: MarketSort): readonly MarketCoin[] {
  const wanted = coinSearch(search);
  const sign = sort.direction === 'asc' ? 1 : -1;
  return coins
    .filter((coin) => coin.asset.toUpperCase().includes(wanted))
    .sort((first, second) => (sort.key === 'asset' ? byName(first, second) * sign : byApr(first, second, sign) || byName(first, second)));
}
