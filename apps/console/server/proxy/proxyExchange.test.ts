import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { currentRequest, type RequestNotes } from '../log.ts';
import { StartError } from '../settings.ts';
import { proxyExchange, type ProxyOptions } from './proxyExchange.ts';

const MODE = '/apiw/v2/unified/account_mode';
const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A real upstream on this machine, and the proxy before it. */
async function behind(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
  options: Partial<ProxyOptions> = {},
) {
  const seen: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
  const upstream = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(request, response, body);
  });
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    upstream.closeAllConnections();
    upstream.close();
  });
  const origin = new URL(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  const exchange = proxyExchange({ origin, ...options });
  return {
    seen,
    origin,
    ask: (path: string, init: RequestInit = {}, host = '127.0.0.1') => exchange.answer(new Request(`http://${host}:4600${path}`, init)),
  };
}

const ok = (_request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('content-type', 'application/json').end('{"code":0,"data":{"amount":0.10000000000000000001}}');
};

test('forwards a declared read and returns its answer digit for digit', async () => {
  const { ask, seen } = await behind(ok);
  const answer = await ask(`${SUBSCRIBE}?page=2&limit=10`);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/json',
    '{"code":0,"data":{"amount":0.10000000000000000001}}',
  ]);
  expect(seen[0]).toMatchObject({ method: 'GET', url: `${SUBSCRIBE}?page=2&limit=10` });
});

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['deflate', (text: string) => deflateSync(text, { level: 0, windowBits: 9 })],
  ['deflate', deflateRawSync],
  ['deflate', (text: string) => deflateRawSync(text, { level: 0 })],
  ['deflate', (text: string) => deflateRawSync(text, { level: 9, strategy: constants.Z_FIXED })],
  ['br', brotliCompressSync],
  ['identity', (text: string) => Buffer.from(text)],
])('reads an answer in %s, although none was asked for, whole or byte by byte', async (encoding, compress) => {
  const text = JSON.stringify({ code: 0, data: 'all of it '.repeat(20) });
  const whole = await behind((_request, response) => response.setHeader('content-encoding', encoding).end(compress(text)));
  const slow = await behind(async (_request, response) => {
    response.setHeader('content-encoding', encoding);
    for (const byte of compress(text)) {
      response.write(Buffer.of(byte));
      await new Promise((wake) => setImmediate(wake));
    }
    response.end();
  });
  for (const { ask } of [whole, slow]) {
    const answer = await ask(MODE);
    expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([200, null, text]);
  }
});

test.each([
  ['compressed in a way that is not known', 'lzma', Buffer.from('x'), 'is compressed'],
  ['compressed twice', 'gzip, br', Buffer.from('x'), 'is compressed'],
  ['no gzip, as it says', 'gzip', Buffer.from('{"code":0}'), 'broke off'],
  ['cut', 'gzip', gzipSync('{"code":0}').subarray(0, 12), 'broke off'],
  ['no deflate, as it says', 'deflate', Buffer.from('{"code":0}'), 'broke off'],
  ['raw deflate and cut', 'deflate', deflateRawSync('{"code":0}').subarray(0, 6), 'broke off'],
  ['empty, and says that it is deflate', 'deflate', Buffer.alloc(0), 'broke off'],
  ['larger than is accepted once it is unpacked', 'gzip', gzipSync(Buffer.alloc(5_000_000)), 'more than is accepted'],
])('refuses an answer that is %s', async (_what, encoding, bytes, said) => {
  const { ask } = await behind((_request, response) => response.setHeader('content-encoding', encoding).end(bytes));
  const answer = await ask(MODE);
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining(said)]);
});

test('forwards only the needed headers, with the exchange as origin of a write', async () => {
  const { ask, seen, origin } = await behind(ok);
  const headers = {
    authorization: 'Bearer x',
    cookie: 'sid=a; csrftoken=t',
    csrftoken: 't',
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://127.0.0.1:4600',
    referer: 'http://127.0.0.1:4600/simple-earn',
    'x-forwarded-for': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
    'x-real-ip': '1.2.3.4',
    'proxy-authorization': 'Basic x',
    te: 'trailers',
    'x-request-id': '5d3f90c1a2b47e68',
  };
  await ask(SUBSCRIBE, { method: 'POST', headers, body: 'asset=USDT&amount=1' });
  const { headers: up = {}, body } = seen[0] ?? {};
  expect(body).toBe('asset=USDT&amount=1');
  expect(up).toMatchObject({
    host: origin.host,
    origin: origin.origin,
    cookie: 'sid=a; csrftoken=t',
    csrftoken: 't',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': '19',
    'x-request-id': '5d3f90c1a2b47e68',
  });
  expect(Object.keys(up).filter((name) => /authorization|forwarded|referer|real-ip|^te$/.test(name))).toEqual([]);
});

test('returns cookies for this origin and drops other headers', async () => {
  const { ask } = await behind((request, response) => {
    response
      .setHeader('set-cookie', ['sid=a; Domain=exchange.example; Secure; HttpOnly', 'csrftoken=b; Path=/'])
      .setHeader('server', 'nginx')
      .setHeader('access-control-allow-origin', '*')
      .setHeader('retry-after', '3');
    ok(request, response);
  });
  const answer = await ask(MODE);
  expect(answer.headers.getSetCookie()).toEqual(['sid=a; HttpOnly', 'csrftoken=b; Path=/']);
  expect([...new Set(answer.headers.keys())].toSorted()).toEqual(['content-type', 'retry-after', 'set-cookie']);
});

test("of this machine's cookies only the exchange's own go up, and come back under names of their own", async () => {
  const { ask, seen } = await behind((request, response) => {
    response.setHeader('set-cookie', ['sid=a; HttpOnly', 'csrftoken=b; Path=/']);
    ok(request, response);
  });
  // the upstream is 127.0.0.1, so localhost is another host to the browser
  const set = (await ask(MODE, { headers: { cookie: 'session=jupyter' } }, 'localhost')).headers.getSetCookie();
  expect(set).toEqual([expect.stringMatching(/^earnkit-[\da-f]{8}\.sid=a; HttpOnly$/), 'csrftoken=b; Path=/']);
  const cookie = ['session=jupyter', ...set.map((line) => line.split(';', 1)[0])].join('; ');
  await ask(MODE, { headers: { cookie } }, 'localhost');
  expect(seen.map(({ headers }) => headers.cookie)).toEqual([undefined, 'sid=a; csrftoken=b']);
});

test('given a call that this console has sent itself, when it comes back, then it is refused and the log names a loop', async () => {
  const { ask, seen } = await behind(ok);
  await ask(MODE, { headers: { via: '1.1 nginx' } });
  const { via } = seen[0]?.headers ?? {};
  expect(via).toBe('1.1 earnkit');
  const notes: RequestNotes = { id: 'a' };
  const again = await currentRequest.run(notes, () => ask(MODE, { headers: { via: `${via}, 1.1 nginx` } }));
  expect([again.status, notes.error]).toEqual([508, { code: 'loop' }]);
  expect(seen).toHaveLength(1);
});

test('forwards no undeclared call', async () => {
  const { ask, seen } = await behind(ok);
  expect((await ask('/apiw/v2/withdraw')).status).toBe(404);
  expect((await ask('/sandbox/state')).status).toBe(404);
  expect((await ask(MODE, { method: 'DELETE' })).status).toBe(405);
  expect((await ask(`${MODE}?callback=x`)).status).toBe(400);
  expect(seen).toEqual([]);
});

const good = { cookie: 'sid=a; csrftoken=t', csrftoken: 't', 'content-type': 'application/x-www-form-urlencoded' };
test.each<[number, Record<string, string>]>([
  [403, { ...good, csrftoken: '' }],
  [403, { ...good, csrftoken: 'other' }],
  [403, { ...good, cookie: 'sid=a' }],
  [403, { ...good, cookie: 'sid=a; xcsrftoken=t' }],
  [415, { ...good, 'content-type': 'text/plain' }],
  [415, { ...good, 'content-type': 'multipart/form-data; boundary=x' }],
  [200, good],
  [200, { ...good, cookie: 'csrftoken=foreign; sid=a; csrftoken=t' }],
  [403, { ...good, cookie: 'csrftoken=foreign; sid=a' }],
  [200, { ...good, 'content-type': 'Application/JSON; charset=utf-8' }],
])('a write is answered %i with %j', async (status, headers) => {
  const { ask, seen } = await behind(ok);
  expect((await ask(SUBSCRIBE, { method: 'POST', headers, body: 'asset=USDT&amount=1' })).status).toBe(status);
  expect(seen).toHaveLength(status === 200 ? 1 : 0);
});

test('a call whose client left is ended at the exchange too', async () => {
  let ended = false;
  const { ask, seen } = await behind((request) => void request.socket.once('close', () => (ended = true)));
  const left = new AbortController();
  const answer = ask(MODE, { signal: left.signal });
  await expect.poll(() => seen).toHaveLength(1);
  left.abort();
  expect((await answer).status).toBe(502);
  await expect.poll(() => ended).toBe(true);
});

test('an answer that changes the protocol becomes a gateway error at once', async () => {
  const { ask } = await behind((request) => {
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  expect((await ask(MODE)).status).toBe(502);
}, 3000);

test('follows no redirect', async () => {
  const { ask, seen } = await behind((_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  const answer = await ask(MODE);
  expect([answer.status, answer.headers.get('location')]).toEqual([502, null]);
  expect(seen).toHaveLength(1);
});

const LOGIN = '/login?next=%2Fearn';
test.each(['GET', 'POST'])(
  'given a session that is over, when a %s is redirected to the login page, then the answer is 401 and nothing is followed (N17, A03)',
  async (method) => {
    for (const location of [LOGIN, 'login', '/zh/login/', '/signin', 'https://accounts.exchange.example/login']) {
      const { ask, seen } = await behind(
        (_request, response) => void response.writeHead(302, { location, 'set-cookie': 'sid=; Max-Age=0; Secure' }).end(),
      );
      const answer = await ask(SUBSCRIBE, method === 'GET' ? {} : { method, headers: good, body: 'asset=USDT&amount=1' });
      expect([answer.status, answer.headers.get('location')]).toEqual([401, null]);
      expect(answer.headers.getSetCookie()).toEqual(['sid=; Max-Age=0']);
      expect(await answer.json()).toMatchObject({ code: 401 });
      expect(seen).toHaveLength(1);
    }
  },
);

test.each(['/', '/loginhelp', '/login/history', '/maintenance?from=/login', 'http://[', undefined])(
  'given a redirect to %j, which is no login page, then it stays a gateway error',
  async (location) => {
    const { ask } = await behind((_request, response) => void response.writeHead(302, location === undefined ? {} : { location }).end());
    expect((await ask(MODE)).status).toBe(502);
  },
);

test('an answer that is too late, too large, broken off or refused becomes a gateway error', async () => {
  const late = await behind(() => undefined, { timeoutMs: 50 });
  expect((await late.ask(MODE)).status).toBe(504);
  const trickle = await behind((_request, response) => void response.writeHead(200).write('{'), { timeoutMs: 50 });
  expect((await trickle.ask(MODE)).status).toBe(504);
  const large = await behind((_request, response) => void response.end('x'.repeat(101)), { maxAnswerBytes: 100 });
  expect((await large.ask(MODE)).status).toBe(502);
  const broken = await behind(
    (_request, response) => void response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy()),
  );
  expect((await broken.ask(MODE)).status).toBe(502);
  const refused = await behind((request) => void request.socket.destroy());
  expect((await refused.ask(MODE)).status).toBe(502);
});

test.each<[string, number, string, RequestInit, (request: IncomingMessage, response: ServerResponse) => void]>([
  ['an undeclared call', 404, 'undeclared', {}, ok],
  ['a write without its token', 403, 'csrf', { method: 'POST' }, ok],
  ['a write of another type', 415, 'content-type', { method: 'POST', headers: { ...good, 'content-type': 'text/plain' }, body: 'a' }, ok],
  ['a redirect to the login page', 401, 'login', {}, (_request, response) => void response.writeHead(302, { location: LOGIN }).end()],
  ['any other redirect', 502, 'redirect', {}, (_request, response) => void response.writeHead(302, { location: '/' }).end()],
  ['an exchange that hangs up', 502, 'ECONNRESET', {}, (request) => void request.socket.destroy()],
  ['an exchange that is late', 504, 'late', {}, () => undefined],
])('given %s, when it is answered %i in place of the exchange, then the log says %s', async (what, status, code, init, answer) => {
  const { ask } = await behind(answer, { timeoutMs: 100 });
  const notes: RequestNotes = { id: 'a' };
  const refused = await currentRequest.run(notes, () => ask(what === 'an undeclared call' ? '/apiw/v2/withdraw' : SUBSCRIBE, init));
  expect([refused.status, notes.error]).toEqual([status, { code }]);
});

/** What an order says that was sent by a proxy and failed. */
const failedOrder = async (send: (init: RequestInit) => Promise<Response>): Promise<unknown> => {
  const answer = await send({ method: 'POST', headers: good, body: 'amount=1' });
  return answer.json();
};

test.each<[string, Partial<ProxyOptions>]>([
  ['an exchange that takes no connections', { origin: new URL('http://127.0.0.1:1') }],
  ['a name that does not lead anywhere', { resolve: (_name, done) => done(new Error('ENOTFOUND'), []) }],
  ['a name that leads to a closed address', { resolve: (_name, done) => done(null, [{ address: '10.0.0.5', family: 4 }]) }],
])('given %s, when an order is sent, then its answer says that it was not begun', async (_what, options) => {
  const exchange = proxyExchange({ origin: new URL('https://exchange.example'), ...options });
  const said = await failedOrder((init) => exchange.answer(new Request(`http://127.0.0.1:4600${SUBSCRIBE}`, init)));
  expect(said).toMatchObject({ code: 502, not_begun: true });
});

test.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
  ['hangs up', (request) => void request.socket.destroy()],
  ['is late', () => undefined],
  [
    'breaks its answer off',
    (_request, response) => void response.writeHead(200, { 'content-length': '9' }).write('{', () => response.destroy()),
  ],
])('given an exchange that has the order and %s, then its answer does not say that it was not begun', async (_what, answer) => {
  const { ask } = await behind(answer, { timeoutMs: 100 });
  expect(await failedOrder((init) => ask(SUBSCRIBE, init))).not.toHaveProperty('not_begun');
});

test('given an exchange that drops the connection before a compressed answer begins, then the call ends', async () => {
  const { ask } = await behind((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'deflate', 'content-length': '9' });
    response.flushHeaders();
    setTimeout(() => response.destroy(), 20);
  });
  expect((await ask(MODE)).status).toBe(502);
});

test("passes the exchange's own rejections unchanged", async () => {
  const { ask } = await behind(
    (_request, response) => void response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":401}'),
  );
  const answer = await ask(MODE);
  expect([answer.status, await answer.text()]).toEqual([401, '{"code":401}']);
});

test('an address that is not on the public internet is refused at start', () => {
  for (const origin of ['https://10.0.0.1', 'https://169.254.169.254', 'https://[fd00::1]', 'https://127.0.0.2', 'https://2130706434']) {
    expect(() => proxyExchange({ origin: new URL(origin) })).toThrow(StartError);
  }
});

test.each(['169.254.169.254', '10.0.0.5', '192.168.1.10', '127.0.0.1', 'fd00::1'])(
  'given a name of the exchange that leads to %s, when it is connected to, then it is refused, and the log says so',
  async (address) => {
    const exchange = proxyExchange({
      origin: new URL('https://exchange.example'),
      resolve: (_name, done) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
    });
    const notes: RequestNotes = { id: 'a' };
    const answer = await currentRequest.run(notes, () => exchange.answer(new Request(`http://127.0.0.1:4600${MODE}`)));
    expect([answer.status, notes.error]).toEqual([502, { code: 'closed-address' }]);
  },
);
