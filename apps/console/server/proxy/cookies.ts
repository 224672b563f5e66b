import { createHash } from 'node:crypto';

/**
 * Name of the CSRF cookie. {@link exchangeCookies} never renames it, because the page reads it and sends its value in a header of
 * that name (AMB-002).
 */
export const CSRF_COOKIE = 'csrftoken';

/** Maps the exchange's cookies to the cookies of this origin. */
export interface ExchangeCookies {
  /**
   * Maps the browser's `Cookie` header to the one for the exchange; `undefined` if no cookie in it belongs to the exchange.
   *
   * @param csrf the request's csrf header. Of several csrf cookies only the one that it repeats goes on: another page of this host, or of a
   * parent domain, may have set the others, and exchanges look at the first.
   */
  readonly toExchange: (header: string, csrf?: string) => string | undefined;
  /** Maps a `Set-Cookie` header of the exchange to one for this origin. */
  readonly toBrowser: (line: string) => string;
}

/**
 * Separates the exchange's cookies from those of other programs on this machine: browsers share cookies between all ports of a
 * host, so a request carries the sessions of all of them.
 *
 * - A cookie that the exchange sets is stored with a prefix derived from the exchange's origin. Only cookies with that prefix are
 *   sent back to it, without the prefix. Only the CSRF cookie has none.
 * - If the exchange has the same host name as this console, browsers send both the same cookies, and none is renamed: a person who
 *   signed in there is signed in here, and the exchange receives nothing that the browser would not send it anyway.
 *
 * @param exchange Origin of the exchange.
 * @param ownOrigin Origin at which the browser reached this console.
 */
export function exchangeCookies(exchange: URL, ownOrigin: URL): ExchangeCookies {
  const secure = ownOrigin.protocol === 'https:';
  if (exchange.hostname === ownOrigin.hostname) return { toExchange: withOneToken, toBrowser: (line) => forThisOrigin(line, secure) };
  const prefix = `earnkit-${createHash('sha256').update(exchange.origin).digest('hex').slice(0, 8)}.`;
  return {
    toExchange(header, csrf) {
      const exchangePairs = withOneToken(header, csrf)
        .split(';')
        .flatMap((part) => {
          const pair = part.trim();
          if (pair.startsWith(`${CSRF_COOKIE}=`)) return [pair];
          return pair.startsWith(prefix) ? [pair.slice(prefix.length)] : [];
        });
      return exchangePairs.length > 0 ? exchangePairs.join('; ') : undefined;
    },
    toBrowser: (line) => forThisOrigin(line.trimStart().startsWith(`${CSRF_COOKIE}=`) ? line : prefix + line.trimStart(), secure),
  };
}

/** Whether a cookie of the `Cookie` header is the csrf cookie with this token, which the page may have decoded. */
export function isCsrfPair(pair: string, token: string): boolean {
  const text = pair.trim();
  if (!text.startsWith(`${CSRF_COOKIE}=`)) return false;
  const value = text.slice(CSRF_COOKIE.length + 1);
  try {
    return value === token || decodeURIComponent(value) === token;
  } catch {
    return false;
  }
}

/** The `Cookie` header without the csrf cookies that the csrf header does not repeat, if it repeats one. */
function withOneToken(header: string, csrf = ''): string {
  const pairs = header.split(';');
  const repeated = csrf === '' ? undefined : pairs.find((pair) => isCsrfPair(pair, csrf));
  if (repeated === undefined) return header;
  return pairs.filter((pair) => pair === repeated || !pair.trim().startsWith(`${CSRF_COOKIE}=`)).join(';');
}

/**
 * Adapts the attributes of a `Set-Cookie` header to this origin:
 *
 * - `Domain` is removed, so that the cookie belongs to this origin alone.
 * - On plain http `Secure` is removed. `Partitioned` and `SameSite=None` require `Secure`, so `Partitioned` is removed too and
 *   `SameSite=None` becomes `SameSite=Lax`. A cookie named `__Host-…` or `__Secure-…` keeps all three, since browsers reject it without `Secure`.
 * - Everything else is kept: value, `Path`, `HttpOnly`, `Max-Age`, `Expires`.
 */
function forThisOrigin(line: string, secure: boolean): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const keepsSecure = secure || /^__(Host|Secure)-/i.test(pair);
  const kept = attributes.flatMap((attribute) => {
    const name = attribute.split('=', 1)[0]?.toLowerCase();
    if (name === 'domain') return [];
    if (keepsSecure) return [attribute];
    if (name === 'secure' || name === 'partitioned') return [];
    return /^samesite\s*=\s*none$/i.test(attribute) ? ['SameSite=Lax'] : [attribute];
  });
  return [pair, ...kept].join('; ');
}
