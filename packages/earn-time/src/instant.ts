/** A moment in whole unix seconds, as the exchange counts time (AMB-042). */
export type Instant = number;

/** Seconds in a minute. */
export const MINUTE = 60;
/** Seconds in an hour. */
export const HOUR = 3600;
/** Seconds in a day of 24 hours; a calendar day can be shorter or longer, see `startOfDay`. */
export const DAY = 86_400;

const LAST_INSTANT = 8_640_000_000_000;

/** True for a moment that a calendar can name. */
export const isInstant = (value: unknown): value is Instant =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= LAST_INSTANT - 2 * DAY;

/** The full hour after an instant. */
export const nextFullHour = (now: Instant): Instant => (Math.floor(now / HOUR) + 1) * HOUR;
