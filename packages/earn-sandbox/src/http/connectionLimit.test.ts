import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from './connectionLimit.ts';

const cleanup: (() => void)[] = [];
afterEach(() => cleanup.splice(0).forEach((clean) => clean()));

const REQUEST = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const FULL = /^HTTP\/1\.1 503 Service Unavailable\r\n(?:.*\r\n)*Retry-After: 1\r\n(?:.*\r\n)*\r\n{"code":503,"not_begun":true}$/;

/** A server with room for 4 idle connections, and what opens one that sends this much. */
async function server(listener: RequestListener = (_request, answer) => void answer.end('served')) {
  const http = createServer();
  http.on('request', limitConnections(http, 4, listener));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  cleanup.push(() => http.close());
  const { port } = http.address() as AddressInfo;
  return async (text: string): Promise<{ readonly socket: Socket; readonly received: () => string }> => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    cleanup.push(() => socket.destroy());
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return { socket, received: () => received };
  };
}

test.each([
  ['nothing', ''],
  ['half a request', REQUEST.slice(0, 10)],
])(
  'given more idle connections than there may be, then the one that has been idle longest is answered 503 after %s',
  async (_what, text) => {
    const open = await server();
    const { received } = await open(text);
    for (let further = 0; further < 4; further += 1) await open('');
    await expect.poll(received).toMatch(FULL);
    const last = await open(REQUEST);
    await expect.poll(last.received).toMatch(/ 200 OK[^]*served$/);
  },
);

test('given a connection that was kept after its answer, when others take its room, then it is told, and what it asks next is not carried out', async () => {
  let calls = 0;
  const open = await server((_request, answer) => {
    calls += 1;
    answer.end('served');
  });
  const { socket, received } = await open(REQUEST);
  await expect.poll(received).toMatch(/served$/);
  const first = received().length;
  for (let further = 0; further < 4; further += 1) await open('');
  await expect.poll(() => received().slice(first)).toMatch(FULL);
  socket.write(REQUEST);
  const last = await open(REQUEST);
  await expect.poll(last.received).toMatch(/served$/);
  expect(calls).toBe(2);
});

test('given calls under way, then they take no room from idle connections and lose none to them; above eight times as many in total, further ones are answered 503', async () => {
  const calls: ServerResponse[] = [];
  const open = await server((_request, answer) => void calls.push(answer));
  const under: (() => string)[] = [];
  while (under.length < 28) {
    under.push((await open(REQUEST)).received);
    await expect.poll(() => calls.length, { interval: 1 }).toBe(under.length);
  }
  const idle = [await open(''), await open(''), await open(''), await open('')];
  const last = await open('');
  await expect.poll(() => idle[0]?.received()).toMatch(FULL);
  expect([...idle.slice(1), last].map(({ received }) => received())).toEqual(['', '', '', '']);
  for (const { socket } of [...idle, last]) socket.destroy();
  while (under.length < 32) {
    under.push((await open(REQUEST)).received);
    await expect.poll(() => calls.length, { interval: 1 }).toBe(under.length);
  }
  await expect.poll((await open(REQUEST)).received).toMatch(FULL);
  for (const call of calls) call.end('served');
  for (const received of under) await expect.poll(received).toMatch(/ 200 OK[^]*served/);
});
