import { fillLabel } from '../theme/labels.ts';
import type { amountWords } from '../theme/words.ts';
import type { DecimalNotice } from './createDecimalField.ts';
import { groupDecimalText, type DecimalBounds } from './decimalText.ts';

/** The field's message about a change that was refused or accepted in part. */
export function noticeText({ reason }: DecimalNotice, words: typeof amountWords, { decimals, max = '', maxLength }: DecimalBounds): string {
  switch (reason) {
    case 'character':
      return words.refusedCharacter;
    case 'grouping':
      return words.refusedGrouping;
    case 'max':
      return fillLabel(words.cappedAt, { max: groupDecimalText(max) });
    case 'decimals':
      return fillLabel(words.cutDecimals, { decimals: String(decimals) });
    case 'length':
      return fillLabel(words.cutLength, { length: String(maxLength) });
    case 'sign':
      return words.refusedSign;
  }
}
