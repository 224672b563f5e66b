import { decimal } from '@earnkit/core';
import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { amount } from '../database/columns.ts';
import type { Db } from '../database/openDatabase.ts';
import { AMOUNT } from '../http/limits.ts';
import { refusals } from '../http/refusal.ts';
import { toUnits } from '../ledger/units.ts';
import type { SliceEvent } from '../slice.ts';

/**
 * Declares what may still be subscribed of each coin. A coin without a row has no quota.
 *
 * @param tableName table with the columns `asset` and `remaining`.
 * @param event name of the event that sets a quota: other buyers take all but `left`; `null` ends the quota.
 * @param needProduct refuses a coin that the product is not offered in.
 */
export function quotasIn(tableName: string, event: string, needProduct: (asset: string) => unknown) {
  const table = pgTable(tableName, { asset: text('asset').primaryKey(), remaining: amount('remaining').notNull() });
  const schema = v.object({
    event: v.literal(event),
    asset: v.string(),
    left: v.optional(v.nullable(v.pipe(v.string(), v.regex(AMOUNT), v.transform(decimal))), '0'),
  });
  const soldOut: SliceEvent = {
    event,
    schema,
    run: async ({ db }, given) => {
      const { asset, left } = v.parse(schema, given);
      needProduct(asset);
      if (left === null) {
        await db.delete(table).where(eq(table.asset, asset));
        return;
      }
      const remaining = toUnits(left);
      await db.insert(table).values({ asset, remaining }).onConflictDoUpdate({ target: table.asset, set: { remaining } });
    },
  };
  /** Takes an amount off a coin's quota, where it has one: never more than is left, however many buyers come at once. */
  const take = async (tx: Db, asset: string, wanted: bigint): Promise<void> => {
    const [quota] = await tx.select().from(table).where(eq(table.asset, asset)).for('update');
    if (quota === undefined) return;
    if (quota.remaining < wanted) throw refusals.soldOut();
    const remaining = quota.remaining - wanted;
    await tx.update(table).set({ remaining }).where(eq(table.asset, asset));
  };
  return { table, soldOut, take };
}
