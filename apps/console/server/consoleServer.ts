import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusal, type Exchange } from './exchange.ts';
import { createRateLimit } from './rateLimit.ts';
import { admit, isExchangePath, isRefusal, MAX_BODY_BYTES } from './requestGuard.ts';
import { dataHeaders, fileHeaders, pageHeaders, REPORTS_PATH } from './securityHeaders.ts';
import { StartError } from './settings.ts';
import type { StaticFiles } from './staticFiles.ts';

/** One line of the log: what failed and where, never what was sent. */
export type LogLine = Readonly<Record<string, string | number>>;

/** Patience of the server, in milliseconds. */
export interface Timeouts {
  /** Until the headers are complete. @default 10000 */
  readonly headers: number;
  /** Until the whole request is there. @default 30000 */
  readonly request: number;
  /** Until the exchange answers. @default 30000 */
  readonly answer: number;
}

/** What the server stands on. */
export interface ConsoleServerOptions {
  /** The built console. */
  readonly files: StaticFiles;
  /** Answers the documented paths. */
  readonly exchange: Exchange;
  /** Where the page takes pictures from besides this origin. @default nowhere */
  readonly pictureOrigins?: readonly string[];
  /** Shorter patience for tests. */
  readonly timeouts?: Partial<Timeouts>;
  /** Calls to the exchange one address may make at once, and per second after that. @default 300 and 60 */
  readonly rate?: { readonly burst: number; readonly perSecond: number };
  /** Takes log lines. @default JSON lines on stderr */
  readonly log?: (line: LogLine) => void;
}

/** The running server. */
export interface ConsoleServer {
  /** Where it answers, such as `http://127.0.0.1:4600`. */
  readonly origin: string;
  /** Stops taking requests, lets running ones end for at most two seconds, then closes the exchange. */
  readonly close: () => Promise<void>;
}

const MAX_CONNECTIONS = 256;
const DRAIN_MS = 2000;

/**
 * Serves the console and the exchange from one origin on the loopback address, and on no other: what the sandbox lets
 * its user do (move the clock, break answers) is for this machine alone.
 *
 * @throws StartError when the port is taken.
 */
export async function startConsoleServer(port: number, options: ConsoleServerOptions): Promise<ConsoleServer> {
  const timeouts: Timeouts = { headers: 10_000, request: 30_000, answer: 30_000, ...options.timeouts };
  const log = options.log ?? ((line) => process.stderr.write(`${JSON.stringify(line)}\n`));
  const hosts = new Set<string>();
  const limit = createRateLimit(options.rate ?? { burst: 300, perSecond: 60 });
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(1000, timeouts.headers / 2),
    },
    (incoming, outgoing) => {
      // A browser that loses a kept connection before its answer sends the request again by itself, an order too. No
      // connection is kept, not even after a file, since the next thing on it might be an order: one whose answer is lost
      // is lost once, and the page looks for it. On this machine a new connection costs next to nothing.
      outgoing.shouldKeepAlive = false;
      serve(incoming, outgoing).catch((error: unknown) => failed(incoming, outgoing, error));
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  // an upgrade is not offered: without a listener it would be an ordinary request, so it is ended here
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    else socket.destroy();
  });

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const admitted = admit(incoming, hosts);
    if (isRefusal(admitted)) {
      outgoing.setHeader('connection', 'close');
      return sendData(incoming, outgoing, refusal(admitted.status, admitted.message, admitted.headers));
    }
    if (admitted.pathname === REPORTS_PATH) return takeReport(incoming, outgoing);
    if (isExchangePath(admitted.pathname)) return serveExchange(incoming, outgoing, admitted.target);
    return serveConsole(incoming, outgoing, admitted.pathname);
  };

  const serveExchange = async (incoming: IncomingMessage, outgoing: ServerResponse, target: string): Promise<void> => {
    const wait = limit.take(incoming.socket.remoteAddress ?? '');
    if (wait > 0)
      return sendData(incoming, outgoing, refusal(429, 'Too many requests; try again shortly.', { 'retry-after': String(wait) }));
    const body = await readBody(incoming);
    if (body === undefined) {
      outgoing.setHeader('connection', 'close');
      return sendData(incoming, outgoing, refusal(413, 'The request is too large.'));
    }
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const late = AbortSignal.timeout(timeouts.answer);
    const request = new Request(`http://${incoming.headers.host}${target}`, {
      method: incoming.method ?? 'GET',
      headers: headersOf(incoming),
      body: body.length > 0 ? new Uint8Array(body) : null,
      signal: AbortSignal.any([gone.signal, late]),
    });
    return sendData(incoming, outgoing, await Promise.race([options.exchange.answer(request), lateAnswer(late)]));
  };

  const serveConsole = async (incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): Promise<void> => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
      return sendData(incoming, outgoing, refusal(405, 'Only reading is possible here.', { allow: 'GET, HEAD' }));
    const file = await options.files.find(pathname);
    if (file !== undefined) {
      const headers = { ...fileHeaders(file.contentType, file.hashed), etag: file.tag };
      const known = incoming.headers['if-none-match'] === file.tag;
      return send(incoming, outgoing, known ? 304 : 200, headers, known ? undefined : file.content);
    }
    const wantsPage = !pathname.startsWith('/assets') && (incoming.headers.accept ?? '').includes('text/html');
    if (!wantsPage) return sendData(incoming, outgoing, refusal(404, 'There is nothing at this address.'));
    return send(incoming, outgoing, 200, pageHeaders(options.pictureOrigins ?? []), options.files.page);
  };

  const takeReport = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const wait = limit.take(`report ${incoming.socket.remoteAddress}`);
    const body = incoming.method === 'POST' && wait === 0 ? await readBody(incoming) : undefined;
    if (body === undefined) return sendData(incoming, outgoing, refusal(400, 'This is not a report.'));
    for (const directive of stoppedDirectives(body)) log({ at: new Date().toISOString(), event: 'csp', directive });
    return send(incoming, outgoing, 204, dataHeaders(), undefined);
  };

  const failed = (incoming: IncomingMessage, outgoing: ServerResponse, error: unknown): void => {
    const id = randomUUID();
    // the path without its query: amounts and coins stay out of the log
    log({
      at: new Date().toISOString(),
      event: 'failed',
      id,
      method: incoming.method ?? '',
      path: (incoming.url ?? '').split('?', 1)[0] ?? '',
      error: error instanceof Error ? error.name : typeof error,
    });
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    sendData(incoming, outgoing, refusal(500, 'Something went wrong on this side.', { 'x-request-id': id })).catch(() =>
      outgoing.destroy(),
    );
  };

  await listen(server, port);
  const bound = (server.address() as AddressInfo).port;
  for (const name of ['127.0.0.1', 'localhost']) hosts.add(`${name}:${bound}`);
  return {
    origin: `http://127.0.0.1:${bound}`,
    async close() {
      await stop(server);
      await options.exchange.close();
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program`
          : error.code === 'EACCES'
            ? `Port ${port} may not be used by this account`
            : undefined;
      reject(why === undefined ? error : new StartError(`${why}; set PORT to a free one, such as PORT=${port === 4600 ? 4601 : 4600}.`));
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, listening);
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((stopped) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // a connection whose last answer has just gone out would otherwise be kept for the next one
    const release = setInterval(() => server.closeIdleConnections(), 25);
    server.close(() => {
      clearTimeout(force);
      clearInterval(release);
      stopped();
    });
  });
}

/** The whole body; `undefined` as soon as it is larger than allowed. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // the connection must live long enough to carry the refusal
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const one of value ?? []) headers.append(name, one);
  }
  return headers;
}

const lateAnswer = (late: AbortSignal): Promise<Response> =>
  new Promise((answer) =>
    late.addEventListener('abort', () => answer(refusal(504, 'The exchange did not answer in time.')), { once: true }),
  );

async function sendData(incoming: IncomingMessage, outgoing: ServerResponse, answer: Response): Promise<void> {
  const headers: Record<string, string | string[]> = { ...Object.fromEntries(answer.headers), ...dataHeaders() };
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(answer.status, headers);
  // once the head is out, no browser mistakes a lost answer for a request that never arrived
  outgoing.flushHeaders();
  if (answer.body === null || incoming.method === 'HEAD') {
    outgoing.end();
    return;
  }
  // an answer that breaks off midway breaks off for the reader too, never ends as if it were whole
  try {
    const reader = answer.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) await write(outgoing, read.value);
    outgoing.end();
  } catch {
    setImmediate(() => outgoing.destroy());
  }
}

const write = (outgoing: ServerResponse, chunk: Uint8Array): Promise<void> =>
  new Promise((written, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : written()));
  });

async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  content: Buffer | undefined,
): Promise<void> {
  outgoing.writeHead(status, content === undefined ? headers : { ...headers, 'content-length': content.length });
  outgoing.end(incoming.method === 'HEAD' ? undefined : content);
}

/** The names of the directives in a browser's report; nothing else of it is believed or kept. */
function stoppedDirectives(body: Buffer): readonly string[] {
  let reports: unknown;
  try {
    reports = JSON.parse(body.toString('utf8'));
  } catch {
    return [];
  }
  return (Array.isArray(reports) ? reports.slice(0, 10) : []).flatMap((report: unknown) => {
    const directive = (report as { body?: { effectiveDirective?: unknown } } | null)?.body?.effectiveDirective;
    return typeof directive === 'string' && /^[a-z-]{1,40}$/.test(directive) ? [directive] : [];
  });
}
