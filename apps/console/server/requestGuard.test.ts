import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { admit, clientAddress, isExchangePath, servedHosts, wantsPage } from './requestGuard.ts';

const hosts = servedHosts(4600);
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
  expect(judge(url)).toEqual({ pathname, target: url, origin: 'http://127.0.0.1:4600' });
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

test.each(['比特币', '$MEME', 'Two Words', 'A/B', 'A&B', '50%', '100%25', '#1', 'WHAT?', '🐸', 'stETH', 'USDC.e', '.x', 'A\\B'])(
  'the pages of the coin %s are admitted, and are pages',
  (coin) => {
    const named = encodeURIComponent(coin);
    for (const page of [
      `/staking/${named}`,
      `/zh/staking/${named}`,
      `/trade/${named}_USDT`,
      `/futures/USDT/${named}_USDT`,
      `/myaccount/deposit/${named}`,
      `/myaccount/transfer/${named}`,
    ]) {
      const judged = judge(page);
      expect(judged).toHaveProperty('pathname');
      expect('pathname' in judged && wantsPage({ headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } }, judged.pathname)).toBe(
        true,
      );
    }
  },
);

test.each(['/staking/%2e%2e', '/staking/..', '/staking/a%00', '/staking/a%2fb/c', '/assets/a%2fb'])(
  'the path %j is no page of a coin',
  (url) => {
    expect(judge(url)).toMatchObject({ status: 400 });
  },
);

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

test('on port 80 a host without a port is served, as browsers send it, and writes from there', () => {
  const at80 = servedHosts(80);
  const write = (host: string, origin: string) =>
    admit({ method: 'POST', url: '/apiw/x', headers: { host, origin }, rawHeaders: ['Host', host] }, at80);
  expect(write('127.0.0.1', 'http://127.0.0.1')).toMatchObject({ origin: 'http://127.0.0.1' });
  expect(write('localhost:80', 'http://localhost')).toMatchObject({ origin: 'http://localhost' });
  expect(write('127.0.0.1', 'http://127.0.0.1:4600')).toMatchObject({ status: 403 });
});

test('behind a proxy its public origin is served beside this machine’s', () => {
  const public443 = servedHosts(4600, new URL('https://earn.example'));
  const write = (host: string, origin: string) =>
    admit({ method: 'POST', url: '/apiw/x', headers: { host, origin }, rawHeaders: ['Host', host] }, public443);
  expect(write('earn.example', 'https://earn.example')).toMatchObject({ origin: 'https://earn.example' });
  expect(write('earn.example', 'http://earn.example')).toMatchObject({ status: 403 });
  expect(write('127.0.0.1:4600', 'http://127.0.0.1:4600')).toMatchObject({ origin: 'http://127.0.0.1:4600' });
});

test('given a proxy, then the address is the one that it adds; without a proxy, then no header is trusted', () => {
  const from = (behindProxy: boolean, forwarded?: string) =>
    clientAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } as Socket }, behindProxy);
  expect([from(true, '1.1.1.1, 203.0.113.7'), from(true), from(false, '1.1.1.1')]).toEqual(['203.0.113.7', '10.0.0.1', '10.0.0.1']);
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

const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
test.each<[string, Record<string, string>]>([
  ['/simple-earn', link],
  ['/staking', { ...link, 'sec-fetch-dest': 'iframe' }],
])('%s, which a page elsewhere links to or frames, is admitted: %j', (url, headers) => {
  for (const site of ['cross-site', 'same-site']) expect(judge(url, { 'sec-fetch-site': site, ...headers })).toHaveProperty('pathname');
});

test.each<[string, Record<string, string>]>([
  ['/sandbox/state', link],
  ['/apiw/v2/x', link],
  ['/apiw/v2/x', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['/assets/index-4f.js', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
  ['/simple-earn', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['/simple-earn', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'object' }],
])('%s for a page elsewhere is refused: %j', (url, headers) => {
  for (const site of ['cross-site', 'same-site'])
    expect(judge(url, { 'sec-fetch-site': site, ...headers })).toMatchObject({ status: 403, code: 'cross-site' });
  for (const site of ['same-origin', 'none']) expect(judge(url, { 'sec-fetch-site': site, ...headers })).toHaveProperty('pathname');
});

test.each<[string, Record<string, string>, boolean]>([
  ['/trade/BTC_USDT', { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' }, true],
  ['/', { accept: '*/*' }, true],
  ['/simple-earn', {}, true],
  ['/simple-earn', { accept: 'application/json' }, false],
  ['/simple-earn', { accept: '*/*', 'sec-fetch-dest': 'script' }, false],
  ['/robots.txt', { accept: '*/*' }, false],
  ['/assets', { accept: 'text/html' }, false],
  ['/assets/absent', { accept: '*/*' }, false],
])('%s asked for with %j gets the page: %s', (pathname, headers, wanted) => {
  expect(wantsPage({ headers }, pathname)).toBe(wanted);
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
