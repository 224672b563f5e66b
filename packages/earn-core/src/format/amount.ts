import { type Grouping, groupDigits } from '@earnkit/time';
import { type Decimal, compare, roundDown, decimal, fixed, isNegative, isZero } from '../decimal.ts';

/** How figures are written. The decimal mark is a point in each of them, in every language (FM-01). */
export interface FigureFormats {
  /** How whole digits are grouped, as {@link Grouping} lists it. @default 'comma' */
  readonly grouping?: Grouping;
}

/** Text for a value that is not known, never zero. */
export const UNKNOWN_TEXT = '--';

/** Most decimals shown (FM-04). */
const MAX_SHOWN_DECIMALS = 8;

const SMALLEST = decimal('0.00000001');

const ONE = decimal('1');

const TEN = decimal('10');

export const absolute = (value: Decimal): Decimal => (isNegative(value) ? decimal(value.slice(1)) : value);

const unsigned = (size: Decimal): string =>
  compare(size, ONE) >= 0 ? fixed(size, shownDecimals(size)) : roundDown(size, MAX_SHOWN_DECIMALS);

/** Most decimals with which {@link formatAmount} shows an amount (AMB-044). */
export function shownDecimals(value: Decimal): number {
  const size = absolute(value);
  return compare(size, TEN) >= 0 ? 2 : compare(size, ONE) >= 0 ? 4 : MAX_SHOWN_DECIMALS;
}

/**
 * An amount for reading (FM-01 to FM-05, AMB-044): from 10 exactly 2 decimals, from 1 exactly 4, below 1 up to 8
 * without trailing zeros. Always cut down towards zero, never rounded up. What is too small to show is
 * `< 0.00000001`, and `> -0.00000001` below zero.
 *
 * @param value the amount; `undefined` gives {@link UNKNOWN_TEXT}.
 * @param formats how the area writes figures; a text outside an area passes `{}`.
 */
export function formatAmount(value: Decimal | undefined, formats: FigureFormats): string {
  if (value === undefined) return UNKNOWN_TEXT;
  if (isZero(value)) return '0';
  const size = absolute(value);
  if (compare(size, SMALLEST) < 0) return isNegative(value) ? `> -${SMALLEST}` : `< ${SMALLEST}`;
  return `${isNegative(value) ? '-' : ''}${groupDigits(unsigned(size), formats.grouping)}`;
}

/** A value in USDT of a statement, whose values are added up as they are shown: always 2 decimals, cut down towards zero. */
export const formatValue = (value: Decimal | undefined, formats: FigureFormats): string => {
  if (value === undefined) return UNKNOWN_TEXT;
  const size = fixed(absolute(value), 2);
  return `${isNegative(value) && size !== '0.00' ? '-' : ''}${groupDigits(size, formats.grouping)}`;
};

/**
 * An amount with every digit it has, grouped: for ledgers, records and what is about to be sent.
 *
 * @param value the amount; `undefined` gives {@link UNKNOWN_TEXT}.
 * @param formats how the area writes figures; a text outside an area passes `{}`.
 */
export const formatExact = (value: Decimal | undefined, formats: FigureFormats): string =>
  value === undefined ? UNKNOWN_TEXT : `${isNegative(value) ? '-' : ''}${groupDigits(absolute(value), formats.grouping)}`;
