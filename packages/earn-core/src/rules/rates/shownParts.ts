import { type Decimal, ZERO, add, decimal, divide, multiply, subtract } from '../../decimal.ts';
import { shareOut } from './shareOut.ts';

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
