/** What is left until a moment, in whole units. */
export interface TimeLeft {
  /** Whole days. */
  days: number;
  /** Whole hours beside the days, 0 to 23. */
  hours: number;
  /** Whole minutes beside the hours, 0 to 59. */
  minutes: number;
  /** Seconds beside the minutes, 0 to 59. */
  seconds: number;
  /** All of it in seconds; a begun second counts, so that nothing is left exactly at the end. */
  total: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole units of a number of seconds; nothing where the end is past or unreadable. */
export function timeLeft(seconds: number): TimeLeft {
  const total = Number.isNaN(seconds) ? 0 : Math.max(0, Math.ceil(seconds));
  return {
    days: Math.floor(total / DAY),
    hours: Math.floor((total % DAY) / HOUR),
    minutes: Math.floor((total % HOUR) / MINUTE),
    seconds: total % MINUTE,
    total,
  };
}

/** Milliseconds until what is shown changes: a second, or while a day and more is left a minute. */
export function untilChange(seconds: number): number {
  const { total } = timeLeft(seconds);
  const next = total >= DAY ? Math.floor(total / MINUTE) * MINUTE - 1 : total - 1;
  return Math.max(0, (seconds - next) * 1000);
}

/** The last of the milestones that was passed on the way from one number of seconds to a smaller one. */
export function milestonePassed(milestones: readonly number[], from: number, to: number): number | undefined {
  const passed = milestones.filter((milestone) => from > milestone && milestone >= to);
  return passed.length === 0 ? undefined : Math.min(...passed);
}
