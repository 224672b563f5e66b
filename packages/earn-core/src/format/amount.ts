import { type Grouping, groupDigits } from '@earnkit/time';
import { type Decimal, compare, roundDown, decimal, divide, fixed, isNegative, isZero } from '../decimal.ts';
import { isChinese, isTraditionalChinese } from './locale.ts';

/** How figures are written. The decimal mark is a point in each of them, in every language (FM-01). */
export interface FigureFormats {
  /** How whole digits are grouped, as {@link Grouping} lists it. @default 'comma' */
  readonly grouping?: Grouping;
}

/** Language and formats of a figure that has a unit of its language. */
export interface FigureStyle extends FigureFormats {
  /** Language tag; Chinese counts in ten thousands (FM-07). */
  readonly locale: string;
}

/** Text for a value that is not known, never zero. */
export const UNKNOWN_TEXT = '--';

/** Most decimals shown (FM-04). */
const MAX_SHOWN_DECIMALS = 8;

const SMALLEST = decimal('0.00000001');
const ONE = decimal('1');
const TEN = decimal('10');

const absolute = (value: Decimal): Decimal => (isNegative(value) ? decimal(value.slice(1)) : value);

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

interface Unit {
  readonly from: Decimal;
  readonly sign: string;
}

const unit = (zeros: number, sign: string): Unit => ({ from: decimal(`1${'0'.repeat(zeros)}`), sign });

const UNITS: readonly Unit[] = [unit(12, 'T'), unit(9, 'B'), unit(6, 'M'), unit(3, 'K')];
const CHINESE_UNITS: readonly Unit[] = [unit(12, '万亿'), unit(8, '亿'), unit(4, '万')];
const TRADITIONAL_UNITS: readonly Unit[] = [unit(12, '萬億'), unit(8, '億'), unit(4, '萬')];

const unitsOf = (locale: string): readonly Unit[] => {
  if (isTraditionalChinese(locale)) return TRADITIONAL_UNITS;
  return isChinese(locale) ? CHINESE_UNITS : UNITS;
};

/**
 * A large amount in short: `1.23K`, `2.50B`, `12.34萬` (FM-06, FM-07, AMB-045). Two decimals, cut down; below the first
 * unit as {@link formatAmount}.
 *
 * @param value the amount; `undefined` gives {@link UNKNOWN_TEXT}.
 * @param style language of the unit, and how the area writes figures.
 */
export function formatCompact(value: Decimal | undefined, style: FigureStyle): string {
  if (value === undefined) return UNKNOWN_TEXT;
  const size = absolute(value);
  const found = unitsOf(style.locale).find(({ from }) => compare(size, from) >= 0);
  if (!found) return formatAmount(value, style);
  return `${isNegative(value) ? '-' : ''}${groupDigits(fixed(divide(size, found.from, 2), 2), style.grouping)}${found.sign}`;
}
