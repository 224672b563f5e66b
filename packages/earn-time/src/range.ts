import { type CalendarDay, LAST_DAY, addDays, addMonths, daysOf, endOfDay, endOfMonth, startOfDay } from './calendarDay.ts';
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

/** Why a start was moved: the key of a message, and the digits it names (UI-15). */
export interface RangeWarning {
  /** Key of the message. */
  readonly key: 'finances.date.picker.maximum.time' | 'analysis.date.picker.limit.tip';
  /** What is filled into the message. */
  readonly values: Readonly<Record<string, string>>;
}

/** A range that keeps its limit, and why its start was moved. */
export interface LimitedRange extends DayRange {
  /** Why the start was moved; `undefined` where it was not. */
  readonly warning: RangeWarning | undefined;
}

/**
 * Moves the start of a range that is longer than its limit (UI-12 to UI-15, AMB-053, AMB-054).
 *
 * @param limit 6 or 12 are calendar months back from the end, any other number 30 days each.
 */
export function limitRange({ start, end }: DayRange, limit: number): LimitedRange {
  const months = limit === 6 || limit === 12;
  const earliest = months ? addMonths(end, -limit) : addDays(end, -30 * limit);
  if (start >= earliest) return { start, end, warning: undefined };
  return {
    start: earliest,
    end,
    warning: months
      ? { key: 'finances.date.picker.maximum.time', values: { months: String(limit) } }
      : { key: 'analysis.date.picker.limit.tip', values: { days: String(30 * limit) } },
  };
}

/** A range cut at the ends of calendar months, oldest first; the first and last piece may be partial (SE-H-20, AMB-057). */
export function monthlyBatches({ start, end }: DayRange): readonly DayRange[] {
  const batches: DayRange[] = [];
  for (let first = start; first <= end;) {
    const last = endOfMonth(first);
    batches.push({ start: first, end: last < end ? last : end });
    if (last === LAST_DAY) break;
    first = addDays(last, 1);
  }
  return batches;
}

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
