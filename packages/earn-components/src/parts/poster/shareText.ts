import { type Decimal, compare, decimal, formatPercent, isPositive } from '@earnkit/core';

const SMALLEST_SHARE = decimal('0.0001');

/** A share of a whole in percent, cut down; one too small for two decimals is `< 0.01%` and never looks like nothing. */
export const shareText = (fraction: Decimal): string =>
  isPositive(fraction) && compare(fraction, SMALLEST_SHARE) < 0 ? `< ${formatPercent(SMALLEST_SHARE)}` : formatPercent(fraction);
