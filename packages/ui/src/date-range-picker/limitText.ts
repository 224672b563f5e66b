import type { Labels } from '../theme/englishLabels.ts';
import { formatMessage } from '../theme/message.ts';
import type { rangeLabels } from '../theme/labels.ts';
import { formatDay } from './calendarFormat.ts';
import type { DateRangeWarning } from './choice.ts';

/** The default message about a moved start: the limit, and the new start (UI-15, AMB-053). */
export const limitText =
  (words: Labels<typeof rangeLabels>, locale: string | undefined) =>
  ({ values }: DateRangeWarning, start: string): string =>
    formatMessage('months' in (values ?? {}) ? words.limitMonths : words.limitDays, { ...values, day: formatDay(start, locale, 'medium') });
