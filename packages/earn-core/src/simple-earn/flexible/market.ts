import { type Decimal, add, compare, isPositive, max } from '../../decimal/decimal.ts';
import type { LadderStep } from '../ladder.ts';
import type { MarketCoin } from './contract.ts';

/** A rate and what it is made of; all are fractions per year. */
export interface AprParts {
  /** Base and bonus together; `undefined` while the base rate is not known. */
  readonly totalFraction: Decimal | undefined;
  /** Rate of the next hour. */
  readonly baseFraction: Decimal | undefined;
  /** What the bonus adds at best; `undefined` where there is no bonus. */
  readonly bonusFraction: Decimal | undefined;
}

/** The highest bonus of a ladder as a fraction; `undefined` where no step gives any. */
export function highestLadderBonus(ladder: readonly LadderStep[]): Decimal | undefined {
  const [first, ...rest] = ladder.map((step) => step.aprFraction);
  const highest = first === undefined ? undefined : max(first, ...rest);
  return highest !== undefined && isPositive(highest) ? highest : undefined;
}

/** What a coin of the market pays at best: its next rate and its highest ladder bonus (FM-12). */
export function marketApr(coin: Pick<MarketCoin, 'nextAprFraction' | 'ladder'>): AprParts {
  const baseFraction = coin.nextAprFraction;
  const bonusFraction = highestLadderBonus(coin.ladder);
  return {
    totalFraction: baseFraction === undefined ? undefined : bonusFraction === undefined ? baseFraction : add(baseFraction, bonusFraction),
    baseFraction,
    bonusFraction,
  };
}

/** What is searched for: without blanks around it, in capitals, whatever the machine's language (SE-A-05). */
export const searchedCoin = (typed: string): string => typed.trim().toUpperCase();

/** The order of a market list. */
export interface MarketSort {
  /** By rate or by name. */
  readonly key: 'apr' | 'asset';
  readonly direction: 'asc' | 'desc';
}

const byName = (first: MarketCoin, second: MarketCoin): number => (first.asset < second.asset ? -1 : first.asset > second.asset ? 1 : 0);

const byApr = (first: MarketCoin, second: MarketCoin, sign: 1 | -1): number => {
  const one = marketApr(first).totalFraction;
  const other = marketApr(second).totalFraction;
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1;
  return compare(one, other) * sign;
};

/**
 * The coins whose name holds what is searched for, in order. Coins without a known rate come last whichever way rates
 * are sorted; equal rates are in order of name.
 */
export function marketList(coins: readonly MarketCoin[], search: string, sort: MarketSort): readonly MarketCoin[] {
  const wanted = searchedCoin(search);
  const sign = sort.direction === 'asc' ? 1 : -1;
  return coins
    .filter((coin) => coin.asset.toUpperCase().includes(wanted))
    .sort((first, second) => (sort.key === 'asset' ? byName(first, second) * sign : byApr(first, second, sign) || byName(first, second)));
}
