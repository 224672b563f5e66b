import { groupDigits } from '@earnkit/time';
import { type Decimal, decimal, fixed, multiply } from '../decimal.ts';
import { type FigureFormats, UNKNOWN_TEXT } from './amount.ts';

const HUNDRED = decimal('100');

/** A fraction as percent digits, exact and without the sign: 0.0123 is `1.23`. */
export const percentOf = (fraction: Decimal): Decimal => multiply(fraction, HUNDRED);

/**
 * A rate as percent with 2 decimals, cut down and grouped: 0.11239 is `11.23%`, 12 is `1,200.00%` (AMB-043).
 *
 * @param fraction the rate as a fraction; `undefined` gives `--`.
 * @param formats how the area writes figures; a text outside an area passes `{}`.
 */
export function formatPercent(fraction: Decimal | undefined, formats: FigureFormats): string {
  if (fraction === undefined) return UNKNOWN_TEXT;
  const digits = fixed(percentOf(fraction), 2);
  return `${groupDigits(/^-0\.0+$/.test(digits) ? digits.slice(1) : digits, formats.grouping)}%`;
}

/**
 * A rate before and after a change as percent: with 2 decimals as {@link formatPercent} writes it, or with every digit where
 * 2 decimals show the same for both (R04).
 *
 * @param change the rates as fractions.
 * @param formats how the area writes figures; a text outside an area passes `{}`.
 */
export function formatPercentChange(
  { from, to }: { readonly from: Decimal; readonly to: Decimal },
  formats: FigureFormats,
): { readonly from: string; readonly to: string } {
  const texts = { from: formatPercent(from, formats), to: formatPercent(to, formats) };
  return texts.from === texts.to ? { from: formatExactPercent(from, formats), to: formatExactPercent(to, formats) } : texts;
}

/**
 * A rate as percent with every digit it has, for what is charged: a fee of 0.00125 is `0.125%`, which cut down would be less.
 *
 * @param fraction the rate as a fraction.
 * @param formats how the area writes figures; a text outside an area passes `{}`.
 */
export const formatExactPercent = (fraction: Decimal, formats: FigureFormats): string =>
  `${groupDigits(percentOf(fraction), formats.grouping)}%`;
