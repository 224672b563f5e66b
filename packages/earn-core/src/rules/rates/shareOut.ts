import { type Decimal, ZERO, add, compare, isNegative, isZero, subtract } from '../../decimal.ts';

/** A part as it is cut, and what was cut off; that is negative where a negative part is cut towards zero. */
export interface CutPart {
  readonly shown: Decimal;
  readonly remainder: Decimal;
}

/**
 * Parts that add up to a total which was cut for itself (AMB-154): the steps that are missing go to the parts with the largest
 * remainders, one each, and steps that are too many are taken from those with the smallest. Among equal remainders the first part.
 */
export function shareOut(parts: readonly CutPart[], total: Decimal, step: Decimal): readonly Decimal[] {
  const shown = parts.map((part) => part.shown);
  let missing = subtract(total, ...shown);
  const order = parts
    .map((_, index) => index)
    .toSorted((first, second) => compare(remainderOf(second), remainderOf(first)) || first - second);
  const change = isNegative(missing) ? subtract(ZERO, step) : step;
  for (const index of isNegative(missing) ? order.toReversed() : order) {
    if (isZero(missing)) break;
    shown[index] = add(shown[index] ?? ZERO, change);
    missing = subtract(missing, change);
  }
  return shown;

  function remainderOf(index: number): Decimal {
    return parts[index]?.remainder ?? ZERO;
  }
}
