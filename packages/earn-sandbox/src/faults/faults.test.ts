import { request as httpRequest } from 'node:http';
import { add, decimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServedSandbox, serveSandbox } from '../serveSandbox.ts';
import { openPage, openTestSandbox, testPlace, dropPlace, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';

const HOLDINGS = '/apiw/v2/uni-loan/earn/subscribe';

let box: TestSandbox;
let page: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
  page = await box.page('us');
});
beforeEach(async () => {
  await page.post('/sandbox/faults', { clear: true });
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

const set = (fault: Readonly<Record<string, unknown>>) => page.post('/sandbox/faults', fault);
const held = async () => (await page.read(flexible.holdings, { asset: 'USDT' })).rows[0]?.currentAmount;
const subscribe = (amount: string) => page.post(HOLDINGS, { asset: 'USDT', amount, rateYear: '0.0001' });

test('an HTTP error comes in place of the call, as often as it was asked for', async () => {
  await set({ path: HOLDINGS, kind: 'http', status: 503, retryAfter: '7', times: 2 });
  const first = await page.fetch(HOLDINGS);
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '7']);
  expect((await page.fetch(HOLDINGS)).status).toBe(503);
  expect((await page.fetch(HOLDINGS)).status).toBe(200);
});

test('a business code comes in place of the call; a pattern and a method choose which', async () => {
  const before = await held();
  await set({ path: '/apiw/v2/uni-loan/*', method: 'POST', kind: 'code', code: '101', message: 'Funding password needed.' });
  expect(await (await subscribe('5')).json()).toEqual({ code: 101, msg: 'Funding password needed.', data: null });
  expect((await page.fetch(HOLDINGS)).status).toBe(200);
  expect(await held()).toBe(before);
});

test.each([204, 205, 304])('a page cannot come with status %i, which has no body', async (status) => {
  expect((await set({ path: HOLDINGS, kind: 'garbage', status })).status).toBe(400);
  expect((await page.fetch(HOLDINGS)).status).toBe(200);
});

test.each([
  ['/a*b*c', '/a-b-b-c', true],
  ['/a*b*c', '/a-c-b', false],
  ['*', '/anything', true],
  ['/ab*ba', '/aba', false],
  ['/a**b', '/ab', true],
  ['/a.c', '/abc', false],
])('the pattern %s and the path %s: %s', async (path, called, hits) => {
  await set({ path, kind: 'http', status: 418 });
  expect((await page.fetch(called)).status).toBe(hits ? 418 : 404);
});

test('given a pattern with many stars, when a long path is called, then the answer takes no longer', async () => {
  await set({ path: `${'*a'.repeat(99)}b`, kind: 'http', status: 418 });
  const from = performance.now();
  expect((await page.fetch(`/${'a'.repeat(4000)}`)).status).toBe(404);
  expect(performance.now() - from).toBeLessThan(1000);
});

test('a gateway’s page comes in place of JSON', async () => {
  await set({ path: HOLDINGS, kind: 'garbage', times: 1 });
  const response = await page.fetch(HOLDINGS);
  expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<h1>');
});

test('a cut answer cannot be read, though the call was carried out', async () => {
  const before = decimal((await held()) ?? '0');
  await set({ path: HOLDINGS, method: 'POST', kind: 'cut' });
  await expect((await subscribe('5')).json()).rejects.toThrow(SyntaxError);
  expect(await held()).toBe(add(before, decimal('5')));
});

test('a lost answer was carried out once; a lost request was not', async () => {
  const before = decimal((await held()) ?? '0');
  await set({ path: HOLDINGS, method: 'POST', kind: 'lost-answer', times: 1 });
  await expect((await subscribe('5')).text()).rejects.toThrow();
  expect(await held()).toBe(add(before, decimal('5')));
  await set({ path: HOLDINGS, method: 'POST', kind: 'lost-request', times: 1 });
  await expect((await subscribe('5')).text()).rejects.toThrow();
  expect(await held()).toBe(add(before, decimal('5')));
});

test('latency delays the answer, not the call', async () => {
  await set({ path: HOLDINGS, kind: 'latency', ms: 120, times: 1 });
  const from = performance.now();
  expect((await page.fetch(HOLDINGS)).status).toBe(200);
  expect(performance.now() - from).toBeGreaterThanOrEqual(110);
});

test('given a fault with after and times, then that many calls pass and that many are affected', async () => {
  await set({ path: HOLDINGS, kind: 'http', status: 503, after: 2, times: 1 });
  const seen: number[] = [];
  for (let call = 0; call < 4; call += 1) seen.push((await page.fetch(HOLDINGS)).status);
  expect(seen).toEqual([200, 200, 503, 200]);
});

test('given hostile text in a message of the exchange, then it is sent unchanged, as data (S01)', async () => {
  const message = '<img src=x onerror=alert(1)> \u202Egnorw\u202C [click](javascript:alert(1)) {plural}';
  await set({ path: HOLDINGS, method: 'POST', kind: 'code', code: '30099', message, times: 1 });
  const response = await subscribe('5');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({ code: 30099, msg: message, data: null });
});

test('faults are listed, cleared one by one or all, and never hit the control routes', async () => {
  const { data } = (await (await set({ path: '*', kind: 'http', status: 500 })).json()) as { data: { fault: { id: string } } };
  await set({ path: HOLDINGS, kind: 'latency', ms: 1, times: 3 });
  const list = async () => ((await (await page.fetch('/sandbox/faults')).json()) as { data: { faults: unknown[] } }).data.faults;
  expect(await list()).toEqual([
    { id: data.fault.id, path: '*', kind: 'http', status: 500, left: null },
    expect.objectContaining({ path: HOLDINGS, kind: 'latency', ms: 1, times: 3, left: 3 }),
  ]);
  await set({ clear: data.fault.id });
  expect(await list()).toHaveLength(1);
  await set({ clear: true });
  expect(await list()).toEqual([]);
});

test('a hundred faults are enough: one more is refused, and there is room again after clearing', async () => {
  for (let count = 0; count < 100; count += 1) expect((await set({ path: '/x', kind: 'cut' })).status).toBe(200);
  const refused = await set({ path: '/x', kind: 'cut' });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { code: 400, message: 'There are 100 faults already; clear some first.', data: null },
  ]);
  await set({ clear: true });
  expect((await set({ path: '/x', kind: 'cut' })).status).toBe(200);
});

test.each([
  {},
  { path: '/x', kind: 'fire' },
  { path: '/x', kind: 'http', status: 200 },
  { path: '', kind: 'cut' },
  { path: '/x', kind: 'latency', ms: -1 },
  { path: '/x(a+)+', kind: 'cut' },
  { path: '/x', kind: 'cut', times: 0 },
  { path: '/x', kind: 'cut', after: -1 },
  { path: '/x', kind: 'meanwhile' },
  { path: '/x', kind: 'meanwhile', does: { event: 'fire' } },
])('what is no fault is refused: %j', async (fault) => {
  expect((await set(fault)).status).toBe(400);
});

test('over HTTP a lost answer drops the connection without a byte', async () => {
  const place = testPlace();
  const served: ServedSandbox = await serveSandbox(place);
  const far = await openPage((request) => fetch(request), 'us', served.origin);
  await far.post('/sandbox/faults', { path: HOLDINGS, kind: 'lost-answer' });
  await expect(far.fetch(HOLDINGS)).rejects.toThrow(TypeError);
  const received = await new Promise<string>((ended) => {
    const call = httpRequest(`${served.origin}${HOLDINGS}`, () => ended('an answer'));
    call.on('error', (error: NodeJS.ErrnoException) => ended(error.code ?? ''));
    call.end();
  });
  expect(received).toBe('ECONNRESET');
  await served.close();
  await dropPlace(place);
});
