import { sql } from 'drizzle-orm';
import { bigint, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Db } from '../database/openDatabase.ts';
import { lockAccounts } from '../ledger/ledger.ts';
import { move } from '../ledger/moves.ts';
import { toUnits } from '../units.ts';

/** What people have borrowed. */
export const loans = pgTable(
  'loans',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    asset: text('asset').notNull(),
    amount: numeric('amount', { precision: 38, scale: 18 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.asset] })],
);

/** A loan of the exchange. */
interface Loan {
  readonly userId: number;
  readonly asset: string;
  /** A decimal. */
  readonly amount: string;
  /** Sandbox time, unix seconds. */
  readonly at: number;
}

/** Lends a person coins of the exchange; they arrive in the spot account. */
export async function borrow(tx: Db, { userId, asset, amount, at }: Loan): Promise<void> {
  await tx
    .insert(loans)
    .values({ userId, asset, amount })
    .onConflictDoUpdate({ target: [loans.userId, loans.asset], set: { amount: sql`${loans.amount} + ${amount}::numeric` } });
  const house = { ownerId: null, asset, kind: 'house' } as const;
  const own = { ownerId: userId, asset, kind: 'spot' } as const;
  const account = await lockAccounts(tx, [house, own]);
  await move(tx, { kind: 'borrow', at, from: account(house), to: account(own), amount: toUnits(amount) });
}
