import { tell } from './tell.ts';

/** Where the csrf token comes from and how it is sent (SH-43, AMB-002). */
export interface CsrfOptions {
  /** Name of the cookie. @default 'csrftoken' */
  readonly cookieName?: string;
  /** Name of the header. @default 'csrftoken' */
  readonly headerName?: string;
  /** Returns the cookies in the format of `document.cookie`, for use outside a page. @default reads `document.cookie` */
  readonly cookies?: () => string;
}

/** The csrf header of a request; empty where none is sent. */
export type CsrfHeader = Readonly<Record<string, string>>;

const tokenOf = (header: CsrfHeader): string | undefined => Object.values(header)[0];

/** The values of the cookies of one name in a `document.cookie` text, each once. */
function cookieValues(cookies: string, name: string): readonly string[] {
  const values = new Set<string>();
  for (const part of cookies.split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    const value = part.slice(equals + 1).trim();
    try {
      values.add(decodeURIComponent(value));
    } catch {
      values.add(value);
    }
  }
  return [...values];
}

/** Origin of the page this runs in; `undefined` outside a page. */
export const pageOrigin = (): string | undefined =>
  typeof location === 'undefined' || location.origin === 'null' ? undefined : location.origin;

/**
 * The csrf headers that a request may have, one for each cookie of the name: there are several where another page of the host, or one of a
 * parent domain, set one too. The cookies are read each time, because the exchange may change its own. One empty header unless the request
 * goes to the page's own origin, because no other origin may see a token (AMB-002). Outside a page, given `cookies` belong to the target.
 */
function csrfHeaders(target: URL, options: CsrfOptions): readonly [CsrfHeader, ...CsrfHeader[]] {
  const page = pageOrigin() ?? (options.cookies ? target.origin : undefined);
  if (page !== target.origin) return [{}];
  const cookies = options.cookies?.() ?? (typeof document === 'undefined' ? '' : document.cookie);
  // A value that is no valid header must not make the request fail.
  const tokens = cookieValues(cookies, options.cookieName ?? 'csrftoken').filter((token) => /^[\x21-\x7e]+$/.test(token));
  const [first = {}, ...others] = tokens.map((token) => ({ [options.headerName ?? 'csrftoken']: token }));
  return [first, ...others];
}

/** Most tokens with which one call is tried. */
const MOST_TOKENS = 8;

/** The tokens with which one request is tried. */
export interface CsrfTries {
  /** The header to begin with. */
  readonly first: CsrfHeader;
  /**
   * After a refusal with HTTP 403, which says that nothing happened: the header to send the call with once more. It is the token that the
   * exchange set meanwhile, or another cookie of that name that was there at the beginning. `undefined` where there is none.
   */
  readonly next: () => CsrfHeader | undefined;
  /** Called when the exchange did not refuse the token: later calls begin with it. */
  readonly accepted: (effect: 'read' | 'write') => void;
}

/** The csrf tokens of a client: those for an address as they are now, for each request of a call. */
export function createCsrf(options: CsrfOptions): (target: URL) => () => CsrfTries {
  let proven: string | undefined;
  let told = false;

  const tellSeveral = (): void => {
    if (told) return;
    told = true;
    tell(() => {
      throw new Error(
        `EK028: This page has several cookies named ${options.cookieName ?? 'csrftoken'}, and the exchange refuses a call with each of them (HTTP 403). Another page of this host or of a parent domain set one. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek028`,
      );
    });
  };

  return (target) => {
    const known = csrfHeaders(target, options);
    return () => {
      let last = known.find((header) => tokenOf(header) === proven) ?? known[0];
      let renewed = false;
      const tried = new Set([tokenOf(last)]);
      const isLeft = (header: CsrfHeader): boolean => !tried.has(tokenOf(header));
      return {
        first: last,
        next: () => {
          const now = csrfHeaders(target, options).filter((header) => tokenOf(header) !== undefined);
          const isKnown = (header: CsrfHeader): boolean => known.some((one) => tokenOf(one) === tokenOf(header));
          const fresh = renewed ? undefined : now.find((header) => !isKnown(header));
          const next = fresh ?? now.find((header) => isKnown(header) && isLeft(header));
          if (next === undefined || tried.size >= MOST_TOKENS) {
            if (known.length > 1) tellSeveral();
            return undefined;
          }
          renewed ||= fresh !== undefined;
          tried.add(tokenOf(next));
          last = next;
          return next;
        },
        accepted: (effect) => {
          // A read that was not refused may not have been checked.
          if (effect === 'write' || tried.size > 1) proven = tokenOf(last);
        },
      };
    };
  };
}
