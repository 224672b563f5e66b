import { decimal } from '@earnkit/core';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { amount } from '../database/columns.ts';
import { sendAhead } from '../database/connection.ts';
import type { Db } from '../database/openDatabase.ts';
import { statement } from '../database/statement.ts';
import { LEDGER_AMOUNT } from '../http/limits.ts';
import { toUnits } from '../ledger/units.ts';

/** The field `left` of an event that sets a quota: other buyers take all but this much; `null` ends what they took. */
export const quotaLeft = v.optional(v.nullable(v.pipe(v.string(), v.regex(LEDGER_AMOUNT), v.transform(decimal))), '0');

const sparing = new WeakSet<Db>();

/** Has everything that is done in this transaction leave the quotas alone: it lies in the past, when there was enough. */
export const spareQuotas = (tx: Db): void => {
  sparing.add(tx);
};

/** Whether a transaction leaves the quotas alone. */
export const sparesQuotas = (db: Db): boolean => sparing.has(db);

/** A quota that nobody else takes from until the transaction ends. */
export interface LockedQuota {
  /** Takes an amount off it, once, and says whether it was left: never more than that, however many buyers come at once. */
  readonly take: (wanted: bigint) => boolean;
}

/**
 * Declares what may still be subscribed of each product. Without a row, that is the product's total.
 *
 * @param tableName table with the product's key and the column `remaining`.
 * @param keyColumn name of the column that names the product.
 * @param totalOf what there is of a product in smallest steps; `undefined` is as much as anyone likes.
 */
export function quotasIn(tableName: string, keyColumn: string, totalOf: (key: string) => bigint | undefined = () => undefined) {
  const table = pgTable(tableName, { key: text(keyColumn).primaryKey(), remaining: amount('remaining').notNull() });
  const lockRow = statement<{ readonly remaining: string }, { readonly key: string }>((db) =>
    db
      .select({ remaining: table.remaining })
      .from(table)
      .where(eq(table.key, sql.placeholder('key')))
      .for('update'),
  );
  const value = { key: sql.placeholder('key'), remaining: sql.placeholder('remaining') };
  const insertTotal = statement<object, typeof table.$inferInsert>((db) => db.insert(table).values(value).onConflictDoNothing());
  const updateRemaining = statement<object, typeof table.$inferInsert>((db) =>
    db
      .update(table)
      .set({ remaining: sql`${sql.param(value.remaining, table.remaining)}` })
      .where(eq(table.key, value.key)),
  );
  /** Locks a quota until the transaction ends; {@link LockedQuota.take} takes an amount off it. */
  const lock = async (tx: Db, key: string): Promise<LockedQuota> => {
    if (sparesQuotas(tx)) return { take: () => true };
    const total = totalOf(key);
    if (total !== undefined) sendAhead(tx, insertTotal(tx, { key, remaining: total }));
    const [quota] = await lockRow(tx, { key });
    return {
      take: (wanted) => {
        if (quota === undefined) return true;
        const remaining = toUnits(quota.remaining) - wanted;
        if (remaining < 0n) return false;
        sendAhead(tx, updateRemaining(tx, { key, remaining }));
        return true;
      },
    };
  };
  return {
    table,
    lock,
    /** Reads what is left of each product; `undefined` is as much as anyone likes. */
    read: async (db: Db): Promise<(key: string) => bigint | undefined> => {
      if (sparesQuotas(db)) return totalOf;
      const left = new Map((await db.select().from(table)).map(({ key, remaining }) => [key, remaining]));
      return (key) => left.get(key) ?? totalOf(key);
    },
    /** Locks a quota and takes an amount off it at once. */
    take: async (tx: Db, key: string, wanted: bigint): Promise<boolean> => (await lock(tx, key)).take(wanted),
    /** Lets other buyers take all but `left`; `null` ends what they took. */
    set: async (db: Db, key: string, left: string | null): Promise<void> => {
      if (left === null) {
        await db.delete(table).where(eq(table.key, key));
        return;
      }
      const remaining = toUnits(left);
      await db.insert(table).values({ key, remaining }).onConflictDoUpdate({ target: table.key, set: { remaining } });
    },
  };
}
