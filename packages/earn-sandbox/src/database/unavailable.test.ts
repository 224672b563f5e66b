import { decimal } from '@earnkit/core';
import { flexible, history } from '@earnkit/core/simple-earn/contract';
import { afterEach, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from '../createSandbox.ts';
import { type Relay, startRelay } from '../testing/relay.ts';
import { dropPlace, openPage, type TestPage, testPlace } from '../testing/testSandbox.ts';
import type { PostgresPool } from './postgresConnection.ts';
import { isUnavailable, Unavailable } from './unavailable.ts';

const server = process.env['DATABASE_URL'];

const cleanup: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanup.splice(0).toReversed()) await clean();
});

/** A sandbox whose way to PostgreSQL can be cut, and a page of a person in it. */
async function sandboxBehindRelay(
  address: string,
  pool?: PostgresPool,
): Promise<{ readonly sandbox: Sandbox; readonly relay: Relay; readonly page: TestPage }> {
  const place = { ...testPlace(), databaseUrl: address };
  const relay = await startRelay(address);
  const sandbox = await openSandbox({ ...place, databaseUrl: relay.url, pool, report: () => undefined });
  cleanup.push(relay.shut, () => dropPlace(place), sandbox.close);
  return { sandbox, relay, page: await openPage(sandbox.fetch, 'saver') };
}

const MARKET = '/apiw/v2/uni-loan/earn/market/list?page=1&limit=10';

/** Sends an order; gives what its answer says. */
async function order(page: TestPage, amount: string) {
  const fields = flexible.subscribe.encode({ asset: 'USDT', amount: decimal(amount), minAprFraction: '0.0100' });
  const response = await page.post(flexible.subscribe.path, fields, 'form');
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...((await response.json()) as object) };
}
const NOT_BEGUN = { status: 503, retryAfter: '1', code: 503, not_begun: true };

/** How many orders of this amount there are. */
const placed = async (page: TestPage, amount: string): Promise<number> =>
  (await page.read(history.flexibleHistory, { type: 'subscribe', asset: 'USDT', page: 1, limit: 50 })).rows.filter(
    (row) => row.amount === amount,
  ).length;

const coded = (code: string): Error => Object.assign(new Error('x'), { code });

test.each<[string, unknown]>([
  ['no connection', new Unavailable('no-connection')],
  ['a refused connection under a failed statement', new Error('Failed query', { cause: coded('ECONNREFUSED') })],
  ['refused connections to each address of a name', new AggregateError([coded('ECONNREFUSED')])],
  ['too many connections', coded('53300')],
  ['a server that starts', coded('57P03')],
  ['a server that ends', coded('57P01')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
])('given %s, then the database counts as not available', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each<[string, unknown]>([
  ['a deadlock', coded('40P01')],
  ['a broken rule of a table', coded('23505')],
  ['a statement that was cancelled', coded('57014')],
  ['a fault of our own', new TypeError('x is not a function')],
  ['what is no error', 'ECONNREFUSED'],
])('given %s, then the database counts as available', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});

// `npm run test:postgres` runs these.
if (server) {
  test('given a database that is stopped and started again, then calls meanwhile are answered 503 and later ones as ever, without a restart', async () => {
    const { sandbox, relay, page } = await sandboxBehindRelay(server);
    for (let round = 0; round < 3; round += 1) {
      await relay.shut();
      const read = await page.fetch(MARKET);
      expect([read.status, read.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await order(page, `${round + 11}.5`)).toMatchObject(NOT_BEGUN);
      await expect(sandbox.now()).rejects.toThrow();
      await relay.open();
      expect((await page.fetch(MARKET)).status).toBe(200);
      expect(await placed(page, `${round + 11}.5`)).toBe(0);
      expect(await order(page, `${round + 11}.5`)).toMatchObject({ status: 200, code: 0 });
      expect(await placed(page, `${round + 11}.5`)).toBe(1);
    }
  });

  test('given a database that is stopped in the middle of many calls, then none is answered 500, and the orders that were placed are those that said so', async () => {
    const { relay, page } = await sandboxBehindRelay(server);
    const sent = Array.from({ length: 60 }, (_, number) => order(page, `20.${number + 100}1`));
    await Promise.race(sent);
    await relay.shut();
    const answers = await Promise.all(sent);
    await relay.open();
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    for (const [number, answer] of answers.entries()) {
      const count = await placed(page, `20.${number + 100}1`);
      if (answer.status === 200) expect(count).toBe(1);
      else if ('not_begun' in answer) expect(count).toBe(0);
    }
  });

  test.each(['before', 'after'] as const)(
    'given a connection that is lost %s the commit arrives, then the order is not said to be not begun, since nobody knows',
    async (when) => {
      const { relay, page } = await sandboxBehindRelay(server);
      relay.dropAt('commit', when);
      const answer = await order(page, '12.25');
      expect(answer).toMatchObject({ status: 503, retryAfter: '1' });
      expect(answer).not.toHaveProperty('not_begun');
      await expect.poll(() => placed(page, '12.25')).toBe(when === 'after' ? 1 : 0);
    },
  );

  test.each(['before', 'after'] as const)(
    'given a connection that is lost %s the beginning arrives, then the order says that it was not begun',
    async (when) => {
      const { relay, page } = await sandboxBehindRelay(server);
      relay.dropAt('begin', when);
      expect(await order(page, '12.5')).toMatchObject(NOT_BEGUN);
      expect(await placed(page, '12.5')).toBe(0);
    },
  );

  test('given 200 calls at once over three connections, then all are answered, those first that came first', async () => {
    const { page } = await sandboxBehindRelay(server, { connections: 3, mostWaiting: 1024, deadlineMs: 20_000 });
    const ended: number[] = [];
    const sent = Array.from({ length: 200 }, async (_, number) => {
      const { status } = await page.fetch(MARKET);
      ended.push(number);
      return status;
    });
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    // A statement may take long by itself; taken by chance, calls would end 67 places away from where they came.
    const away = ended.map((number, place) => Math.abs(number - place));
    expect(away.reduce((sum, places) => sum + places, 0) / ended.length).toBeLessThan(10);
  });

  test('given more orders at once than may wait, then each is answered, placed or not begun, and none 500', async () => {
    const { page } = await sandboxBehindRelay(server, { connections: 1, mostWaiting: 20, deadlineMs: 20_000 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => order(page, '10.125')));
    const fine = answers.filter(({ status }) => status === 200);
    expect(fine.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200).length).toBeGreaterThan(0);
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(NOT_BEGUN);
    expect(await placed(page, '10.125')).toBe(Math.min(fine.length, 50));
  });

  test('given calls that find no connection until their deadline, then they are answered 503', async () => {
    const { page } = await sandboxBehindRelay(server, { connections: 1, mostWaiting: 1024, deadlineMs: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(page, '10.5')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(NOT_BEGUN);
  });
}
