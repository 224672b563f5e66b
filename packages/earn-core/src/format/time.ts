import { type CalendarDay, HOUR, type Instant, isInstant, offsetSeconds, wallClock, type WallClock } from '@earnkit/time';
import { UNKNOWN_TEXT } from './amount.ts';
import { isChinese } from './locale.ts';

/** Language and time zone of a text: always given, never the machine's. */
export interface TimeStyle {
  /** Language tag; Chinese writes the year first (FM-17, RG-06). */
  readonly locale: string;
  /** IANA zone, such as `Asia/Shanghai`. */
  readonly timeZone: string;
}

const dateText = ({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>, locale: string): string =>
  isChinese(locale) ? `${year}/${month}/${day}` : `${month}/${day}/${year}`;

function shown(at: Instant | undefined, { locale, timeZone }: TimeStyle, clockText: (clock: WallClock) => string): string {
  if (!isInstant(at)) return UNKNOWN_TEXT;
  const clock = wallClock(at, timeZone);
  return `${dateText(clock, locale)}${clockText(clock)}`;
}

/** Day and minute, `03/15/2024 10:23`: orders and receipts (AMB-058). `undefined` gives `--`. */
export const formatTime = (at: Instant | undefined, style: TimeStyle): string =>
  shown(at, style, ({ hour, minute }) => ` ${hour}:${minute}`);

/**
 * Day and full hour, `03/15/2024 11:00`: points of an hourly timeline (FM-17, AMB-058). The hours are the exchange's, which begin at
 * `11:30` in a zone that is half an hour off. `undefined` gives `--`.
 */
export const formatHour = (at: Instant | undefined, style: TimeStyle): string => formatTime(at && Math.floor(at / HOUR) * HOUR, style);

/** The day alone, `03/15/2024`. `undefined` gives `--`. */
export const formatDay = (at: Instant | undefined, style: TimeStyle): string => shown(at, style, () => '');

/** Year first in every language, `2024-03-15 10:23`: the validity of a voucher (SE-V-03). `undefined` gives `--`. */
export function formatValidity(at: Instant | undefined, timeZone: string): string {
  if (!isInstant(at)) return UNKNOWN_TEXT;
  const { year, month, day, hour, minute } = wallClock(at, timeZone);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** A day of the calendar, `03/15/2024`: the same in every zone. `undefined` gives `--`. */
export function formatCalendarDay(shownDay: CalendarDay | undefined, locale: string): string {
  const [year, month, day] = shownDay?.split('-') ?? [];
  return year && month && day ? dateText({ year, month, day }, locale) : UNKNOWN_TEXT;
}

/** A zone as people read it at a moment: `UTC`, `UTC+8`, `UTC-3:30`. */
export function formatZone(at: Instant, timeZone: string): string {
  const minutes = Math.round(offsetSeconds(at, timeZone) / 60);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}
