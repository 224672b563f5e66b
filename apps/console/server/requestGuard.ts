import type { IncomingMessage } from 'node:http';

/** Longest request target, in characters. */
const MAX_URL_LENGTH = 8192;
/** Largest body, in bytes. */
export const MAX_BODY_BYTES = 65_536;

/** Why a request goes no further. */
export interface Refusal {
  /** HTTP status. */
  readonly status: number;
  /** One plain sentence for whoever reads the answer. */
  readonly message: string;
  /** What the answer has to name beside. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that may go on: its path decoded once, segments free of tricks. */
export interface Admitted {
  /** Path as it is compared and looked up, decoded. */
  readonly pathname: string;
  /** Path and query as they came. */
  readonly target: string;
}

/** Paths the exchange answers; everything else is the console itself. */
const EXCHANGE_PREFIXES = ['/apiw/', '/api/', '/sandbox/'];

/** True when the exchange answers this path. */
export const isExchangePath = (pathname: string): boolean =>
  EXCHANGE_PREFIXES.some((prefix) => pathname.startsWith(prefix) || `${pathname}/` === prefix);

/** Everything the console and the exchange are asked with. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

const refuse = (status: number, message: string): Refusal => ({ status, message });

/**
 * Judges the request line, the host and where a write comes from, before anything is looked up.
 *
 * - The host must be one of `hosts`: a page elsewhere that points its own name at this machine gets nothing.
 * - The method must be one that something here answers, and a read brings no body.
 * - The target must be an ordinary path: no absolute form, no second decoding, no way up, no hidden names.
 * - A write must come from a page of this origin; a request that cannot say so is refused.
 */
export function admit(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
  hosts: ReadonlySet<string>,
): Admitted | Refusal {
  const target = request.url ?? '';
  if (target.length > MAX_URL_LENGTH) return refuse(414, 'The address is too long.');
  if (countHeader(request.rawHeaders, 'host') !== 1 || !hosts.has((request.headers.host ?? '').toLowerCase())) {
    return refuse(421, 'This host name is not served here.');
  }
  const method = request.method ?? '';
  if (!METHODS.includes(method)) return { ...refuse(405, 'This method is not served here.'), headers: { allow: METHODS.join(', ') } };
  const reads = method === 'GET' || method === 'HEAD';
  if (reads && bringsBody(request)) return refuse(400, 'A request that reads brings no body.');
  const pathname = decodePath(target.split('?', 1)[0] ?? '');
  if (pathname === undefined) return refuse(400, 'The path is not one that can be served.');
  if (!reads && !comesFromHere(request, hosts)) return refuse(403, 'This request did not come from the console.');
  return { pathname, target };
}

/** True for what {@link admit} turned away. */
export const isRefusal = (judged: Admitted | Refusal): judged is Refusal => 'status' in judged;

const FORBIDDEN_RAW = /[^\x21-\x7e]|\\|#/;
const FORBIDDEN_DECODED = /[\u0000-\u001f\u007f\\%]/;

function decodePath(raw: string): string | undefined {
  // an encoded slash would be a separator only after decoding
  if (!raw.startsWith('/') || FORBIDDEN_RAW.test(raw) || /%2f/i.test(raw)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (FORBIDDEN_DECODED.test(path)) return undefined;
  const segments = path.slice(1).split('/');
  const odd = segments.some((segment, index) => segment.startsWith('.') || (segment === '' && index < segments.length - 1));
  return odd ? undefined : path;
}

const bringsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

function comesFromHere(request: Pick<IncomingMessage, 'headers'>, hosts: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  return origin === `http://${request.headers.host?.toLowerCase()}` && hosts.has(origin.slice('http://'.length));
}

const countHeader = (raw: readonly string[], name: string): number =>
  raw.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
