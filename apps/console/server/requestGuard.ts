import type { IncomingMessage } from 'node:http';

/** Longest request target, in characters. */
const MAX_URL_LENGTH = 8192;
/** Largest body, in bytes. */
export const MAX_BODY_BYTES = 65_536;

/** Why a request is refused. */
export interface Refusal {
  /** HTTP status. */
  readonly status: number;
  /** Its name in the log. */
  readonly code: string;
  /** One plain sentence for an operator who reads the answer. */
  readonly message: string;
  /** Further headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An accepted request. Its path is decoded once and contains no dangerous segments. */
export interface Admitted {
  /** Path as it is compared and looked up, decoded. */
  readonly pathname: string;
  /** Path and query as they came. */
  readonly target: string;
  /** The origin it was sent to. */
  readonly origin: string;
}

/** The origins that are served, by the `Host` that requests for them name. */
export type ServedHosts = ReadonlyMap<string, string>;

/**
 * The origins of a server on this machine. Browsers leave out port 80, other clients may name it.
 *
 * @param publicOrigin Origin under which a proxy in front of it is known. @default none
 */
export function servedHosts(port: number, publicOrigin?: URL): ServedHosts {
  const hosts = new Map<string, string>();
  for (const name of ['127.0.0.1', 'localhost']) {
    const { origin, host } = new URL(`http://${name}:${port}`);
    hosts.set(`${name}:${port}`, origin);
    hosts.set(host, origin);
  }
  if (publicOrigin !== undefined) hosts.set(publicOrigin.host, publicOrigin.origin);
  return hosts;
}

/** Paths the exchange answers; everything else is the console itself. */
const EXCHANGE_PREFIXES = ['/apiw/', '/api/', '/sandbox/'];

/** True when the exchange answers this path. */
export const isExchangePath = (pathname: string): boolean =>
  EXCHANGE_PREFIXES.some((prefix) => pathname.startsWith(prefix) || `${pathname}/` === prefix);

/** The methods that the console and the exchange serve. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

const refuse = (status: number, code: string, message: string): Refusal => ({ status, code, message });

/**
 * Checks the request line, the host and the origin of a write before anything is looked up.
 *
 * - The host must be one of `hosts`, which prevents DNS rebinding.
 * - A page of another site may link to a page, or frame it if the policy allows that. All its other requests are refused.
 * - The method must be one that is served here, a read must have no body, and `Expect` may only be `100-continue`.
 * - The target must be an ordinary path: no absolute form, no second decoding, no way up, no hidden names.
 * - A write must come from a page of this origin; a request that cannot say so is refused.
 */
export function admit(request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>, hosts: ServedHosts): Admitted | Refusal {
  const target = request.url ?? '';
  if (target.length > MAX_URL_LENGTH) return refuse(414, 'long-address', 'The address is too long.');
  const origin = hosts.get((request.headers.host ?? '').toLowerCase());
  if (origin === undefined || countHeader(request.rawHeaders, 'host') !== 1)
    return refuse(421, 'host', 'This host name is not served here.');
  if (!/^100-continue$/i.test(request.headers.expect ?? '100-continue'))
    return refuse(417, 'expectation', 'This expectation cannot be met here.');
  const method = request.method ?? '';
  if (!METHODS.includes(method))
    return { ...refuse(405, 'method', 'This method is not served here.'), headers: { allow: METHODS.join(', ') } };
  const reads = method === 'GET' || method === 'HEAD';
  if (reads && bringsBody(request)) return refuse(400, 'body-of-read', 'A request that reads brings no body.');
  const pathname = decodePath(target.split('?', 1)[0] ?? '');
  if (pathname === undefined) return refuse(400, 'path', 'The path is not one that can be served.');
  if (isFromElsewhere(request) && !(reads && isVisit(request) && !isExchangePath(pathname)))
    return refuse(403, 'cross-site', 'This request did not come from the console.');
  if (!reads && !comesFromHere(request, origin)) return refuse(403, 'origin', 'This request did not come from the console.');
  return { pathname, target, origin };
}

/** True if {@link admit} refused the request. */
export const isRefusal = (judged: Admitted | Refusal): judged is Refusal => 'status' in judged;

/** Pages that an address names by a coin, an order or a project, which may have any name. No file and no call has such an address. */
const PAGE_OF_NAME =
  /^(?:\/zh)?\/(?:staking|trade|futures\/USDT|launchpool|simple-earn\/my-lendings|myaccount\/(?:deposit|transfer))\/[^/]+$/;

const FORBIDDEN_RAW = /[^\x21-\x7e]|\\|#/;
const CONTROL = /[\u0000-\u001f\u007f]/;

function decodePath(raw: string): string | undefined {
  if (!raw.startsWith('/') || FORBIDDEN_RAW.test(raw)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (CONTROL.test(path)) return undefined;
  const segments = path.slice(1).split('/');
  const odd = segments.some((segment, index) => segment.startsWith('.') || (segment === '' && index < segments.length - 1));
  // an encoded slash would be a separator only after decoding
  if (!odd && !/[\\%]/.test(path) && !/%2f/i.test(raw)) return path;
  // a name stays as it was sent
  return PAGE_OF_NAME.test(raw) && !/^\.{1,2}$/.test(decodeURIComponent(raw.slice(raw.lastIndexOf('/') + 1))) ? raw : undefined;
}

const bringsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * The address that a request comes from. Behind a proxy it is the last one in `X-Forwarded-For`, which the proxy itself adds after
 * everything that the client claims.
 */
export const clientAddress = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, behindProxy: boolean): string =>
  (behindProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined) ?? socket.remoteAddress ?? '';

/** True where the browser says that a page of another origin sent the request. */
const isFromElsewhere = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  ['cross-site', 'same-site'].includes(headers['sec-fetch-site']?.toString() ?? '');

/** True where the browser is about to show the answer as a page, in a window or a frame. */
const isVisit = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && PAGES.includes(headers['sec-fetch-dest']?.toString() ?? '');

const PAGES = ['document', 'iframe', 'frame'];

/**
 * Whether a path without a file gets the page: yes for a browser that navigates and for clients that accept any type, such as curl,
 * health checks and link previews; no for a path that looks like a file.
 */
export function wantsPage({ headers }: Pick<IncomingMessage, 'headers'>, pathname: string): boolean {
  if (/^\/assets(\/|$)/.test(pathname) || (!PAGE_OF_NAME.test(pathname) && /\.[a-z\d]{1,11}$/i.test(pathname))) return false;
  const shownAs = headers['sec-fetch-dest']?.toString();
  if (shownAs !== undefined && !PAGES.includes(shownAs)) return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
}

function comesFromHere(request: Pick<IncomingMessage, 'headers'>, own: string): boolean {
  const { origin } = request.headers;
  return origin === undefined ? request.headers['sec-fetch-site'] === 'same-origin' : origin === own;
}

const countHeader = (raw: readonly string[], name: string): number =>
  raw.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
