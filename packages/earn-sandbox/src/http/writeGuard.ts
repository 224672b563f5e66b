import { refusals } from './refusal.ts';
import type { Sessions } from './session.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True for addresses that only this machine can reach. */
export const isLoopback = (request: Request): boolean => LOOPBACK.has(new URL(request.url).hostname);

/**
 * Lets a write through only when it comes from our own page: its origin is ours, and its csrf header repeats a token
 * signed for this very session.
 *
 * @throws Refusal otherwise.
 */
export function guardWrite(request: Request, sessions: Sessions, origins: ReadonlySet<string>): void {
  if (!isFromOurPage(request, origins)) throw refusals.forbidden('This request does not come from our own page.');
  if (!sessions.hasCsrf(request)) throw refusals.forbidden('The page is out of date. Reload it and try again.');
}

function isFromOurPage(request: Request, origins: ReadonlySet<string>): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (origin !== null) {
    const isOurs = origin === new URL(request.url).origin || origins.has(origin);
    return isOurs && (site === null || site === 'same-origin' || origins.has(origin));
  }
  return site === 'same-origin';
}
