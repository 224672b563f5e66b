import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as account from '@earnkit/core/account/contract';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '../browserOf.ts';
import { createSandbox } from '../createSandbox.ts';
import { SLICES } from '../slices.ts';
import { SHIPPED_SCHEMA } from '../testing/shippedSchema.ts';
import { START, openPage } from '../testing/testSandbox.ts';
import { StartError } from './folderLock.ts';
import { migrate, type SliceTables } from './migrate.ts';
import type { Db } from './openDatabase.ts';
import { SHARED_MIGRATIONS } from './sharedMigrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-migration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lays the tables that an earlier version shipped. */
async function layShipped(client: PGlite, version: number): Promise<void> {
  await client.exec(
    'create schema earnkit; set search_path to earnkit; create table migrations (version integer primary key, title text not null)',
  );
  for (const step of SHIPPED_SCHEMA.slice(0, version)) {
    await client.exec(step.sql);
    await client.query('insert into migrations values ($1, $2)', [step.version, step.title]);
  }
}

/** A database as an earlier version left it: one person with a deposit, a holding and automatic lending of all coins. */
async function fillShipped(client: PGlite): Promise<void> {
  await client.exec(`
    insert into clock (id, offset_ms, settled_hour) values (1, 0, ${Math.floor(START / 3600)});
    insert into users (world, mode, auto_earn_all, created_at) values ('saver', 'classic', true, ${START});
    begin;
    insert into accounts (owner_id, asset, kind) values (1, 'USDT', 'spot'), (null, 'USDT', 'external'), (1, 'USDT', 'lent'), (1, 'USDT', 'redeeming');
    insert into transfers (kind, at) values ('deposit', ${START}), ('subscribe', ${START});
    insert into entries (transfer_id, account_id, amount) values (1, 1, 115.5), (1, 2, -115.5), (2, 1, -40), (2, 3, 30), (2, 4, 10);
    commit;
    insert into flexible_holdings (user_id, asset, min_rate_year) values (1, 'USDT', 0.02);
    insert into flexible_orders (user_id, asset, type, mode, amount, at, finished_at, transfer_id)
      values (1, 'USDT', 1, 'manual', 40, ${START}, ${START}, 2);
  `);
}

async function makeOld(data: string, version: number): Promise<void> {
  mkdirSync(data, { recursive: true });
  const client = await PGlite.create({ dataDir: join(data, 'db') });
  await layShipped(client, version);
  await fillShipped(client);
  await client.close();
}

/** Brings a database in memory up to date. */
const bringUpToDate = (client: PGlite, slices: readonly SliceTables[]): Promise<void> =>
  drizzle({ client }).transaction((tx) => migrate(tx as unknown as Db, 'earnkit', slices));

/** Everything the database says about the tables: columns, constraints, indexes, triggers and functions. */
async function schemaOf(client: PGlite): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, numeric_precision, numeric_scale, is_nullable, column_default, is_identity) as line
    from information_schema.columns where table_schema = 'earnkit'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'earnkit'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'earnkit'
    union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'earnkit'::regnamespace and not t.tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'earnkit'::regnamespace
    order by 1`);
  return rows.map((row) => row.line);
}

/** A new database in memory whose tables have the search path of the sandbox. */
async function newClient(): Promise<PGlite> {
  const client = await PGlite.create();
  await client.exec('set search_path to earnkit');
  return client;
}

let newSchema: readonly string[] = [];
beforeAll(async () => {
  const client = await newClient();
  await bringUpToDate(client, SLICES);
  newSchema = await schemaOf(client);
  expect(newSchema.join('\n')).toContain('flexible_settlements');
  await client.close();
});

test.each([1, 2, 3, 4])('a shipped database of version %s gets the same tables as a new one and keeps every row', async (version) => {
  const old = await PGlite.create();
  await layShipped(old, version);
  await fillShipped(old);
  const kept = ['users', 'accounts', 'transfers', 'entries', 'flexible_holdings', 'flexible_orders', 'clock'];
  const contents = async () => {
    const read = async (table: string) => (await old.query<Record<string, unknown>>(`select * from ${table} order by 1, 2`)).rows;
    return Object.fromEntries(await Promise.all(kept.map(async (table) => [table, await read(table)] as const)));
  };
  const before = await contents();
  // Slices may be added after the shared tables are brought up to date.
  await bringUpToDate(old, []);
  await bringUpToDate(old, SLICES);
  await bringUpToDate(old, SLICES);
  expect(await schemaOf(old)).toEqual(newSchema);
  const { users: [{ auto_earn_all: lendsAll, ...person } = {}] = [], ...others } = before;
  expect(await contents()).toMatchObject({ users: [person], ...others });
  expect(lendsAll).toBe(true);
  expect((await old.query('select * from auto_earn_all')).rows).toEqual([{ user_id: 1, enabled: true }]);
  await old.close();
});

test('an account of a kind that no room brought is refused', async () => {
  const client = await newClient();
  await bringUpToDate(client, []);
  const insert = (kind: string) => client.query(`insert into accounts (owner_id, asset, kind) values (1, 'USDT', '${kind}')`);
  await insert('spot');
  await expect(insert('lent')).rejects.toMatchObject({ code: '23503' });
  await bringUpToDate(client, SLICES);
  await insert('lent');
  await client.close();
});

test('two slices use the same version numbers', async () => {
  const slice = (name: string): SliceTables => ({
    name,
    migrations: [
      { version: 1, title: 'table', sql: `create table ${name} (id integer)` },
      { version: 2, title: 'row', sql: `insert into ${name} values (1)` },
    ],
  });
  const client = await newClient();
  await bringUpToDate(client, [slice('first')]);
  await bringUpToDate(client, [slice('first'), slice('second')]);
  expect((await client.query('select first.id, second.id as other from first, second')).rows).toEqual([{ id: 1, other: 1 }]);
  await client.close();
});

test('given data of the first version, when the sandbox starts, then the old rows are there and new features work', async () => {
  const data = join(folder, 'old');
  await makeOld(data, 1);
  for (const round of [1, 2]) {
    const sandbox = await createSandbox({ data, now: () => START * 1000 });
    const page = await openPage(sandbox.fetch, 'saver');
    expect((await page.read(account.balances, { assets: ['USDT'] })).rows[0], `start ${round}`).toMatchObject({
      available: round === 1 ? '75.5' : '80.5',
    });
    if (round === 1)
      await page.post('/sandbox/wallet/deposit', { clientId: 'after-the-move', asset: 'USDT', amount: '10', into: 'funding' });
    if (round === 1) await page.post('/sandbox/wallet/transfer', { clientId: 'after-transfer', asset: 'USDT', amount: '5' });
    expect(await page.read(account.coinListing, { asset: 'PEPE' })).toEqual({ opensAt: Math.floor(START / 3600 + 72) * 3600 });
    expect((await page.call(flexible.subscribe, { asset: 'USDT', amount: '0' as never, minAprFraction: '0.0001' })).code).toBe(30002);
    const { data: audit } = (await (await page.fetch('/sandbox/ledger')).json()) as { data: unknown };
    expect(await page.read(flexible.holdings, { asset: 'USDT' })).toMatchObject({ rows: [{ currentAmount: '40', redeemingAmount: '10' }] });
    expect(await page.read(autoEarn.autoEarnStatus, { assets: ['BTC'] })).toMatchObject({ global: true, byAsset: { BTC: true } });
    expect(audit).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
    await sandbox.close();
  }
});

test('a page that is open during a restart keeps its session and its token', async () => {
  const data = join(folder, 'open');
  const sandbox = await createSandbox({ data, now: () => START * 1000 });
  let send = sandbox.fetch;
  const page = browserOf((request) => send(request));
  await page.login('empty');
  await sandbox.close();
  const again = await createSandbox({ data, now: () => START * 1000 });
  send = again.fetch;
  expect((await page.post('/sandbox/wallet/deposit', { clientId: 'same-session', asset: 'USDT', amount: '1' })).status).toBe(200);
  await again.close();
});

test.each([
  ['the shared tables', 'insert into earnkit.migrations values (99, $1)'],
  ['the tables of a slice', "insert into earnkit.slice_migrations values ('simple-earn', 99, $1)"],
])('when %s are of a newer version, the sandbox refuses to start and says why', async (what, insert) => {
  const data = join(folder, `new ${what}`);
  await (await createSandbox({ data })).close();
  const client = await PGlite.create({ dataDir: join(data, 'db') });
  await client.query(insert, ['of tomorrow']);
  await client.close();
  const opening = createSandbox({ data });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/newer version \(99\)/);
});

test.each([['shared', SHARED_MIGRATIONS] as const, ...SLICES.map(({ name, migrations }) => [name, migrations] as const)])(
  'versions of %s count up without gaps',
  (_name, steps) => {
    expect(steps.map((step) => step.version)).toEqual(steps.map((_step, index) => index + 1));
  },
);
