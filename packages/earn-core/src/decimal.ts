import { BigNumber } from 'bignumber.js';

declare const brand: unique symbol;

/** The brand of a {@link Decimal}; only the functions of this file add it. An interface, so that declarations can name it. */
export interface DecimalBrand {
  readonly [brand]: 'Decimal';
}

/**
 * An exact amount or rate: canonical plain digits such as `-12.5` or `0.00000001`. Never a number, never an exponent,
 * no leading zeros, no trailing zeros after the point, and never `-0`.
 */
export type Decimal = string & DecimalBrand;

/** Longest text that is parsed as a decimal; anything longer is rejected before any arithmetic. */
export const MAX_DECIMAL_LENGTH = 80;

/** Largest power of ten accepted in an exponent (`1e-8` on the wire); a text with a larger one is rejected. */
const MAX_DECIMAL_EXPONENT = 40;

const SHAPE = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,4}))?$/;

/** Decimal places of a quotient before {@link divide} cuts it to the places that were asked for. */
const QUOTIENT_DECIMALS = 60;

/** The library's own constructor, kept apart from any configuration a host application makes. */
const Exact = BigNumber.clone({
  DECIMAL_PLACES: QUOTIENT_DECIMALS,
  ROUNDING_MODE: BigNumber.ROUND_DOWN,
  EXPONENTIAL_AT: 1e9,
  POW_PRECISION: 0,
});

const plain = (value: BigNumber): Decimal => (value.isZero() ? '0' : value.toFixed()) as Decimal;

/**
 * Reads a decimal from text in plain or exponent form. A JavaScript number gives `undefined`, because it may have lost digits: read an answer
 * whose amounts are numbers with `parseExact` of `@earnkit/core/adapter`, which keeps them as text.
 *
 * @returns the canonical decimal, or `undefined` for anything else: not text, empty, over {@link MAX_DECIMAL_LENGTH}
 * characters, an exponent beyond {@link MAX_DECIMAL_EXPONENT}, `NaN`, `Infinity`, `0x10`, grouping or blanks.
 */
export function parseDecimal(text: unknown): Decimal | undefined {
  if (typeof text !== 'string' || text.length === 0 || text.length > MAX_DECIMAL_LENGTH) return undefined;
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const exponent = match[4];
  if (exponent !== undefined && Math.abs(Number.parseInt(exponent, 10)) > MAX_DECIMAL_EXPONENT) return undefined;
  return plain(new Exact(text));
}

/**
 * A decimal written in code, such as `decimal('0.000001')`.
 *
 * @throws RangeError when the text is not a decimal; for text from outside use {@link parseDecimal}.
 */
export function decimal(text: string): Decimal {
  const value = parseDecimal(text);
  if (value === undefined)
    throw new RangeError(`EK019: Not a decimal: ${text.slice(0, 40)}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek019`);
  return value;
}

/** Zero. A value that is not known is `undefined`, never zero. */
export const ZERO: Decimal = '0' as Decimal;
const HUNDREDTH = '0.01' as Decimal;

/** Exact sum of all values. */
export const add = (first: Decimal, ...rest: readonly Decimal[]): Decimal =>
  plain(rest.reduce((sum, value) => sum.plus(value), new Exact(first)));

/** Exact sum of parts; `undefined` where a part is not known, so that no sum is too small. */
export function sumOfKnown(parts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? add(ZERO, ...known) : undefined;
}

/** Exact difference, the first less all others. */
export const subtract = (first: Decimal, ...rest: readonly Decimal[]): Decimal =>
  plain(rest.reduce((difference, value) => difference.minus(value), new Exact(first)));

/** Exact product of all values. */
export const multiply = (first: Decimal, ...rest: readonly Decimal[]): Decimal =>
  plain(rest.reduce((product, value) => product.times(value), new Exact(first)));

/**
 * Quotient with at most `decimals` places, and never more than 60. Further places are cut off (towards zero), never
 * rounded, and zeros at the end are dropped. Multiply first and divide once, last (AMB-046).
 *
 * @throws RangeError when the divisor is zero.
 */
export function divide(dividend: Decimal, divisor: Decimal, decimals: number): Decimal {
  if (isZero(divisor)) throw new RangeError('EK020: Division by zero. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek020');
  return plain(new Exact(dividend).div(divisor).decimalPlaces(decimals, BigNumber.ROUND_DOWN));
}

/** Percent to fraction, exact (AMB-039). */
export const fractionOfPercent = (percent: Decimal): Decimal => multiply(percent, HUNDREDTH);

/** Cut towards zero to at most `decimals` places; amounts are never rounded up for the user. */
export const roundDown = (value: Decimal, decimals: number): Decimal =>
  plain(new Exact(value).decimalPlaces(decimals, BigNumber.ROUND_DOWN));

/** Rounded away from zero to at most `decimals` places; only for floors: the least rate sent (SE-F-35, SE-P-11), the least amount that can be sent. */
export const roundUp = (value: Decimal, decimals: number): Decimal => plain(new Exact(value).decimalPlaces(decimals, BigNumber.ROUND_UP));

/** Plain digits with exactly `decimals` places; longer values are cut down, shorter ones filled with zeros. Zero has no minus. */
export const fixed = (value: Decimal, decimals: number): string => new Exact(roundDown(value, decimals)).toFixed(decimals);

/** -1, 0 or 1 as the first is smaller than, equal to or greater than the second. */
export function compare(first: Decimal, second: Decimal): -1 | 0 | 1 {
  const order = new Exact(first).comparedTo(second);
  return order === null || order === 0 ? 0 : order < 0 ? -1 : 1;
}

/** True for zero. */
export const isZero = (value: Decimal): boolean => value === '0';

/** True above zero. */
export const isPositive = (value: Decimal): boolean => !isZero(value) && !value.startsWith('-');

/** True below zero. */
export const isNegative = (value: Decimal): boolean => value.startsWith('-');

/** The smallest of the values. */
export const min = (first: Decimal, ...rest: readonly Decimal[]): Decimal =>
  rest.reduce((smallest, value) => (compare(value, smallest) < 0 ? value : smallest), first);

/** The largest of the values. */
export const max = (first: Decimal, ...rest: readonly Decimal[]): Decimal =>
  rest.reduce((largest, value) => (compare(value, largest) > 0 ? value : largest), first);

/** Number of digits after the point. */
export const decimalPlaces = (value: Decimal): number => value.split('.')[1]?.length ?? 0;

/**
 * A share of a whole as a JavaScript number, for drawing only (a bar's length, a chart's height): never for arithmetic,
 * never shown, never sent.
 */
export const toChartNumber = (value: Decimal): number => Number(value);
