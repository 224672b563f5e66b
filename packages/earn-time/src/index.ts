/*
 * `@earnkit/time`: the calendar, and how digits are grouped. No earn words, no wire, no money, so that the parts of `@earnkit/ui` can use it without the
 * rest of `@earnkit/core`.
 */
export {
  addDays,
  type CalendarDay,
  calendarDay,
  dayOf,
  daysBetween,
  daysOf,
  FIRST_DAY,
  LAST_DAY,
  parseCalendarDay,
  startOfDay,
} from './calendarDay.ts';
export { addMonths, endOfMonth, type LimitedRange, limitRange, monthlyBatches, type RangeWarning } from './months.ts';
export { DAY, HOUR, type Instant, isInstant, MINUTE, nextFullHour, parseInstant } from './instant.ts';
export { type DayRange, type InstantRange, rangeOfDays, sameOffsetPieces } from './range.ts';
export { isTimeZone, offsetSeconds, wallClock, type WallClock, zoneOffsetHours } from './zone.ts';
export { groupDigits, type Grouping } from './grouping.ts';
