import { refusals } from '../refusal.ts';
import type { Session, Sessions } from './session.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True for addresses that only this machine can reach. */
export const isLoopback = (request: Request): boolean => LOOPBACK.has(new URL(request.url).hostname);

/**
 * Checks that a write comes from our own page: its origin is ours, and its csrf header repeats a token that was signed for this
 * session. A page of ours with an outdated token gets a valid one with the refusal.
 *
 * @throws Refusal if the write does not come from our own page.
 */
export function guardWrite(request: Request, session: Session, sessions: Sessions, origins: ReadonlySet<string>): void {
  if (!isFromOurPage(request, origins)) throw refusals.forbidden('This request does not come from our own page.');
  if (!sessions.hasCsrf(request, session)) throw refusals.staleToken(sessions.csrfCookie(request, session));
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
