/*
 * `@earnkit/core/time`: the calendar alone. No earn words, no wire, no money, so that a part of the look can use it too.
 */
export { addDays, addMonths, type CalendarDay, calendarDay, dayOf, daysBetween, endOfMonth, parseCalendarDay } from './calendarDay.ts';
export type { Instant } from './instant.ts';
export { type DayRange, type InstantRange, type LimitedRange, limitRange, rangeOfDays } from './range.ts';
