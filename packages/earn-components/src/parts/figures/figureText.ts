import { type Decimal, type FigureFormats, formatAmount, formatExact, formatPercent, isNegative, isPositive } from '@earnkit/core';

/*
 * Figures as text for `Amount` and `Percent` of `@earnkit/ui`. `undefined` means "not known" and stays `undefined`: those
 * parts draw it as `--` and name it for a screen reader.
 */

/** An amount in the rounding of lists. */
export const amountText = (amount: Decimal | undefined, formats: FigureFormats): string | undefined =>
  amount === undefined ? undefined : formatAmount(amount, formats);

/** An amount with every digit it has, for orders and records. */
export const exactText = (amount: Decimal | undefined, formats: FigureFormats): string | undefined =>
  amount === undefined ? undefined : formatExact(amount, formats);

/** A rate given as a fraction, in percent. */
export const percentText = (fraction: Decimal | undefined, formats: FigureFormats): string | undefined =>
  fraction === undefined ? undefined : formatPercent(fraction, formats);

/** The text of a change, with a plus above zero. */
export const signedText = (text: string | undefined, change: Decimal | undefined): string | undefined =>
  text !== undefined && change !== undefined && isPositive(change) ? `+${text}` : text;

/** Replaces an amount in a text while balances are hidden. */
export const HIDDEN_TEXT = '****';

/** The tone of a gain: the accent above zero, danger for a loss, and neither for zero and for what is not known. */
export const toneOfGain = (gain: Decimal | undefined): 'accent' | 'danger' | 'default' =>
  gain === undefined ? 'default' : isPositive(gain) ? 'accent' : isNegative(gain) ? 'danger' : 'default';
