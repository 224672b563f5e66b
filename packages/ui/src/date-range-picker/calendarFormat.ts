/*
 * Days written in a locale. A day is read as its noon in UTC and written in UTC, so neither the machine's zone nor a clock
 * change can turn it into its neighbour. Formatters are slow to make and quick to use, so each is made once.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

const STYLES = {
  field: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: { dateStyle: 'medium' },
  full: { dateStyle: 'full' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayNarrow: { weekday: 'narrow' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof STYLES;

/** The formatter of a style. `undefined` is the browser's own locale. */
export function dayFormat(locale: string | undefined, style: Style): Intl.DateTimeFormat {
  const key = `${style} ${locale}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...STYLES[style], calendar: 'gregory', timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

/**
 * The moment that stands for a day while it is written.
 *
 * @throws RangeError for text that is no day.
 */
export function noonOf(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()))
    throw new RangeError(`EK021: Not a day: ${day.slice(0, 20)}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek021`);
  return noon;
}

/** A day in a style: `formatDay('2026-01-15', 'en-US', 'medium')` is `Jan 15, 2026`. */
export const formatDay = (day: string, locale: string | undefined, style: Style): string => dayFormat(locale, style).format(noonOf(day));

/** A range as short as the locale writes it: `Jan 1 – 31, 2026`; a single day once. */
export const formatDayRange = ({ start, end }: { start: string; end: string }, locale: string | undefined): string =>
  dayFormat(locale, 'medium').formatRange(noonOf(start), noonOf(end));
