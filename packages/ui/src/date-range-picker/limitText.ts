import { fillLabel } from '../theme/labels.ts';
import type { rangeWords } from '../theme/words.ts';
import { formatDay } from './calendarFormat.ts';
import type { DateRangeWarning } from './choice.ts';

/** The words about a moved start where the host has none of its own: the limit, and the day the start was moved to (UI-15, AMB-053). */
export const limitText =
  (words: typeof rangeWords, locale: string | undefined) =>
  ({ values }: DateRangeWarning, start: string): string =>
    fillLabel('months' in (values ?? {}) ? words.limitMonths : words.limitDays, { ...values, day: formatDay(start, locale, 'medium') });
