import { type CalendarDay, HOUR, type Instant, isInstant, offsetSeconds, wallClock, type WallClock } from '@earnkit/time';
import { type FigureFormats, UNKNOWN_TEXT } from './amount.ts';
import { isEnglish } from './locale.ts';

/** How dates and times are written. */
export interface TimeFormats {
  /**
   * Order of a date: `ymd` is `2024/03/15`, `mdy` is `03/15/2024`, and `dmy` is `15.03.2024`, which nobody reads as a month first.
   * @default 'mdy' in English, 'ymd' in every other language (FM-17, RG-06, AMB-171)
   */
  readonly dateOrder?: 'ymd' | 'mdy' | 'dmy';
  /** Hours of a day: `15:05`, or `3:05 PM`. @default 24 */
  readonly hours?: 12 | 24;
}

/** How an area writes dates, times and figures. */
export interface Formats extends TimeFormats, FigureFormats {}

/** Language, time zone and formats of a text: always given, never the machine's. */
export interface TimeStyle extends TimeFormats {
  /** Language tag; English writes the month first (FM-17, RG-06). */
  readonly locale: string;
  /** IANA zone, such as `Asia/Shanghai`. */
  readonly timeZone: string;
}

type DayStyle = Pick<TimeStyle, 'locale' | 'dateOrder'>;
type Day = Pick<WallClock, 'year' | 'month' | 'day'>;

/** The order in which a date is written (FM-17, RG-06, AMB-171). */
export const dateOrderOf = ({ locale, dateOrder }: DayStyle): NonNullable<TimeFormats['dateOrder']> =>
  dateOrder ?? (isEnglish(locale) ? 'mdy' : 'ymd');

function dateText({ year, month, day }: Day, style: DayStyle): string {
  const order = dateOrderOf(style);
  if (order === 'dmy') return `${day}.${month}.${year}`;
  return order === 'mdy' ? `${month}/${day}/${year}` : `${year}/${month}/${day}`;
}

/** A clock of 12 hours has no hour 0: midnight is `12:05 AM`, noon `12:05 PM`. */
function clockText({ hour, minute }: Pick<WallClock, 'hour' | 'minute'>, { hours = 24 }: TimeFormats): string {
  if (hours === 24) return `${hour}:${minute}`;
  const past = Number(hour) % 12;
  return `${past === 0 ? 12 : past}:${minute}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

function shown(at: Instant | undefined, style: TimeStyle, withClock: boolean): string {
  if (!isInstant(at)) return UNKNOWN_TEXT;
  const clock = wallClock(at, style.timeZone);
  return `${dateText(clock, style)}${withClock ? ` ${clockText(clock, style)}` : ''}`;
}

/** Day and minute, `03/15/2024 10:23`: orders and receipts (AMB-058). `undefined` gives `--`. */
export const formatTime = (at: Instant | undefined, style: TimeStyle): string => shown(at, style, true);

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

/** A zone as people read it at a moment: `UTC`, `UTC+8`, `UTC-3:30`. */
export function formatZone(at: Instant, timeZone: string): string {
  const minutes = Math.round(offsetSeconds(at, timeZone) / 60);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}
