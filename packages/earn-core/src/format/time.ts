import { type CalendarDay, startOfDay } from '../time/calendarDay.ts';
import { type Instant, isInstant } from '../time/instant.ts';
import { offsetSeconds, wallClock } from '../time/zone.ts';
import { UNKNOWN_TEXT } from './amount.ts';
import { isChinese } from './locale.ts';

/** Language and time zone of a text: always given, never the machine's. */
export interface TimeStyle {
  /** Language tag; Chinese writes the year first (FM-17, RG-06). */
  readonly locale: string;
  /** IANA zone, such as `Asia/Shanghai`. */
  readonly timeZone: string;
}

const datePattern = (locale: string): string => (isChinese(locale) ? 'YYYY/MM/DD' : 'MM/DD/YYYY');

const shown = (at: Instant | undefined, style: TimeStyle, clock: string): string =>
  isInstant(at) ? wallClock(at, style.timeZone, `${datePattern(style.locale)}${clock}`) : UNKNOWN_TEXT;

/** Day and minute, `03/15/2024 10:23`: orders and receipts (AMB-058). `undefined` gives `--`. */
export const formatTime = (at: Instant | undefined, style: TimeStyle): string => shown(at, style, ' HH:mm');

/** Day and full hour, `03/15/2024 11:00`: points of an hourly timeline (FM-17, AMB-058). `undefined` gives `--`. */
export const formatHour = (at: Instant | undefined, style: TimeStyle): string => shown(at, style, ' HH:00');

/** The day alone, `03/15/2024`. `undefined` gives `--`. */
export const formatDay = (at: Instant | undefined, style: TimeStyle): string => shown(at, style, '');

/** A day of the calendar, `03/15/2024`: the same in every zone. `undefined` gives `--`. */
export const formatCalendarDay = (day: CalendarDay | undefined, locale: string): string =>
  formatDay(day && startOfDay(day, 'UTC'), { locale, timeZone: 'UTC' });

/** A zone as people read it at a moment: `UTC`, `UTC+8`, `UTC-3:30`. */
export function formatZone(at: Instant, timeZone: string): string {
  const minutes = Math.round(offsetSeconds(at, timeZone) / 60);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}
