import { StartError } from './database/startError.ts';
import { HOUR } from './clock/clock.ts';

const DAY = 24 * HOUR;

/** How the exchange counts the days of fixed terms (AMB-157). */
export interface ExchangeDays {
  /** IANA zone whose days count. */
  readonly timeZone: string;
  /** Start of the day that is `days` days after the day of `at`, in unix seconds. */
  readonly startOfLater: (at: number, days: number) => number;
}

/** Days of UTC, which all have 24 hours. */
export const UTC_DAYS: ExchangeDays = { timeZone: 'UTC', startOfLater: (at, days) => (Math.floor(at / DAY) + days) * DAY };

/**
 * Days of a zone. A day with a daylight saving change is shorter or longer than 24 hours.
 *
 * @throws StartError for a zone that this platform does not know.
 */
export function exchangeDaysIn(timeZone: string): ExchangeDays {
  if (timeZone === 'UTC') return UTC_DAYS;
  const calendar = calendarOf(timeZone);
  /** The number of a day, counted from 1970-01-01, that the zone's calendar shows. */
  const dayAt = (at: number): number => {
    const part = Object.fromEntries(calendar.formatToParts(at * 1000).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day']) / 1000 / DAY;
  };
  const starts = new Map<number, number>();
  const startOf = (day: number): number => {
    const known = starts.get(day);
    if (known !== undefined) return known;
    // No clock is more than 15 hours away from UTC.
    let [before, within] = [day * DAY - 15 * HOUR, day * DAY + 15 * HOUR];
    while (within - before > 1) {
      const middle = Math.floor((before + within) / 2);
      if (dayAt(middle) < day) before = middle;
      else within = middle;
    }
    starts.set(day, within);
    return within;
  };
  return { timeZone, startOfLater: (at, days) => startOf(dayAt(at) + days) };
}

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' });
  } catch {
    throw new StartError(`"${timeZone}" is not a time zone. Give one such as Asia/Shanghai.`);
  }
}
