import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { databaseCodeOf } from '../database/errors.ts';
import { type Database, openDatabase, rows } from '../database/openDatabase.ts';
import { booksOf } from '../slice.ts';
import { UTC_DAYS } from '../exchangeDay.ts';
import { SLICES, slicesIn } from '../slices.ts';
import { CLAIM_DAMAGES } from '../testing/claimDamages.ts';
import { useEveryProduct } from '../testing/everyProduct.ts';
import { dropPlace, openPage, START, testPlace } from '../testing/testSandbox.ts';
import { auditLedger, type LedgerAudit } from './audit.ts';

/** Tables without amounts of anybody, each with the reason why a damage of it moves no money. */
const WITHOUT_MONEY: Readonly<Record<string, string>> = {
  account_kinds: 'accounts reference it',
  auto_earn: 'a switch',
  auto_earn_all: 'a switch',
  clock: 'the time',
  coin_listings: 'when trade opens',
  fixed_rates: 'what a rate is from now on',
  migrations: 'the tables themselves',
  secrets: 'keys of the server',
  sessions: 'who is signed in',
  slice_migrations: 'the tables themselves',
  soft_staking_people: 'a switch',
  soft_staking_stopped: 'a switch',
  staking_crowd: 'a mark of a person',
  staking_tasks: 'what a person has done',
  wallet_orders: 'names of requests, forgotten after a day',
};

/** Columns of amounts that are nobody's money, each with what it holds. */
const NO_MONEY: Readonly<Record<string, string>> = {
  'fixed_quotas.room': 'what others leave',
  'flexible_quotas.room': 'what others leave',
  'flexible_holdings.min_rate_year': 'a choice of the person',
  'flexible_holdings.last_rate_year': 'the rate of the last hour, as it is shown',
  'fixed_orders.voucher_interest': 'a promise, which its payment compares',
  'fixed_orders.voucher_principal': 'what the voucher’s interest was worked out from',
  'flexible_holdings.lent_out': 'how much of it borrowers have in this hour',
  'flexible_holdings.margin_frozen': 'how much of it a loan keeps back',
  'flexible_settlements.principal': 'what an hour’s interest was worked out from',
  'launchpool_pools.others': 'what people elsewhere have staked',
  'launchpool_rewards.last': 'the last hour of the total, as it is shown',
  'staking_fast_quotas.others': 'what others have redeemed',
  'staking_quotas.room': 'what others leave',
  'soft_staking_days.total': 'what a day’s reward was worked out from',
  'staking_rewards.held': 'what a reward was worked out from',
  'vouchers.high': 'the terms of a voucher',
  'vouchers.low': 'the terms of a voucher',
};

const data = mkdtempSync(join(tmpdir(), 'earnkit-audit-'));
const server = testPlace();
const place = server.databaseUrl ? server : { data };
const host = { now: START * 1000 };
const reported: unknown[] = [];
const open = () => createSandbox({ ...place, now: () => host.now, report: (error) => reported.push(error) });

/** Made anew by each test, so that what it uses of the products is counted for it. */
const books = () => booksOf(slicesIn(UTC_DAYS));

let database: Database;
let columns: readonly { readonly table: string; readonly column: string; readonly type: string }[] = [];

beforeAll(async () => {
  const sandbox = await open();
  const page = await openPage(sandbox.fetch, 'saver');
  for (const world of ['borrower', 'locked']) await openPage(sandbox.fetch, world);
  await useEveryProduct(page);
  await sandbox.close();
  database = await openDatabase(place, SLICES);
  columns = await rows(
    database.db,
    sql`select t.table_name as table, c.column_name as column, c.data_type as type from information_schema.tables t
        join information_schema.columns c using (table_schema, table_name)
        where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
});
afterAll(async () => {
  await database.close();
  await dropPlace(server);
  rmSync(data, { recursive: true, force: true });
});

/** A check of a table, which refuses the damage itself. */
const CHECK = '23514';

/** The audit after a damage, which is then rolled back; `refused` if a constraint of the table prevents the damage. */
async function auditAfter(damage: string): Promise<LedgerAudit | 'refused'> {
  const taken = new Error('The damage is taken back');
  let found: LedgerAudit | undefined;
  try {
    await database.transact(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      const { rowCount } = (await tx.execute(sql.raw(damage))) as { readonly rowCount: number | null };
      expect(rowCount, damage).toBeGreaterThan(0);
      found = await auditLedger(tx, books());
      throw taken;
    });
  } catch (error) {
    if (databaseCodeOf(error) === CHECK) return 'refused';
    if (error !== taken || found === undefined) throw error;
  }
  return found ?? 'refused';
}

/** What the audit after a damage says, in a few words. */
async function damageAfter(damage: string): Promise<string | null> {
  const audit = await auditAfter(damage);
  return audit === 'refused' ? audit : audit.damage;
}

/** Losses of a table: all of its rows, those that were written first, and those that were written last. */
const LOSSES: Readonly<Record<string, (table: string) => string>> = {
  all: (table) => `delete from ${table}`,
  first: (table) => half(table, 'asc'),
  last: (table) => half(table, 'desc'),
};

const half = (table: string, order: 'asc' | 'desc'): string =>
  `delete from ${table} where ctid in (select ctid from ${table} order by ctid ${order} limit (select (count(*) + 1) / 2 from ${table}))`;

/** Losses of rows that say nothing about what anybody has. */
const LOST_WITHOUT_MONEY: Readonly<Record<string, string>> = {
  'launchpool_pools first': 'pools in which nobody has staked',
  'vouchers last': 'vouchers that are not used',
};

test('given a person who used all products, then each product agrees with the ledger', async () => {
  expect(await auditLedger(database.db, books())).toMatchObject({ damage: null, differences: [] });
});

test('given a table that lost all or half of its rows, then the audit finds the loss, unless the rows hold no money', async () => {
  const unseen: string[] = [];
  for (const table of new Set(columns.map((each) => each.table)))
    for (const [loss, statementOf] of Object.entries(LOSSES))
      if (!(table in WITHOUT_MONEY) && (await damageAfter(statementOf(table))) === null) unseen.push(`${table} ${loss}`);
  expect(unseen).toEqual(Object.keys(LOST_WITHOUT_MONEY));
});

test('given an amount that is one step too large, then the audit finds it, unless it is nobody’s money', async () => {
  const unseen: string[] = [];
  for (const { table, column, type } of columns) {
    const name = `${table}.${column}`;
    if (type !== 'numeric' || table in WITHOUT_MONEY || name in NO_MONEY) continue;
    if ((await damageAfter(`update ${table} set ${column} = ${column} + 0.00000001 where ${column} > 0`)) === null) unseen.push(name);
  }
  expect(unseen).toEqual([]);
});

test('given a damage to what one claim compares, then the audit names the claim', async () => {
  const claims = books().flatMap(({ name, claims: ofBook = [] }) => ofBook.map(({ what }) => `${name}, ${what}`));
  expect(Object.keys(CLAIM_DAMAGES).toSorted()).toEqual(claims.toSorted());
  const unnamed: string[] = [];
  for (const [claim, damage] of Object.entries(CLAIM_DAMAGES)) {
    const audit = await auditAfter(damage);
    const named = audit === 'refused' ? [audit] : audit.differences.map(({ product, what }) => `${product}, ${what}`);
    if (!named.includes(claim)) unnamed.push(`${claim}: ${named.join('; ')}`);
  }
  expect(unnamed).toEqual([]);
});

test('given the lists of tables and amounts without money, then each name in them exists', () => {
  const known = columns.flatMap(({ table, column }) => [table, `${table}.${column}`]);
  expect(known).toEqual(expect.arrayContaining([...Object.keys(WITHOUT_MONEY), ...Object.keys(NO_MONEY)]));
});

test('given a stake that is not what was paid for it, when the sandbox starts, then it names the difference and writes nothing until it is mended', async () => {
  const add = (steps: number) => database.db.execute(sql`update staking_lots set amount = amount + ${steps}::numeric where pid = '1201'`);
  await add(250_000);
  await database.close();
  const sandbox = await open();
  expect(reported).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(
        /^The ledger does not add up \(.*staking, staked, person \d+, USDT: the tables say \d+(\.\d+)?, the ledger \d/,
      ),
    }),
  ]);
  const page = await openPage(sandbox.fetch);
  const { data: state } = (await (await page.fetch('/sandbox/state')).json()) as { data: { readOnly: unknown } };
  expect(state.readOnly).toBe('ledger');
  const { data: audit } = (await (await page.fetch('/sandbox/ledger')).json()) as { data: { differences: readonly object[] } };
  expect(audit.differences).toContainEqual(expect.objectContaining({ product: 'staking', what: 'staked', asset: 'USDT' }));
  await sandbox.close();
  database = await openDatabase(place, SLICES);
  await add(-250_000);
  expect((await auditLedger(database.db, books())).damage).toBeNull();
});
