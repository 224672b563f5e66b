import { isStablecoin } from '../account/prices.ts';
import { type Decimal, ZERO, add, isPositive } from '../../decimal.ts';
import { compareKnown } from '../lists.ts';
import type { NextUnitRate } from '../rates/nextUnit.ts';
import type { WayObstacle, WayToEarn } from '../ways.ts';
import type { Ladder } from '../../endpoint/wireLadder.ts';
import type { FixedProduct } from '../../contract/simple-earn/fixed.ts';
import { type MarketBonus, type MarketSort, marketSteps } from './flexible/market.ts';
import type { FixedWay } from './ways.ts';

/** Which coins of the market are listed; `usable` are those of which the person has something to put in. */
export type MarketFilter = 'all' | 'usable' | 'stable' | 'fixed' | 'bonus' | 'mine';

/** A figure by which the market is sorted: the flexible rate, the best rate with a bonus, that of a term, and what the person has. */
export type MarketFigure = 'apr' | 'bonus' | `term-${number}` | 'held' | 'available';

/** The key by which the market is sorted by a term of so many days. */
export const termKey = (days: number): `term-${number}` => `term-${days}`;

/** The days of a {@link termKey}; `undefined` for another key. */
export const daysOfKey = (key: string): number | undefined => (key.startsWith('term-') ? Number(key.slice('term-'.length)) : undefined);

/**
 * The order in which a filter lists the market at first (AMB-173): by what it asks for, the highest first.
 *
 * @param term the term that most coins offer; `undefined` while it is not known, and where there is none.
 */
export const sortOfFilter = (filter: MarketFilter, term: number | undefined): MarketSort<MarketFigure> => ({
  key: filter === 'bonus' ? 'bonus' : filter === 'fixed' && term !== undefined ? termKey(term) : 'apr',
  direction: 'desc',
});

/** What a filter asks of a coin. */
export interface FilteredCoin extends MarketBonus {
  /** The coin. */
  readonly asset: string;
  /** The ladders of its fixed products. */
  readonly fixed: readonly Pick<FixedProduct, 'ladder'>[];
  /** What the person holds of it in Simple Earn; `undefined` while it is not known. */
  readonly held: Decimal | undefined;
  /** What the person has of it to put in; `undefined` while it is not known. */
  readonly available?: Decimal | undefined;
}

const paysBonus = (ladder: Ladder): boolean => ladder?.some(({ aprFraction }) => isPositive(aprFraction)) ?? false;

/** Whether a coin is listed. A coin of which it is not known what the person has is not listed as theirs. */
export function isListed({ asset, fixed, held, available, ...bonus }: FilteredCoin, filter: MarketFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'usable':
      return available !== undefined && isPositive(available);
    case 'stable':
      return isStablecoin(asset);
    case 'fixed':
      return fixed.length > 0;
    case 'bonus':
      return paysBonus(marketSteps(bonus)) || fixed.some((product) => paysBonus(product.ladder));
    case 'mine':
      return held !== undefined && isPositive(held);
  }
}

/** The most terms that have a column of their own. */
const MOST_TERMS = 4;

/** Terms with the coins that offer them, the most frequent first. Equally frequent ones: the shorter. */
function termsByCoins(products: readonly Pick<FixedProduct, 'asset' | 'days'>[]): readonly number[] {
  const coins = new Map<number, Set<string>>();
  for (const { asset, days } of products) coins.set(days, (coins.get(days) ?? new Set()).add(asset));
  return [...coins]
    .sort(([firstDays, first], [secondDays, second]) => second.size - first.size || firstDays - secondDays)
    .map(([days]) => days);
}

/** The terms that most coins offer, shortest first, four at most. Equally frequent ones: the shorter. */
export const marketTerms = (products: readonly Pick<FixedProduct, 'asset' | 'days'>[]): readonly number[] =>
  termsByCoins(products)
    .slice(0, MOST_TERMS)
    .sort((first, second) => first - second);

/** The term that most coins offer; `undefined` where there is none. */
export const mainTerm = (products: readonly Pick<FixedProduct, 'asset' | 'days'>[]): number | undefined => termsByCoins(products)[0];

/** A way to earn with the rate of its next unit. */
export type RatedWay<Way extends WayToEarn = WayToEarn> = Way & { readonly rate: NextUnitRate };

/** The rate that a way pays now; `undefined` where nothing can be put in, or no rate is named. */
const usableRate = ({ obstacle, rate }: RatedWay): Decimal | undefined =>
  obstacle === undefined || obstacle === 'unknown' ? rate.aprFraction : undefined;

/** How far a way is from being used, the nearest first. */
const DISTANCE: Readonly<Record<WayObstacle, number>> = {
  unknown: 1,
  'not-lent': 2,
  'used-up': 2,
  'sold-out': 3,
  'not-started': 3,
  ended: 4,
  'no-rate': 4,
  vip: 5,
};

/**
 * The way that represents a coin's term in a list: one that the person can use before others, one that is sold out before one for VIPs, the
 * best rate first. `undefined` where the coin has no such term.
 */
export function wayOfTerm<Way extends RatedWay<FixedWay>>(ways: readonly Way[], days: number): Way | undefined {
  const distance = ({ obstacle }: Way): number => (obstacle === undefined ? 0 : DISTANCE[obstacle]);
  const [first] = ways
    .filter((way) => way.days === days)
    .sort((one, other) => distance(one) - distance(other) || compareKnown(one.rate.aprFraction, other.rate.aprFraction, 'desc'));
  return first;
}

/**
 * The highest of the rates that a person can have now, which pays a bonus where that is asked for. `undefined` where there is none.
 *
 * @param withBonus counts only ways whose next unit gets a bonus. @default all
 */
export const highestWay = <Way extends RatedWay>(ways: readonly Way[], withBonus = false): Way | undefined =>
  ways
    .filter((way) => usableRate(way) !== undefined && (!withBonus || isPositive(way.rate.bonusFraction)))
    .toSorted((first, second) => compareKnown(usableRate(first), usableRate(second), 'desc'))[0];

/** A list of what a person holds, and whether it is all of it. */
export interface HeldList {
  /** Each holding with its amount in coins; `undefined` where that is not known. */
  readonly rows: readonly { readonly asset: string; readonly amount: Decimal | undefined }[];
  /** Whether these are all that the person has. */
  readonly complete: boolean;
}

/**
 * What a person holds of each coin over several lists. `undefined` where a list was not read, an amount is not known, or the
 * coin may stand in a part of a list that was not read: unknown is not zero.
 */
export function heldAmounts(lists: readonly (HeldList | undefined)[]): (asset: string) => Decimal | undefined {
  const sums = new Map<string, Decimal | undefined>();
  let complete = true;
  for (const list of lists) {
    complete &&= list?.complete ?? false;
    for (const { asset, amount } of list?.rows ?? []) {
      const before = sums.has(asset) ? sums.get(asset) : ZERO;
      sums.set(asset, before === undefined || amount === undefined ? undefined : add(before, amount));
    }
  }
  return (asset) => {
    if (!complete) return undefined;
    return sums.has(asset) ? sums.get(asset) : ZERO;
  };
}
