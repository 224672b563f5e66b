import { type CalendarDay, type DayRange, addDays, addMonths, calendarDay, endOfMonth } from '@earnkit/time';
import { HISTORY_MONTHS } from '../historyRange.ts';

/** Months that a statement covers at most. */
export const STATEMENT_MONTHS = 12;

/** Periods that are offered by name. */
export type StatementPeriod = 'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear';

const firstOfMonth = (day: CalendarDay): CalendarDay => calendarDay(`${day.slice(0, 7)}-01`);

/** The days of each period that is offered by name. The running month and year end today. */
export function statementPeriods(today: CalendarDay): Readonly<Record<StatementPeriod, DayRange>> {
  const month = firstOfMonth(today);
  const year = calendarDay(`${today.slice(0, 4)}-01-01`);
  return {
    thisMonth: { start: month, end: today },
    lastMonth: { start: addMonths(month, -1), end: addDays(month, -1) },
    thisYear: { start: year, end: today },
    lastYear: { start: addMonths(year, -12), end: addDays(year, -1) },
  };
}

/** A range cut into windows of at most six calendar months, oldest first: an exchange answers no longer range (SE-H-09). */
export function statementWindows({ start, end }: DayRange): readonly DayRange[] {
  const windows: DayRange[] = [];
  for (let first = start; first <= end; first = addMonths(firstOfMonth(first), HISTORY_MONTHS)) {
    const last = endOfMonth(addMonths(firstOfMonth(first), HISTORY_MONTHS - 1));
    windows.push({ start: first, end: last < end ? last : end });
  }
  return windows;
}
