/** Maximum number of retries of a read: 11 attempts in total (SH-45, AMB-003). */
export const READ_RETRIES = 10;

/** Maximum number of retries of a read that is answered with HTTP 429 (AMB-145). */
export const BUSY_RETRIES = 3;

/** Longest `Retry-After` that the client waits for, in seconds. */
export const MAX_RETRY_AFTER_SECONDS = 30;

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/**
 * Seconds to wait according to `Retry-After`, in either of its formats; `undefined` when it is missing or unreadable. Never
 * negative; not capped.
 *
 * @param nowMs milliseconds since 1970, for the form that names a date.
 */
export function retryAfterSeconds(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  // Accept only a date that names a month: Date.parse reads many other texts as years.
  const date = /^[A-Za-z]{3,9},? .*\d{4}|GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - nowMs) / 1000));
}

/**
 * Milliseconds before the next attempt. They double from a quarter of a second up to five seconds; half of the wait is random, so
 * that many clients do not retry at once. Never less than the exchange asked for, up to {@link MAX_RETRY_AFTER_SECONDS}.
 *
 * @param attempt the attempt that failed, from 1.
 * @param random from 0 to 1.
 */
export function waitBefore(attempt: number, random: number, askedSeconds: number | undefined): number {
  const step = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  const asked = Math.min(askedSeconds ?? 0, MAX_RETRY_AFTER_SECONDS) * 1000;
  return Math.max(asked, step / 2 + (step / 2) * random);
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
