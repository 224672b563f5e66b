import { AsyncLocalStorage } from 'node:async_hooks';

/** Severity of an event: `error` is for the person on call, `warn` for the next working day, `info` for statistics. */
export type Level = 'error' | 'warn' | 'info';

/** One event. It contains no personal data: no query, body, cookie, address or order number. */
export interface LogLine {
  readonly level: Level;
  /** What happened, such as `request`. */
  readonly event: string;
  /** The request it belongs to, as `x-request-id` of its answer. */
  readonly id?: string;
  /** The id that the page sent with a write, which a person can name when the answer was lost. */
  readonly reference?: string;
  readonly method?: string;
  /** The path without its query and without the numbers in it; see {@link maskedPath}. */
  readonly path?: string;
  /** HTTP status. */
  readonly status?: number;
  /** How long it took, in milliseconds. */
  readonly ms?: number;
  /** Which error, such as `rate-limit`, `ECONNREFUSED` or a SQLSTATE. */
  readonly code?: string;
  /** Where in the code it was thrown. */
  readonly at?: string;
  /** What the page's policy stopped. */
  readonly stopped?: readonly string[];
}

/** Takes events. */
export type Log = (line: LogLine) => void;

/** What a log writes to. */
export type LogStream = Pick<NodeJS.WritableStream, 'write' | 'on'>;

const WEIGHT: Readonly<Record<Level, number>> = { error: 2, warn: 1, info: 0 };

/**
 * Creates a log that writes one JSON line per event, with times in UTC. If its reader closes the stream, logging stops and the process
 * continues.
 *
 * @param least events below this level are left out.
 */
export function createLog(stream: LogStream, least: Level, now: () => Date = () => new Date()): Log {
  let broken = false;
  stream.on('error', () => (broken = true));
  return (line) => {
    if (!broken && WEIGHT[line.level] >= WEIGHT[least]) stream.write(`${JSON.stringify({ time: now().toISOString(), ...line })}\n`);
  };
}

/** Notes about a request while it is answered. */
export interface RequestNotes {
  /** Its id, in the log and in `x-request-id`. */
  readonly id: string;
  /** What went wrong, for its line of the log. */
  error?: Pick<LogLine, 'code' | 'at'>;
}

/** The request that is being answered, available anywhere in its asynchronous calls. */
export const currentRequest = new AsyncLocalStorage<RequestNotes>();

/**
 * Reports an unexpected error on the log line of its request, or on a line of its own outside a request. The message is left
 * out, because a database error's message contains the parameters of the query.
 */
export const reportTo =
  (log: Log) =>
  (error: unknown): void => {
    const facts = errorFacts(error);
    const notes = currentRequest.getStore();
    if (notes === undefined) log({ level: 'error', event: 'failed', ...facts });
    else notes.error = facts;
  };

const FRAMES = 4;

/** Code and place of an error: the code of the innermost cause that has one, else the error's name. */
export function errorFacts(error: unknown): Pick<LogLine, 'code' | 'at'> {
  if (!(error instanceof Error)) return { code: typeof error };
  let code: string = error.name;
  let cause: unknown = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') code = cause.code;
    cause = cause.cause;
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const at = frames
    .slice(0, FRAMES)
    .map((line) => line.trim().slice('at '.length))
    .join(' < ');
  return { code: code.slice(0, 80), ...(at !== '' && { at }) };
}

/** The id that a page sends with a write, as `createEarnClient` makes it; nothing else of the header is logged. */
export const referenceOf = (sent: string | string[] | undefined): string | undefined =>
  typeof sent === 'string' && /^[0-9a-f]{16}$/.test(sent) ? sent : undefined;

/** The loggable form of a path: `/simple-earn/my-lendings/*` for one holding. Words are kept; numbers and unusual parts are masked. */
export const maskedPath = (target: string): string =>
  (target.split('?', 1)[0] ?? '')
    .slice(0, 200)
    .split('/')
    .map((segment) => (/^(?!.*\d{3})[\w.-]{0,40}$/.test(segment) ? segment : '*'))
    .join('/');
