import * as account from '@earnkit/core/account/contract';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { holdings } from '@earnkit/core/staking/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '../browserOf.ts';
import { openTestSandbox, START, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';

const ORIGIN = 'http://127.0.0.1';
const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';

let box: TestSandbox;
let page: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
  page = await box.page('us');
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

const order = { asset: 'USDT', amount: '5', rateYear: '0.0001' };

/** What money there is and where, to show that a refused call moved none. */
const moved = async () => ((await (await page.fetch('/sandbox/ledger')).json()) as { data: { transfers: number } }).data.transfers;

/** The page's cookies and token, for requests made up by hand. */
async function credentials(): Promise<{ cookie: string; csrftoken: string }> {
  let seen = new Headers();
  const spy = browserOf((request) => {
    seen = request.headers;
    return box.sandbox.fetch(request);
  });
  await spy.login('us');
  await spy.fetch('/sandbox/worlds');
  return { cookie: seen.get('cookie') ?? '', csrftoken: seen.get('csrftoken') ?? '' };
}

const send = (path: string, headers: Record<string, string>, body: BodyInit | null = JSON.stringify(order), method = 'POST') =>
  box.sandbox.fetch(new Request(ORIGIN + path, { method, headers, body }));

test('given a write of our own page, when it has an origin or sec-fetch-site, then it is accepted', async () => {
  const { cookie, csrftoken } = await credentials();
  const json = { 'content-type': 'application/json', cookie, csrftoken };
  expect(await (await send(SUBSCRIBE, { ...json, origin: ORIGIN })).json()).toMatchObject({ code: 0 });
  expect(await (await send(SUBSCRIBE, { ...json, 'sec-fetch-site': 'same-origin' })).json()).toMatchObject({ code: 0 });
  const form = new URLSearchParams(order);
  expect(
    await (
      await send(
        SUBSCRIBE,
        { cookie, csrftoken, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        form.toString(),
      )
    ).json(),
  ).toMatchObject({ code: 0 });
});

test('given a write of another page or without the right token, then it changes nothing', async () => {
  const { cookie, csrftoken } = await credentials();
  const session = cookie.split('; ').find((part) => part.startsWith('session=')) ?? '';
  const good = { 'content-type': 'application/json', cookie, csrftoken, origin: ORIGIN };
  const stranger = await box.page('us');
  const before = await moved();
  const without = (name: keyof typeof good) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
  const forged = 'c2FsdHNhbHRzYWx0c2FsdA.c2lnbmF0dXJlc2lnbmF0dXJlc2lnbmF0dXJlc2lnbmF0';
  const cases: Record<string, Record<string, string>> = {
    'no token': without('csrftoken'),
    'an empty token': { ...good, csrftoken: '' },
    'the token of another': { ...good, csrftoken: stranger.csrf() ?? '' },
    'the token of another, cookie and header': {
      ...good,
      cookie: `${session}; csrftoken=${stranger.csrf() ?? ''}`,
      csrftoken: stranger.csrf() ?? '',
    },
    'a token made up, cookie and header': { ...good, cookie: `${session}; csrftoken=${forged}`, csrftoken: forged },
    'a token without a signature': { ...good, cookie: `${session}; csrftoken=abc`, csrftoken: 'abc' },
    'no csrf cookie': { ...good, cookie: session },
    'no origin': without('origin'),
    'origin null': { ...good, origin: 'null' },
    'another origin': { ...good, origin: 'https://evil.example' },
    'another port': { ...good, origin: 'http://127.0.0.1:8080' },
    'a prefix of ours': { ...good, origin: `${ORIGIN}.evil.example` },
    'same site, not same origin': { ...good, 'sec-fetch-site': 'same-site' },
    'cross site, though it says our origin': { ...good, 'sec-fetch-site': 'cross-site' },
  };
  for (const [name, headers] of Object.entries(cases)) {
    const response = await send(SUBSCRIBE, headers);
    expect([response.status, ((await response.json()) as { code: number }).code], name).toEqual([403, 403]);
  }
  expect(await moved()).toBe(before);
});

test('only a form or JSON is read', async () => {
  const { cookie, csrftoken } = await credentials();
  const before = await moved();
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/json-patch+json', '']) {
    const response = await send(SUBSCRIBE, { cookie, csrftoken, origin: ORIGIN, 'content-type': type });
    expect(response.status, type).toBe(415);
  }
  expect(await moved()).toBe(before);
});

test('given an anonymous caller, then every refusal says only that a login is needed', async () => {
  const anonymous = await box.page('anonymous');
  for (const endpoint of [account.accountMode, account.vip, flexible.holdings, flexible.statistics]) {
    const answer = await anonymous.call(endpoint as typeof account.vip, undefined as never).catch(() => undefined);
    const response = await anonymous.fetch(endpoint.path);
    expect(answer?.code ?? ((await response.json()) as { code: number }).code, endpoint.name).toBe(401);
  }
  const write = await anonymous.post(SUBSCRIBE, order);
  expect([write.status, await write.json()]).toEqual([401, { code: 401, msg: 'Please log in.', data: null }]);
  for (const cookie of ['', 'session=', 'session=abc', `session=${'A'.repeat(43)}`, 'session=%00', "session='; drop table users; --"]) {
    const response = await box.sandbox.fetch(new Request(`${ORIGIN}${SUBSCRIBE}`, { headers: { cookie } }));
    expect(response.status, cookie).toBe(401);
  }
});

test('cookies: only the csrf token can be read by the page, and a login gives new ones', async () => {
  const cookiesOf = (response: Response) => response.headers.getSetCookie();
  const plain = await box.sandbox.fetch(new Request(`${ORIGIN}/sandbox/state`));
  expect(cookiesOf(plain)).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Path=\/; SameSite=Strict; HttpOnly$/),
    expect.stringMatching(/^csrftoken=[\w-]{22}\.[\w-]{43}; Path=\/; SameSite=Strict$/),
  ]);
  const secure = await box.sandbox.fetch(new Request('https://127.0.0.1/sandbox/state'));
  expect(cookiesOf(secure)[0]).toMatch(/^__Host-session=[\w-]{43}; Path=\/; SameSite=Strict; Secure; HttpOnly$/);
  const mine = browserOf(box.sandbox.fetch);
  await mine.login('us');
  const first = mine.csrf();
  await mine.login('us');
  expect(mine.csrf()).not.toBe(first);
});

test('given a logout, when the old cookie is sent again, then it is no session', async () => {
  const { cookie, csrftoken } = await credentials();
  const read = () => box.sandbox.fetch(new Request(`${ORIGIN}${SUBSCRIBE}`, { headers: { cookie } }));
  expect((await read()).status).toBe(200);
  expect((await send('/sandbox/logout', { cookie, csrftoken, origin: ORIGIN, 'content-type': 'application/json' }, '{}')).status).toBe(200);
  expect((await read()).status).toBe(401);
});

test('given any answer, then its headers forbid caching, running and framing it', async () => {
  for (const path of ['/sandbox/state', '/apiw/v2/uni-loan/earn/market/list', SUBSCRIBE, '/nothing', `/apiw/${'x'.repeat(9000)}`]) {
    const { headers } = await box.sandbox.fetch(new Request(ORIGIN + path));
    expect(Object.fromEntries(headers), path).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers.has('access-control-allow-origin'), path).toBe(false);
  }
});

test('control routes answer this machine alone', async () => {
  for (const host of [
    'http://evil.example',
    'http://192.168.0.10',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://[::ffff:1.2.3.4]',
  ]) {
    expect((await box.sandbox.fetch(new Request(`${host}/sandbox/state`))).status, host).toBe(403);
    const write = new Request(`${host}/sandbox/reset`, {
      method: 'POST',
      headers: { origin: host, 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await box.sandbox.fetch(write)).status, host).toBe(403);
  }
  for (const host of ['http://localhost:4600', 'http://[::1]:4600', 'http://127.0.0.1:1']) {
    expect((await box.sandbox.fetch(new Request(`${host}/sandbox/worlds`))).status, host).toBe(200);
  }
});

test('reading changes nothing: no address of a write answers a GET with one', async () => {
  const before = await moved();
  for (const path of [
    '/apiw/v2/uni-loan/earn/redeem',
    '/apiw/v2/uni-loan/earn/redeem-callback',
    '/sandbox/reset',
    '/sandbox/login',
    '/sandbox/clock',
  ]) {
    const response = await page.fetch(`${path}?asset=USDT&amount=5&world=saver&advanceSeconds=3600`);
    expect([response.status, ((await response.json()) as { code: number }).code], path).toEqual([405, 405]);
  }
  expect((await page.fetch('/apiw/v2/uni-loan/earn/subscribe', { method: 'DELETE' })).status).toBe(405);
  expect((await page.fetch('/apiw/v2/nothing')).status).toBe(404);
  expect((await page.fetch('/sandbox/nothing')).status).toBe(404);
  expect(await moved()).toBe(before);
});

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

test.each<[string, number, string | Uint8Array<ArrayBuffer>]>([
  ['no JSON', 400, '{"asset":"USDT"'],
  ['nothing', 400, ''],
  ['a list', 400, '[]'],
  ['null', 400, 'null'],
  ['text', 400, '"USDT"'],
  ['no fields', 400, '{}'],
  ['no amount', 400, '{"asset":"USDT","rateYear":"0.0001"}'],
  ['an amount as a number', 400, '{"asset":"USDT","amount":5,"rateYear":"0.0001"}'],
  ['an amount as a list', 400, '{"asset":"USDT","amount":["5"],"rateYear":"0.0001"}'],
  ['an amount as null', 400, '{"asset":"USDT","amount":null,"rateYear":"0.0001"}'],
  ['an exponent', 400, '{"asset":"USDT","amount":"1e3","rateYear":"0.0001"}'],
  ['a huge exponent', 400, '{"asset":"USDT","amount":"1e7000000","rateYear":"0.0001"}'],
  ['a negative amount', 400, '{"asset":"USDT","amount":"-5","rateYear":"0.0001"}'],
  ['a plus sign', 400, '{"asset":"USDT","amount":"+5","rateYear":"0.0001"}'],
  ['a blank', 400, '{"asset":"USDT","amount":" 5","rateYear":"0.0001"}'],
  ['a new line behind', 400, '{"asset":"USDT","amount":"5\\n","rateYear":"0.0001"}'],
  ['a comma', 400, '{"asset":"USDT","amount":"1,000","rateYear":"0.0001"}'],
  ['no digit before the point', 400, '{"asset":"USDT","amount":".5","rateYear":"0.0001"}'],
  ['no digit behind the point', 400, '{"asset":"USDT","amount":"5.","rateYear":"0.0001"}'],
  ['other digits', 400, '{"asset":"USDT","amount":"٥","rateYear":"0.0001"}'],
  ['hexadecimal', 400, '{"asset":"USDT","amount":"0x10","rateYear":"0.0001"}'],
  ['not a number', 400, '{"asset":"USDT","amount":"NaN","rateYear":"0.0001"}'],
  ['31 digits', 400, `{"asset":"USDT","amount":"${'9'.repeat(31)}","rateYear":"0.0001"}`],
  ['19 places', 400, `{"asset":"USDT","amount":"0.${'1'.repeat(19)}","rateYear":"0.0001"}`],
  ['a rate that is none', 400, '{"asset":"USDT","amount":"5","rateYear":"high"}'],
  ['a name of 5 KB', 400, `{"asset":"${'U'.repeat(5000)}","amount":"5","rateYear":"0.0001"}`],
  ['a field twice', 400, '{"asset":"USDT","amount":"5","rateYear":"0.0001","amount":"6"}'],
  ['a field twice, once escaped', 400, String.raw`{"asset":"USDT","amount":"5","rateYear":"0.0001","\u0061mount":"6"}`],
  ['a field twice, deep inside', 400, '{"asset":"USDT","amount":"5","rateYear":"0.0001","more":[{"a":1,"b":{"c":",","c":2}}]}'],
  ['33 levels', 400, JSON.stringify({ ...order, deep: nested(33) })],
  ['1001 keys', 400, JSON.stringify({ ...order, ...Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, 1])) })],
  ['more than 64 KB', 413, JSON.stringify({ ...order, long: 'x'.repeat(70_000) })],
  ['broken UTF-8', 400, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['an unknown coin', 200, '{"asset":"NOPE","amount":"5","rateYear":"0.0001"}'],
  ['a coin named like a method', 200, '{"asset":"constructor","amount":"5","rateYear":"0.0001"}'],
  ['a NUL in the coin', 400, '{"asset":"US\\u0000DT","amount":"5","rateYear":"0.0001"}'],
  ['SQL in the coin', 200, '{"asset":"USDT\'; drop table users; --","amount":"5","rateYear":"0.0001"}'],
  ['30 digits', 200, `{"asset":"USDT","amount":"${'9'.repeat(30)}","rateYear":"0.0001"}`],
  ['zero', 200, '{"asset":"USDT","amount":"0","rateYear":"0.0001"}'],
  ['18 places', 200, `{"asset":"USDT","amount":"5.${'1'.repeat(18)}","rateYear":"0.0001"}`],
  ['a rate of 30 digits', 200, `{"asset":"USDT","amount":"5","rateYear":"${'9'.repeat(30)}"}`],
])('a write with %s is refused with a code and a sentence', async (_name, status, body) => {
  const before = await moved();
  const response = await page.fetch(SUBSCRIBE, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(response.status).toBe(status);
  const answer = (await response.json()) as { code: number; msg: string; data: unknown };
  expect(answer).toEqual({ code: expect.any(Number), msg: expect.stringMatching(/^[A-Z][\w .:,'-]+\.$/), data: null });
  expect(answer.code).not.toBe(0);
  expect(await moved()).toBe(before);
});

test('given equal keys in different objects and equal texts, when a write carries them, then it is read', async () => {
  const body = '{"asset":"USDT","amount":"5","rateYear":"0.0001","more":[{"a":"a"},{"a":["a","a"]},["b","b"],{"\\"a":"{"}]}';
  const answer = await page.fetch(SUBSCRIBE, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await answer.json()).toMatchObject({ code: 0 });
});

test('given a body that breaks off, when it is read, then the call is refused and no error is reported', async () => {
  const { cookie, csrftoken } = await credentials();
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const headers = { 'content-type': 'application/json', cookie, csrftoken, origin: ORIGIN };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  expect((await box.sandbox.fetch(new Request(ORIGIN + SUBSCRIBE, init))).status).toBe(400);
});

test.each<[string, Record<string, unknown>]>([
  ['/sandbox/events', { event: 'sold-out', asset: 'USDT', left: '9'.repeat(30) }],
  ['/sandbox/events', { event: 'loan-taken', asset: 'USDT', amount: '9'.repeat(13) }],
  ['/sandbox/events', { event: 'loan-taken', asset: 'USDT', amount: '0.00' }],
  ['/sandbox/events', { event: 'fixed-rate', product: '102', rateYear: '100' }],
  ['/sandbox/faults', { path: '/apiw/*', kind: 'http', status: 503, retryAfter: '1\r\nset-cookie: a=b' }],
])('given a control call to %s with %j, then it is refused with a code and a sentence', async (path, fields) => {
  const response = await page.post(path, fields);
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 400, message: expect.stringMatching(/^The .+\.$/) }),
  ]);
});

test('given the largest loans, when months are paid, then the ledger holds what they bring', async () => {
  const rich = await box.freshPage('vip5');
  const amount = '9'.repeat(12);
  const answers = [
    await rich.post('/sandbox/events', { event: 'loan-taken', asset: 'USDT', amount }),
    await rich.post('/sandbox/events', { event: 'loan-taken', asset: 'SOL', amount }),
    await rich.post('/apiw/v2/earn/soft-staking/switch', { status: true }),
    await rich.post(SUBSCRIBE, { asset: 'USDT', amount: '900000000000', rateYear: '0.0001' }),
    await rich.post('/sandbox/clock', { advanceSeconds: 100 * 86_400 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await (await rich.fetch('/sandbox/ledger')).json()).toMatchObject({ data: { damage: null } });
});

test.each(['constructor', '__proto__', 'toString'])('a coin named %s is one that the exchange does not have', async (name) => {
  expect((await page.read(autoEarn.autoEarnStatus, { assets: [name] })).byAsset.length).toBe(0);
  expect((await page.read(holdings.loans, { asset: name })).length).toBe(0);
  expect((await page.read(flexible.holdings, { asset: name })).rows).toEqual([]);
});

test('__proto__ in a body or a query is a name like any other', async () => {
  const answer = await page.fetch(SUBSCRIBE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"__proto__":{"asset":"USDT","amount":"5","rateYear":"0.0001"}}',
  });
  expect(answer.status).toBe(400);
  await page.fetch('/apiw/v2/uni-loan/earn/market/list?__proto__=1&constructor=2');
  expect(({} as Record<string, unknown>)['asset']).toBeUndefined();
});

test.each([
  '/apiw/v2/uni-loan/earn/history?page=0',
  '/apiw/v2/uni-loan/earn/history?page=-1',
  '/apiw/v2/uni-loan/earn/history?page=1e3',
  '/apiw/v2/uni-loan/earn/history?page=99999999999',
  '/apiw/v2/uni-loan/earn/history?limit=0',
  '/apiw/v2/uni-loan/earn/history?limit=100000',
  '/apiw/v2/uni-loan/earn/history?type=6',
  '/apiw/v2/uni-loan/earn/history?type=x',
  '/apiw/v2/uni-loan/earn/history?start_at=yesterday',
  '/apiw/v2/uni-loan/earn/history?is_time_zone=1&time_zone=99',
  '/apiw/v2/uni-loan/earn/history?is_time_zone=1&time_zone=8;drop',
  '/apiw/v2/uni-loan/earn/history?page=1&page=2',
  '/apiw/v2/uni-loan/earn/chart?asset=BTC&type=3&from=0&to=1',
  '/apiw/v2/uni-loan/earn/chart?asset=BTC&type=1&from=5&to=1',
  '/apiw/v2/uni-loan/earn/chart?asset=BTC&type=1&from=-5&to=1',
  '/apiw/v2/uni-loan/earn/chart?asset=BTC&type=1&from=0&to=1772000000',
  '/apiw/v2/uni-loan/earn/chart?asset=BTC&type=1',
  '/apiw/v2/uni-loan/earn/market/list?sort_type=9',
  '/apiw/v2/uni-loan/earn/market/list?page=abc',
  '/apiw/v2/uni-loan/earn/history?asset=US%00DT',
  '/apiw/v2/uni-loan/earn/subscribe?asset=%00',
  '/apiw/v2/uni-loan/earn/coin-info',
  '/apiw/v2/market/tickers',
  `/apiw/v2/market/tickers?currency_pairs=${Array.from({ length: 101 }, () => 'BTC_USDT').join(',')}`,
  '/apiw/v2/unified/funding-lock',
  '/sandbox/staking/orders?type=0&coin=%00',
  '/sandbox/staking/orders?type=0&type=1',
  '/sandbox/launchpool/candy-drops?locale=%00',
])('the read %s is refused with a code and a sentence', async (path) => {
  const response = await page.fetch(path);
  expect(response.status).toBe(400);
  const { code, msg, message } = (await response.json()) as { code: number; msg?: string; message?: string };
  expect(code).toBe(400);
  expect(msg ?? message).toMatch(/^[A-Z][\w .:,'-]+\.$/);
});

test('given an address longer than 8 KB, then it is refused unread', async () => {
  const response = await page.fetch(`/apiw/v2/uni-loan/earn/market/list?search_coin=${'x'.repeat(8200)}`);
  expect(response.status).toBe(414);
});

test('other origins write only where they were named', async () => {
  const named = await openTestSandbox({ origins: ['http://localhost:5173'] });
  const front = browserOf((request) => {
    const url = new URL(request.url);
    return named.sandbox.fetch(new Request(`${ORIGIN}${url.pathname}`, request));
  }, 'http://localhost:5173');
  await front.login('us');
  expect(await (await front.post(SUBSCRIBE, order)).json()).toMatchObject({ code: 0 });
  await named.close();
});

test('given an unexpected error, then it is reported to the host and not to the caller', async () => {
  const seen: unknown[] = [];
  let hasClock = true;
  const now = (): number => {
    if (hasClock) return START * 1000;
    throw new Error('The clock has stopped');
  };
  const broken = await openTestSandbox({ now, report: (error) => seen.push(error) });
  const anonymous = await broken.page();
  hasClock = false;
  const response = await anonymous.fetch('/apiw/v2/uni-loan/earn/market/list');
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: 500, msg: 'Something went wrong on our side. Please try again later.', data: null },
  ]);
  expect(seen).toEqual([new Error('The clock has stopped')]);
  hasClock = true;
  await broken.close();
});
