import { type Instant, isInstant, offsetSeconds, wallClock, type WallClock } from '@earnkit/time';
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

export type DayStyle = Pick<TimeStyle, 'locale' | 'dateOrder'>;

type Day = Pick<WallClock, 'year' | 'month' | 'day'>;

/** The order in which a date is written (FM-17, RG-06, AMB-171). */
export const dateOrderOf = ({ locale, dateOrder }: DayStyle): NonNullable<TimeFormats['dateOrder']> =>
  dateOrder ?? (isEnglish(locale) ? 'mdy' : 'ymd');

export function dateText({ year, month, day }: Day, style: DayStyle): string {
  const order = dateOrderOf(style);
  if (order === 'dmy') return `${day}.${month}.${year}`;
  return order === 'mdy' ? `${month}/${day}/${year}` : `${year}/${month}/${day}`;
}

/** A clock of 12 hours has no hour 0: midnight is `12:05 AM`, noon `12:05 PM`. */
export function clockText({ hour, minute }: Pick<WallClock, 'hour' | 'minute'>, { hours = 24 }: TimeFormats): string {
  if (hours === 24) return `${hour}:${minute}`;
  const past = Number(hour) % 12;
  return `${past === 0 ? 12 : past}:${minute}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

export function shown(at: Instant | undefined, style: TimeStyle, withClock: boolean): string {
  if (!isInstant(at)) return UNKNOWN_TEXT;
  const clock = wallClock(at, style.timeZone);
  return `${dateText(clock, style)}${withClock ? ` ${clockText(clock, style)}` : ''}`;
}

/** Day and minute, `03/15/2024 10:23`: orders and receipts (AMB-058). `undefined` gives `--`. */
export const formatTime = (at: Instant | undefined, style: TimeStyle): string => shown(at, style, true);

/** A zone as people read it at a moment: `UTC`, `UTC+8`, `UTC-3:30`. */
export function formatZone(at: Instant, timeZone: string): string {
  const minutes = Math.round(offsetSeconds(at, timeZone) / 60);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}
