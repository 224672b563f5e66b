import { type CalendarDay, parseCalendarDay } from '@earnkit/time';
import { dayFormat, noonOf } from './calendarFormat.ts';

type Part = 'year' | 'month' | 'day';

/** What became of a typed text: a day, or why there is none. */
export type ReadDay = { readonly day: CalendarDay } | { readonly problem: 'unreadable' | 'missing' };

/** Marks of direction that some locales write between the figures. */
const MARKS = /\p{Cf}/gu;

/** A day as its field shows it, in the locale's own order: `01/15/2026`, `15.01.2026`, `2026/01/15`. */
export const dayText = (day: string, locale: string | undefined): string =>
  dayFormat(locale, 'field').format(noonOf(day)).replace(MARKS, '');

/** The locale's order and separators with letters in the places of figures: `MM/DD/YYYY`. */
export const dayPattern = (locale: string | undefined, letters: Record<Part, string>): string =>
  dayFormat(locale, 'field')
    .formatToParts(noonOf('2026-01-15'))
    .map(({ type, value }) => (type === 'year' || type === 'month' || type === 'day' ? letters[type] : value))
    .join('')
    .replace(MARKS, '');

/** Order of year, month and day where a day is typed: `2026/01/15`, `01/15/2026` or `15.01.2026`. */
export type DateOrder = 'ymd' | 'mdy' | 'dmy';

/** Locales that write a day in each order. */
const LOCALES: Readonly<Record<DateOrder, string>> = { ymd: 'zh', mdy: 'en-US', dmy: 'de' };

/** The locale that writes the text of a field. */
export const fieldLocaleOf = (locale: string | undefined, order: DateOrder | undefined): string | undefined =>
  order === undefined ? locale : LOCALES[order];

const orderOf = (locale: string | undefined): readonly Part[] =>
  dayFormat(locale, 'field')
    .formatToParts(noonOf('2026-01-15'))
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));

/**
 * Reads a day as a person writes it: the locale's order, or year, month, day as ISO 8601 has it; with any separator, or
 * eight figures in a row; figures of any script. Nothing is guessed: a year has four figures, and a month of 13 is not
 * taken for a day.
 */
export function readDay(text: string, locale: string | undefined): ReadDay {
  const plain = toLatinDigits(text.normalize('NFKC').replace(MARKS, '').trim());
  const order = orderOf(locale);
  const groups = /^\d{8}$/.test(plain)
    ? cutEight(plain, order)
    : /^(\d{1,4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,4})\D{0,2}$/.exec(plain)?.slice(1);
  if (!groups) return { problem: 'unreadable' };
  const places: readonly Part[] = groups[0]?.length === 4 ? ['year', 'month', 'day'] : order;
  const part = (name: Part): string => groups[places.indexOf(name)] ?? '';
  if (part('year').length !== 4 || part('month').length > 2 || part('day').length > 2) return { problem: 'unreadable' };
  const day = parseCalendarDay(`${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`);
  return day === undefined ? { problem: 'missing' } : { day };
}

/** Eight figures: `20260115` first, since the years a calendar takes begin with 19 or more and no month does; then the locale's order. */
function cutEight(figures: string, order: readonly Part[]): string[] {
  const iso = [figures.slice(0, 4), figures.slice(4, 6), figures.slice(6)];
  if (parseCalendarDay(iso.join('-')) !== undefined) return iso;
  let at = 0;
  return order.map((part) => figures.slice(at, (at += part === 'year' ? 4 : 2)));
}

/** Figures of other scripts, such as ٣ or ३, as 0 to 9. The ten digits of a script are consecutive, and no digit precedes its zero. */
const toLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    if (digit <= '9') return digit;
    let value = 0;
    const code = digit.codePointAt(0) ?? 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });
