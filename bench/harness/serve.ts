import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from './pages.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' };

interface Server {
  readonly url: string;
  /** Files that each page was seen to ask for. */
  readonly asked: ReadonlyMap<string, ReadonlySet<string>>;
  readonly close: () => void;
}

/** Serves each page under its name, to this machine only. */
export async function serve(pages: ReadonlyMap<string, Page>): Promise<Server> {
  const asked = new Map([...pages.keys()].map((name) => [name, new Set<string>()]));
  const server = createServer(({ url = '/' }, response) => {
    const [, name = '', ...rest] = decodeURIComponent(url).split('/');
    const file = rest.join('/') || 'index.html';
    const page = pages.get(name);
    asked.get(name)?.add(file);
    const body = file === 'index.html' ? page?.html : page?.files.get(file);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
      // Alone in its process, a page has the finest clock.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
