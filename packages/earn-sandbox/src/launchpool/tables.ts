import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, bigintColumn } from '../database/columns.ts';

declare module '../ledger/tables.ts' {
  interface AccountKinds {
    /** Stakes that no other product holds: those of the spot account. */
    readonly launchpool: 'person';
  }
}

/** A project: one edition of a lane, which is a series of projects of one coin. */
export const projects = pgTable('launchpool_projects', {
  pid: text('pid').primaryKey(),
  /** Position among the lanes. */
  lane: integer('lane').notNull(),
  edition: integer('edition').notNull(),
  /** Unix seconds, a full hour. */
  startsAt: bigintColumn('starts_at').notNull(),
  /** Unix seconds; a full hour, unless it was ended by hand. */
  endsAt: bigintColumn('ends_at').notNull(),
});

/** What is staked in each pool, and what has been paid of its budget. */
export const pools = pgTable('launchpool_pools', {
  rid: text('rid').primaryKey(),
  pid: text('pid').notNull(),
  /** Position among the pools of its lane. */
  position: integer('position').notNull(),
  /** What people outside the sandbox have staked. */
  others: amount('others').notNull(),
  /** What people of the sandbox have staked, all together. */
  staked: amount('staked').notNull().default(0n),
  /** What has been paid of the budget in all, inside and outside the sandbox. */
  paid: amount('paid').notNull().default(0n),
  /** The part of `paid` that people outside the sandbox received. */
  paidToOthers: amount('paid_to_others').notNull().default(0n),
  /** Last hour (hours since 1970) whose rewards are in `paid`. Hours without a stake of the sandbox are settled later, when needed. */
  settledHour: bigintColumn('settled_hour').notNull(),
});

/** Where a stake is held. */
export type HeldIn = 'spot' | 'flexible' | 'fixed' | 'staking';

/** Stakes, each with what is left of it. */
export const stakes = pgTable('launchpool_stakes', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
  rid: text('rid').notNull(),
  heldIn: text('held_in').$type<HeldIn>().notNull(),
  amount: amount('amount').notNull(),
  /** Days of the fixed term it is held in; 0 without one. */
  days: integer('days').notNull(),
  at: bigintColumn('at').notNull(),
  /** When its fixed term ends; null without one. */
  endsAt: bigintColumn('ends_at'),
  /** When it is returned automatically; null if the person has to redeem it. */
  returnsAt: bigintColumn('returns_at'),
});

/** What a person has earned in a pool. */
export const rewards = pgTable('launchpool_rewards', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
  rid: text('rid').notNull(),
  /** So far, in the project's coin. */
  total: amount('total').notNull().default(0n),
  /** What the hour `lastHour` (hours since 1970) paid. */
  last: amount('last').notNull().default(0n),
  lastHour: bigintColumn('last_hour').notNull().default(0),
});

/** One row of {@link projects}. */
export type Project = typeof projects.$inferSelect;
/** One row of {@link pools}. */
export type Pool = typeof pools.$inferSelect;
/** One row of {@link stakes}. */
export type Stake = typeof stakes.$inferSelect;
