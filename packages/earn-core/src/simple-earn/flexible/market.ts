import { type Decimal, isPositive } from '../../decimal/decimal.ts';
import { type SortDirection, compareKnown, compareText, searchCoins } from '../../lists/rules.ts';
import { highestLadderApr, marketApr } from '../../rates/rate.ts';
import type { MarketCoin } from './contract.ts';

/** A rate and its parts, as fractions per year. */
export interface MarketAprParts {
  /** Base and bonus together; `undefined` while the base rate is not known. */
  readonly totalFraction: Decimal | undefined;
  /** Rate of the next hour. */
  readonly baseFraction: Decimal | undefined;
  /** The highest bonus; `undefined` where there is none. */
  readonly bonusFraction: Decimal | undefined;
}

/**
 * The highest rate of a market coin: its next rate and its highest ladder bonus (FM-12). The market has no campaign
 * status, so a ladder listed there counts as open.
 */
export function marketAprParts(coin: Pick<MarketCoin, 'nextAprFraction' | 'ladder'>): MarketAprParts {
  const bonus = highestLadderApr(coin.ladder);
  return { totalFraction: marketApr(coin), baseFraction: coin.nextAprFraction, bonusFraction: isPositive(bonus) ? bonus : undefined };
}

/** The order of a market list. */
export interface MarketSort {
  /** By rate or by name. */
  readonly key: 'apr' | 'asset';
  /** Ascending or descending. */
  readonly direction: SortDirection;
}

/**
 * The coins whose name contains the search, in order. Coins without a known rate come last in both directions; equal
 * rates are sorted by name.
 */
export const marketList = <Coin extends MarketCoin>(
  coins: readonly Coin[],
  search: string,
  { key, direction }: MarketSort,
): readonly Coin[] =>
  searchCoins(coins, search).sort((first, second) =>
    key === 'asset'
      ? compareText(first.asset, second.asset, direction)
      : compareKnown(marketApr(first), marketApr(second), direction) || compareText(first.asset, second.asset),
  );
