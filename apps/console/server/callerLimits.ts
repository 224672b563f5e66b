import { createHash } from 'node:crypto';
import { createRateLimit, type RateLimitOptions } from './rateLimit.ts';

/** Calls of all sessions of one address together, as a multiple of what one session may call. */
const SESSIONS_OF_ADDRESS = 8;

/** Limits how fast the exchange is called. */
export interface CallerLimits {
  /** Takes one call; answers how many whole seconds to wait when it is one too many, 0 when it is not. */
  readonly take: (address: string, cookie: string | undefined) => number;
}

/**
 * Counts calls by session first and by address second. What visitors without cookies send from an address, such as what
 * pages elsewhere make the same browser send, has a bucket of its own and takes nothing from who is signed in. Sessions can be
 * made up, so all of one address together are limited too.
 */
export function createCallerLimits(rate: RateLimitOptions): CallerLimits {
  const single = createRateLimit(rate);
  const together = createRateLimit({ ...rate, burst: rate.burst * SESSIONS_OF_ADDRESS, perSecond: rate.perSecond * SESSIONS_OF_ADDRESS });
  return {
    take(address, cookie) {
      const session = sessionKey(cookie);
      const wait = single.take(session === undefined ? address : `${address} ${session}`);
      return wait > 0 ? wait : together.take(address);
    },
  };
}

/** A name for who sent these cookies; the csrf cookie is left out, since it changes within a session. */
function sessionKey(cookie: string | undefined): string | undefined {
  const pairs = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !/^(__Host-)?csrf/.test(pair))
    .toSorted();
  return pairs.length === 0 ? undefined : createHash('sha256').update(pairs.join(';')).digest('base64url').slice(0, 22);
}
