import { type Decimal, formatAmount, formatPercent } from '@earnkit/core';

/** An amount as it is shown; `undefined` stays unknown, which the parts draw as `--` and say in words. */
export const shownAmount = (amount: Decimal | undefined): string | undefined => (amount === undefined ? undefined : formatAmount(amount));

/** A rate as it is shown; `undefined` stays unknown. */
export const shownPercent = (fraction: Decimal | undefined): string | undefined => (fraction === undefined ? undefined : formatPercent(fraction));
