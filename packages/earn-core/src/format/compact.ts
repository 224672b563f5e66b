import { groupDigits } from '@earnkit/time';
import { type Decimal, compare, decimal, divide, fixed, isNegative } from '../decimal.ts';
import { isChinese, isTraditionalChinese } from './locale.ts';
import { type FigureFormats, UNKNOWN_TEXT, absolute, formatAmount } from './amount.ts';

/** Language and formats of a figure that has a unit of its language. */
export interface FigureStyle extends FigureFormats {
  /** Language tag; Chinese counts in ten thousands (FM-07). */
  readonly locale: string;
}

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
