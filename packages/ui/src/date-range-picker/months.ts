import { addDays, addMonths, type CalendarDay, daysBetween, endOfMonth } from '@earnkit/time';
import type { Weekday } from './weekStart.ts';

/** The first day of the day's month. */
export const startOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, 8)}01` as CalendarDay;

/** Whole months from one day's month to another's. */
export const monthsBetween = (from: CalendarDay, to: CalendarDay): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** A Sunday. */
const SUNDAY = '2023-01-01' as CalendarDay;

/** The day of the week; 0 is Sunday. */
export const weekdayOf = (day: CalendarDay): Weekday => (((daysBetween(SUNDAY, day) % 7) + 7) % 7) as Weekday;

/** Days of a week as it begins: for the names above a month. */
export const weekFrom = (first: Weekday): readonly CalendarDay[] => Array.from({ length: 7 }, (_, index) => addDays(SUNDAY, first + index));

/** The weeks of a month; `undefined` where a place belongs to another month. */
export function weeksOf(month: CalendarDay, first: Weekday): readonly (readonly (CalendarDay | undefined)[])[] {
  const lead = (weekdayOf(startOfMonth(month)) - first + 7) % 7;
  const days = Number(endOfMonth(month).slice(8));
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - lead + 1;
      return day < 1 || day > days ? undefined : ((month.slice(0, 8) + String(day).padStart(2, '0')) as CalendarDay);
    }),
  );
}

/**
 * Where a key of the date grid leads from a day, `undefined` for any other key: arrows by day and week, Home and End to
 * the ends of the week, Page Up and Down by month and with Shift by year; the day is clamped to the month's last.
 */
export function dayAfterKey(
  day: CalendarDay,
  key: string,
  { shift, rightToLeft, weekStart }: { shift: boolean; rightToLeft: boolean; weekStart: Weekday },
): CalendarDay | undefined {
  const forward = rightToLeft ? -1 : 1;
  const place = (weekdayOf(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}
