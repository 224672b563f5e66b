import { decimal } from '@earnkit/core';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { amount } from '../database/columns.ts';
import { sendAhead } from '../database/connection.ts';
import type { Db } from '../database/openDatabase.ts';
import { statement } from '../database/statement.ts';
import { LEDGER_AMOUNT } from '../http/limits.ts';
import { greatest, toUnits } from '../units.ts';

/** The field `left` of an event that sets a quota: other buyers take all but this amount; `null` gives back what they took. */
export const quotaLeft = v.optional(v.nullable(v.pipe(v.string(), v.regex(LEDGER_AMOUNT), v.transform(decimal))), '0');

const sparing = new WeakSet<Db>();

/** Turns quotas off for this transaction, which adds orders of the past. Nothing was limited then. */
export const spareQuotas = (tx: Db): void => {
  sparing.add(tx);
};

/** Whether quotas are turned off for a transaction. */
export const sparesQuotas = (db: Db): boolean => sparing.has(db);

/**
 * A quota that is locked until the transaction ends. Each order stores the amount that it took, so that the audit can add the amounts
 * up. An order that took nothing, because it is in the past or because nothing was limited then, gives nothing back either.
 */
export interface LockedQuota {
  /**
   * Takes an amount from the quota. Returns the amount that the order has to store, or `undefined` if less is left. The quota is
   * never exceeded, even if many people buy at once.
   */
  readonly take: (wanted: bigint) => bigint | undefined;
  /** Takes an amount, or gives it back if it is negative, without a check of what is left. Returns the amount to store. */
  readonly count: (change: bigint) => bigint;
}

/**
 * Declares a table of quotas, one for each product: the amount available to the people of this sandbox, minus the amount that their
 * open orders have taken. An order gives its amount back when it ends.
 *
 * @param tableName table with the product's key and the columns `room` and `taken`.
 * @param keyColumn name of the column that names the product.
 * @param totalOf the total quota of a product in smallest steps; `undefined` for no limit.
 */
export function quotaTable(tableName: string, keyColumn: string, totalOf: (key: string) => bigint | undefined = () => undefined) {
  const table = pgTable(tableName, {
    key: text(keyColumn).primaryKey(),
    /** The amount that other people leave; null if they take nothing. */
    room: amount('room'),
    /** What open orders have taken. */
    taken: amount('taken').notNull().default(0n),
  });
  const lockRow = statement<{ readonly room: string | null; readonly taken: string }, { readonly key: string }>((db) =>
    db
      .select({ room: table.room, taken: table.taken })
      .from(table)
      .where(eq(table.key, sql.placeholder('key')))
      .for('update'),
  );
  const value = { key: sql.placeholder('key'), taken: sql.placeholder('taken') };
  const insertRow = statement<object, { readonly key: string }>((db) => db.insert(table).values({ key: value.key }).onConflictDoNothing());
  const updateTaken = statement<object, Pick<typeof table.$inferSelect, 'key' | 'taken'>>((db) =>
    db
      .update(table)
      .set({ taken: sql`${sql.param(value.taken, table.taken)}` })
      .where(eq(table.key, value.key)),
  );
  const leftOf = (key: string, row: { readonly room: bigint | null; readonly taken: bigint } | undefined): bigint | undefined => {
    const room = row?.room ?? totalOf(key);
    return room === undefined ? undefined : greatest(room - (row?.taken ?? 0n), 0n);
  };
  /** Locks a quota until the transaction ends. */
  const lock = async (tx: Db, key: string): Promise<LockedQuota> => {
    if (sparesQuotas(tx)) return { take: () => 0n, count: () => 0n };
    if (totalOf(key) !== undefined) sendAhead(tx, insertRow(tx, { key }));
    const [found] = await lockRow(tx, { key });
    const row = found && { room: found.room === null ? null : toUnits(found.room), taken: toUnits(found.taken) };
    const isLimited = leftOf(key, row) !== undefined;
    const count = (change: bigint): bigint => {
      if (row === undefined || !isLimited || change === 0n) return 0n;
      row.taken += change;
      sendAhead(tx, updateTaken(tx, { key, taken: row.taken }));
      return change;
    };
    return {
      count,
      take: (wanted) => {
        const left = leftOf(key, row) ?? wanted;
        return wanted > left ? undefined : count(wanted);
      },
    };
  };
  return {
    table,
    lock,
    /** Reads what is left of each product; `undefined` for no limit. */
    read: async (db: Db): Promise<(key: string) => bigint | undefined> => {
      if (sparesQuotas(db)) return totalOf;
      const found = new Map((await db.select().from(table)).map((row) => [row.key, row]));
      return (key) => leftOf(key, found.get(key));
    },
    /** Locks a quota and takes an amount from it; see {@link LockedQuota.take}. */
    take: async (tx: Db, key: string, wanted: bigint): Promise<bigint | undefined> => (await lock(tx, key)).take(wanted),
    /** Gives back the amount that ended orders took. */
    giveBack: async (tx: Db, key: string, counted: bigint): Promise<void> => {
      if (counted === 0n) return;
      const taken = sql`${table.taken} - ${sql.param(counted, table.taken)}::numeric`;
      await tx.update(table).set({ taken }).where(eq(table.key, key));
    },
    /** Makes other buyers take all but `left`; `null` gives back what they took. */
    set: async (db: Db, key: string, left: string | null): Promise<void> => {
      if (left === null) {
        await db.update(table).set({ room: null }).where(eq(table.key, key));
        return;
      }
      const room = toUnits(left);
      const set = { room: sql`${table.taken} + ${sql.param(room, table.room)}::numeric` };
      await db.insert(table).values({ key, room }).onConflictDoUpdate({ target: table.key, set });
    },
  };
}
