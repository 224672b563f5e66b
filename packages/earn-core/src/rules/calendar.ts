import { type CalendarDay, type Instant, addDays, dayOf, daysBetween, wallClock } from '@earnkit/time';
import { type Decimal, ZERO, add } from '../decimal.ts';
import type { ComingEvent } from './overview.ts';
import { type WayAccess, awaySeconds } from './ways.ts';

/** An entry of a calendar file: one whole day. */
export interface CalendarEntry {
  /** Names the entry, the same from one file to the next, so that a reader updates it and makes no second one. */
  readonly key: string;
  /** The day. */
  readonly day: CalendarDay;
  /** The entry in one line. */
  readonly summary: string;
  /** More about it. @default none */
  readonly description?: string | undefined;
}

/** What a calendar file says beside its entries. */
export interface CalendarFileOptions {
  /** When the file is made, in unix seconds. */
  readonly now: Instant;
  /** The name of the calendar, as readers show it. */
  readonly name: string;
  /** Whether readers remind of each entry a day before. @default false */
  readonly reminds?: boolean;
}

/** Octets of a line of a calendar file, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line so that no part is longer than 75 octets; a character is never cut. Further parts begin with a space, which counts. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const limit = parts.length === 0 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (octets(part + character) > limit) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** Text as a value of a calendar file (RFC 5545, 3.3.11): control characters have no place in it. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

const compactDay = (day: CalendarDay): string => day.replaceAll('-', '');

/** A moment in UTC, as `20261126T190000Z`. */
function utcStamp(at: Instant): string {
  const { hour, minute } = wallClock(at, 'UTC');
  return `${compactDay(dayOf(at, 'UTC'))}T${hour}${minute}${String(Math.floor(at) % 60).padStart(2, '0')}Z`;
}

/** A name of an entry that only has characters that every reader takes. */
const uidOf = (key: string): string => `${key.replaceAll(/[^A-Za-z0-9.-]+/g, '-')}@earnkit`;

/**
 * A calendar file of whole days (RFC 5545): UTF-8, lines of at most 75 octets that end with CRLF. Load it again, and entries with the same
 * key are updated.
 */
export function calendarFile(entries: readonly CalendarEntry[], { now, name, reminds = false }: CalendarFileOptions): string {
  const stamp = utcStamp(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Earnkit//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(({ key, day, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uidOf(key)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compactDay(day)}`,
      `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
      `SUMMARY:${escaped(summary)}`,
      ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
      'TRANSP:TRANSPARENT',
      ...(reminds ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:-P1D', 'END:VALARM'] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A day of a page of the calendar. */
export interface CalendarCell<Event extends ComingEvent> {
  /** The day. */
  readonly day: CalendarDay;
  /** Whether it lies before today. */
  readonly past: boolean;
  /** What happens on it, the first first. */
  readonly events: readonly Event[];
}

/** Weeks of a page of the calendar. */
const WEEKS = 5;

/**
 * Five weeks of days with what happens on each, from the week of a day on. Weeks begin with a Sunday.
 *
 * @param timeZone in whose days.
 */
export function calendarWeeks<Event extends ComingEvent>(
  events: readonly Event[],
  { from, today, timeZone }: { readonly from: CalendarDay; readonly today: CalendarDay; readonly timeZone: string },
): readonly (readonly CalendarCell<Event>[])[] {
  // 1970-01-04 was a Sunday.
  const sinceSunday = ((daysBetween(SUNDAY, from) % 7) + 7) % 7;
  const first = addDays(from, -sinceSunday);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = addDays(first, week * 7 + weekday);
      return { day, past: day < today, events: events.filter(({ at }) => dayOf(at, timeZone) === day) };
    }),
  );
}

const SUNDAY = '1970-01-04' as CalendarDay;

/** Money that a person may have by a day. */
export interface AvailableHolding {
  /** The coin. */
  readonly asset: string;
  /** What comes back, in the coin; `undefined` where it is not known. */
  readonly back: Decimal | undefined;
  /** When it is back. */
  readonly access: WayAccess;
  /** Whether it starts again in place of coming back. */
  readonly renews: boolean;
}

/** What a person may have of a coin by a day. */
export interface AvailableBy<Holding> {
  /** The holdings that are back by then if they are asked for now. */
  readonly holdings: readonly Holding[];
  /** The sum of what is known, with the balance; `undefined` where the balance is not known. */
  readonly total: Decimal | undefined;
  /** Whether a holding that is back by then does not say how much it is. */
  readonly partly: boolean;
}

/**
 * What a person may have of a coin by a moment: the balance, and every holding that is back by then, without later interest. What renews
 * itself does not come back, nor does that of which the time is not known.
 *
 * @param balance what they have now; `undefined` where it is not known.
 */
export function availableBy<Holding extends AvailableHolding>(
  holdings: readonly Holding[],
  {
    asset,
    by,
    now,
    balance,
  }: { readonly asset: string; readonly by: Instant; readonly now: Instant; readonly balance: Decimal | undefined },
): AvailableBy<Holding> {
  const back = holdings.filter((holding) => holding.asset === asset && !holding.renews && now + awaySeconds(holding.access, now) <= by);
  return {
    holdings: back,
    total: balance && add(balance, ...back.map(({ back: amount = ZERO }) => amount)),
    partly: back.some(({ back: amount }) => amount === undefined),
  };
}
