import { type CalendarDay, type DayRange, addMonths } from '@earnkit/time';

/** Months the history can be read back (SE-H-09, SE-H-10, FM-21). */
export const HISTORY_MONTHS = 6;

/** The default range of the history: the last six months up to today (SE-H-10). */
export const defaultHistoryRange = (today: CalendarDay): DayRange => ({ start: addMonths(today, -HISTORY_MONTHS), end: today });
