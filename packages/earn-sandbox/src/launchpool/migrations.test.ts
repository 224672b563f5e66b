import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, type SliceTables } from '../database/migrate.ts';
import type { Db } from '../database/openDatabase.ts';
import { launchpoolMigrations } from './migrations.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());

const bringTo = (version: number): Promise<void> => {
  const slice: SliceTables = { name: 'launchpool', migrations: launchpoolMigrations.slice(0, version) };
  return drizzle({ client }).transaction((tx) => migrate(tx as unknown as Db, 'earnkit', [slice]));
};

test('given a stake of before that was chosen for staking, which rested with the launchpool, then it is kept and comes back to the spot account', async () => {
  await bringTo(1);
  await client.exec(`
    insert into users (world, fresh, created_at) values ('saver', false, 0);
    insert into launchpool_projects (pid, lane, edition, starts_at, ends_at) values ('2001', 0, 1, 0, 3600);
    insert into launchpool_pools (rid, pid, position, others, settled_hour) values ('200101', '2001', 0, 0, 0);
    insert into launchpool_stakes (user_id, rid, held_in, amount, days, at) values (1, '200101', 'staking', 60, 0, 5), (1, '200101', 'flexible', 7, 0, 6);
  `);
  await bringTo(2);
  const { rows } = await client.query('select held_in, amount::int, at::int from launchpool_stakes order by id');
  expect(rows).toEqual([
    { held_in: 'spot', amount: 60, at: 5 },
    { held_in: 'flexible', amount: 7, at: 6 },
  ]);
});

test('given fixed stakes of before, then one that runs ends to the second and is back 30 minutes later, and one that is over keeps its date', async () => {
  await client.exec(`
    insert into launchpool_stakes (user_id, rid, held_in, amount, days, at, returns_at)
    values (1, '200101', 'fixed', 9, 7, 5, 604800), (1, '200101', 'fixed', 0, 7, 5, 604800);
  `);
  await bringTo(3);
  const { rows } = await client.query(
    "select amount::int, ends_at::int, returns_at::int from launchpool_stakes where held_in = 'fixed' order by id",
  );
  expect(rows).toEqual([
    { amount: 9, ends_at: 604_805, returns_at: 606_605 },
    { amount: 0, ends_at: 604_800, returns_at: 604_800 },
  ]);
});
