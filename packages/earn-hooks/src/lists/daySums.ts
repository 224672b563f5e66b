import { type CalendarDay, type Decimal, type Instant, add, dayOf } from '@earnkit/core';
import { offsetSeconds } from '@earnkit/time';
import type { MonthPiece } from './monthQuery.ts';

/** Adds what belongs to a day to a sum of it; unknown when one of them is. */
export const addKnown = (one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined => one && other && add(one, other);

/** A sum with the day to which it belongs. */
export type DaySum<Row> = Row & {
  /** The day in the person's zone; `undefined` where the exchange does not say when. */
  readonly day: CalendarDay | undefined;
};

/**
 * Dates the exchange's sums of a month, one for each day. When the clock is put back, the last day has an hour more than the
 * exchange counts, and that hour comes as a day of its own; it is added to the last day.
 *
 * @param merge adds the sum of that hour to the sum of the last day.
 */
export function daySums<Row extends { readonly at: Instant | undefined }>(
  rows: readonly Row[],
  { startsAt, days: { end } }: MonthPiece,
  timeZone: string,
  merge: (day: Row, hour: Row) => Row,
): readonly DaySum<Row>[] {
  const offset = offsetSeconds(startsAt, timeZone);
  const dated = rows.map((row) => ({ ...row, day: row.at === undefined ? undefined : dayOf(row.at + offset, 'UTC') }));
  const hour = dated.find((row) => row.day !== undefined && row.day > end);
  if (hour === undefined) return dated;
  const others = dated.filter((row) => row !== hour);
  if (!others.some((row) => row.day === end)) return [{ ...hour, day: end }, ...others];
  return others.map((row) => (row.day === end ? { ...merge(row, hour), day: end } : row));
}
