import { type Decimal, type FigureFormats, compare, decimal, formatPercent, isPositive } from '@earnkit/core';

const SMALLEST_SHARE = decimal('0.0001');

/** A share of a whole in percent, rounded down to two decimals; a smaller share is `< 0.01%` and never looks like zero. */
export const shareText = (fraction: Decimal, formats: FigureFormats): string =>
  isPositive(fraction) && compare(fraction, SMALLEST_SHARE) < 0
    ? `< ${formatPercent(SMALLEST_SHARE, formats)}`
    : formatPercent(fraction, formats);
