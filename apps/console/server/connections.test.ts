import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { get, raw, testServers } from './testing/testServers.ts';

const { start } = testServers();

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

/** A client that sends this much, reads nothing and never leaves by itself. */
const rudeClient = (port: number, text: string): Promise<Socket> =>
  new Promise((connected) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (text !== '') socket.write(text);
      connected(socket);
    });
    socket.pause();
    socket.on('error', () => undefined);
    sockets.push(socket);
  });

/** Resolves when the other side takes nothing any more. */
const dropped = (socket: Socket): Promise<boolean> =>
  new Promise((done) => {
    const poke = setInterval(() => {
      if (socket.destroyed || !socket.writable) {
        clearInterval(poke);
        done(true);
      } else socket.write('x');
    }, 20);
  });

test('a call of the person gets through while 500 idle connections stand', async () => {
  const { server, port } = await start();
  await Promise.all(Array.from({ length: 500 }, () => rudeClient(port, '')));
  const began = performance.now();
  expect((await fetch(`${server.origin}/apiw/x`)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('given more connections than may wait, then the one that has waited longest is answered 503, and its request is not carried out', async () => {
  let calls = 0;
  const { port } = await start(() => Response.json({ code: 0, calls: (calls += 1) }));
  const first = await rudeClient(port, 'GET /apiw/x HTTP/1.1\r\n');
  const answer = once(first, 'data');
  first.resume();
  await Promise.all(Array.from({ length: 300 }, () => rudeClient(port, '')));
  expect(String((await answer)[0])).toMatch(
    /^HTTP\/1\.1 503 Service Unavailable\r\n(?:.*\r\n)*Retry-After: 1\r\n(?:.*\r\n)*\r\n{"code":503,"not_begun":true}$/,
  );
  first.write(`Host: 127.0.0.1:${port}\r\n\r\n`);
  await dropped(first);
  expect(calls).toBe(0);
}, 5000);

test('given a limit of its own, then that many connections may wait', async () => {
  const { server, port } = await start(undefined, { connections: 400 });
  const first = await rudeClient(port, 'GET /apiw/x HTTP/1.1\r\n');
  const answer = once(first, 'data');
  first.resume();
  await Promise.all(Array.from({ length: 300 }, () => rudeClient(port, '')));
  // connections are taken in their order: after this one, all are
  await fetch(`${server.origin}/healthz`);
  first.write(`Host: 127.0.0.1:${port}\r\n\r\n`);
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200 /);
});

/** A server whose exchange is working on as many calls as it may, and what ends them; their statuses then. */
async function fullServer() {
  const calls: (() => void)[] = [];
  const answer = () => new Promise<Response>((answered) => calls.push(() => answered(Response.json({ code: 0 }))));
  const { server, port } = await start(answer, { connections: 16 });
  const running: Promise<Response>[] = [];
  while (running.length < 8 * 16) {
    running.push(fetch(`${server.origin}/apiw/x`));
    await expect.poll(() => calls.length, { interval: 1 }).toBe(running.length);
  }
  const finish = async (): Promise<ReadonlySet<number>> => {
    for (const end of calls.splice(0)) end();
    return new Set((await Promise.all(running)).map(({ status }) => status));
  };
  return { server, port, calls, finish };
}

test('given eight times the limit in calls that the exchange is working on, then each further one is answered 503 and is not carried out', async () => {
  const { server, port, calls, finish } = await fullServer();
  const began = calls.length;
  for (let further = 0; further < 3; further += 1)
    expect(await get(port, '/apiw/x')).toMatch(
      /^HTTP\/1\.1 503 Service Unavailable\r\n(?:.*\r\n)*Retry-After: 1\r\n(?:.*\r\n)*\r\n{"code":503,"not_begun":true}$/,
    );
  expect(calls).toHaveLength(began);
  expect(await finish()).toEqual(new Set([200]));
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test('given many connections at once to a server that has no room, then none of them ends without an answer', async () => {
  const { port, finish } = await fullServer();
  const further = await Promise.all(Array.from({ length: 500 }, () => get(port, '/apiw/x')));
  expect(new Set(further.map((text) => text.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 503']));
  expect(await finish()).toEqual(new Set([200]));
});

test('a call that the exchange is working on outlives any number of idle connections', async () => {
  let release: (() => void) | undefined;
  const { server, port } = await start(() => new Promise((answer) => (release = () => answer(Response.json({ code: 0 })))));
  const call = fetch(`${server.origin}/apiw/x`);
  await expect.poll(() => release).toBeDefined();
  await Promise.all(Array.from({ length: 300 }, () => rudeClient(port, '')));
  release?.();
  expect((await call).status).toBe(200);
});

test.each([
  ['sends no request', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: '],
  [
    'never ends its body',
    'POST /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nContent-Length: 100\r\n\r\nhalf',
  ],
])(
  'a client that %s and does not leave is closed at its deadline',
  async (_what, text) => {
    const { port } = await start(undefined, { timeouts: { headers: 100, request: 200 } });
    const socket = await rudeClient(port, text.replaceAll('PORT', String(port)));
    expect(await dropped(socket)).toBe(true);
  },
  5000,
);

test.each([
  ['nothing', ''],
  ['half a header', 'GET / HTTP/1.1\r\nHost: '],
  ['half a body', 'POST /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://127.0.0.1:PORT\r\nContent-Length: 100\r\n\r\nhalf'],
])(
  'a connection that brings %s and then stays silent is closed at its deadline',
  async (_what, text) => {
    const { port } = await start(undefined, { timeouts: { headers: 100, request: 200 } });
    const socket = await rudeClient(port, text.replaceAll('PORT', String(port)));
    socket.resume();
    await Promise.race([once(socket, 'end'), once(socket, 'close')]);
  },
  5000,
);

test('a client that does not read its answer is closed at its deadline', async () => {
  const { port } = await start(() => new Response(new Uint8Array(32_000_000)), { timeouts: { send: 200 } });
  const socket = await rudeClient(port, `GET /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  expect(await dropped(socket)).toBe(true);
}, 5000);

test('closing does not wait for connections that have brought nothing', async () => {
  const { server, port } = await start();
  await rudeClient(port, '');
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(1000);
});

test('of orders sent behind each other on one connection the first alone is carried out', async () => {
  let orders = 0;
  const { port } = await start(() => Response.json({ code: 0, orders: (orders += 1) }));
  const order = `POST /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nContent-Length: 8\r\n\r\namount=1`;
  const text = await raw(port, order.repeat(10));
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(text).toContain('{"code":0,"orders":1}');
  expect(orders).toBe(1);
});

test('given time to drain, when it is told to stop, then /readyz says 503 while calls are answered, also on open connections', async () => {
  const { server, port, closed } = await start(undefined, { drainSeconds: 1 });
  const open = connect(port, '127.0.0.1');
  await once(open, 'connect');
  const began = performance.now();
  const stopped = server.close();
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  expect([await status('/readyz'), await status('/healthz'), await status('/apiw/x')]).toEqual([503, 200, 200]);
  open.write(`GET /apiw/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  expect(String((await once(open, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  expect(closed()).toBe(0);
  await stopped;
  expect(performance.now() - began).toBeGreaterThan(950);
  expect(closed()).toBe(1);
  await expect(fetch(server.origin)).rejects.toThrow();
});
