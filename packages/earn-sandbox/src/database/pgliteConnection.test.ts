import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Connection, databaseFromPool, awaitAll, sendAhead } from './connection.ts';
import { databaseCodeOf } from './errors.ts';
import { rows } from './openDatabase.ts';
import { openPgliteInMemory } from './pgliteConnection.ts';
import { PgliteStream } from './pgliteStream.ts';
import { preparedPool } from './preparedClient.ts';
import { statement } from './statement.ts';

const open = (): Promise<Connection> =>
  openPgliteInMemory('tried', 'tables of this test', async (made) => {
    await made.db.execute(sql.raw('create schema tried'));
    await made.db.execute(sql.raw('create table things (name text primary key)'));
  });

let connection: Connection;
beforeAll(async () => {
  connection = await open();
});
afterAll(() => connection.close());

const add = (name: string) => connection.db.execute(sql`insert into things (name) values (${name})`);
const found = async (name: string): Promise<number> =>
  (await rows(connection.db, sql`select name from things where name = ${name}`)).length;

/** What the database refused with. */
const codeOf = (refused: Promise<unknown>): Promise<string | undefined> => refused.then(() => undefined, databaseCodeOf);

test('given many who read and write at once, when some are refused, then each has the answer to its own question', async () => {
  const names = Array.from({ length: 200 }, (_, number) => `name ${number}`);
  const added = await Promise.all(
    names.map((name, number) =>
      number % 3 === 0
        ? codeOf(add(name))
        : codeOf(
            connection.transaction(async (tx) => {
              await tx.execute(sql`insert into things (name) values (${name})`);
              // Every second transaction is refused.
              if (number % 2 === 0) await tx.execute(sql`insert into things (name) values (${name})`);
            }),
          ),
    ),
  );
  const isRefused = (number: number): boolean => number % 3 !== 0 && number % 2 === 0;
  expect(added).toEqual(names.map((_, number) => (isRefused(number) ? '23505' : undefined)));
  expect(await Promise.all(names.map(found))).toEqual(names.map((_, number) => (isRefused(number) ? 0 : 1)));
});

test('given a statement that is refused, when it and others run again, then they work as before', async () => {
  await add('first');
  expect(await found('first')).toBe(1);
  expect(await codeOf(add('first'))).toBe('23505');
  await add('second');
  expect(await found('second')).toBe(1);
});

test('given a transaction that is refused, when another begins, then nothing of the first is left', async () => {
  const refused = connection.transaction(async (tx) => {
    await tx.execute(sql`insert into things (name) values (${'third'})`);
    await tx.execute(sql`insert into things (name) values (${'third'})`);
  });
  expect(await codeOf(refused)).toBe('23505');
  expect(await found('third')).toBe(0);
  await connection.transaction((tx) => tx.execute(sql`insert into things (name) values (${'third'})`));
  expect(await found('third')).toBe(1);
});

test('given statements that are sent together, when one is refused, then the others are waited for and nothing of them is left', async () => {
  await add('taken');
  let isAnswered = false;
  const refused = connection.transaction((tx) =>
    awaitAll(
      tx.execute(sql`insert into things (name) values (${'taken'})`),
      tx
        .execute(sql`insert into things (name) values (${'behind'})`)
        .catch(() => undefined)
        .then(() => (isAnswered = true)),
    ),
  );
  expect(await codeOf(refused)).toBe('23505');
  expect(isAnswered).toBe(true);
  expect(await found('behind')).toBe(0);
});

test('given statements that are sent together, when none is refused, then each has its own answer', async () => {
  const answers = await connection.transaction((tx) =>
    awaitAll(...Array.from({ length: 20 }, (_, number) => rows<{ number: number }>(tx, sql`select ${number}::int as number`))),
  );
  expect(answers.map(([row]) => row?.number)).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

test('given an opening that is refused, when the transaction begins, then its work does not', async () => {
  const work = vi.fn(async () => undefined);
  await add('there');
  expect(await codeOf(connection.transaction(work, (tx) => tx.execute(sql`insert into things (name) values (${'there'})`)))).toBe('23505');
  expect(work).not.toHaveBeenCalled();
  await add('after');
});

const insert = statement<{ readonly name: string }, { readonly name: string }>(
  () => sql`insert into things (name) values (${sql.placeholder('name')}) returning name`,
);

test('given a statement that is sent with the commit, then it is written when the transaction ends', async () => {
  await connection.transaction(async (tx) => sendAhead(tx, insert(tx, { name: 'with the commit' })));
  expect(await found('with the commit')).toBe(1);
});

test('given a statement that is sent with the commit and refused, then nothing is written and its error is thrown', async () => {
  await add('once');
  const refused = connection.transaction(async (tx) => {
    await insert(tx, { name: 'before it' });
    sendAhead(tx, insert(tx, { name: 'once' }));
  });
  expect(await codeOf(refused)).toBe('23505');
  expect(await found('before it')).toBe(0);
});

test('given a refused statement that nobody waited for, when the next one fails with it, then the first error is thrown', async () => {
  await add('refused first');
  const refused = connection.transaction(async (tx) => {
    sendAhead(tx, insert(tx, { name: 'refused first' }));
    await insert(tx, { name: 'behind the refused' });
  });
  expect(await codeOf(refused)).toBe('23505');
  expect(await found('behind the refused')).toBe(0);
});

test('given a value that is missing, when a statement is sent with the commit, then nothing is written', async () => {
  const broken = connection.transaction(async (tx) => {
    await insert(tx, { name: 'whole' });
    sendAhead(tx, insert(tx, {} as { name: string }));
  });
  await expect(broken).rejects.toThrow('name');
  expect(await found('whole')).toBe(0);
});

test('given tables that are thrown away and made again, when a statement of before runs, then it finds the new ones', async () => {
  await add('old');
  await connection.transaction(async (tx) => {
    await tx.execute(sql.raw('drop schema tried cascade'));
    await tx.execute(sql.raw('create schema tried'));
    await tx.execute(sql.raw('create table things (name text primary key)'));
  });
  expect(await found('old')).toBe(0);
});

test('given more statements than a plan is kept for, when the next one runs, then it is answered', async () => {
  await add('kept');
  for (let run = 0; run < 5000; run += 1) await found('kept');
  expect(await found('kept')).toBe(1);
});

test('given a thousand statements that differ, when more are run, then they are answered', async () => {
  for (let number = 1; number <= 1100; number += 1) {
    const [counted] = await rows<{ more: number }>(
      connection.db,
      sql`select count(*)::int + ${sql.raw(String(number))} as more from things where name = ${'kept'}`,
    );
    expect(counted?.more).toBe(number + 1);
  }
});

test('given statements that wait for the connection, when it is closed, then each of them is answered', async () => {
  const closing = await open();
  const asked = Array.from({ length: 2000 }, (_, number) => rows(closing.db, sql`select ${number}::int as number`));
  await new Promise((turn) => setImmediate(turn));
  await Promise.all([closing.close(), ...asked]);
});

test('given an environment that asks for TLS to databases, when one is opened, then it needs none', async () => {
  vi.stubEnv('PGSSLMODE', 'require');
  onTestFinished(() => void vi.unstubAllEnvs());
  const opened = await open();
  expect(await rows(opened.db, sql`select name from things`)).toEqual([]);
  await opened.close();
});

/** A database with a table, whose exchanges are counted, and whose next answer a test can have broken off. */
async function openBreakable() {
  const client = await PGlite.create();
  const pool = preparedPool({ stream: () => new PgliteStream(client), user: 'postgres', database: 'postgres', ssl: false, max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await client.close();
  });
  const answer = client.execProtocolRawStream.bind(client);
  const breakOff = (): void => {
    client.execProtocolRawStream = async () => {
      client.execProtocolRawStream = answer;
    };
  };
  const { db, transaction } = databaseFromPool(pool);
  await db.execute(sql.raw('create table things (name text primary key)'));
  const exchange = vi.spyOn(client, 'execProtocolRawStream');
  return { db, transaction, breakOff, exchanges: () => exchange.mock.calls.length };
}

test('given a transaction that begins with its locks and ends with a statement sent ahead, then it takes two exchanges', async () => {
  const { transaction, exchanges } = await openBreakable();
  const order = (name: string) =>
    transaction(
      async (tx) => sendAhead(tx, insert(tx, { name })),
      (tx) => awaitAll(insert(tx, { name: `${name}, beginning` }), insert(tx, { name: `${name}, locks` })),
    );
  await order('first');
  const before = exchanges();
  await order('second');
  expect(exchanges() - before).toBe(2);
});

test('given a database that breaks off its answer within a transaction, when others follow, then nothing of it is left', async () => {
  const { db, transaction, breakOff } = await openBreakable();
  const broken = transaction(async (tx) => {
    await tx.execute(sql`insert into things (name) values (${'half'})`);
    breakOff();
    await tx.execute(sql`insert into things (name) values (${'done'})`);
  });
  await expect(broken).rejects.toThrow();
  await transaction(async (tx) => {
    await tx.execute(sql`insert into things (name) values (${'next'})`);
  });
  expect(await rows(db, sql`select name from things`)).toEqual([{ name: 'next' }]);
});

test('given the only connection, when it is lost as a transaction begins, then the next transaction runs on another', async () => {
  const { db, transaction, breakOff } = await openBreakable();
  breakOff();
  await expect(transaction(async () => undefined)).rejects.toThrow();
  await transaction(async (tx) => {
    await tx.execute(sql`insert into things (name) values (${'next'})`);
  });
  expect(await rows(db, sql`select name from things`)).toEqual([{ name: 'next' }]);
});
