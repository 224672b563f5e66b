import { type Decimal, formatAmount, formatExact, formatPercent } from '@earnkit/core';

/** An amount as it is shown; `undefined` stays unknown, which the parts draw as `--` and say in words. */
export const shownAmount = (amount: Decimal | undefined): string | undefined => (amount === undefined ? undefined : formatAmount(amount));

/** An amount with every digit it has, for records. */
export const shownExactly = (amount: Decimal | undefined): string | undefined => (amount === undefined ? undefined : formatExact(amount));

/** A rate as it is shown; `undefined` stays unknown. */
export const shownPercent = (fraction: Decimal | undefined): string | undefined =>
  fraction === undefined ? undefined : formatPercent(fraction);
