import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PgliteStream } from './pgliteStream.ts';
import { preparedPool } from './preparedClient.ts';
import { isUnavailable } from './unavailable.ts';

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

let pool: pg.Pool;
afterEach(() => pool.end());

/** A pool of one connection, which is taken. */
async function takenPool(mostWaiting: number, deadlineMs: number): Promise<pg.PoolClient> {
  pool = preparedPool(
    { stream: () => new PgliteStream(database), user: 'postgres', database: 'postgres', ssl: false, max: 1, idleTimeoutMillis: 0 },
    { mostWaiting, deadlineMs },
  );
  return pool.connect();
}

test('given work that waits, when connections come free, also through a lost one, then it goes on in the order in which it came', async () => {
  const taken = await takenPool(100, 60_000);
  const done: number[] = [];
  const work = Array.from({ length: 20 }, async (_, number) => {
    if (number % 3 === 0) {
      const client = await pool.connect();
      done.push(number);
      // Every other one is lost.
      client.release(number % 2 === 0);
    } else {
      await pool.query('select 1');
      done.push(number);
    }
  });
  taken.release(true);
  // Comes last, although a connection is being opened anew at this moment.
  const last = pool.query('select 1').then(() => done.push(20));
  await Promise.all([...work, last]);
  expect(done).toEqual(Array.from({ length: 21 }, (_, number) => number));
});

test('given as much work as may wait, then more is refused at once, and what waits is not', async () => {
  const taken = await takenPool(2, 60_000);
  const waiting = [pool.query('select 1'), pool.query('select 1')];
  const refused = await pool.query('select 1').catch((error: unknown) => error);
  expect([isUnavailable(refused), refused]).toMatchObject([true, { code: 'queue-full' }]);
  taken.release();
  expect((await Promise.all(waiting)).map(({ rowCount }) => rowCount)).toEqual([1, 1]);
});

test('given work that finds no connection until its deadline, then it is refused, and later work is done', async () => {
  const taken = await takenPool(2, 30);
  const refused = await pool.connect().catch((error: unknown) => error);
  expect([isUnavailable(refused), refused]).toMatchObject([true, { code: 'queue-deadline' }]);
  taken.release();
  expect((await pool.query('select 1')).rowCount).toBe(1);
});

test('given work that waits, when the pool is closed, then it is refused and not left waiting', async () => {
  const taken = await takenPool(2, 60_000);
  const waiting = pool.query('select 1').catch((error: unknown) => error);
  const closed = pool.end();
  expect(isUnavailable(await waiting)).toBe(true);
  taken.release();
  await closed;
  pool = preparedPool({});
});
