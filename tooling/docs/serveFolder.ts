import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { freePort } from '../freePort.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the files of a folder of ours on this machine.
 *
 * @param changed texts in place of files, by their path in the folder. @default none
 */
export async function serveFolder(
  folder: string,
  changed: Readonly<Record<string, string>> = {},
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', origin);
    const file = path.join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    if (!existsSync(file)) return void response.writeHead(404).end();
    // Their names change with what is in them.
    if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=31536000, immutable');
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    const text = changed[pathname.slice(1)];
    if (text === undefined) createReadStream(file).pipe(response);
    else response.end(text);
  }).listen(Number(new URL(origin).port), '127.0.0.1');
  return { origin, close: () => void server.close() };
}
