import type { Labels } from '../theme/englishLabels.ts';
import { formatMessage } from '../theme/message.ts';
import type { amountLabels } from '../theme/labels.ts';
import type { DecimalNotice } from './createDecimalField.ts';
import { groupDigits, type Grouping } from '@earnkit/time';
import type { DecimalBounds } from './decimalText.ts';

/** The field's message about a change that was refused or accepted in part. */
export function noticeText(
  notice: DecimalNotice,
  words: Labels<typeof amountLabels>,
  { decimals, max = '', maxLength }: DecimalBounds,
  grouping: Grouping | undefined,
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
      return formatMessage(words.readComma, { text: notice.text, grouped: groupDigits(notice.digits, grouping), digits: notice.digits });
    case 'max':
      return formatMessage(words.cappedAt, { max: groupDigits(max, grouping) });
    case 'decimals':
      return formatMessage(words.cutDecimals, { decimals: String(decimals) });
    case 'length':
      return formatMessage(words.cutLength, { length: String(maxLength) });
    case 'sign':
      return words.refusedSign;
  }
}
