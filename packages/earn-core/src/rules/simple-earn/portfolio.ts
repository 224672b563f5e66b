import { type Decimal, ZERO, add, compare, isPositive } from '../../decimal.ts';
import { compareText } from '../lists.ts';
import { overviewShares } from '../overview.ts';

/** An amount that a person has in a product. */
export interface HeldAmount {
  /** The coin. */
  readonly asset: string;
  /** `undefined` where it is not known. */
  readonly amount: Decimal | undefined;
}

/** A coin's part of what a person has. */
export interface AllocationPart {
  /** The coin; `undefined` for all smaller ones together. */
  readonly asset: string | undefined;
  /** What it is worth in USDT. */
  readonly valueUsdt: Decimal;
  /** Its share, 0 to 1, with 4 decimals: those of all parts add up to 1 (AMB-154). */
  readonly shareFraction: Decimal;
}

/** How what a person has is spread over coins. */
export interface Allocation {
  /** The coins, the most valuable first. */
  readonly parts: readonly AllocationPart[];
  /** Coins without a known amount or price. They are in no part: unknown is not zero. */
  readonly unvalued: readonly string[];
}

/** Coins that have a part of their own; smaller ones share one. */
const OWN_PARTS = 5;

/**
 * Spreads what a person has over coins by value. A coin of which one amount or the price is not known is named and left out
 * whole, and a coin of which there is nothing is left out.
 *
 * @param valueOf value of an amount in USDT, exact; `undefined` without a price.
 */
export function allocationOf(
  held: readonly HeldAmount[],
  valueOf: (asset: string, amount: Decimal | undefined) => Decimal | undefined,
): Allocation {
  const sums = new Map<string, Decimal | undefined>();
  for (const { asset, amount } of held) {
    const before = sums.has(asset) ? sums.get(asset) : ZERO;
    sums.set(asset, before && amount && add(before, amount));
  }
  const valued = [...sums].map(([asset, amount]) => ({ asset, valueUsdt: amount === ZERO ? ZERO : valueOf(asset, amount) }));
  const unvalued = valued.filter(({ valueUsdt }) => valueUsdt === undefined).map(({ asset }) => asset);
  const coins = valued
    .flatMap(({ asset, valueUsdt }) => (valueUsdt !== undefined && isPositive(valueUsdt) ? [{ asset, valueUsdt }] : []))
    .toSorted((first, second) => compare(second.valueUsdt, first.valueUsdt) || compareText(first.asset, second.asset));
  // One coin too many has a part of its own: "others" would have no fewer.
  const own = coins.length <= OWN_PARTS + 1 ? coins : coins.slice(0, OWN_PARTS);
  const others = coins.slice(own.length).map(({ valueUsdt }) => valueUsdt);
  const rows = others.length === 0 ? own : [...own, { asset: undefined, valueUsdt: add(ZERO, ...others) }];
  return { parts: withShares(rows), unvalued: unvalued.toSorted((first, second) => compareText(first, second)) };
}

function withShares(rows: readonly Omit<AllocationPart, 'shareFraction'>[]): readonly AllocationPart[] {
  const shares = overviewShares(rows.map(({ valueUsdt: amount }, index) => ({ key: String(index), amount })));
  return rows.map((row, index) => ({ ...row, shareFraction: shares.find(({ key }) => key === String(index))?.shareFraction ?? ZERO }));
}
