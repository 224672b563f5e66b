import { fillDecimalText, finishDecimalText, sanitizeDecimalText } from '../../../packages/ui/src/decimal-input/decimalText.ts';
import type { Rule } from '../table.ts';
import { flag } from '../words.ts';

/** The text a field keeps of what was typed into it while it was empty. */
export const sanitizeDecimal = (change: { readonly raw: string; readonly decimals: number; readonly max?: string }): string =>
  sanitizeDecimalText({ ...change, previous: '' }).text;

/** Bounds of the staking fields. */
const STAKING = { decimals: 8, maxLength: 12 };

/** Rules of decimal fields, by table. */
export const inputRules: Readonly<Record<string, Rule>> = {
  'V-DI': (row) => ({
    expected: sanitizeDecimalText({
      raw: row.raw ?? '',
      previous: row.previous ?? '',
      decimals: Number(row.precision),
      max: row.max ?? '',
      negative: flag(row.negatives ?? ''),
    }).text,
  }),
  'V-DB': (row) => ({ expected: finishDecimalText(row.text ?? '') }),
  'V-DL': (row) => {
    const text = row['text or Max value'] ?? '';
    return {
      expected: row.way === 'Max' ? fillDecimalText(text, STAKING) : sanitizeDecimalText({ ...STAKING, raw: text, previous: '' }).text,
    };
  },
};
