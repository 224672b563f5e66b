/** Where the csrf token comes from and how it is sent (SH-43, AMB-002). */
export interface CsrfOptions {
  /** Name of the cookie. @default 'csrftoken' */
  readonly cookieName?: string;
  /** Name of the header. @default 'csrftoken' */
  readonly headerName?: string;
  /** The cookies as `document.cookie` spells them, for programs that are not a page. @default reads `document.cookie` */
  readonly cookies?: () => string;
}

/** The value of one cookie in a `document.cookie` text. */
function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    const value = part.slice(equals + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}

/** Origin of the page this runs in; `undefined` outside a page. */
export const pageOrigin = (): string | undefined =>
  typeof location === 'undefined' || location.origin === 'null' ? undefined : location.origin;

/**
 * The csrf header of a request, read anew each time because the exchange may change the cookie. Empty unless the request
 * goes to the page's own origin: the token is not for others (AMB-002). A program that hands over its own cookies is its own page.
 */
export function csrfHeader(target: URL, options: CsrfOptions): Readonly<Record<string, string>> {
  const page = pageOrigin() ?? (options.cookies ? target.origin : undefined);
  if (page !== target.origin) return {};
  const cookies = options.cookies?.() ?? (typeof document === 'undefined' ? '' : document.cookie);
  const token = cookieValue(cookies, options.cookieName ?? 'csrftoken');
  // A value that cannot be a header must not turn into a failed request.
  return token !== undefined && /^[\x21-\x7e]+$/.test(token) ? { [options.headerName ?? 'csrftoken']: token } : {};
}
