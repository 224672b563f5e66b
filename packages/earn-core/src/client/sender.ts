import { type CsrfTries, createCsrf, pageOrigin } from './csrf.ts';
import type { EarnClientOptions } from './EarnClient.ts';
import { EarnFailure, earnErrorOf } from '../EarnError.ts';
import { inTime } from './inTime.ts';

/** How the requests of a client are addressed and what they carry, whoever makes them. */
export interface Sender {
  /** The exchange's own origin; `undefined` when it is the page's. */
  readonly given: string | undefined;
  /** Longest time of one attempt, in milliseconds. */
  readonly timeoutMs: number;
  /** Sends a request. */
  readonly send: typeof globalThis.fetch;
  /** The address of a path below origin and base path. @throws TypeError outside a page without `origin` */
  readonly urlOf: (path: string) => URL;
  /** The csrf tokens for an address as they are now, for each request of a call. */
  readonly csrfFor: (url: URL) => () => CsrfTries;
  /** The product's own headers. @throws EarnFailure if they cannot be had; nothing was sent then */
  readonly ownHeaders: (call: string, signal: AbortSignal | undefined) => Promise<Readonly<Record<string, string>>>;
  /** The parts of a request that every call of an effect has. */
  readonly initOf: (effect: 'read' | 'write') => Pick<RequestInit, 'credentials' | 'cache' | 'redirect'>;
}

/** @throws TypeError for an `origin` that is more than scheme, host and port, and for a `basePath` that is no path. */
export function senderOf(options: EarnClientOptions): Sender {
  const given = options.origin === undefined ? undefined : originOf(options.origin);
  const timeoutMs = options.timeoutMs ?? 20_000;
  const { basePath = '', headers } = options;
  if (!/^(\/[^/?#\\\s]+)*$/.test(basePath))
    throw new TypeError(
      'EK015: createEarnClient: `basePath` is a path without a slash at its end, such as /gateway. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek015',
    );
  return {
    given,
    timeoutMs,
    send: options.fetch ?? ((...request: Parameters<typeof fetch>) => globalThis.fetch(...request)),
    urlOf: (path) => new URL(basePath + path, given ?? originOf(pageOrigin())),
    csrfFor: createCsrf(options.csrf ?? {}),
    async ownHeaders(call, signal) {
      if (!headers) return {};
      try {
        // `Headers` refuses what cannot be sent. `fetch` would reject too, as if an answer had been lost.
        return Object.fromEntries(new Headers(await inTime((stop) => headers({ call, signal: stop }), timeoutMs, signal)));
      } catch (cause) {
        const kind = signal?.aborted ? 'cancelled' : earnErrorOf(cause)?.kind === 'login-needed' ? 'login-needed' : 'not-sent';
        throw new EarnFailure({ kind, call }, { cause });
      }
    },
    initOf: (effect) => ({
      credentials: options.credentials ?? 'include',
      cache: 'no-store',
      redirect: effect === 'read' ? 'follow' : 'manual',
    }),
  };
}

function originOf(text: string | undefined): string {
  if (text === undefined)
    throw new TypeError(
      'EK016: createEarnClient: outside a page `origin` says where the exchange is. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek016',
    );
  const url = new URL(text);
  if (url.pathname !== '/' || url.search !== '')
    throw new TypeError(
      'EK017: createEarnClient: `origin` is scheme, host and port only; a path is `basePath`. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek017',
    );
  return url.origin;
}
