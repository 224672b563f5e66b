import { eq } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { HOUR } from '../clock/clock.ts';
import type { Database, Db } from '../database/openDatabase.ts';

/** Coins whose spot trade opens, or opened, at a moment; all others have always traded. */
const listings = pgTable('coin_listings', {
  asset: text('asset').primaryKey(),
  opensAt: bigint('opens_at', { mode: 'number' }).notNull(),
});

/** The coin that is new here, and how long after the sandbox was made its trade opens. */
const NEW_COIN = 'PEPE';
const OPENS_AFTER_HOURS = 72;

/** Announces the new coin, once in the life of a database. `at` is sandbox time in unix seconds. */
export async function announceNewCoin({ db }: Database, at: number): Promise<void> {
  const opensAt = (Math.floor(at / HOUR) + OPENS_AFTER_HOURS) * HOUR;
  await db.insert(listings).values({ asset: NEW_COIN, opensAt }).onConflictDoNothing();
}

/** When a coin's spot trade opens or opened, in unix seconds; `undefined` for one that has always traded. */
export async function opensAt(db: Db, asset: string): Promise<number | undefined> {
  const [row] = await db.select().from(listings).where(eq(listings.asset, asset));
  return row?.opensAt;
}

/** The full hour in which the sandbox was made, in unix seconds. */
export const madeAt = async (db: Db): Promise<number> => ((await opensAt(db, NEW_COIN)) ?? 0) - OPENS_AFTER_HOURS * HOUR;
