/**
 * Makes a cookie of the exchange valid on the console's own origin.
 *
 * - `Domain` goes: the cookie belongs to this origin alone.
 * - On plain http `Secure` goes, and with it what depends on it (`SameSite=None`, `Partitioned`); a `__Host-` or
 *   `__Secure-` name keeps it, since no browser accepts such a name without.
 * - All else stays: name, value, `Path`, `HttpOnly`, `Max-Age`, `Expires`.
 */
export function rewriteSetCookie(line: string, plainHttp: boolean): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const keepsSecure = !plainHttp || /^__(Host|Secure)-/i.test(pair);
  const kept = attributes.flatMap((attribute) => {
    const name = attribute.split('=', 1)[0]?.toLowerCase();
    if (name === 'domain') return [];
    if (keepsSecure) return [attribute];
    if (name === 'secure' || name === 'partitioned') return [];
    return /^samesite\s*=\s*none$/i.test(attribute) ? ['SameSite=Lax'] : [attribute];
  });
  return [pair, ...kept].join('; ');
}
