'use client';
import { type Instant, formatDay, formatHour, formatTime, formatZone, isInstant } from '@earnkit/core';
import { useTimeStyle } from './useTimeStyle.ts';

/** Formats times in the person's language and time zone, with the zone's name. */
export interface Times {
  /** Day and minute: `03/15/2024 10:23 (UTC+8)`. */
  readonly minute: (at: Instant | undefined) => string;
  /** The same in two pieces, for two lines: `03/15/2024` and `10:23 (UTC+8)`. */
  readonly pieces: (at: Instant | undefined) => readonly [day: string, clock: string];
  /** The start and the end of a period, to the minute. The time zone follows the end only, or both if it differs between them. */
  readonly span: (from: Instant | undefined, to: Instant) => readonly [from: string, to: string];
  /** Day and full hour of the exchange: `03/15/2024 11:00 (UTC+8)`. */
  readonly hour: (at: Instant | undefined) => string;
}

/**
 * Formats times for the person; the time zone stays on one line with the time of day (AMB-058, FM-17). A time that no calendar can show
 * becomes `--`.
 */
export function useTimes(): Times {
  const style = useTimeStyle();
  const { timeZone } = style;
  const zoned = (format: typeof formatTime) => (at: Instant | undefined) =>
    isInstant(at) ? `${format(at, style)}\u00a0(${formatZone(at, timeZone)})` : format(at, style);
  const minute = zoned(formatTime);
  return {
    minute,
    pieces: (at) => {
      const day = formatDay(at, style);
      return [day, minute(at).slice(day.length + 1)];
    },
    span: (from, to) => [
      from !== undefined && formatZone(from, timeZone) === formatZone(to, timeZone) ? formatTime(from, style) : minute(from),
      minute(to),
    ],
    hour: zoned(formatHour),
  };
}
