/** Cookies that are sent to an exchange and that it changes. */
export interface CookieJar {
  /** The header of a request. */
  readonly header: () => string;
  /** The value of one; `undefined` where there is none. */
  readonly value: (name: string) => string | undefined;
  /** Takes over what an answer sets. */
  readonly take: (lines: readonly string[]) => void;
  /** Every value, none of which may be printed. */
  readonly values: () => readonly string[];
}

const HTTP_ONLY = '#HttpOnly_';

/** A line of a cookies.txt file: domain, with subdomains, path, secure, expires, name, value. */
function fileLine(line: string, host: string): readonly [name: string, value: string] | undefined {
  const fields = (line.startsWith(HTTP_ONLY) ? line.slice(HTTP_ONLY.length) : line).split('\t');
  const [domain = '', , , , , name, value] = fields;
  if (name === undefined || value === undefined) return undefined;
  const bare = domain.replace(/^\./, '').toLowerCase();
  return host === bare || host.endsWith(`.${bare}`) ? [name, value] : undefined;
}

const pairOf = (text: string): readonly [name: string, value: string] | undefined => {
  const at = text.indexOf('=');
  return at > 0 ? [text.slice(0, at).trim(), text.slice(at + 1).trim()] : undefined;
};

/**
 * Reads cookies: a `cookies.txt` as browsers and curl write it, of which only the host's own are taken, or the value of a `cookie` header.
 *
 * @param host the exchange's host, without a port.
 */
export function readCookies(text: string, host: string): CookieJar {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isFile = lines.some((line) => line.split('\t').length >= 7);
  const given = isFile
    ? lines.filter((line) => !line.startsWith('#') || line.startsWith(HTTP_ONLY)).map((line) => fileLine(line, host.toLowerCase()))
    : lines.flatMap((line) =>
        line
          .replace(/^cookie:\s*/i, '')
          .split(';')
          .map(pairOf),
      );
  const cookies = new Map(given.filter((pair) => pair !== undefined));
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    value: (name) => cookies.get(name),
    take: (set) => {
      for (const line of set) {
        const pair = pairOf(line.split(';', 1)[0] ?? '');
        if (pair !== undefined) cookies.set(...pair);
      }
    },
    values: () => [...cookies.values()],
  };
}
