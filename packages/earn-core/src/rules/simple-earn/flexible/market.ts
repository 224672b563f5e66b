import { type Decimal, isPositive } from '../../../decimal.ts';
import { type SortDirection, compareKnown, compareText, searchCoins } from '../../lists.ts';
import { highestLadderApr, marketApr } from '../../rates/rate.ts';
import type { Ladder } from '../../../endpoint/wireLadder.ts';
import type { MarketCoin } from '../../../contract/simple-earn/flexible.ts';
import { bonusSteps } from './bonusSteps.ts';
import { type NotLent, asLent, notLent } from './lending.ts';

/** A rate and its parts, as fractions per year. */
export interface MarketAprParts {
  /** Base and bonus together; zero while it is not lent, `undefined` while the base rate is not known. */
  readonly totalFraction: Decimal | undefined;
  /** Rate of the next hour. */
  readonly baseFraction: Decimal | undefined;
  /** The highest bonus; `undefined` where there is none. */
  readonly bonusFraction: Decimal | undefined;
  /** Why the coin is not lent for this person and earns nothing (AMB-158); `undefined` where it is lent, and while that is not known. */
  readonly notLent: NotLent | undefined;
}

/** What a list says of a coin's bonus; the campaign where the exchange names it there. */
export type MarketBonus = Pick<MarketCoin, 'ladder'> & Partial<Pick<MarketCoin, 'bonusOpen' | 'bonusAprFraction' | 'bonusLimit'>>;

/** What a list says of a coin's rate and bonus. */
export type MarketTerms = Pick<MarketCoin, 'nextAprFraction'> & MarketBonus;

/** A coin of a list as a product. Where the list does not say whether a campaign is open, the ladder that it lists counts. */
const termsOf = <Coin extends MarketBonus>({ bonusOpen = true, bonusAprFraction, bonusLimit, ...coin }: Coin) => ({
  ...coin,
  bonusOpen,
  bonusAprFraction,
  bonusLimit,
});

/** The bonus of a market coin as steps. */
export const marketSteps = (coin: MarketBonus): Ladder => bonusSteps(termsOf(coin));

/**
 * The highest rate of a market coin: its next rate and its highest bonus (FM-12).
 *
 * @param minAprFraction the least rate at which the person lends the coin. @default they have none, or it is not known
 */
export function marketAprParts(coin: MarketTerms, minAprFraction?: Decimal): MarketAprParts {
  const terms = asLent(termsOf(coin), minAprFraction);
  const { nextAprFraction } = terms;
  const ladder = bonusSteps(terms);
  const bonus = highestLadderApr(ladder);
  return {
    totalFraction: marketApr({ nextAprFraction, ladder }),
    baseFraction: nextAprFraction,
    bonusFraction: isPositive(bonus) ? bonus : undefined,
    notLent: notLent(minAprFraction, coin.nextAprFraction),
  };
}

/** The order of a market list. */
export interface MarketSort<Key extends string = 'apr'> {
  /** By a figure, such as the rate, or by name. */
  readonly key: Key | 'asset';
  /** Ascending or descending. */
  readonly direction: SortDirection;
}

/**
 * The coins whose name contains the search, in order. Coins whose figure is not known come last in both directions; equal
 * figures are sorted by name.
 *
 * @param figureOf the figure to sort by. @default the highest rate of the market
 */
export const marketList = <Coin extends MarketTerms & Pick<MarketCoin, 'asset'>, Key extends string = 'apr'>(
  coins: readonly Coin[],
  search: string,
  { key, direction }: MarketSort<Key>,
  figureOf: (coin: Coin, key: Key) => Decimal | undefined = (coin) => marketAprParts(coin).totalFraction,
): readonly Coin[] =>
  searchCoins(coins, search).sort((first, second) =>
    key === 'asset'
      ? compareText(first.asset, second.asset, direction)
      : compareKnown(figureOf(first, key), figureOf(second, key), direction) || compareText(first.asset, second.asset),
  );
