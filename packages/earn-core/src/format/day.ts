import { type CalendarDay, HOUR, type Instant, isInstant, wallClock } from '@earnkit/time';
import { UNKNOWN_TEXT } from './amount.ts';
import { type TimeStyle, type DayStyle, dateOrderOf, dateText, clockText, shown, formatTime } from './time.ts';

/**
 * Day and full hour, `03/15/2024 11:00`: points of an hourly timeline (FM-17, AMB-058). The hours are the exchange's, which begin at
 * `11:30` in a zone that is half an hour off. `undefined` gives `--`.
 */
export const formatHour = (at: Instant | undefined, style: TimeStyle): string => formatTime(at && Math.floor(at / HOUR) * HOUR, style);

/** The day alone, `03/15/2024`. `undefined` gives `--`. */
export const formatDay = (at: Instant | undefined, style: TimeStyle): string => shown(at, style, false);

/** Year first in every language, `2024-03-15 10:23`: the validity of a voucher (SE-V-03). `undefined` gives `--`. */
export function formatValidity(at: Instant | undefined, timeZone: string): string {
  if (!isInstant(at)) return UNKNOWN_TEXT;
  const { year, month, day, hour, minute } = wallClock(at, timeZone);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** A day of the calendar, `03/15/2024`: the same in every zone. `undefined` gives `--`. */
export function formatCalendarDay(shownDay: CalendarDay | undefined, style: DayStyle): string {
  const [year, month, day] = shownDay?.split('-') ?? [];
  return year && month && day ? dateText({ year, month, day }, style) : UNKNOWN_TEXT;
}

/** A month of the calendar such as `2026-10`: `10/2026`, `2026/10` where the year comes first, and `10.2026` where the day does. */
export function formatMonth(shownMonth: string, style: DayStyle): string {
  const [year, month] = shownMonth.split('-');
  const order = dateOrderOf(style);
  return order === 'ymd' ? `${year}/${month}` : `${month}${order === 'mdy' ? '/' : '.'}${year}`;
}

/** Month and day at an axis of a chart: `03/15`, or `15.03.` where the day comes first. */
export function formatMonthDay(at: Instant, style: TimeStyle): string {
  const { month, day } = wallClock(at, style.timeZone);
  return dateOrderOf(style) === 'dmy' ? `${day}.${month}.` : `${month}/${day}`;
}

/** The time of day: `15:05`, or `3:05 PM`. */
export const formatClock = (at: Instant, style: TimeStyle): string => clockText(wallClock(at, style.timeZone), style);
