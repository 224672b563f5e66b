import { type Decimal, compare, isPositive, subtract } from '../decimal.ts';

/** What a redemption leaves behind that is too little to be redeemed alone (AMB-164). */
export interface Leftover {
  /** What stays; less than `least`. */
  readonly left: Decimal;
  /** The least that can be redeemed of a larger holding. */
  readonly least: Decimal;
  /** The whole holding; `undefined` where not all of it can be redeemed this way. */
  readonly all: Decimal | undefined;
}

/**
 * What a redemption leaves behind that is too little to be redeemed alone (AMB-164); `undefined` where it leaves nothing or enough,
 * and while one of the three is not known. Exact: nothing is rounded.
 *
 * @param sent what is redeemed.
 * @param held what can be redeemed in all.
 * @param least the least redemption.
 */
export function leftoverOf(sent: Decimal | undefined, held: Decimal | undefined, least: Decimal | undefined): Leftover | undefined {
  if (sent === undefined || held === undefined || least === undefined) return undefined;
  const left = subtract(held, sent);
  return isPositive(left) && compare(left, least) < 0 ? { left, least, all: held } : undefined;
}

/** Whether an amount is the whole holding: it can be redeemed also where it is below a minimum, or has more digits than the field takes (AMB-164). */
export const isWhole = (amount: Decimal, held: Decimal | undefined): boolean =>
  held !== undefined && isPositive(held) && compare(amount, held) === 0;
