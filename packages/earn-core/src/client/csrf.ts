/** Where the csrf token comes from and how it is sent (SH-43, AMB-002). */
export interface CsrfOptions {
  /** Name of the cookie. @default 'csrftoken' */
  readonly cookieName?: string;
  /** Name of the header. @default 'csrftoken' */
  readonly headerName?: string;
  /** Returns the cookies in the format of `document.cookie`, for use outside a page. @default reads `document.cookie` */
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
 * The csrf header of a request. The cookie is read each time, because the exchange may change it. Empty unless the request goes to
 * the page's own origin, because no other origin may see the token (AMB-002). Outside a page, given `cookies` belong to the target.
 */
export function csrfHeader(target: URL, options: CsrfOptions): Readonly<Record<string, string>> {
  const page = pageOrigin() ?? (options.cookies ? target.origin : undefined);
  if (page !== target.origin) return {};
  const cookies = options.cookies?.() ?? (typeof document === 'undefined' ? '' : document.cookie);
  const token = cookieValue(cookies, options.cookieName ?? 'csrftoken');
  // A value that is no valid header must not make the request fail.
  return token !== undefined && /^[\x21-\x7e]+$/.test(token) ? { [options.headerName ?? 'csrftoken']: token } : {};
}
