/** Time left until a moment, in whole units. */
export interface TimeLeft {
  /** Whole days. */
  days: number;
  /** Whole hours beside the days, 0 to 23. */
  hours: number;
  /** Whole minutes beside the hours, 0 to 59. */
  minutes: number;
  /** Seconds beside the minutes, 0 to 59. */
  seconds: number;
  /** The total in seconds, rounded up, so that it is 0 only at the end. */
  total: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole units of a number of seconds; zero where the end is past or invalid. */
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

/** Milliseconds until the shown time changes: a second, or a minute while a day or more is left. */
export function untilChange(seconds: number): number {
  const { total } = timeLeft(seconds);
  const next = total >= DAY ? Math.floor(total / MINUTE) * MINUTE - 1 : total - 1;
  return Math.max(0, (seconds - next) * 1000);
}

/** The last milestone passed between one number of seconds and a smaller one. */
export function milestonePassed(milestones: readonly number[], from: number, to: number): number | undefined {
  const passed = milestones.filter((milestone) => from > milestone && milestone >= to);
  return passed.length === 0 ? undefined : Math.min(...passed);
}
