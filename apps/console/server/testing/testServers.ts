import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeAll } from 'vitest';
import { startConsoleServer, type ConsoleServer, type ConsoleServerOptions } from '../consoleServer.ts';
import type { LogLine } from '../log.ts';
import { openStaticFiles, type StaticFiles } from '../staticFiles.ts';

/** A console's server that a test started. */
interface TestConsoleServer {
  readonly server: ConsoleServer;
  readonly port: number;
  /** What it logged. */
  readonly log: readonly LogLine[];
  /** How often the exchange was closed. */
  readonly closed: () => number;
}

/** The servers of one file of tests, over a small build. Each is closed after its test. */
export interface TestServers {
  /** Starts a server whose exchange is the given function. */
  readonly start: (
    answer?: (request: Request) => Response | Promise<Response>,
    options?: Partial<ConsoleServerOptions>,
  ) => Promise<TestConsoleServer>;
  /** The build. */
  readonly files: StaticFiles;
}

/** Makes the build before the first test of the file. */
export function testServers(): TestServers {
  let files: StaticFiles | undefined;
  const running: ConsoleServer[] = [];
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earnkit-server-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Earnkit</title>');
    writeFileSync(join(folder, 'assets/index-4f.js'), 'export {};');
    writeFileSync(join(folder, 'theme.js'), '0;');
    const pages = [
      { pattern: '^\\/earn\\/?$', files: ['/assets/earn-4f.js'] },
      { pattern: '^\\/staking\\/([^/]+?)\\/?$', files: ['/assets/coin-4f.js', '/assets/coin-4f.css'] },
    ];
    writeFileSync(join(folder, 'pages.json'), JSON.stringify({ document: [], pages, zh: ['/assets/zh-4f.js'] }));
    writeFileSync(join(folder, 'index.html.gz'), gzipSync('<!doctype html><title>Earnkit</title>'));
    writeFileSync(join(folder, 'assets/index-4f.js.br'), brotliCompressSync('export {};'));
    files = await openStaticFiles(folder);
    return () => rmSync(folder, { recursive: true });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()));
  });
  const opened = (): StaticFiles => {
    if (files === undefined) throw new Error('The build is there inside tests only');
    return files;
  };
  return {
    get files() {
      return opened();
    },
    start: async (answer = () => Response.json({ code: 0 }), options = {}) => {
      const log: LogLine[] = [];
      let closed = 0;
      const exchange = {
        answer: async (request: Request) => answer(request),
        ready: async () => undefined,
        close: async () => void (closed += 1),
      };
      const server = await startConsoleServer(0, { files: opened(), exchange, log: (line) => log.push(line), ...options });
      running.push(server);
      return { server, log, port: Number(new URL(server.origin).port), closed: () => closed };
    },
  };
}

/** Sends raw HTTP, since a client library would correct the request. Returns everything received until the connection ends. */
export const raw = (port: number, text: string, waitMs = 5000): Promise<string> =>
  new Promise((done, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const timer = setTimeout(() => socket.destroy(new Error('the server kept the connection open')), waitMs);
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
    socket.on('close', () => {
      clearTimeout(timer);
      done(received);
    });
  });

/** A raw `GET`. */
export const get = (port: number, target: string, headers = ''): Promise<string> =>
  raw(port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${headers}\r\n`);
