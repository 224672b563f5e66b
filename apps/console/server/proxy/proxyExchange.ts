import { once } from 'node:events';
import { request as requestPlain, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { errorResponse, type Exchange } from '../exchange.ts';
import { currentRequest, errorFacts } from '../log.ts';
import { isLoopbackName, StartError } from '../settings.ts';
import { guardedLookup, isReachable, type Reach, type Resolve } from './addresses.ts';
import { declaredCalls } from './allowList.ts';
import { CSRF_COOKIE, exchangeCookies, isCsrfPair, type ExchangeCookies } from './cookies.ts';

/** How the proxy is set up; the limits have defaults that suit an exchange. */
export interface ProxyOptions {
  /** The one upstream, fixed at start. */
  readonly origin: URL;
  /** Milliseconds until an answer must be complete. @default 25000 */
  readonly timeoutMs?: number;
  /** Largest answer in bytes. @default 4 MB */
  readonly maxAnswerBytes?: number;
  /** Resolves the upstream's name. @default the system's resolver */
  readonly resolve?: Resolve;
}

/** Headers that are forwarded besides the exchange's cookies. All others are dropped, such as `authorization` and `x-forwarded-*`. */
const SENT_HEADERS = ['accept', 'accept-language', 'content-type', CSRF_COOKIE, 'user-agent', 'x-request-id'];
/** Added to forwarded requests. A request that arrives with it is in a loop. */
const VIA = '1.1 earnkit';
/** Headers that are returned besides the cookies. */
const RETURNED_HEADERS = ['content-type', 'retry-after'];

/**
 * Forwards the documented calls to one real exchange. Only declared methods, paths and query names are forwarded. Redirects are
 * not followed; one to the login page becomes a 401. The exchange's address is checked when the connection is made. The exchange
 * gets its own origin in the `origin` header, because this server has already checked the origin of the request.
 */
export function proxyExchange({ origin, timeoutMs = 25_000, maxAnswerBytes = 4_194_304, resolve }: ProxyOptions): Exchange {
  const allowed = declaredCalls();
  const reach: Reach = isLoopbackName(origin.hostname) ? 'loopback' : 'public';
  const lookup = guardedLookup(reach, resolve);
  const send = origin.protocol === 'https:' ? requestSecure : requestPlain;

  const host = bareHost(origin);
  // an address in place of a name is connected to without any lookup
  if (isIP(host) !== 0 && !isReachable(host, reach))
    throw new StartError('EARNKIT_API_ORIGIN leads to an address that is not on the public internet.');

  const forward = async (request: Request, target: string, body: Buffer): Promise<Response> => {
    const cookies = exchangeCookies(origin, new URL(request.url));
    const late = AbortSignal.timeout(timeoutMs);
    const outgoing = send({
      host,
      port: origin.port,
      path: target,
      method: request.method,
      headers: sentHeaders(request, origin, body, cookies),
      lookup,
      agent: false,
      maxHeaderSize: 16_384,
      signal: AbortSignal.any([request.signal, late]),
    });
    let isConnected = false;
    outgoing.once('socket', (socket) =>
      socket.once(origin.protocol === 'https:' ? 'secureConnect' : 'connect', () => (isConnected = true)),
    );
    // one that comes after the head is that of the answer, too
    outgoing.on('error', () => undefined);
    // an upgrade was not asked for, and its socket is nobody's otherwise
    outgoing.on('upgrade', (_incoming, socket) => {
      socket.destroy();
      outgoing.emit('error', new UpstreamError(502, 'protocol', 'The exchange answered with another protocol.'));
    });
    outgoing.end(body);
    let [code, message] = ['unreachable', 'The exchange could not be reached.'];
    try {
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
      [code, message] = ['broken-off', 'The exchange broke off its answer.'];
      return await readAnswer(incoming, maxAnswerBytes, cookies);
    } catch (cause) {
      const notBegun = !isConnected;
      if (late.aborted) throw new UpstreamError(504, 'late', 'The exchange did not answer in time.', { notBegun });
      throw cause instanceof UpstreamError ? cause : new UpstreamError(502, code, message, { cause, notBegun });
    }
  };

  return {
    async answer(request) {
      if (isOwn(request)) return refuse(508, 'loop', 'The exchange sends its calls back to this console.', true);
      const url = new URL(request.url);
      const refused = allowed.judge(request.method, url.pathname, url.searchParams.keys());
      if (refused !== undefined) return refuse(refused, 'undeclared', 'This is not one of the documented calls.');
      if (request.method !== 'GET' && !hasCsrf(request)) return refuse(403, 'csrf', 'The csrf token is missing.');
      if (request.method !== 'GET' && !isFields(request)) return refuse(415, 'content-type', 'The content type must be a form or JSON.');
      try {
        return await forward(request, url.pathname + url.search, Buffer.from(await request.arrayBuffer()));
      } catch (error) {
        if (error instanceof UpstreamError) return refuse(error.status, errorFacts(error).code, error.message, error.notBegun);
        throw error;
      }
    },
    // whether the exchange answers is its own matter: while it does not, the pages still say so
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** A refusal whose reason also stands on the line of its request in the log. @param notBegun whether the exchange has nothing of the call */
function refuse(status: number, code: string | undefined, message: string, notBegun = false): Response {
  const notes = currentRequest.getStore();
  if (notes !== undefined && code !== undefined) notes.error ??= { code };
  return errorResponse(status, message, {}, notBegun ? { not_begun: true } : {});
}

/** True for a call that this console, or another one, has sent to the exchange before. */
const isOwn = ({ headers }: Request): boolean => (headers.get('via') ?? '').split(',').some((hop) => hop.trim() === VIA);

/** Whether a write has the same csrf token in its header and its cookie. The exchange checks whether it belongs to the session. */
function hasCsrf({ headers }: Request): boolean {
  const token = headers.get(CSRF_COOKIE) ?? '';
  return token !== '' && (headers.get('cookie') ?? '').split(';').some((pair) => isCsrfPair(pair, token));
}

/** Nothing else is documented, and a form of another type is what a page elsewhere can send without asking. */
const isFields = ({ headers, body }: Request): boolean => {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  return type === undefined ? body === null : type === 'application/json' || type === 'application/x-www-form-urlencoded';
};

class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly status: 502 | 504;
  /** Its name in the log; that of the cause is used where there is one. */
  readonly code: string;
  /** Whether there was no connection on which the call could have been sent. */
  readonly notBegun: boolean;

  constructor(status: 502 | 504, code: string, message: string, options: ErrorOptions & { readonly notBegun?: boolean } = {}) {
    super(message, options);
    this.notBegun = options.notBegun ?? false;
    this.status = status;
    this.code = code;
  }
}

/** A `URL` writes an IPv6 host in brackets; a connection takes it without. */
const bareHost = (origin: URL): string => origin.hostname.replace(/^\[|\]$/g, '');

function sentHeaders(request: Request, origin: URL, body: Buffer, cookies: ExchangeCookies): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { host: origin.host, 'accept-encoding': 'identity', connection: 'close', via: VIA };
  for (const name of SENT_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const own = cookies.toExchange(request.headers.get('cookie') ?? '', request.headers.get(CSRF_COOKIE) ?? '');
  if (own) headers['cookie'] = own;
  if (request.method !== 'GET') Object.assign(headers, { origin: origin.origin, 'content-length': body.length });
  return headers;
}

async function readAnswer(incoming: IncomingMessage, maxBytes: number, cookies: ExchangeCookies): Promise<Response> {
  const status = incoming.statusCode ?? 502;
  if (status < 200 || (status >= 300 && status < 400)) {
    incoming.destroy();
    if (isLoginPath(incoming.headers.location))
      return withCookies(refuse(401, 'login', 'The exchange asks to sign in.'), incoming, cookies);
    throw new UpstreamError(502, 'redirect', 'The exchange answered with a redirect, which is not followed.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of (await unpacked(incoming)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new UpstreamError(502, 'large-answer', 'The exchange answered with more than is accepted.');
      chunks.push(chunk);
    }
  } finally {
    incoming.destroy();
  }
  const headers = new Headers();
  for (const name of RETURNED_HEADERS) {
    const value = incoming.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const empty = status === 204 || status === 205;
  return withCookies(new Response(empty ? null : Buffer.concat(chunks), { status, headers }), incoming, cookies);
}

/** Ways to compress, each with what undoes it, by the first byte. */
const UNPACKERS: ReadonlyMap<string, (first: number | undefined) => Transform> = new Map([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  // Named after the format without a head, `deflate` means the one with the head of zlib; servers send both.
  ['deflate', (first = ZLIB) => ((first & 0x0f) === ZLIB ? createInflate() : createInflateRaw())],
  ['br', () => createBrotliDecompress()],
]);

/** How the head of zlib begins, in four bits. No data without a head begins so. */
const ZLIB = 8;

/** What an answer says. It is asked for as it is, and yet some servers compress all that they send. */
async function unpacked(incoming: IncomingMessage): Promise<Readable> {
  const encoding = (incoming.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return incoming;
  const unpacker = UNPACKERS.get(encoding);
  if (unpacker === undefined) throw new UpstreamError(502, 'compressed', 'The answer of the exchange is compressed in an unknown way.');
  const first = await firstByteOf(incoming);
  // the reader is told of a failure by the last stream
  return pipeline(incoming, unpacker(first), () => undefined);
}

/** The first byte of a stream, which stays in it. */
async function firstByteOf(stream: Readable): Promise<number | undefined> {
  for (;;) {
    const chunk = stream.read(1) as Buffer | null;
    if (chunk !== null) {
      stream.unshift(chunk);
      return chunk[0];
    }
    if (stream.readableEnded || stream.destroyed) return undefined;
    await Promise.race([once(stream, 'readable'), once(stream, 'end'), once(stream, 'close')]);
  }
}

/** Whether an exchange redirects to its login page. The client of the page recognizes the same addresses. */
const isLoginPath = (location: string | undefined): boolean =>
  /(^|\/)(login|signin)\/?$/.test(URL.parse(location ?? '', 'http://localhost')?.pathname ?? '');

function withCookies(answer: Response, incoming: IncomingMessage, cookies: ExchangeCookies): Response {
  for (const line of incoming.headers['set-cookie'] ?? []) answer.headers.append('set-cookie', cookies.toBrowser(line));
  return answer;
}
