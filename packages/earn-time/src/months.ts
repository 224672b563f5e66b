import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { type CalendarDay, LAST_DAY, addDays, dayAt, written } from './calendarDay.ts';
import type { DayRange } from './range.ts';

dayjs.extend(utc);

/**
 * Calendar months later, or earlier with a negative count; the day is clamped to the month's last (AMB-054), and never before the
 * first day of the calendar or after its last.
 */
export const addMonths = (day: CalendarDay, months: number): CalendarDay =>
  written(dayjs.utc(day).add(months, 'month').valueOf(), months > 0);

/** The last day of the day's month. */
export const endOfMonth = (day: CalendarDay): CalendarDay => dayAt(dayjs.utc(day).endOf('month').valueOf());

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
