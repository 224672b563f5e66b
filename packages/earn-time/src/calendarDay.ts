import { DAY, type Instant } from './instant.ts';
import { offsetSeconds, wallClock } from './zone.ts';

declare const brand: unique symbol;

/** A day of the calendar, `YYYY-MM-DD`, in no zone; compares as text. */
export type CalendarDay = string & { readonly [brand]: 'CalendarDay' };

/** Reads a day such as `2024-02-29`; `undefined` for other text and for days that do not exist. Years 1900 to 9999. */
export function parseCalendarDay(text: unknown): CalendarDay | undefined {
  if (typeof text !== 'string' || !/^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  // The 31st of February would become a day of March.
  const at = Date.parse(text);
  return !Number.isNaN(at) && dayAt(at) === text ? (text as CalendarDay) : undefined;
}

/**
 * A day written in code.
 *
 * @throws RangeError when the text is no day; for text from outside use {@link parseCalendarDay}.
 */
export function calendarDay(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === undefined)
    throw new RangeError(`EK021: Not a day: ${text.slice(0, 20)}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek021`);
  return day;
}

/** The day a zone's calendar shows at a moment. */
export function dayOf(at: Instant, zone: string): CalendarDay {
  const { year, month, day } = wallClock(at, zone);
  return `${year}-${month}-${day}` as CalendarDay;
}

/** The first day of the calendar. */
export const FIRST_DAY = '1900-01-01' as CalendarDay;

/** The last day of the calendar. */
export const LAST_DAY = '9999-12-31' as CalendarDay;

const DAY_IN_MS = DAY * 1000;

/** The day in UTC of a moment in milliseconds, of the years 1900 to 9999. */
export const dayAt = (ms: number): CalendarDay => new Date(ms).toISOString().slice(0, 10) as CalendarDay;

export const written = (ms: number, forward: boolean): CalendarDay => {
  // Further than a date reaches.
  if (Number.isNaN(ms)) return forward ? LAST_DAY : FIRST_DAY;
  if (ms < Date.parse(FIRST_DAY)) return FIRST_DAY;
  return ms > Date.parse(LAST_DAY) ? LAST_DAY : dayAt(ms);
};

/** Days later, or earlier with a negative count; never before the first day of the calendar or after its last. */
export const addDays = (day: CalendarDay, days: number): CalendarDay => written(Date.parse(day) + days * DAY_IN_MS, days > 0);

/** Every day of a range, in order. */
export function* daysOf(start: CalendarDay, end: CalendarDay): Generator<CalendarDay, void> {
  for (let day = start; day <= end; day = addDays(day, 1)) {
    yield day;
    if (day === LAST_DAY) return;
  }
}

/** Whole days from one day to another. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (Date.parse(to) - Date.parse(from)) / DAY_IN_MS;

/** The moment a day ends in a zone: when the next one begins, also of the last day of the calendar. */
export const endOfDay = (day: CalendarDay, zone: string): Instant =>
  day === LAST_DAY ? startOfDay(day, zone) + DAY : startOfDay(addDays(day, 1), zone);

/**
 * The moment a day begins in a zone: its first 00:00, or where a clock change skips midnight the first moment after it.
 *
 * @throws RangeError for a zone this platform does not know.
 */
export function startOfDay(day: CalendarDay, zone: string): Instant {
  const midnight = Date.parse(day) / 1000;
  // The zone's offset on either side of the day covers both readings of a clock change.
  const before = offsetSeconds(midnight - DAY, zone);
  const after = offsetSeconds(midnight + DAY, zone);
  const [first, second] = [midnight - Math.max(before, after), midnight - Math.min(before, after)];
  if (first + offsetSeconds(first, zone) === midnight) return first;
  if (second + offsetSeconds(second, zone) === midnight) return second;
  // Midnight was skipped: find the change between the two readings.
  let [early, late] = [first, second];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (middle + offsetSeconds(middle, zone) < midnight) early = middle;
    else late = middle;
  }
  return late;
}
