import { createHash } from 'node:crypto';

/** The csrf cookie keeps its name: the page reads it, and repeats it in a header of that name (AMB-002). */
export const CSRF = 'csrftoken';

/** Maps the exchange's cookies to the cookies of this origin. */
export interface ExchangeCookies {
  /** The `Cookie` header for the exchange, from that of the request; `undefined` if it has no cookie of the exchange. */
  readonly sent: (header: string) => string | undefined;
  /** A `Set-Cookie` line of the exchange, made valid for this origin. */
  readonly returned: (line: string) => string;
}

/**
 * Separates the exchange's cookies from those of other programs on this machine: browsers share cookies between all ports of a
 * host, so a request carries the sessions of all of them.
 *
 * - What the exchange sets is kept here under a name made of its origin, and only such names go back to it, as it called
 *   them. The csrf cookie alone keeps its name.
 * - An exchange on this very host name shares the browser's cookies with this console by itself. Nothing is renamed then:
 *   who signed in there is signed in here, and it learns nothing that the browser would not send it anyway.
 *
 * @param exchange Origin of the exchange.
 * @param here Origin under which this console was asked.
 */
export function exchangeCookies(exchange: URL, here: URL): ExchangeCookies {
  const secure = here.protocol === 'https:';
  if (exchange.hostname === here.hostname) return { sent: (header) => header, returned: (line) => forThisOrigin(line, secure) };
  const prefix = `earnkit-${createHash('sha256').update(exchange.origin).digest('hex').slice(0, 8)}.`;
  return {
    sent(header) {
      const own = header.split(';').flatMap((part) => {
        const pair = part.trim();
        if (pair.startsWith(`${CSRF}=`)) return [pair];
        return pair.startsWith(prefix) ? [pair.slice(prefix.length)] : [];
      });
      return own.length > 0 ? own.join('; ') : undefined;
    },
    returned: (line) => forThisOrigin(line.trimStart().startsWith(`${CSRF}=`) ? line : prefix + line.trimStart(), secure),
  };
}

/**
 * - `Domain` goes: the cookie belongs to this origin alone.
 * - On a plain http origin `Secure` goes, and with it what depends on it (`SameSite=None`, `Partitioned`); a
 *   `__Host-` or `__Secure-` name keeps it, since no browser accepts such a name without.
 * - All else stays: value, `Path`, `HttpOnly`, `Max-Age`, `Expires`.
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
