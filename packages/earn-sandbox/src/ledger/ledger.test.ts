import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../users.ts';
import { secrets, sessions } from '../http/session.ts';
import { clockRow } from '../clock/tables.ts';
import { databaseCodeOf } from '../database/errors.ts';
import { type Database, openDatabase, rows } from '../database/openDatabase.ts';
import { autoEarn, autoEarnAll, flexibleHoldings, flexibleOrders, flexibleSettlements } from '../simple-earn/flexible/tables.ts';
import { wealthOrders, wealthTrades } from '../private-wealth/tables.ts';
import { SLICES } from '../slices.ts';
import { softStakingDays, softStakingPeople } from '../soft-staking/tables.ts';
import { dropPlace, testPlace } from '../testing/testSandbox.ts';
import { auditLedger } from './audit.ts';
import { type AccountKey, lockAccounts, posting, postTransfer } from './ledger.ts';
import { accounts, entries, transfers } from './tables.ts';
import { toUnits } from '../units.ts';

const place = testPlace();
let database: Database;
beforeAll(async () => {
  database = await openDatabase(place, SLICES);
  await database.db.insert(users).values(Array.from({ length: 20 }, () => ({ world: 'ledger', fresh: true, createdAt: 1 })));
});
afterAll(async () => {
  await database.close();
  await dropPlace(place);
});

const outside: AccountKey = { ownerId: null, asset: 'USDT', kind: 'external' };
const spotOf = (ownerId: number, asset = 'USDT'): AccountKey => ({ ownerId, asset, kind: 'spot' });

/** Moves an amount between two accounts. */
const move = (from: AccountKey, to: AccountKey, amount: string) =>
  database.transact(async (tx) => {
    const account = await lockAccounts(tx, [from, to]);
    return postTransfer(tx, {
      kind: 'test',
      at: 1,
      entries: [
        { accountId: account(from).id, amount: -toUnits(amount) },
        { accountId: account(to).id, amount: toUnits(amount) },
      ],
    });
  });

/** Moves 1 USDT into a person's account, and writes a redemption of which `pending` is on its way along with it. */
const withCompanion = (pending: string): Promise<number> =>
  database.transact(async (tx) => {
    const [user] = await tx.insert(users).values({ world: 'ledger', fresh: true, createdAt: 1 }).returning({ id: users.id });
    const userId = user?.id ?? 0;
    const account = await lockAccounts(tx, [outside, spotOf(userId)]);
    const entries = [
      { accountId: account(outside).id, amount: -toUnits('1') },
      { accountId: account(spotOf(userId)).id, amount: toUnits('1') },
    ];
    const order = { userId, asset: 'USDT', type: 2, mode: 'manual' as const, amount: toUnits('1'), pending: toUnits(pending), at: 1 };
    const postWithOrder = posting((db, transferId) => db.insert(flexibleOrders).values({ ...order, transferId }));
    return postWithOrder(tx, { kind: 'test', at: 1, entries }, {});
  });

const balanceOf = async (key: AccountKey): Promise<bigint> => database.transact(async (tx) => (await lockAccounts(tx, [key]))(key).balance);

/** What the database says to a statement written by hand; `undefined` where it does it. */
const codeOf = async (...statements: string[]): Promise<string | undefined> => {
  try {
    await database.transact(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    return undefined;
  } catch (error) {
    return databaseCodeOf(error);
  }
};

/** A check of the table. */
const CHECK = '23514';
const INTEGRITY = '23000';

test('a balanced transfer moves exactly its amount', async () => {
  await move(outside, spotOf(1), '100.000000000000000001');
  await move(spotOf(1), spotOf(2), '40.000000000000000001');
  expect(await balanceOf(spotOf(1))).toBe(toUnits('60'));
  expect(await balanceOf(spotOf(2))).toBe(toUnits('40.000000000000000001'));
});

test('given an account of a person, when more is moved out of it than it has, then the move is refused', async () => {
  const failed = move(spotOf(2), spotOf(1), '40.000000000000000002');
  await expect(failed).rejects.toSatisfy((error) => databaseCodeOf(error) === CHECK);
  expect(await balanceOf(spotOf(2))).toBe(toUnits('40.000000000000000001'));
  expect(await auditLedger(database.db, [])).toMatchObject({ damage: null });
});

test('given a transfer with a companion write, then both are written, the companion with the transfer’s id', async () => {
  const transferId = await withCompanion('1');
  const [order] = await database.db.select().from(flexibleOrders).where(eq(flexibleOrders.transferId, transferId));
  expect(order).toMatchObject({ asset: 'USDT', amount: toUnits('1'), transferId });
});

test('given something along with a transfer that is refused, then neither is written', async () => {
  const before = await auditLedger(database.db, []);
  // More than the whole amount cannot be on its way.
  await expect(withCompanion('2')).rejects.toSatisfy((error) => databaseCodeOf(error) === CHECK);
  expect(await auditLedger(database.db, [])).toEqual(before);
});

test('given the account of the world outside, then it may fall below zero', async () => {
  expect(await balanceOf(outside)).toBeLessThan(0n);
});

test('given a statement that bypasses the program, when it writes no balanced transfer, then the database refuses it', async () => {
  const [mine] = await rows<{ id: string | number }>(database.db, sql`select id from accounts where owner_id = 1 and asset = 'USDT'`);
  const [theirs] = await rows<{ id: string | number }>(database.db, sql`select id from accounts where owner_id = 2 and asset = 'USDT'`);
  await move({ ...outside, asset: 'BTC' }, spotOf(1, 'BTC'), '1');
  const [other] = await rows<{ id: string | number }>(database.db, sql`select id from accounts where owner_id = 1 and asset = 'BTC'`);
  const transfer = "insert into transfers (id, kind, at) values (900001, 'test', 1)";
  type Moved = readonly [account: string | number | undefined, amount: string];
  const entriesOf = (id: number, ...moves: readonly Moved[]) =>
    `insert into entries (transfer_id, account_id, amount) values ${moves.map(([account, amount]) => `(${id}, ${account}, ${amount})`).join()}`;
  /** A transfer with its entries. */
  const posted = (...moves: readonly Moved[]) => `with posted as (${transfer}) ${entriesOf(900_001, ...moves)}`;

  expect(await codeOf(posted([mine?.id, '5']))).toBe(INTEGRITY);
  expect(await codeOf(posted([mine?.id, '5'], [theirs?.id, '-4.999999999999999999']))).toBe(INTEGRITY);
  expect(await codeOf(posted([mine?.id, '0.5'], [other?.id, '-0.5']))).toBe(INTEGRITY);
  expect(await codeOf(posted([mine?.id, '0']))).toBe(CHECK);
  expect(await codeOf(posted([mine?.id, '5'], [4_000_000, '-5']))).toBe('23503');
  expect(await codeOf(transfer)).toBe(INTEGRITY);
  expect(await codeOf(entriesOf(1, [theirs?.id, '5']))).toBe(INTEGRITY);
  expect(await codeOf(entriesOf(900_009, [theirs?.id, '5'], [mine?.id, '-5']))).toBe(INTEGRITY);
  expect(await codeOf(`update entries set amount = amount * 2`)).toBe(INTEGRITY);
  expect(await codeOf(`delete from entries`)).toBe(INTEGRITY);
  expect(await codeOf(`truncate entries`)).toBe(INTEGRITY);
  expect(await codeOf(`delete from transfers`)).toBe(INTEGRITY);
  expect(await codeOf(`update transfers set at = 2`)).toBe(INTEGRITY);
  expect(await codeOf(`update accounts set balance = balance + 1 where id = ${mine?.id}`)).toBe(INTEGRITY);
  expect(await codeOf(`update accounts set kind = 'external', owner_id = null where id = ${mine?.id}`)).toBe(INTEGRITY);
  expect(await codeOf(`delete from accounts where id = ${mine?.id}`)).toBe(INTEGRITY);
  expect(await codeOf(`insert into accounts (owner_id, asset, kind, balance) values (9, 'USDT', 'spot', 5)`)).toBe(INTEGRITY);
  expect(await codeOf(`insert into accounts (owner_id, asset, kind) values (9, 'USDT', 'house')`)).toBe(CHECK);
  expect(await codeOf(`insert into accounts (owner_id, asset, kind) values (1, 'USDT', 'spot')`)).toBe('23505');
  expect(await codeOf(`insert into accounts (owner_id, asset, kind) values (null, 'USDT', 'external')`)).toBe('23505');

  // A transfer and its entries are one statement, and further entries have to come to zero as well.
  expect(await codeOf(transfer, entriesOf(900_001, [mine?.id, '5'], [theirs?.id, '-5']))).toBe(INTEGRITY);
  expect(await codeOf(posted([mine?.id, '5'], [theirs?.id, '-5']), entriesOf(900_001, [other?.id, '1']))).toBe(INTEGRITY);
  expect(await codeOf(posted([mine?.id, '5'], [theirs?.id, '-5']))).toBeUndefined();
  expect(await auditLedger(database.db, [])).toMatchObject({ damage: null });
});

test('given 16 concurrent writers on the same accounts, then all succeed and no money is made or lost', async () => {
  const people = [11, 12, 13, 14];
  for (const person of people) await move(outside, spotOf(person), '1000');
  const writers = Array.from({ length: 16 }, async (_, writer) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const from = people[(writer + turn) % 4] ?? 11;
      const to = people[(writer * 3 + turn + 1) % 4] ?? 12;
      if (from !== to) await move(spotOf(from), spotOf(to), '1.5');
    }
  });
  await Promise.all(writers);
  const sum = (await Promise.all(people.map((person) => balanceOf(spotOf(person))))).reduce((total, balance) => total + balance, 0n);
  expect(sum).toBe(toUnits('4000'));
  expect(await auditLedger(database.db, [])).toMatchObject({ damage: null });
});

test.each<PgTable>([
  accounts,
  transfers,
  entries,
  users,
  sessions,
  secrets,
  clockRow,
  flexibleHoldings,
  flexibleOrders,
  flexibleSettlements,
  autoEarn,
  autoEarnAll,
  wealthOrders,
  wealthTrades,
  softStakingPeople,
  softStakingDays,
])('the declared table and the one in the database are the same: %#', async (table) => {
  const found = await rows<{ name: string; type: string; nullable: string }>(
    database.db,
    sql`select column_name as name, data_type as type, is_nullable as nullable from information_schema.columns
          where table_schema = current_schema() and table_name = ${getTableName(table)} and column_name <> 'xid'`,
  );
  const declared = Object.values(getTableColumns(table)).map((column) => ({
    name: column.name,
    type: column.getSQLType().replace(/\(.*\)/, ''),
    nullable: column.notNull ? 'NO' : 'YES',
  }));
  const byName = (rowsToSort: readonly { readonly name: string }[]) => rowsToSort.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(byName(found)).toEqual(byName(declared));
});
