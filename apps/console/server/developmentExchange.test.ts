import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { developmentExchange } from '../build/developmentExchange.ts';
import { pageHeaders } from './securityHeaders.ts';

/** In place of the sandbox, whose database would take seconds to open. */
const exchange = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': COOKIES }).end('{"code":0}'),
);
const COOKIES = ['sid=1; Path=/; HttpOnly', 'csrftoken=2; Path=/'];
let vite: ViteDevServer;
let port: number;

beforeAll(async () => {
  exchange.listen(0, '127.0.0.1');
  await once(exchange, 'listening');
  vi.stubEnv('EARNKIT_API_ORIGIN', `http://127.0.0.1:${(exchange.address() as AddressInfo).port}`);
  vite = await createViteServer({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@earnkit\//], resolve: { conditions: ['@earnkit/source'] } },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [developmentExchange()],
  });
  await vite.listen();
  port = Number(new URL(vite.resolvedUrls?.local[0] ?? '').port);
});

afterAll(async () => {
  await vite.close();
  exchange.close();
  vi.unstubAllEnvs();
});

const origin = (): string => `http://127.0.0.1:${port}`;

test('given an upload that breaks off, when others call, then the development server answers them', async () => {
  const crashes: unknown[] = [];
  const crash = (error: unknown): void => void crashes.push(error);
  process.on('unhandledRejection', crash);
  if (!vite.httpServer) throw new Error('The development server does not listen');
  const arrived = once(vite.httpServer, 'request') as Promise<[IncomingMessage]>;
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${flexible.subscribe.path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 1000\r\n\r\nasset=`);
  const [upload] = await arrived;
  socket.destroy();
  await expect(once(upload, 'close')).rejects.toThrow('aborted');
  // what nobody has handled by now ends the process
  await new Promise((wake) => setImmediate(wake));
  process.off('unhandledRejection', crash);
  expect(crashes).toEqual([]);
  const answer = await fetch(origin() + flexible.holdings.path);
  expect([answer.status, await answer.json()]).toEqual([200, { code: 0 }]);
});

test('given an answer that sets several cookies, then all of them come through the development server', async () => {
  const answer = await fetch(origin() + flexible.holdings.path);
  expect(answer.headers.getSetCookie()).toEqual(COOKIES);
});

test('in development the page has the policy of production, Trusted Types too, and a nonce and the update socket besides', async () => {
  const page = await fetch(origin(), { headers: { accept: 'text/html' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  const production = pageHeaders({ pictureOrigins: [], frameOrigins: [] })['content-security-policy'];
  expect(policy.replaceAll(` 'nonce-${nonce}'`, '').replace(' ws://127.0.0.1:*', '')).toBe(production);
  const scripts = [...(await page.text()).matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});
