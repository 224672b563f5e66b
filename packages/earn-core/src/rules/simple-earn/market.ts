import { isStablecoin } from '../account/prices.ts';
import { type Decimal, ZERO, add, isPositive } from '../../decimal.ts';
import { compareKnown } from '../lists.ts';
import type { Ladder } from '../../endpoint/wireLadder.ts';
import type { FixedProduct } from '../../contract/simple-earn/fixed.ts';
import { fixedHeadlineApr } from './fixed/product.ts';
import { type MarketBonus, marketSteps } from './flexible/market.ts';

/** Which coins of the market are listed. */
export type MarketFilter = 'all' | 'stable' | 'fixed' | 'bonus' | 'mine';

/** What a filter asks of a coin. */
export interface FilteredCoin extends MarketBonus {
  /** The coin. */
  readonly asset: string;
  /** The ladders of its fixed products. */
  readonly fixed: readonly Pick<FixedProduct, 'ladder'>[];
  /** What the person holds of it in Simple Earn; `undefined` while it is not known. */
  readonly held: Decimal | undefined;
}

const paysBonus = (ladder: Ladder): boolean => ladder?.some(({ aprFraction }) => isPositive(aprFraction)) ?? false;

/** Whether a coin is listed. A coin of which it is not known what the person holds is not listed as theirs. */
export function isListed({ asset, fixed, held, ...bonus }: FilteredCoin, filter: MarketFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
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

/** The terms that most coins offer, shortest first, four at most. Equally frequent ones: the shorter. */
export function marketTerms(products: readonly Pick<FixedProduct, 'asset' | 'days'>[]): readonly number[] {
  const coins = new Map<number, Set<string>>();
  for (const { asset, days } of products) coins.set(days, (coins.get(days) ?? new Set()).add(asset));
  return [...coins]
    .sort(([firstDays, first], [secondDays, second]) => second.size - first.size || firstDays - secondDays)
    .slice(0, MOST_TERMS)
    .map(([days]) => days)
    .sort((first, second) => first - second);
}

/**
 * The product that represents a coin's term: for everyone before others, on sale before sold out, the best rate first.
 * `undefined` where the coin has no such term.
 */
export function productOfTerm<Product extends FixedProduct>(products: readonly Product[], days: number): Product | undefined {
  const [first] = products
    .filter((product) => product.days === days)
    .sort(
      (one, other) =>
        Number(one.type !== 'normal') - Number(other.type !== 'normal') ||
        Number(one.soldOut !== false) - Number(other.soldOut !== false) ||
        compareKnown(fixedHeadlineApr(one)?.total, fixedHeadlineApr(other)?.total, 'desc'),
    );
  return first;
}

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
