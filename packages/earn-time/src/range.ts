import { type CalendarDay, addDays, daysOf, endOfDay, startOfDay } from './calendarDay.ts';
import type { Instant } from './instant.ts';
import { offsetSeconds } from './zone.ts';

/** Days from a first to a last, both included. */
export interface DayRange {
  /** The first day. */
  readonly start: CalendarDay;
  /** The last day. */
  readonly end: CalendarDay;
}

/** Moments from the first, included, to the last, excluded (UI-16, AMB-055). */
export interface InstantRange {
  /** The first second, in unix seconds. */
  readonly startsAt: Instant;
  /** The second after the last, in unix seconds. */
  readonly endsAt: Instant;
}

/** A range of days in a zone: from the start of the first to the start of the day after the last (UI-16, AMB-055). */
export const rangeOfDays = ({ start, end }: DayRange, zone: string): InstantRange => ({
  startsAt: startOfDay(start, zone),
  endsAt: endOfDay(end, zone),
});

/**
 * A range cut where a zone's clock is put forward or back, oldest first: all days of a piece begin at the same offset from
 * UTC. A day on which the clock is put back ends an hour after 24 hours.
 *
 * @throws RangeError for a zone this platform does not know.
 */
export function sameOffsetPieces({ start, end }: DayRange, zone: string): readonly DayRange[] {
  const offsetOf = (day: CalendarDay): number => offsetSeconds(startOfDay(day, zone), zone);
  const pieces: DayRange[] = [];
  let first = start;
  for (const day of daysOf(start, end)) {
    const next = addDays(day, 1);
    if (day !== end && offsetOf(next) === offsetOf(day)) continue;
    pieces.push({ start: first, end: day });
    first = next;
  }
  return pieces;
}
