import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as account from '@earnkit/core/account/contract';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserOf } from '../browserOf.ts';
import { createSandbox } from '../createSandbox.ts';
import { SLICES } from '../slices.ts';
import { SHIPPED_SCHEMA } from '../testing/shippedSchema.ts';
import { START, openPage } from '../testing/testSandbox.ts';
import { StartError } from './startError.ts';
import { migrate, type SliceTables } from './migrate.ts';
import type { Db } from './openDatabase.ts';
import { SHARED_MIGRATIONS } from './sharedMigrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-migration-'));
/** A data folder with the tables of this version. */
const newData = join(folder, 'new');
/** The one database of this file that is in memory; each test lays its own tables in it. */
let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  await (await createSandbox({ data: newData, now: () => START * 1000 })).close();
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});
// The search path names the schema, so it also holds for one that is laid anew.
beforeEach(() => client.exec('drop schema if exists earnkit cascade; set search_path to earnkit'));

/** A copy of the data folder for one test. */
function copyOfNew(name: string): string {
  const copy = join(folder, name);
  cpSync(newData, copy, { recursive: true });
  return copy;
}

/** Lays the tables that an earlier version shipped. */
async function layShipped(old: PGlite, version: number): Promise<void> {
  await old.exec(
    'create schema earnkit; set search_path to earnkit; create table migrations (version integer primary key, title text not null)',
  );
  for (const step of SHIPPED_SCHEMA.slice(0, version)) {
    await old.exec(step.sql);
    await old.query('insert into migrations values ($1, $2)', [step.version, step.title]);
  }
}

/** A database as an earlier version left it: one person with a deposit, a holding and automatic lending of all coins. */
async function fillShipped(old: PGlite): Promise<void> {
  await old.exec(`
    insert into clock (id, offset_ms, settled_hour) values (1, 0, ${Math.floor(START / 3600)});
    insert into users (world, mode, auto_earn_all, created_at) values ('saver', 'classic', true, ${START});
    begin;
    insert into accounts (owner_id, asset, kind) values (1, 'USDT', 'spot'), (null, 'USDT', 'external'), (1, 'USDT', 'lent'), (1, 'USDT', 'redeeming');
    insert into transfers (kind, at) values ('deposit', ${START}), ('subscribe', ${START}), ('redeem', ${START});
    insert into entries (transfer_id, account_id, amount) values (1, 1, 115.5), (1, 2, -115.5), (2, 1, -40), (2, 3, 40), (3, 3, -10), (3, 4, 10);
    commit;
    insert into flexible_holdings (user_id, asset, min_rate_year) values (1, 'USDT', 0.02);
    insert into flexible_orders (user_id, asset, type, mode, amount, pending, at, finished_at, transfer_id)
      values (1, 'USDT', 1, 'manual', 40, 0, ${START}, ${START}, 2), (1, 'USDT', 2, 'manual', 10, 10, ${START}, null, 3);
  `);
}

/** A data folder as an earlier version left it. */
async function makeOld(name: string, version: number): Promise<string> {
  const data = copyOfNew(name);
  const old = await PGlite.create({ dataDir: join(data, 'db') });
  await old.exec('drop schema earnkit cascade');
  await layShipped(old, version);
  await fillShipped(old);
  await old.close();
  return data;
}

/** Brings the database in memory up to date. */
const bringUpToDate = (slices: readonly SliceTables[]): Promise<void> =>
  drizzle({ client }).transaction((tx) => migrate(tx as unknown as Db, 'earnkit', slices));

/** Everything the database says about the tables: columns, constraints, indexes, triggers and functions. */
async function schemaOf(): Promise<readonly string[]> {
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

let newSchema: readonly string[] = [];
beforeAll(async () => {
  await client.exec('drop schema if exists earnkit cascade; set search_path to earnkit');
  await bringUpToDate(SLICES);
  newSchema = await schemaOf();
  expect(newSchema.join('\n')).toContain('flexible_settlements');
});

test.each([1, 2, 3, 4])('a shipped database of version %s gets the same tables as a new one and keeps every row', async (version) => {
  await layShipped(client, version);
  await fillShipped(client);
  const kept = ['users', 'accounts', 'transfers', 'entries', 'flexible_holdings', 'flexible_orders', 'clock'];
  const contents = async () => {
    const read = async (table: string) => (await client.query<Record<string, unknown>>(`select * from ${table} order by 1, 2`)).rows;
    return Object.fromEntries(await Promise.all(kept.map(async (table) => [table, await read(table)] as const)));
  };
  const before = await contents();
  // Slices may be added after the shared tables are brought up to date.
  await bringUpToDate([]);
  await bringUpToDate(SLICES);
  await bringUpToDate(SLICES);
  expect(await schemaOf()).toEqual(newSchema);
  const {
    users: [{ auto_earn_all: lendsAll, ...person } = {}] = [],
    clock: [{ settled_hour: hour, ...clock } = {}] = [],
    ...others
  } = before;
  expect(await contents()).toMatchObject({ users: [person], clock: [{ ...clock, settled_at: Number(hour) * 3600 }], ...others });
  expect(lendsAll).toBe(true);
  expect((await client.query('select * from auto_earn_all')).rows).toEqual([{ user_id: 1, enabled: true }]);
});

test('an account of a kind that no room brought is refused', async () => {
  await bringUpToDate([]);
  const insert = (kind: string) => client.query(`insert into accounts (owner_id, asset, kind) values (1, 'USDT', '${kind}')`);
  await insert('spot');
  await expect(insert('lent')).rejects.toMatchObject({ code: '23503' });
  await bringUpToDate(SLICES);
  await insert('lent');
});

test('two slices use the same version numbers', async () => {
  const slice = (name: string): SliceTables => ({
    name,
    migrations: [
      { version: 1, title: 'table', sql: `create table ${name} (id integer)` },
      { version: 2, title: 'row', sql: `insert into ${name} values (1)` },
    ],
  });
  await bringUpToDate([slice('first')]);
  await bringUpToDate([slice('first'), slice('second')]);
  expect((await client.query('select first.id, second.id as other from first, second')).rows).toEqual([{ id: 1, other: 1 }]);
});

test('given data of the first version, when the sandbox starts, then the old rows are there and new features work', async () => {
  const data = await makeOld('old', 1);
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
    expect(await page.read(autoEarn.autoEarnStatus, { assets: ['BTC'] })).toMatchObject({
      global: true,
      byAsset: [{ name: 'BTC', value: true }],
    });
    expect(audit).toMatchObject({ damage: null });
    await sandbox.close();
  }
});

test('a page that is open during a restart keeps its session and its token', async () => {
  const data = copyOfNew('open');
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
  const data = copyOfNew(`new ${what}`);
  const tomorrow = await PGlite.create({ dataDir: join(data, 'db') });
  await tomorrow.query(insert, ['of tomorrow']);
  await tomorrow.close();
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
