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

const DATE_TEXT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The moment of a date as text, in UTC where it names no zone; `undefined` for other text and for a date that does not exist. */
export function parseInstant(text: string): Instant | undefined {
  const [, day, minute = '00:00', second = ':00', zone = 'Z'] = DATE_TEXT.exec(text) ?? [];
  if (day === undefined) return undefined;
  // The 31st of February would become a day of March.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const at = Date.parse(`${day}T${minute}${second}${zone.replace(/^(...)(..)$/, '$1:$2')}`);
  return Number.isNaN(at) ? undefined : at / 1000;
}

/** The full hour after an instant. */
export const nextFullHour = (now: Instant): Instant => (Math.floor(now / HOUR) + 1) * HOUR;
