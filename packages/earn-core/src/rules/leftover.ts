import { type Decimal, compare, isPositive, subtract } from '../decimal.ts';

/** The remainder of a redemption when it is too small to be redeemed on its own (AMB-164). */
export interface Leftover {
  /** The remainder; less than `least`. */
  readonly left: Decimal;
  /** The minimum redemption of a larger holding. */
  readonly least: Decimal;
  /** The whole holding; `undefined` where not all of it can be redeemed this way. */
  readonly all: Decimal | undefined;
}

/**
 * The remainder of a redemption when it is too small to be redeemed on its own (AMB-164). `undefined` when nothing or enough remains,
 * and while one of the arguments is not known. Exact: nothing is rounded.
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
