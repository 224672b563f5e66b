import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { PageFiles } from '../build/preload.ts';
import { HOME } from '../src/session/home.ts';
import { chooseEncoding, ENCODINGS, type Encoding } from './encodings.ts';
import { StartError } from './settings.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * How long a file may be kept: `forever` where its name carries a hash of its content, and otherwise until it is asked for again, which
 * costs a request without content.
 */
export type Keep = 'forever' | 'until-asked';

/** Whether a path asks for Chinese (AMB-132). */
export const asksForChinese = (pathname: string): boolean => /^\/zh(?=\/|$)/.test(pathname);

const NO_PAGES: PageFiles = { document: [], pages: [], zh: [] };

/** What is sent of a file. */
interface SentFile {
  readonly content: Buffer;
  /** How the content is encoded; `undefined` when it is as it is. */
  readonly encoding: Encoding | undefined;
  /** Changes whenever the content or its encoding does. */
  readonly tag: string;
}

/** One file of the build. */
export interface StaticFile {
  readonly contentType: string;
  readonly keep: Keep;
  /** Whether it comes in several encodings. */
  readonly varies: boolean;
  /** The smallest version that an `Accept-Encoding` takes. */
  readonly as: (accepted: string | undefined) => SentFile;
}

/** The built console, in memory. */
export interface StaticFiles {
  /** The file of a decoded path; `undefined` when there is none that may be served. */
  readonly find: (pathname: string) => StaticFile | undefined;
  /** The page, which is served at every address without a file. */
  readonly page: StaticFile;
  /** Scripts and styles that the page names itself. */
  readonly named: readonly string[];
  /** The files that the page at a decoded path needs besides those that it names itself. */
  readonly neededAt: (pathname: string) => readonly string[];
}

/**
 * Reads the build into memory. A file is served only if its real path, with links resolved, is inside the folder and its extension is
 * known. The page itself is never served as a file, since it needs its policy. No request path is looked up on the disk.
 *
 * @throws StartError when there is no build.
 */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const root = await realpath(folder).catch(() => undefined);
  const page = root === undefined ? undefined : await openFile(root, '/index.html', 'text/html; charset=utf-8');
  if (root === undefined || page === undefined)
    throw new StartError(`The console is not built (${folder} is missing); run npm run build first.`);
  const written = await readInside(root, '/pages.json');
  const { document, pages, zh } = written === undefined ? NO_PAGES : (JSON.parse(written.toString('utf8')) as PageFiles);
  const patterns = pages.map(({ pattern, files }) => ({ pattern: new RegExp(pattern, 'i'), files }));
  const files = new Map<string, StaticFile>();
  for (const name of await readdir(root, { recursive: true })) {
    const pathname = `/${name.split(sep).join('/')}`;
    const contentType = CONTENT_TYPES[extname(pathname)];
    const file = contentType === undefined ? undefined : await openFile(root, pathname, contentType);
    if (file !== undefined) files.set(pathname, file);
  }
  return {
    find: (pathname) => files.get(pathname),
    page,
    named: document,
    neededAt(pathname) {
      const chinese = asksForChinese(pathname);
      const path = chinese ? pathname.slice('/zh'.length) || '/' : pathname;
      const found = patterns.find(({ pattern }) => pattern.test(path === '/' ? HOME : path));
      return [...(found?.files ?? []), ...(chinese ? zh : [])];
    },
  };
}

/** Names what a file holds. */
export const tagOf = (content: Buffer): string => `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;

async function openFile(root: string, pathname: string, contentType: string): Promise<StaticFile | undefined> {
  const content = await readInside(root, pathname);
  if (content === undefined) return undefined;
  const tag = tagOf(content);
  const versions = new Map<Encoding, Buffer>();
  for (const { name, ending } of ENCODINGS) {
    const version = await readInside(root, pathname + ending);
    if (version !== undefined) versions.set(name, version);
  }
  return {
    contentType,
    keep: pathname.startsWith('/assets/') ? 'forever' : 'until-asked',
    varies: versions.size > 0,
    as(accepted) {
      const encoding = chooseEncoding(accepted, [...versions.keys()]);
      const version = encoding === undefined ? undefined : versions.get(encoding);
      return { content: version ?? content, encoding, tag: encoding === undefined ? tag : `${tag.slice(0, -1)}-${encoding}"` };
    },
  };
}

async function readInside(root: string, pathname: string): Promise<Buffer | undefined> {
  const place = await realpath(join(root, pathname)).catch(() => undefined);
  if (place === undefined || !place.startsWith(root + sep)) return undefined;
  return (await stat(place)).isFile() ? readFile(place) : undefined;
}
