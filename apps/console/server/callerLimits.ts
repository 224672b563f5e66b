import { createHash } from 'node:crypto';
import { createRateLimit, type RateLimitOptions } from './rateLimit.ts';

/** Limit for all sessions of one address together, as a multiple of the limit of one session. */
const SESSIONS_OF_ADDRESS = 8;

/** Limits how fast the exchange is called. */
export interface CallerLimits {
  /** Counts one call. Returns the whole seconds to wait if it exceeds the limit, otherwise 0. */
  readonly take: (address: string, cookie: string | undefined) => number;
}

/**
 * Counts calls first by session and then by address. Calls without cookies, such as those that pages of other sites make the
 * same browser send, have a bucket of their own, so that they do not use up the limit of a signed-in person. Session cookies
 * can be invented, so all sessions of one address have a common limit too.
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

/** Identifies the session of these cookies. The csrf cookie is left out, since it changes within a session. */
function sessionKey(cookie: string | undefined): string | undefined {
  const pairs = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !/^(__Host-)?csrf/.test(pair))
    .toSorted();
  return pairs.length === 0 ? undefined : createHash('sha256').update(pairs.join(';')).digest('base64url').slice(0, 22);
}
