import type { Labels } from '../theme/englishLabels.ts';
import { addDays, addMonths, calendarDay, type CalendarDay, type DayRange, endOfMonth } from '@earnkit/time';
import { formatMessage } from '../theme/message.ts';
import type { calendarLabels } from '../theme/labels.ts';
import type { DateRangePreset } from './choice.ts';
import { startOfMonth } from './months.ts';

/** A preset range as it is shown. */
export interface Preset {
  readonly label: string;
  readonly range: DayRange;
}

/** Label and days of a preset, relative to today. Today is the last of "the last 7 days". */
export function presetOf(preset: DateRangePreset, today: CalendarDay, words: Labels<typeof calendarLabels>): Preset {
  if (typeof preset === 'object')
    return { label: preset.label, range: { start: calendarDay(preset.range.start), end: calendarDay(preset.range.end) } };
  if (preset === 'thisMonth') return { label: words.thisMonth, range: { start: startOfMonth(today), end: today } };
  if (preset === 'lastMonth') {
    const start = addMonths(startOfMonth(today), -1);
    return { label: words.lastMonth, range: { start, end: endOfMonth(start) } };
  }
  const days = preset.slice(4);
  return { label: formatMessage(words.lastDays, { days }), range: { start: addDays(today, 1 - Number(days)), end: today } };
}
