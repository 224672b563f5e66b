import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, id } from '../../database/columns.ts';

/** A person's rate-up vouchers. */
export const vouchers = pgTable('vouchers', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: id('user_id').notNull(),
  title: text('title').notNull(),
  /** Days for which it raises the rate; 0 is the whole term. */
  days: integer('days').notNull().default(0),
  /** The rate it adds, in percent. */
  percent: amount('percent').notNull(),
  /** Least and largest amount, both included; 0 is no bound. */
  low: amount('low').notNull().default(0n),
  high: amount('high').notNull().default(0n),
  /** Coins it can be used with, separated by commas; empty is every coin. */
  assets: text('assets').notNull().default(''),
  /** Unix seconds, exclusive. */
  expiresAt: id('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
});

/** One row of {@link vouchers}. */
export type Voucher = typeof vouchers.$inferSelect;
