import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, bigintColumn } from '../database/columns.ts';

/** Who has switched soft staking on; without a row it is off. */
export const softStakingPeople = pgTable('soft_staking_people', {
  userId: bigintColumn('user_id').primaryKey(),
  enabled: boolean('enabled').notNull(),
});

/** The snapshots of one coin in one UTC day, and what they were paid. The key makes a second payment for a day impossible. */
export const softStakingDays = pgTable(
  'soft_staking_days',
  {
    userId: bigintColumn('user_id').notNull(),
    asset: text('asset').notNull(),
    /** Days since 1970. */
    day: bigintColumn('day').notNull(),
    /** Full hours of the day at which the switch was on. */
    snapshots: integer('snapshots').notNull(),
    /** Sum of what was held at those hours. */
    total: amount('total').notNull(),
    /** Rate of the day, a fraction per year; null until it is paid. */
    rateYear: amount('rate_year'),
    /** What was paid; null until then. */
    paid: amount('paid'),
    /** Null where nothing had to be paid. */
    transferId: bigintColumn('transfer_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.asset, table.day] })],
);

/** One row of {@link softStakingDays}. */
export type SoftStakingDay = typeof softStakingDays.$inferSelect;

/** Coins that soft staking no longer pays for. */
export const softStakingStopped = pgTable('soft_staking_stopped', { asset: text('asset').primaryKey() });
