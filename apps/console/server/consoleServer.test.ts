import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PAGE_TEXTS } from './chinesePage.ts';
import { startConsoleServer } from './consoleServer.ts';
import { StartError } from './settings.ts';
import type { StaticFile } from './staticFiles.ts';
import { get, raw, testServers } from './testing/testServers.ts';

const servers = testServers();
const { start } = servers;

test('pictures come from the page’s own origin and from where the host says (UI-28)', async () => {
  const policy = async (...pictureOrigins: string[]): Promise<string> => {
    const { server } = await start(undefined, { pictureOrigins });
    const answer = await fetch(server.origin, { headers: { accept: 'text/html' } });
    return answer.headers.get('content-security-policy') ?? '';
  };
  expect(await policy()).toContain("; img-src 'self' data:; ");
  expect(await policy('https://cdn.example', 'https://img.example:8443')).toContain(
    "; img-src 'self' data: https://cdn.example https://img.example:8443; ",
  );
});

test('the page carries its policy, styles from files alone, and no word about the server', async () => {
  const { server } = await start();
  const answer = await fetch(`${server.origin}/simple-earn`, { headers: { accept: 'text/html' } });
  const policy = answer.headers.get('content-security-policy');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('<!doctype html><title>Earnkit</title>');
  expect(policy).toContain("; style-src 'self'; style-src-attr 'none'; ");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'; .*; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors /,
  );
  const permissions = answer.headers.get('permissions-policy')?.split(', ') ?? [];
  expect(permissions).toContain('camera=()');
  expect(permissions.filter((permission) => !/^[a-z-]+=\(\)$/.test(permission))).toEqual([]);
  expect(permissions.length).toBeGreaterThan(40);
  expect(answer.headers.has('server') || answer.headers.has('x-powered-by')).toBe(false);
});

test.each([
  ['/staking/ETH', '</assets/coin-4f.js>; rel=modulepreload; crossorigin, </assets/coin-4f.css>; rel=preload; as=style; crossorigin'],
  ['/', '</assets/earn-4f.js>; rel=modulepreload; crossorigin'],
  ['/zh/earn', '</assets/earn-4f.js>; rel=modulepreload; crossorigin, </assets/zh-4f.js>; rel=modulepreload; crossorigin'],
  ['/help/fees', null],
])('the document of %s names the files that its page needs', async (path, link) => {
  const { server } = await start();
  const answer = await fetch(server.origin + path, { headers: { accept: 'text/html' } });
  expect(answer.headers.get('link')).toBe(link);
});

test('given a document, then its Link header has the first reads of the page; given a file, then it has none', async () => {
  const { server } = await start(undefined, { firstReads: ['/sandbox/state'] });
  const linkOf = async (path: string) => (await fetch(server.origin + path, { headers: { accept: 'text/html' } })).headers.get('link');
  expect(await linkOf('/help/fees')).toBe('</sandbox/state>; rel=preload; as=fetch; crossorigin');
  expect(await linkOf('/theme.js')).toBeNull();
});

test('what every page begins with is named before the files of one page', async () => {
  const named = { ...servers.files, named: ['/assets/index-4f.css', '/assets/react-4f.js'] };
  const { server } = await start(undefined, { files: named, firstReads: ['/sandbox/state'] });
  const answer = await fetch(`${server.origin}/earn`, { headers: { accept: 'text/html' } });
  expect(answer.headers.get('link')?.split(', ')).toEqual([
    '</assets/index-4f.css>; rel=preload; as=style; crossorigin',
    '</assets/react-4f.js>; rel=modulepreload; crossorigin',
    '</sandbox/state>; rel=preload; as=fetch; crossorigin',
    '</assets/earn-4f.js>; rel=modulepreload; crossorigin',
  ]);
});

test('given the edition of the exchange, when a page is asked for, then the page says which it is, and nothing where it is global (US-01)', async () => {
  const content = Buffer.from('<html><head><title>Earnkit</title></head></html>');
  const page: StaticFile = { ...servers.files.page, as: () => ({ content, encoding: undefined, tag: '"page"' }) };
  const ask = async (edition: 'global' | 'us', path: string) => {
    const { server } = await start(undefined, { files: { ...servers.files, page }, edition, frameOrigins: ['https://assets.example'] });
    const answer = await fetch(server.origin + path, { headers: { accept: 'text/html' } });
    return /<title>.*<\/head>/.exec(await answer.text())?.[0];
  };
  expect(await ask('global', '/earn')).toBe('<title>Earnkit</title></head>');
  expect(await ask('us', '/earn')).toBe('<title>Earnkit</title><meta name="earnkit-edition" content="us"></head>');
  expect(await ask('us', '/staking/ETH?is_frame=1')).toBe(
    '<title>Earnkit</title><meta name="earnkit-edition" content="us"><meta name="earnkit-frame-origins" content="https://assets.example"></head>',
  );
});

test('given the zone in which the exchange counts days, then the page names it to its client (AMB-157)', async () => {
  const content = Buffer.from('<html><head><title>Earnkit</title></head></html>');
  const page: StaticFile = { ...servers.files.page, as: () => ({ content, encoding: undefined, tag: '"page"' }) };
  const ask = async (exchangeTimeZone: string) => {
    const { server } = await start(undefined, { files: { ...servers.files, page }, exchangeTimeZone });
    return (await fetch(`${server.origin}/earn`, { headers: { accept: 'text/html' } })).text();
  };
  expect(await ask('Asia/Shanghai')).toContain('<meta name="earnkit-exchange-time-zone" content="Asia/Shanghai">');
  expect(await ask('UTC')).not.toContain('earnkit-exchange-time-zone');
});

test('given an address of the Chinese pages, when the document is asked for, then all that it says is Chinese (AMB-132)', async () => {
  const content = await readFile(new URL('../index.html', import.meta.url));
  const page: StaticFile = { ...servers.files.page, as: () => ({ content, encoding: undefined, tag: '"page"' }) };
  const { server } = await start(undefined, { files: { ...servers.files, page } });
  const ask = async (path: string) => (await fetch(server.origin + path, { headers: { accept: 'text/html' } })).text();
  const [english, chinese] = [await ask('/earn'), await ask('/zh/earn')];
  for (const [from, to] of PAGE_TEXTS) {
    expect([english.includes(from), english.includes(to)]).toEqual([true, false]);
    expect([chinese.includes(from), chinese.includes(to)]).toEqual([false, true]);
  }
  expect(await ask('/zhuhai')).toBe(english);
});

test('given a hashed file, then it is cached for ever; given any other file or the page, then it is revalidated by its tag', async () => {
  const { server } = await start();
  const hashed = await fetch(`${server.origin}/assets/index-4f.js`);
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${server.origin}/theme.js`)).headers.get('cache-control')).toBe('no-cache');
  for (const path of ['/theme.js', '/simple-earn']) {
    const plain = await fetch(server.origin + path);
    const again = await fetch(server.origin + path, { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, plain.headers.get('etag'), '']);
  }
});

test('files and the page come compressed where the client takes that', async () => {
  const { server } = await start();
  const ask = async (path: string, accepted: string) => {
    const answer = await fetch(server.origin + path, { headers: { 'accept-encoding': accepted } });
    return [answer.headers.get('content-encoding'), await answer.text(), answer.headers.get('vary')];
  };
  expect(await ask('/assets/index-4f.js', 'br, gzip')).toEqual(['br', 'export {};', 'Accept-Encoding']);
  expect(await ask('/assets/index-4f.js', 'identity')).toEqual([null, 'export {};', 'Accept-Encoding']);
  expect(await ask('/simple-earn', 'br, gzip')).toEqual([
    'gzip',
    '<!doctype html><title>Earnkit</title>',
    'Accept, Accept-Encoding, Cookie',
  ]);
  expect(await ask('/theme.js', 'br, gzip')).toEqual([null, '0;', null]);
});

test('only a browser that asks for a page gets the page for an unknown address', async () => {
  const { server } = await start();
  const status = async (path: string, accept: string) => (await fetch(server.origin + path, { headers: { accept } })).status;
  expect(await status('/myaccount/deposit/USDT', 'text/html')).toBe(200);
  expect(await status('/myaccount/deposit/USDT', 'application/json')).toBe(404);
  expect(await status('/assets/absent.js', 'text/html')).toBe(404);
  expect(await status('/assets', 'text/html')).toBe(404);
  // curl, health checks and link previews take anything
  expect(await status('/', '*/*')).toBe(200);
  expect(await status('/absent.js', '*/*')).toBe(404);
  expect((await fetch(`${server.origin}/simple-earn`, { method: 'POST', headers: { origin: server.origin } })).status).toBe(405);
});

test.each(['/theme.js', '/simple-earn', '/apiw/x?asset=USDT', '/sandbox/state', '/healthz'])(
  'HEAD answers as GET without a body: %s',
  async (path) => {
    const asked: string[] = [];
    const { server } = await start((request) => {
      asked.push(`${request.method} ${new URL(request.url).search}`);
      return Response.json({ code: 0 });
    });
    const ask = async (method: string) => {
      const answer = await fetch(server.origin + path, { method });
      const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id', 'transfer-encoding'].includes(name));
      return { status: answer.status, headers, body: await answer.text() };
    };
    const whole = await ask('GET');
    expect(whole.status).toBe(200);
    expect(await ask('HEAD')).toEqual({ ...whole, body: '' });
    expect(new Set(asked).size).toBeLessThanOrEqual(1);
  },
);

test.each([
  '/../../etc/passwd',
  '/assets/../../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5cetc',
  '/assets/index-4f.js%00.txt',
  '/.env',
  'http://127.0.0.1/',
  '//evil.example',
])('the target %s is refused on the wire', async (target) => {
  const { port } = await start();
  expect(await get(port, target, 'Accept: text/html\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('behind a proxy the public origin is served as https, and reports have an endpoint there', async () => {
  const urls: string[] = [];
  const { port } = await start(
    (request) => {
      urls.push(request.url);
      return Response.json({ code: 0 });
    },
    { publicOrigin: new URL('https://earn.example') },
  );
  const ask = (path: string) => raw(port, `GET ${path} HTTP/1.1\r\nHost: earn.example\r\n\r\n`);
  expect(await ask('/apiw/x')).toMatch(/\r\nstrict-transport-security: max-age=63072000\r\n/i);
  expect(urls).toEqual(['https://earn.example/apiw/x']);
  expect(await ask('/simple-earn')).toContain('; report-uri /reports/csp; report-to csp');
  const local = await get(port, '/simple-earn');
  expect(local).toContain('; report-uri /reports/csp\r\n');
  expect(local).not.toMatch(/strict-transport-security/i);
});

test('refuses a foreign host name and a missing one', async () => {
  let asked = 0;
  const { port } = await start(() => Response.json({ code: 0, asked: (asked += 1) }));
  expect(await raw(port, `GET /sandbox/state HTTP/1.1\r\nHost: evil.example:${port}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 421 /);
  expect(await raw(port, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: evil.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await raw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(asked).toBe(0);
});

test('headers beyond 16 KB, a long address and odd framing are refused', async () => {
  const { port } = await start();
  expect(await get(port, '/', `X-Long: ${'a'.repeat(17_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await get(port, `/?${'a'.repeat(9000)}`)).toMatch(/^HTTP\/1\.1 414 /);
  expect(
    await raw(port, `POST /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
  ).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a read with a body and a method that is not served are refused before the exchange hears of them', async () => {
  let asked = 0;
  const { port } = await start(() => Response.json({ asked: (asked += 1) }));
  const send = (method: string, rest: string) =>
    raw(port, `${method} /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n${rest}`);
  expect(await send('GET', 'Content-Length: 4\r\n\r\nbody')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await send('GET', 'Transfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await send('HEAD', 'Content-Length: 4\r\n\r\nbody')).toMatch(/^HTTP\/1\.1 400 /);
  for (const method of ['TRACE', 'PROPFIND', 'OPTIONS', 'DELETE'])
    expect(await send(method, '\r\n')).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: GET, HEAD, POST, PUT\r\n/i);
  expect(asked).toBe(0);
});

test('an expectation that nobody can meet is refused like any other request, and the connection is closed', async () => {
  let asked = 0;
  const { port, server, log } = await start(() => Response.json({ asked: (asked += 1) }));
  const head = `POST /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${server.origin}\r\nContent-Length: 2\r\n`;
  const text = await raw(port, `${head}Expect: nonsense\r\n\r\n{}`, 1000);
  expect(text).toMatch(/^HTTP\/1\.1 417 /);
  expect(text).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect([asked, log]).toEqual([0, [expect.objectContaining({ status: 417, code: 'expectation' })]]);
  expect(await raw(port, `${head}Expect: 100-Continue\r\n\r\n{}`, 1000)).toMatch(/^HTTP\/1\.1 100 [\s\S]+HTTP\/1\.1 200 /);
});

test('an upgrade is not offered', async () => {
  const { port } = await start();
  expect(await raw(port, `GET /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)).toBe('');
});

test('gives up on headers that never end', async () => {
  const { port } = await start(undefined, { timeouts: { headers: 200, request: 400 } });
  expect(await raw(port, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Slow: `)).toMatch(/^HTTP\/1\.1 408 /);
});

test('gives up on a body that never ends, before the exchange sees it', async () => {
  let asked = 0;
  const { port, server } = await start(() => Response.json({ asked: (asked += 1) }), { timeouts: { headers: 200, request: 400 } });
  const text = await raw(
    port,
    `POST /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${server.origin}\r\nContent-Length: 100\r\n\r\nhalf`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(asked).toBe(0);
});

test('a body beyond 64 KB is refused, announced or not', async () => {
  let asked = 0;
  const { server, port } = await start(() => Response.json({ asked: (asked += 1) }));
  const announced = await fetch(`${server.origin}/apiw/x`, {
    method: 'POST',
    headers: { origin: server.origin },
    body: 'a'.repeat(65_537),
  });
  expect(announced.status).toBe(413);
  const head = `POST /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${server.origin}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  expect(await raw(port, `${head}${`8000\r\n${'a'.repeat(0x8000)}\r\n`.repeat(3)}`)).toMatch(/^HTTP\/1\.1 413 /);
  expect(asked).toBe(0);
});

test('a write that a page elsewhere sends never reaches the exchange', async () => {
  let asked = 0;
  const { server } = await start(() => Response.json({ asked: (asked += 1) }));
  const post = (headers: Record<string, string>) => fetch(`${server.origin}/apiw/x`, { method: 'POST', headers, body: 'amount=1' });
  expect((await post({ origin: 'http://evil.example' })).status).toBe(403);
  expect((await post({ origin: 'null' })).status).toBe(403);
  expect((await post({})).status).toBe(403);
  expect(asked).toBe(0);
  expect((await post({ origin: server.origin })).status).toBe(200);
});

test('given a call, then the exchange gets the request unchanged and its answer has the security headers', async () => {
  const { server } = await start(async (request) => {
    const seen = { url: request.url, method: request.method, type: request.headers.get('content-type'), body: await request.text() };
    return Response.json(
      { code: 0, data: seen },
      {
        headers: [
          ['set-cookie', 'a=1; Path=/'],
          ['set-cookie', 'b=2; HttpOnly'],
          ['cache-control', 'public'],
          ['access-control-allow-credentials', 'true'],
        ],
      },
    );
  });
  const answer = await fetch(`${server.origin}/apiw/v2/x?asset=USDT`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'amount=0.1',
  });
  expect(await answer.json()).toEqual({
    code: 0,
    data: { url: `${server.origin}/apiw/v2/x?asset=USDT`, method: 'POST', type: 'application/x-www-form-urlencoded', body: 'amount=0.1' },
  });
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding, Origin, Cookie',
  });
});

test('drops the connection after the head of a lost answer, so that no browser repeats the order', async () => {
  const { port } = await start(() => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('lost')) })));
  expect(await get(port, '/apiw/x')).toMatch(/^HTTP\/1\.1 200 [^]*\r\ntransfer-encoding: chunked\r\n\r\n$/i);
});

test.each(['/apiw/x', '/theme.js', '/absent'])(
  'no connection is kept after %s, since the next thing on it might be an order',
  async (path) => {
    const { port } = await start();
    // the server ends it although the client did not ask for that
    expect((await raw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)).toLowerCase()).toContain(
      '\r\nconnection: close\r\n',
    );
  },
);

test.each(['', 'Accept-Encoding: br\r\n'])('never completes an answer that breaks off (%j)', async (header) => {
  const { port } = await start(() => {
    let sent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new Error('cut'));
        else controller.enqueue(new TextEncoder().encode('{"code":0,'));
        sent = true;
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
  const text = await get(port, '/apiw/x', header);
  expect(text).toContain('{"code":0,');
  // the end of a chunked body
  expect(text).not.toContain('\r\n0\r\n\r\n');
});

test.each([
  ['a long list', 'br, gzip', 'application/json; charset=utf-8', 5000, 'br'],
  ['a long list, where the client takes gzip alone', 'gzip', 'application/json', 5000, 'gzip'],
  ['a long list, where the client takes no encoding', 'identity', 'application/json', 5000, null],
  ['a file for a spreadsheet', 'br', 'text/csv; charset=utf-8', 5000, 'br'],
  ['a short answer', 'br, gzip', 'application/json', 100, null],
  ['a picture', 'br, gzip', 'image/svg+xml', 5000, null],
] as const)(
  'given %s, then it comes whole, and compressed where that makes it smaller',
  async (_what, accepted, type, length, encoding) => {
    const text = JSON.stringify({ code: 0, data: '0123456789'.repeat(length / 10) });
    const { server } = await start(() => new Response(text, { headers: { 'content-type': type } }));
    const answer = await fetch(`${server.origin}/apiw/x`, { headers: { 'accept-encoding': accepted } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([encoding, text]);
  },
);

test('given an answer that begins and never ends, then it breaks off when its time is over', async () => {
  const body = () => new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"code":0,')) });
  const { port } = await start(() => new Response(body(), { headers: { 'content-type': 'application/json' } }), {
    timeouts: { answer: 100 },
  });
  const text = await get(port, '/apiw/x', 'Accept-Encoding: br\r\n');
  expect(text).toContain('{"code":0,');
  expect(text).not.toContain('\r\n0\r\n\r\n');
});

test('a refusal is never compressed', async () => {
  const { server } = await start(() => Response.json({ code: 400, data: 'x'.repeat(5000) }, { status: 400 }));
  const answer = await fetch(`${server.origin}/apiw/x`, { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([400, null]);
});

test('the answer to an order is never compressed', async () => {
  const { server } = await start(() => Response.json({ code: 0, data: 'x'.repeat(5000) }));
  const answer = await fetch(`${server.origin}/apiw/x`, { method: 'POST', headers: { origin: server.origin, 'accept-encoding': 'br' } });
  expect([answer.headers.get('content-encoding'), await answer.json()]).toEqual([null, { code: 0, data: 'x'.repeat(5000) }]);
});

test('gives up on an exchange that does not answer', async () => {
  const { server } = await start(() => new Promise(() => undefined), { timeouts: { answer: 100 } });
  expect((await fetch(`${server.origin}/apiw/x`)).status).toBe(504);
});

test('limits a flood of calls and names the wait', async () => {
  const { server } = await start(undefined, { rate: { burst: 2, perSecond: 0.01 } });
  const statuses: number[] = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await fetch(`${server.origin}/apiw/x`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await fetch(`${server.origin}/apiw/x`)).headers.get('retry-after')).toBe('100');
  expect((await fetch(`${server.origin}/theme.js`)).status).toBe(200);
});

test('reports a taken port in one sentence', async () => {
  const { port } = await start();
  const exchange = { answer: async () => new Response(), ready: async () => undefined, close: async () => undefined };
  const second = startConsoleServer(port, { files: servers.files, exchange, log: () => undefined });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(/^Port \d+ is taken by another program; set PORT/);
});

test('finishes a running call before it closes the exchange once', async () => {
  let release = (): void => undefined;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { server, closed } = await start(() => {
    arrive();
    return new Promise((answer) => (release = () => answer(Response.json({ code: 0 }))));
  });
  const call = fetch(`${server.origin}/apiw/x`);
  await arrived;
  const stopped = server.close();
  release();
  expect((await call).status).toBe(200);
  await stopped;
  expect(closed()).toBe(1);
  await expect(fetch(server.origin)).rejects.toThrow();
});
