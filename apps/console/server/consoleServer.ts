import type { Edition } from '@earnkit/hooks';
import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { readBody, requestOf, sendData, sendFile } from './answers.ts';
import { compressed } from './compressed.ts';
import { createCallerLimits } from './callerLimits.ts';
import { chinesePage } from './chinesePage.ts';
import { watchConnections } from './connections.ts';
import { stoppedByPolicy } from './cspReports.ts';
import { errorResponse, type Exchange } from './exchange.ts';
import { exchangePage, framedPage, frameOriginsOf } from './framedPage.ts';
import { isHealthPath, serveHealth } from './health.ts';
import { listen, stop } from './listening.ts';
import { currentRequest, errorFacts, maskedPath, referenceOf, type Level, type Log, type RequestNotes } from './log.ts';
import { createRateLimit } from './rateLimit.ts';
import {
  admit,
  clientAddress,
  isExchangePath,
  isRefusal,
  servedHosts,
  wantsPage,
  type Admitted,
  type ServedHosts,
} from './requestGuard.ts';
import { fileHeaders, pageHeaders, REPORTS_PATH } from './securityHeaders.ts';
import { preloadLinks } from './preloadLinks.ts';
import { asksForChinese, type StaticFiles } from './staticFiles.ts';

/** Timeouts of the server, in milliseconds. */
interface Timeouts {
  /** Until the headers are complete. @default 10000 */
  readonly headers: number;
  /** Until the whole request is there. @default 30000 */
  readonly request: number;
  /** Until the exchange answers. @default 30000 */
  readonly answer: number;
  /** Until the client has taken the answer. @default 60000 */
  readonly send: number;
}

/** Options of the server. */
export interface ConsoleServerOptions {
  /** The built console. */
  readonly files: StaticFiles;
  /** Answers the documented paths. */
  readonly exchange: Exchange;
  /** Address to listen on. @default 127.0.0.1 */
  readonly host?: string;
  /** Origin under which a proxy in front of it is known. @default there is no proxy */
  readonly publicOrigin?: URL | undefined;
  /** Where the page takes pictures from besides this origin. @default nowhere */
  readonly pictureOrigins?: readonly string[];
  /** Origins of pages that may embed a staking page (ST-32). @default none */
  readonly frameOrigins?: readonly string[];
  /** Which edition the real exchange is. @default global */
  readonly edition?: Edition;
  /** IANA zone in which the exchange counts the days of fixed terms (AMB-157). @default 'UTC' */
  readonly exchangeTimeZone?: string;
  /** Reads of this origin that every page begins with. @default none */
  readonly firstReads?: readonly string[];
  /** Seconds for which it continues to serve after a stop signal, while `/readyz` already answers 503. @default 0 */
  readonly drainSeconds?: number;
  /** Most connections that wait for their client at once; there may be eight times as many in total. @default 256 */
  readonly connections?: number;
  /** Shorter timeouts for tests. */
  readonly timeouts?: Partial<Timeouts>;
  /** Calls to the exchange that one session may make in a burst, and per second after that. @default 300 and 60 */
  readonly rate?: { readonly burst: number; readonly perSecond: number };
  /** Takes events. */
  readonly log: Log;
}

/** The running server. */
export interface ConsoleServer {
  /** Where it answers, such as `http://127.0.0.1:4600`. */
  readonly origin: string;
  /**
   * Answers 503 at `/readyz`, continues to serve for the drain time, stops accepting requests, waits at most two seconds for
   * running ones, then closes the exchange.
   */
  readonly close: () => Promise<void>;
}

/** Reports of the browser that one address may send at once, and per second after that. */
const REPORT_RATE = { burst: 10, perSecond: 0.2 };

/**
 * Serves the console and the exchange from one origin. With the sandbox it listens on the loopback address, because only this machine
 * may use the sandbox's controls (move the clock, break answers). In front of a real exchange it may run behind a proxy.
 *
 * @throws StartError when the port is taken.
 */
export async function startConsoleServer(port: number, options: ConsoleServerOptions): Promise<ConsoleServer> {
  const { files, exchange, log } = options;
  const timeouts: Timeouts = { headers: 10_000, request: 30_000, answer: 30_000, send: 60_000, ...options.timeouts };
  const limits = createCallerLimits(options.rate ?? { burst: 300, perSecond: 60 });
  const reportLimit = createRateLimit(REPORT_RATE);
  const page = exchangePage(files.page, { edition: options.edition ?? 'global', timeZone: options.exchangeTimeZone ?? 'UTC' });
  const inChinese = chinesePage(page);
  let hosts: ServedHosts = new Map();
  let stopping = false;
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    // One request per connection: a pipelined one would be carried out, but its answer would never be sent.
    if (!connections.begin(incoming.socket)) return;
    // A browser that loses a kept connection before its answer sends the request again by itself, an order too. No
    // connection is kept, not even after a file, since the next thing on it might be an order: one whose answer is lost
    // is lost once, and the page looks for it. On this machine a new connection costs next to nothing.
    outgoing.shouldKeepAlive = false;
    const notes: RequestNotes = { id: randomUUID() };
    logWhenDone(incoming, outgoing, notes);
    currentRequest.run(notes, () => {
      serve(incoming, outgoing, notes).catch((error: unknown) => failed(incoming, outgoing, notes, error));
    });
  };
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(1000, timeouts.headers / 2),
    },
    onRequest,
  );
  // without a listener Node refuses it by itself, without headers, and keeps the connection
  server.on('checkExpectation', onRequest);
  const connections = watchConnections(server, { mostWaiting: options.connections ?? 256, sendMs: timeouts.send });
  // an upgrade is not offered: without a listener it would be an ordinary request, so it is ended here
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else connections.end(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse, notes: RequestNotes): Promise<void> => {
    if (isHealthPath(incoming.url)) return serveHealth(incoming, outgoing, exchange, stopping);
    const admitted = admit(incoming, hosts);
    if (isRefusal(admitted))
      return refuse(incoming, outgoing, notes, admitted.code, errorResponse(admitted.status, admitted.message, admitted.headers));
    if (isSecure(admitted)) outgoing.setHeader('strict-transport-security', 'max-age=63072000');
    if (admitted.pathname === REPORTS_PATH) return takeReport(incoming, outgoing, notes);
    if (isExchangePath(admitted.pathname)) return serveExchange(incoming, outgoing, notes, admitted);
    return serveConsole(incoming, outgoing, notes, admitted);
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse, notes: RequestNotes, data: Response): Promise<void> => {
    connections.answering(incoming.socket);
    outgoing.setHeader('x-request-id', notes.id);
    const sent = await sendData(incoming, outgoing, data);
    if (sent !== 'sent') notes.error ??= { code: sent };
  };

  const refuse = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    notes: RequestNotes,
    code: string,
    data: Response,
  ): Promise<void> => {
    notes.error ??= { code };
    return answer(incoming, outgoing, notes, data);
  };

  const serveExchange = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    notes: RequestNotes,
    { origin, target }: Admitted,
  ): Promise<void> => {
    const wait = limits.take(clientAddress(incoming, options.publicOrigin !== undefined), incoming.headers.cookie);
    if (wait > 0) {
      const tooMany = errorResponse(429, 'Too many requests; try again shortly.', { 'retry-after': String(wait) });
      return refuse(incoming, outgoing, notes, 'rate-limit', tooMany);
    }
    const body = await readBody(incoming);
    if (body === undefined) return refuse(incoming, outgoing, notes, 'large-body', errorResponse(413, 'The request is too large.'));
    connections.received(incoming.socket);
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const late = AbortSignal.timeout(timeouts.answer);
    const request = requestOf(incoming, origin + target, body, AbortSignal.any([gone.signal, late]));
    const data = await Promise.race([exchange.answer(request), lateAnswer(late)]);
    return answer(incoming, outgoing, notes, await compressed(request, data, late));
  };

  const serveConsole = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    notes: RequestNotes,
    admitted: Admitted,
  ): Promise<void> => {
    const { pathname, target } = admitted;
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
      return refuse(incoming, outgoing, notes, 'method', errorResponse(405, 'Only reading is possible here.', { allow: 'GET, HEAD' }));
    const file = files.find(pathname);
    if (file === undefined && !wantsPage(incoming, pathname))
      return refuse(incoming, outgoing, notes, 'no-file', errorResponse(404, 'There is nothing at this address.'));
    connections.answering(incoming.socket);
    if (file !== undefined) return sendFile(incoming, outgoing, fileHeaders(file.contentType, file.keep), file);
    const frameOrigins = frameOriginsOf(pathname, target, options.frameOrigins ?? []);
    const headers = pageHeaders({ pictureOrigins: options.pictureOrigins ?? [], frameOrigins, secure: isSecure(admitted) });
    const link = preloadLinks(files.named, options.firstReads ?? [], files.neededAt(pathname));
    return sendFile(
      incoming,
      outgoing,
      { ...headers, ...(link && { link }) },
      framedPage(asksForChinese(pathname) ? inChinese : page, frameOrigins),
    );
  };

  const takeReport = async (incoming: IncomingMessage, outgoing: ServerResponse, notes: RequestNotes): Promise<void> => {
    const wait = reportLimit.take(clientAddress(incoming, options.publicOrigin !== undefined));
    const body = incoming.method === 'POST' && wait === 0 ? await readBody(incoming) : undefined;
    if (body === undefined)
      return refuse(
        incoming,
        outgoing,
        notes,
        'report',
        wait > 0 ? errorResponse(429, 'Too many reports.', { 'retry-after': String(wait) }) : errorResponse(400, 'This is not a report.'),
      );
    const stopped = stoppedByPolicy(body);
    if (stopped.length > 0) log({ level: 'warn', event: 'policy', id: notes.id, stopped });
    return answer(incoming, outgoing, notes, new Response(null, { status: 204 }));
  };

  const failed = (incoming: IncomingMessage, outgoing: ServerResponse, notes: RequestNotes, error: unknown): void => {
    // a client that broke its own request off is no failure of ours
    const left = incoming.destroyed && !incoming.complete;
    notes.error = left ? { code: 'client-left' } : errorFacts(error);
    if (outgoing.headersSent || left) {
      outgoing.destroy();
      return;
    }
    answer(incoming, outgoing, notes, errorResponse(500, 'Something went wrong on this side.')).catch(() => outgoing.destroy());
  };

  const logWhenDone = (incoming: IncomingMessage, outgoing: ServerResponse, notes: RequestNotes): void => {
    if (isHealthPath(incoming.url)) return;
    const began = performance.now();
    outgoing.once('close', () => {
      const status = outgoing.headersSent ? outgoing.statusCode : 499;
      const code = outgoing.writableFinished ? undefined : 'client-left';
      const reference = referenceOf(incoming.headers['x-request-id']);
      log({
        level: levelOf(status, notes),
        event: 'request',
        id: notes.id,
        ...(reference !== undefined && { reference }),
        method: incoming.method ?? '',
        path: maskedPath(incoming.url ?? ''),
        status,
        ms: Math.round(performance.now() - began),
        ...(code !== undefined && { code }),
        ...notes.error,
      });
    });
  };

  await listen(server, port, options.host ?? '127.0.0.1');
  const bound = (server.address() as AddressInfo).port;
  hosts = servedHosts(bound, options.publicOrigin);
  return {
    origin: new URL(`http://127.0.0.1:${bound}`).origin,
    async close() {
      stopping = true;
      await delay((options.drainSeconds ?? 0) * 1000);
      await stop(server, connections);
      await exchange.close();
    },
  };
}

/** What an operator has to act on is an error; what broke off is a warning, and so is what a page tried that was refused. */
const levelOf = (status: number, { error }: RequestNotes): Level =>
  status >= 500 || error?.at !== undefined ? 'error' : error?.code === 'broken-off' ? 'warn' : 'info';

const isSecure = ({ origin }: Admitted): boolean => origin.startsWith('https:');

const lateAnswer = (late: AbortSignal): Promise<Response> =>
  new Promise((answer) =>
    late.addEventListener('abort', () => answer(errorResponse(504, 'The exchange did not answer in time.')), { once: true }),
  );
