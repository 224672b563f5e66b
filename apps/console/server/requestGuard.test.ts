import { expect, test } from 'vitest';
import { admit, isExchangePath } from './requestGuard.ts';

const hosts = new Set(['127.0.0.1:4600', 'localhost:4600']);
const judge = (url: string, { method = 'GET', ...headers }: Record<string, string> = {}) => {
  const all: Record<string, string> = { host: '127.0.0.1:4600', ...headers };
  return admit({ method, url, headers: all, rawHeaders: Object.entries(all).flat() }, hosts);
};

test.each([
  ['/', '/'],
  ['/simple-earn?page=2', '/simple-earn'],
  ['/trade/BTC_USDT', '/trade/BTC_USDT'],
  ['/myaccount/deposit/%E4%B8%AD', '/myaccount/deposit/中'],
  ['/a%20b/', '/a b/'],
  ['/assets/index-4f.js?v=%2e%2e%2f', '/assets/index-4f.js'],
])('%s is admitted', (url, pathname) => {
  expect(judge(url)).toEqual({ pathname, target: url });
});

test.each([
  '/../etc/passwd',
  '/..%2fetc/passwd',
  '/%2e%2e/etc/passwd',
  '/%2E%2E%2Fetc',
  '/assets/..%5c..%5cpasswd',
  '/assets/\\..\\x',
  '/a%00.js',
  '/%',
  '/%c0%ae%c0%ae/',
  '/%252e%252e/etc/passwd',
  '/.env',
  '/assets/.git/config',
  '/%2egit/config',
  '//evil.example/',
  '/a//b',
  '/./a',
  '/a/..',
  '/a%2fb',
  'http://127.0.0.1:4600/',
  '*',
  '',
  '/a#b',
  '/a\u0000',
  '/中',
  '/a%0d%0ab',
  '/a%7f',
])('the path %j is refused', (url) => {
  expect(judge(url)).toMatchObject({ status: 400 });
});

test('an address beyond 8 KB is refused', () => {
  expect(judge(`/simple-earn?search=${'a'.repeat(8192)}`)).toMatchObject({ status: 414 });
});

test.each([
  'evil.example',
  'evil.example:4600',
  '127.0.0.1',
  '127.0.0.1:80',
  '127.0.0.1:4600.evil.example',
  '169.254.169.254',
  '[::1]:4600',
  '',
])('the host %j is not served', (host) => {
  expect(judge('/', { host })).toMatchObject({ status: 421 });
});

test('two host headers are refused, and none', () => {
  expect(
    admit(
      { method: 'GET', url: '/', headers: { host: '127.0.0.1:4600' }, rawHeaders: ['Host', '127.0.0.1:4600', 'host', 'evil.example'] },
      hosts,
    ),
  ).toMatchObject({ status: 421 });
  expect(admit({ method: 'GET', url: '/', headers: {}, rawHeaders: [] }, hosts)).toMatchObject({ status: 421 });
});

test('compares the host without case', () => {
  expect(judge('/', { host: 'LOCALHOST:4600' })).toHaveProperty('pathname', '/');
});

const post = { method: 'POST' };
test.each<Record<string, string>>([{ origin: 'http://127.0.0.1:4600' }, { 'sec-fetch-site': 'same-origin' }])(
  'a write from this origin is admitted: %j',
  (from) => {
    expect(judge('/apiw/v2/x', { ...post, ...from })).toHaveProperty('pathname');
  },
);

test.each<Record<string, string>>([
  {},
  { origin: 'null' },
  { origin: 'https://127.0.0.1:4600' },
  { origin: 'http://127.0.0.1:9999' },
  { origin: 'http://localhost:4600' },
  { origin: 'http://evil.example' },
  { origin: 'http://127.0.0.1:4600.evil.example' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
])('a write from elsewhere is refused: %j', (from) => {
  expect(judge('/apiw/v2/x', { ...post, ...from })).toMatchObject({ status: 403 });
});

test.each(['OPTIONS', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'CONNECT', ''])(
  'the method %j is refused, with those that are not',
  (method) => {
    expect(judge('/apiw/v2/x', { method, origin: 'http://127.0.0.1:4600' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST, PUT' },
    });
  },
);

test.each(['POST', 'PUT'])('the method %s is admitted', (method) => {
  expect(judge('/apiw/v2/x', { method, origin: 'http://127.0.0.1:4600', 'content-length': '5' })).toHaveProperty('pathname');
});

test.each<Record<string, string>>([
  { 'content-length': '5' },
  { 'transfer-encoding': 'chunked' },
  { method: 'HEAD', 'content-length': '1' },
])('a read that brings a body is refused: %j', (headers) => {
  expect(judge('/apiw/v2/x', headers)).toMatchObject({ status: 400 });
});

test('admits a read with an empty body', () => {
  expect(judge('/apiw/v2/x', { 'content-length': '0' })).toHaveProperty('pathname');
});

test("matches the exchange's paths by whole first segments", () => {
  expect(['/apiw/v2', '/api/web/v1/x', '/sandbox/state', '/apiw', '/api', '/sandbox'].every(isExchangePath)).toBe(true);
  expect(['/', '/apis', '/apiwx/v2', '/sandboxes', '/simple-earn/api/'].some(isExchangePath)).toBe(false);
});
