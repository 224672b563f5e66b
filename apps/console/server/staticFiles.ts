import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
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

/** One file of the build. */
export interface StaticFile {
  readonly content: Buffer;
  readonly contentType: string;
  /** Its name carries a hash of its content. */
  readonly hashed: boolean;
  /** Changes whenever the content does. */
  readonly tag: string;
}

/** The built console on disk. */
export interface StaticFiles {
  /** The file of a decoded path; `undefined` when there is none that may be served. */
  readonly find: (pathname: string) => Promise<StaticFile | undefined>;
  /** The page, which stands at every address that no file has. */
  readonly page: Buffer;
}

/**
 * Opens the build. A file is served only when its real place, links resolved, is inside the folder and its ending is
 * known; the page itself is never served as a file, since it needs its policy.
 *
 * @throws StartError when there is no build.
 */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const root = await realpath(folder).catch(() => undefined);
  const page = root === undefined ? undefined : await readFile(join(root, 'index.html')).catch(() => undefined);
  if (root === undefined || page === undefined)
    throw new StartError(`The console is not built (${folder} is missing); run npm run build first.`);
  return {
    async find(pathname) {
      const contentType = CONTENT_TYPES[extname(pathname)];
      if (contentType === undefined) return undefined;
      const place = await realpath(join(root, pathname)).catch(() => undefined);
      if (place === undefined || !place.startsWith(root + sep)) return undefined;
      const facts = await stat(place);
      if (!facts.isFile()) return undefined;
      const content = await readFile(place);
      return {
        content,
        contentType,
        hashed: pathname.startsWith('/assets/'),
        tag: `"${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}"`,
      };
    },
    page,
  };
}
