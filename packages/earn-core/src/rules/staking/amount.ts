import { type Assessment, EMPTY, blocked, readDraft } from '../assessment.ts';
import { type Decimal, compare, roundDown, decimal, decimalPlaces, isPositive } from '../../decimal.ts';
import { isWhole } from '../leftover.ts';
import type { FigureChange } from '../orders.ts';

export type { FigureChange, TermsChange } from '../orders.ts';

/** Decimals of an amount of staking (ST-105). */
export const STAKING_DECIMALS = 8;

/** Most characters of an amount, the point included (ST-61, ST-89). */
export const STAKING_LENGTH = 12;

/** The most that fits into the field. */
const LARGEST = decimal('9'.repeat(STAKING_LENGTH));

/**
 * The largest amount that the field holds and that is not above `value`: cut to the decimals and to 12 characters, no point at
 * the end (ST-61, ST-89, AMB-052). A value with more digits before the point gives the largest number there is room for.
 */
export function fitted(value: Decimal, decimals: number): Decimal {
  const cut = roundDown(value, decimals);
  const whole = roundDown(cut, 0).length;
  return whole > STAKING_LENGTH ? LARGEST : roundDown(cut, Math.max(0, STAKING_LENGTH - whole - 1));
}

/** An amount as it is typed: one to be judged further, or what becomes of it at once. */
export type TypedAmount = { readonly amount: Decimal } | { readonly ends: Assessment<never> };

/**
 * Reads the text of a field (ST-61 to ST-63, ST-70, AMB-122). Nothing and zero have no message, and nothing can be sent. Text
 * that the field would not take is never changed into another amount.
 *
 * @param whole an amount that counts however many digits it has (AMB-164). @default none
 */
export function typedAmount(text: string, decimals: number, whole?: Decimal): TypedAmount {
  const amount = readDraft(text);
  if (amount === 'empty') return { ends: EMPTY };
  if (amount !== undefined && isWhole(amount, whole)) return { amount };
  if (amount === undefined || !isPositive(amount) || decimalPlaces(amount) > decimals || amount.length > STAKING_LENGTH)
    return { ends: blocked() };
  return { amount };
}

/** The change of a figure; `undefined` where it is the same, or where one of the two is not known. */
export const changed = (from: Decimal | undefined, to: Decimal | undefined): FigureChange | undefined =>
  from === undefined || to === undefined || compare(from, to) === 0 ? undefined : { from, to };
