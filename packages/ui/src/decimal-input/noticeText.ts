import type { Labels } from '../theme/englishLabels.ts';
import { formatMessage } from '../theme/message.ts';
import type { amountLabels } from '../theme/labels.ts';
import type { DecimalNotice } from './createDecimalField.ts';
import { groupDecimalText, type DecimalBounds } from './decimalText.ts';

/** The field's message about a change that was refused or accepted in part. */
export function noticeText(
  notice: DecimalNotice,
  words: Labels<typeof amountLabels>,
  { decimals, max = '', maxLength }: DecimalBounds,
): string {
  switch (notice.reason) {
    case 'character':
      return words.refusedCharacter;
    case 'grouping':
      return words.refusedGrouping;
    case 'letter':
      return decimals === 0 ? words.refusedDecimals : words.refusedLetter;
    case 'separator':
      return decimals === 0 ? words.refusedDecimals : words.refusedSeparator;
    case 'comma':
      return formatMessage(words.readComma, { text: notice.text, grouped: groupDecimalText(notice.digits), digits: notice.digits });
    case 'max':
      return formatMessage(words.cappedAt, { max: groupDecimalText(max) });
    case 'decimals':
      return formatMessage(words.cutDecimals, { decimals: String(decimals) });
    case 'length':
      return formatMessage(words.cutLength, { length: String(maxLength) });
    case 'sign':
      return words.refusedSign;
  }
}
