import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { worthOf } from '../coins/coins.ts';
import { type Db, rows } from '../database/openDatabase.ts';
import { fromUnits, toUnits, UNIT } from '../units.ts';
import type { User } from '../users.ts';
import { loans } from './loans.ts';

/** A person's free balances, by coin. */
export async function readSpot(db: Db, userId: number): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ asset: string; balance: string }>(
    db,
    sql`select asset, balance from accounts where owner_id = ${userId} and kind = 'spot'`,
  );
  return new Map(found.map((row) => [row.asset, fromUnits(toUnits(row.balance))]));
}

/** What a person has borrowed, by coin. */
export async function readLoans(db: Db, userId: number): Promise<ReadonlyMap<string, string>> {
  const found = await db.select().from(loans).where(eq(loans.userId, userId));
  return new Map(found.map(({ asset, amount }) => [asset, fromUnits(toUnits(amount))]));
}

/** Everything a person has over what they have borrowed, in USDT, cut to 4 places; `null` without a loan (AMB-035). */
export async function readMarginRate(db: Db, userId: number): Promise<string | null> {
  const worth = (asset: string, amount: string): bigint => (toUnits(amount) * toUnits(worthOf(asset))) / UNIT;
  let owed = 0n;
  for (const [asset, amount] of await readLoans(db, userId)) owed += worth(asset, amount);
  if (owed === 0n) return null;
  let owned = 0n;
  const accounts = await rows<{ asset: string; balance: string }>(db, sql`select asset, balance from accounts where owner_id = ${userId}`);
  for (const { asset, balance } of accounts) owned += worth(asset, balance);
  return fromUnits(((owned * 10_000n) / owed) * (UNIT / 10_000n));
}

/** A name for a person that says nothing about them, as invitations carry it (SH-25). */
export const encryptedUidOf = (user: User): string =>
  createHash('sha256').update(`invited by ${user.world} ${user.id}`).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10).toUpperCase();
