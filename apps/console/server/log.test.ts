import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, currentRequest, errorFacts, maskedPath, reportTo, type LogLine } from './log.ts';
import { testServers } from './testing/testServers.ts';

const { start } = testServers();

/** What a database's error looks like: its message holds the parameters of the query. */
const queryError = () =>
  new Error('Failed query: insert into "orders" values ($1)\nparams: hunter2,123.45', {
    cause: Object.assign(new Error('duplicate key (hunter2)'), { code: '23505' }),
  });

const requests = (log: readonly LogLine[]) => log.filter(({ event }) => event === 'request');

test('an event is one JSON line in UTC, and those below the level are left out', () => {
  const stream = new PassThrough();
  const log = createLog(stream, 'warn', () => new Date(0));
  log({ level: 'info', event: 'request' });
  log({ level: 'warn', event: 'policy', stopped: ['a\nb'] });
  expect(String(stream.read())).toBe('{"time":"1970-01-01T00:00:00.000Z","level":"warn","event":"policy","stopped":["a\\nb"]}\n');
});

test('a request has one line with id, path, status and duration, and nothing of a person', async () => {
  const { server, log } = await start(() => Response.json({ code: 0 }));
  const answer = await fetch(`${server.origin}/apiw/v2/orders/20260314159?amount=123&asset=USDT`, {
    headers: { cookie: 'session=hunter2' },
  });
  await expect.poll(() => requests(log)).toHaveLength(1);
  expect(log[0]).toEqual({
    level: 'info',
    event: 'request',
    id: answer.headers.get('x-request-id'),
    method: 'GET',
    path: '/apiw/v2/orders/*',
    status: 200,
    ms: expect.any(Number),
  });
});

test.each([
  ['5d3f90c1a2b47e68', '5d3f90c1a2b47e68'],
  ['hunter2', undefined],
  ['5d3f90c1a2b47e68, 5d3f90c1a2b47e68', undefined],
])('given the id %j of a write, then its line has the reference %s', async (sent, reference) => {
  const { server, log } = await start(() => Response.json({ code: 0 }));
  await fetch(`${server.origin}/apiw/x`, { headers: { 'x-request-id': sent } });
  await expect.poll(() => requests(log)).toHaveLength(1);
  expect(log[0]?.reference).toBe(reference);
  expect(log[0]?.id).not.toBe(sent);
});

test('a failure of the server is answered without details and logged without what was sent', async () => {
  const { server, log } = await start(() => {
    throw queryError();
  });
  const answer = await fetch(`${server.origin}/apiw/x?amount=123`);
  expect([answer.status, await answer.json()]).toEqual([500, { code: 500, error: 'Something went wrong on this side.' }]);
  await expect.poll(() => requests(log)).toHaveLength(1);
  const id = answer.headers.get('x-request-id');
  expect(log).toMatchObject([{ level: 'error', id, status: 500, code: '23505', at: expect.stringContaining('log.test.ts') }]);
  expect(JSON.stringify(log)).not.toMatch(/hunter2|123\.45|amount|params/);
});

test('an error that the exchange reports is on the line of its request, and on its own outside of one', async () => {
  const lines: LogLine[] = [];
  const report = reportTo((line) => lines.push(line));
  const { server, log } = await start(() => {
    report(queryError());
    return Response.json({ code: 500 }, { status: 500 });
  });
  await fetch(`${server.origin}/apiw/x`);
  await expect.poll(() => requests(log)).toHaveLength(1);
  expect([log, lines]).toMatchObject([[{ level: 'error', status: 500, code: '23505' }], []]);
  currentRequest.exit(() => report(queryError()));
  expect(lines).toMatchObject([{ level: 'error', event: 'failed', code: '23505' }]);
});

test('what was refused and who left before the answer is told by a code', async () => {
  const { server, log } = await start(() => new Promise(() => undefined), { rate: { burst: 1, perSecond: 0.01 } });
  await fetch(`${server.origin}/apiw/x`, { signal: AbortSignal.timeout(100) }).catch(() => undefined);
  await fetch(`${server.origin}/apiw/x`);
  await expect.poll(() => requests(log)).toHaveLength(2);
  expect(log).toMatchObject([
    { level: 'info', status: 499, code: 'client-left' },
    { level: 'info', status: 429, code: 'rate-limit' },
  ]);
});

/** A body that goes on and on, faster than it is read. */
const endless = (): ReadableStream<Uint8Array> => new ReadableStream({ pull: (body) => body.enqueue(new Uint8Array(1_000_000)) });

test.each<[string, (request: Request) => Promise<Response>]>([
  ['before the exchange answers', () => new Promise(() => undefined)],
  [
    'and the exchange breaks its work off with it',
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  ],
  ['while the answer is sent', async () => new Response(endless())],
])('given a page that leaves %s, then that is no warning', async (_moment, answer) => {
  const { server, log } = await start(answer);
  const leaving = new AbortController();
  const call = fetch(`${server.origin}/apiw/x`, { signal: leaving.signal });
  await Promise.race([call.then(({ body }) => body?.getReader().read()), new Promise((later) => setTimeout(later, 100))]);
  leaving.abort();
  await call.catch(() => undefined);
  await expect.poll(() => requests(log)).toHaveLength(1);
  expect(log).toMatchObject([{ level: 'info', code: 'client-left' }]);
});

test('given an exchange that breaks its answer off, then that is a warning', async () => {
  const { server, log } = await start(
    () => new Response(new ReadableStream({ pull: (body) => (body.enqueue(new Uint8Array(8)), body.error(new Error('lost'))) })),
  );
  await fetch(`${server.origin}/apiw/x`)
    .then((response) => response.text())
    .catch(() => undefined);
  await expect.poll(() => requests(log)).toHaveLength(1);
  expect(log).toMatchObject([{ level: 'warn', code: 'broken-off' }]);
});

test.each([
  ['/simple-earn/my-lendings/8817?show=redeem', '/simple-earn/my-lendings/*'],
  ['/apiw/v2/uni-loan/earn/subscribe', '/apiw/v2/uni-loan/earn/subscribe'],
  ['/a%0Ab/\u0000', '/*/*'],
  [`/${'a'.repeat(41)}`, '/*'],
])('the path %j is logged as %s', (target, path) => {
  expect(maskedPath(target)).toBe(path);
});

test('what is thrown and is no error has its type as code', () => {
  expect([errorFacts('hunter2'), errorFacts(undefined)]).toEqual([{ code: 'string' }, { code: 'undefined' }]);
});

test('a log whose reader went away does not end the process', () => {
  const script = `
    import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};
    const log = createLog(process.stderr, 'info');
    process.stdin.on('data', () => log({ level: 'info', event: 'x'.repeat(1000) })).on('end', () => setTimeout(() => process.exit(7), 100));`;
  // the shell closes the only reader at once
  const { status } = spawnSync(
    'bash',
    [
      '-c',
      '(sleep 0.3; echo 1; sleep 0.2; echo 2; sleep 0.2) | "$0" --input-type=module -e "$1" 2> >(exec true); exit ${PIPESTATUS[1]}',
      process.execPath,
      script,
    ],
    { timeout: 20_000 },
  );
  expect(status).toBe(7);
});

test('health is told under any host name, readiness only while the exchange answers', async () => {
  let well = true;
  const exchange = {
    answer: async () => new Response(),
    ready: async () => {
      if (!well) throw new Error('no database');
    },
    close: async () => undefined,
  };
  const { server, log } = await start(undefined, { exchange });
  const ask = async (path: string) => {
    const answer = await fetch(server.origin + path, { headers: { host: '10.1.2.3' } });
    return [answer.status, await answer.text()];
  };
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    [200, 'ok\n'],
    [200, 'ok\n'],
  ]);
  well = false;
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    [200, 'ok\n'],
    [503, 'not ready\n'],
  ]);
  expect(log).toEqual([]);
});
