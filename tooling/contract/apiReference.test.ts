import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiReference } from './apiReference.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

let server: Server;
beforeAll(async () => {
  const middlewares: Middleware[] = [];
  const { configureServer } = apiReference() as unknown as {
    readonly configureServer: (server: { readonly middlewares: { readonly use: (middleware: Middleware) => void } }) => void;
  };
  configureServer({ middlewares: { use: (middleware) => void middlewares.push(middleware) } });
  server = createServer((request, response) => middlewares[0]?.(request, response, () => response.writeHead(418).end()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => server.close());

const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test('a development server shows the OpenAPI file as a page that loads its script and the file from the same server', async () => {
  const page = await get('/api-reference');
  expect(page.url).toMatch(/\/api-reference\/$/);
  const html = await page.text();
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual(['js/scalar.js']);
  expect(html).toContain('"url": "./openapi.json"');
  const script = await get('/api-reference/js/scalar.js');
  expect(script.headers.get('content-type')).toContain('javascript');
  const file = (await (await get('/api-reference/openapi.json')).json()) as { readonly openapi: string; readonly paths: object };
  expect(file.openapi).toBe('3.1.1');
  expect(Object.keys(file.paths)).toContain('/apiw/v2/uni-loan/earn/subscribe');
});

test('any other address goes on to the development server', async () => {
  expect((await get('/earn')).status).toBe(418);
  expect((await get('/api-reference/other')).status).toBe(418);
});
