import { type Decimal, ZERO, add, compare, decimal, divide, isNegative, isZero, multiply, subtract } from '../../decimal.ts';

/** A part as it is cut, and what was cut off; that is negative where a negative part is cut towards zero. */
interface CutPart {
  readonly shown: Decimal;
  readonly remainder: Decimal;
}

/**
 * Distributes parts so that they add up to a total that was cut separately (AMB-154). Missing steps go to the parts with the largest
 * remainders, one each; excess steps are taken from those with the smallest. Among equal remainders the first part is chosen.
 */
function shareOut(parts: readonly CutPart[], total: Decimal, step: Decimal): readonly Decimal[] {
  const shown = parts.map((part) => part.shown);
  let missing = subtract(total, ...shown);
  // Sorting keeps the order of equal ones.
  const order = parts.map((_, index) => index).toSorted((first, second) => compare(remainderOf(second), remainderOf(first)));
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

/** Decimals of a rate on the screen, as a fraction: 2 of the percent (AMB-043). */
const SHOWN_RATE_DECIMALS = 4;

/** The least step of a rate on the screen. */
const STEP = decimal('0.0001');

/** A rate on the screen and its parts by name; the parts add up to `total`. */
export type ShownParts<Name extends string> = { readonly [Part in Name | 'total']: Decimal };

/**
 * The parts of a rate as they are shown (AMB-154): the total is cut to 2 decimals of percent first. Each part is cut, and the
 * hundredths that are missing go to the parts with the largest remainders, so that what is shown adds up. Among equal
 * remainders the first part gets it.
 *
 * @param parts what each part earns in a year on `amount`, exact; a rate itself where `amount` is one. Never negative.
 * @param amount what earns. Must be positive.
 */
export function shownParts<const Name extends string>(parts: Readonly<Record<Name, Decimal>>, amount: Decimal): ShownParts<Name> {
  const names = Object.keys(parts) as Name[];
  const total = divide(add(ZERO, ...names.map((name) => parts[name])), amount, SHOWN_RATE_DECIMALS);
  const cut = names.map((name) => {
    const shown = divide(parts[name], amount, SHOWN_RATE_DECIMALS);
    return { shown, remainder: subtract(parts[name], multiply(shown, amount)) };
  });
  const shown = shareOut(cut, total, STEP);
  return { ...Object.fromEntries(names.map((name, index) => [name, shown[index]])), total } as ShownParts<Name>;
}
