import type { Instant } from './instant.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formatters are slow to make and quick to use. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** True for a zone this platform knows, such as `Europe/Berlin` or `UTC`. */
export function isTimeZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Offsets by zone and second: a list writes the same moment several times, and each reading of a clock is slow. */
const offsets = new Map<string, Map<number, number>>();
const MAX_OFFSETS = 1000;

/**
 * Seconds that a zone's clock is ahead of UTC at a moment.
 *
 * @throws RangeError for a zone this platform does not know.
 */
export function offsetSeconds(at: Instant, zone: string): number {
  const whole = Math.floor(at);
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map()));
  const held = known.get(whole);
  if (held !== undefined) return held;
  const offset = readOffset(whole, zone);
  if (known.size >= MAX_OFFSETS) known.clear();
  known.set(whole, offset);
  return offset;
}

function readOffset(whole: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(whole * 1000)) parts[type] = value;
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts[type]);
  const year = parts.era?.startsWith('B') ? 1 - part('year') : part('year');
  const wall = new Date(0);
  wall.setUTCFullYear(year, part('month') - 1, part('day'));
  wall.setUTCHours(part('hour'), part('minute'), part('second'));
  return wall.getTime() / 1000 - whole;
}

/** Hours that a zone is ahead of UTC, as the history call wants them: `8`, `-3.5`, `5.75` (AMB-142). */
export const zoneOffsetHours = (at: Instant, zone: string): string => String(Math.round((offsetSeconds(at, zone) / 3600) * 100) / 100);

/** What a zone's wall clock shows: each part in digits, the year in at least four and the others in two. */
export interface WallClock {
  /** At least four digits. */
  readonly year: string;
  /** Two digits, from 01. */
  readonly month: string;
  /** Two digits, from 01. */
  readonly day: string;
  /** Two digits, 00 to 23. */
  readonly hour: string;
  /** Two digits. */
  readonly minute: string;
}

/** A moment as a zone's wall clock shows it. */
export function wallClock(at: Instant, zone: string): WallClock {
  const clock = new Date((Math.floor(at) + offsetSeconds(at, zone)) * 1000);
  return {
    year: digits(clock.getUTCFullYear(), 4),
    month: digits(clock.getUTCMonth() + 1, 2),
    day: digits(clock.getUTCDate(), 2),
    hour: digits(clock.getUTCHours(), 2),
    minute: digits(clock.getUTCMinutes(), 2),
  };
}

const digits = (value: number, least: number): string => String(value).padStart(least, '0');
