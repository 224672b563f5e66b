import { resolve } from 'node:path';

/** What can be set from outside, read once at start. */
export interface Settings {
  /** Port on the loopback address; 0 takes a free one. */
  readonly port: number;
  /** Folder of the sandbox's database, absolute. */
  readonly dataFolder: string;
  /** PostgreSQL in place of the folder. */
  readonly databaseUrl: string | undefined;
  /** The one exchange that answers in place of the sandbox. */
  readonly apiOrigin: URL | undefined;
  /** Where pictures may come from besides the console itself, such as a network that delivers them (UI-28). */
  readonly pictureOrigins: readonly string[];
}

/** Something outside keeps the console from starting; the message is one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True for the names of this very machine, as a `URL` spells them. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK.has(hostname);

/**
 * Reads PORT, EARNKIT_DATA, DATABASE_URL, EARNKIT_API_ORIGIN and EARNKIT_PICTURE_ORIGINS. An empty variable counts as not set.
 *
 * @throws StartError when one of them cannot be used.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, folder: string): Settings {
  return {
    port: readPort(environment['PORT'] || '4600'),
    dataFolder: resolve(folder, environment['EARNKIT_DATA'] || '.earnkit'),
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL'] || undefined),
    apiOrigin: readApiOrigin(environment['EARNKIT_API_ORIGIN'] || undefined),
    pictureOrigins: readPictureOrigins(environment['EARNKIT_PICTURE_ORIGINS'] ?? ''),
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError('PORT must be a whole number from 0 to 65535.');
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && (url.protocol === 'postgres:' || url.protocol === 'postgresql:')) return text;
  throw new StartError('DATABASE_URL must look like postgres://user@host:5432/database.');
}

/** The upstream is fixed here and never taken from a request; https, or plain http to this machine only. */
function readApiOrigin(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = readOrigin(text);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname))) return url;
  throw new StartError('EARNKIT_API_ORIGIN must be an origin such as https://exchange.example (plain http only on this machine).');
}

/** Stands in a policy of the page, so nothing that is no plain https origin gets there. */
function readPictureOrigins(text: string): readonly string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const url = readOrigin(word);
      if (url?.protocol === 'https:') return url.origin;
      throw new StartError('EARNKIT_PICTURE_ORIGINS must be https origins with a blank between them, such as https://cdn.example.');
    });
}

/** An address that is an origin and no more. */
function readOrigin(text: string): URL | undefined {
  const url = URL.parse(text);
  const plain = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return plain ? url : undefined;
}
