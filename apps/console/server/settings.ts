import type { Edition } from '@earnkit/hooks';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Level } from './log.ts';

/** Settings from the environment, read once at the start. */
export interface Settings {
  /** Port on the loopback address; 0 takes a free one. */
  readonly port: number;
  /** Address that is listened on. Only in front of a real exchange may other machines reach it. */
  readonly host: string;
  /** Origin under which a proxy in front of the console is known; `undefined` where there is none. */
  readonly publicOrigin: URL | undefined;
  /** Folder of the sandbox's database, absolute. */
  readonly dataFolder: string;
  /** PostgreSQL in place of the folder. */
  readonly databaseUrl: string | undefined;
  /** The one exchange that answers in place of the sandbox. */
  readonly apiOrigin: URL | undefined;
  /** Where pictures may come from besides the console itself, such as a network that delivers them (UI-28). */
  readonly pictureOrigins: readonly string[];
  /** Pages of these origins may embed a staking page (ST-32). */
  readonly frameOrigins: readonly string[];
  /** Edition of the real exchange, which decides wording and features (US-01). Each person of the sandbox has their own. */
  readonly edition: Edition;
  /** IANA zone in which the exchange counts the days of fixed terms (AMB-157); the sandbox counts in it too. */
  readonly exchangeTimeZone: string;
  /** Seconds between the announcement that the console stops and its end. */
  readonly drainSeconds: number;
  /** Most connections that wait for their client at once. */
  readonly connections: number;
  /** Events below this level are not logged; `info` has a line for every request. */
  readonly logLevel: Level;
}

/** A problem that prevents the start of the console. Its message is one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True for the names of this very machine, as a `URL` spells them. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK.has(hostname);

/**
 * Reads PORT, DATABASE_URL and the variables that begin with EARNKIT_. An empty one counts as not set.
 *
 * @throws StartError when one of them cannot be used.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, folder: string): Settings {
  const apiOrigin = readApiOrigin(environment['EARNKIT_API_ORIGIN'] || undefined);
  return {
    host: readHost(environment['EARNKIT_HOST'] || '127.0.0.1', apiOrigin),
    publicOrigin: readPublicOrigin(environment['EARNKIT_ORIGIN'] || undefined, apiOrigin),
    port: readPort(environment['PORT'] || '4600'),
    dataFolder: resolve(folder, environment['EARNKIT_DATA'] || '.earnkit'),
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL'] || undefined),
    apiOrigin,
    pictureOrigins: readPictureOrigins(environment['EARNKIT_PICTURE_ORIGINS'] ?? ''),
    frameOrigins: readFrameOrigins(environment['EARNKIT_FRAME_ORIGINS'] ?? ''),
    edition: readEdition(environment['EARNKIT_EDITION'] || 'global'),
    exchangeTimeZone: readTimeZone(environment['EARNKIT_EXCHANGE_TIME_ZONE'] || 'UTC'),
    drainSeconds: readDrainSeconds(environment['EARNKIT_DRAIN_SECONDS'] || '0'),
    connections: readConnections(environment['EARNKIT_CONNECTIONS'] || '256'),
    logLevel: readLevel(environment['EARNKIT_LOG'] || 'warn'),
  };
}

const readPort = (text: string): number => readWhole(text, 0, 65_535, 'PORT');

/** No rollout waits for ten minutes. */
const readDrainSeconds = (text: string): number => readWhole(text, 0, 600, 'EARNKIT_DRAIN_SECONDS');

/** One page loads a dozen files at once. */
const readConnections = (text: string): number => readWhole(text, 16, 8192, 'EARNKIT_CONNECTIONS');

function readWhole(text: string, least: number, most: number, name: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new StartError(`${name} must be a whole number from ${least} to ${most}.`);
}

const SANDBOX_IS_LOCAL = 'the sandbox is for this machine alone: set EARNKIT_API_ORIGIN as well.';

function readHost(text: string, apiOrigin: URL | undefined): string {
  if (isIP(text) === 0) throw new StartError('EARNKIT_HOST must be an IP address, such as 127.0.0.1 or 0.0.0.0.');
  if (apiOrigin === undefined && text !== '127.0.0.1') throw new StartError(`EARNKIT_HOST lets other machines in, and ${SANDBOX_IS_LOCAL}`);
  return text;
}

function readPublicOrigin(text: string | undefined, apiOrigin: URL | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = readOrigin(text);
  if (url?.protocol !== 'https:') throw new StartError('EARNKIT_ORIGIN must be an https origin, such as https://earn.example.');
  if (apiOrigin === undefined) throw new StartError(`EARNKIT_ORIGIN is for a public address, and ${SANDBOX_IS_LOCAL}`);
  return url;
}

function readLevel(text: string): Level {
  if (text === 'error' || text === 'warn' || text === 'info') return text;
  throw new StartError('EARNKIT_LOG must be error, warn or info.');
}

function readEdition(text: string): Edition {
  if (text === 'global' || text === 'us') return text;
  throw new StartError('EARNKIT_EDITION must be global or us.');
}

/** Written into the page, so only the name of a time zone is accepted. */
function readTimeZone(text: string): string {
  if (/^[A-Za-z][\w+/-]*$/.test(text) && isTimeZone(text)) return text;
  throw new StartError('EARNKIT_EXCHANGE_TIME_ZONE must be a time zone, such as Asia/Shanghai.');
}

/** Asked of the platform: the tests read settings before a package is built. */
function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && (url.protocol === 'postgres:' || url.protocol === 'postgresql:')) return text;
  throw new StartError('DATABASE_URL must look like postgres://user@host:5432/database.');
}

/** The origin of the exchange. It is never taken from a request. It must be https, or http on this machine. */
function readApiOrigin(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = readOrigin(text);
  if (isPrivate(url)) return url;
  throw new StartError('EARNKIT_API_ORIGIN must be an origin such as https://exchange.example (plain http only on this machine).');
}

/** Origins for the page's policy. Only plain https origins are allowed. */
const readPictureOrigins = (text: string): readonly string[] =>
  readOrigins(
    text,
    (url): url is URL => url?.protocol === 'https:',
    'EARNKIT_PICTURE_ORIGINS must be https origins with a blank between them, such as https://cdn.example.',
  );

/** Origins for the page's policy, which also receive its window messages. Each is an exact origin, never a wildcard. */
const readFrameOrigins = (text: string): readonly string[] =>
  readOrigins(
    text,
    isPrivate,
    'EARNKIT_FRAME_ORIGINS must be origins with a blank between them, such as https://assets.example (plain http only on this machine).',
  );

/** Several origins with blanks between them. @throws StartError with the sentence where one is refused. */
function readOrigins(text: string, isAllowed: (url: URL | undefined) => url is URL, otherwise: string): readonly string[] {
  const words = text.split(' ').filter((word) => word !== '');
  const origins = words.map((word) => {
    const url = readOrigin(word);
    if (isAllowed(url)) return url.origin;
    throw new StartError(otherwise);
  });
  return [...new Set(origins)];
}

/** True for an origin that nobody between can read or change. */
const isPrivate = (url: URL | undefined): url is URL =>
  url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));

/** An address that is an origin and no more; a wildcard is none. */
function readOrigin(text: string): URL | undefined {
  const url = URL.parse(text);
  const plain = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return plain && /^[\w.:[\]-]+$/.test(url.host) ? url : undefined;
}
