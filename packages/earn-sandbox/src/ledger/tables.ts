import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, bigintColumn } from '../database/columns.ts';

/** An account of one asset. Only entries change its balance; the database enforces it. */
export const accounts = pgTable('accounts', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The person it belongs to; null for the exchange's own accounts and the world outside. */
  ownerId: bigintColumn('owner_id'),
  asset: text('asset').notNull(),
  kind: text('kind').$type<AccountKind>().notNull(),
  balance: amount('balance').notNull().default(0n),
});

/**
 * What accounts are for, and who owns them. Accounts of a person never fall below zero.
 *
 * A slice adds its kinds here by declaration merging and to the table `account_kinds` by a migration; the database refuses
 * any other kind.
 *
 * @public
 */
export interface AccountKinds {
  /** A person's free balance. */
  readonly spot: 'person';
  /** A person's second account, from which coins are transferred to `spot`. */
  readonly funding: 'person';
  /** The exchange's own coins, which pay interest and bonus, are lent to people, and are the other side of every trade. */
  readonly house: 'exchange';
  /** The world outside the exchange. */
  readonly external: 'outside';
}

/** What an account is for. */
export type AccountKind = keyof AccountKinds;

/** One movement: two or more entries that sum to zero in every asset. */
export const transfers = pgTable('transfers', {
  id: bigintColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').notNull(),
  /** Sandbox time, unix seconds. */
  at: bigintColumn('at').notNull(),
});

/** The change of one account by one transfer. */
export const entries = pgTable(
  'entries',
  {
    transferId: bigintColumn('transfer_id')
      .notNull()
      .references(() => transfers.id),
    accountId: bigintColumn('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: amount('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferId, table.accountId] })],
);
