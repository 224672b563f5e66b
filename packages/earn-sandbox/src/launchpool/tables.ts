import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, bigintColumn } from '../database/columns.ts';

declare module '../ledger/tables.ts' {
  interface AccountKinds {
    /** Stakes held in the spot account. Other stakes stay in the account of the product that holds them. */
    readonly launchpool: 'person';
  }
}

/** A project: one round of a series, which is all projects that reward one coin. Rounds count from 1. */
export const projects = pgTable('launchpool_projects', {
  /** Id of the project, as on the wire. */
  pid: text('pid').primaryKey(),
  /** Index of the series in the catalogue. */
  series: integer('lane').notNull(),
  round: integer('edition').notNull(),
  /** Unix seconds, a full hour. */
  startsAt: bigintColumn('starts_at').notNull(),
  /** Unix seconds; a full hour, unless it was ended by hand. */
  endsAt: bigintColumn('ends_at').notNull(),
});

/** What is staked in each pool, and what has been paid of its budget. */
export const pools = pgTable('launchpool_pools', {
  /** Id of the pool, as on the wire. */
  rid: text('rid').primaryKey(),
  pid: text('pid').notNull(),
  /** Position among the pools of its series. */
  position: integer('position').notNull(),
  /** What the simulated other participants have staked. */
  others: amount('others').notNull(),
  /** What people of the sandbox have staked, all together. */
  staked: amount('staked').notNull().default(0n),
  /** What has been paid of the budget, to the sandbox's people and to the simulated others. */
  paid: amount('paid').notNull().default(0n),
  /** The part of `paid` that the simulated others received. */
  paidToOthers: amount('paid_to_others').notNull().default(0n),
  /** Last hour (hours since 1970) whose rewards are in `paid`. Hours in which nobody of the sandbox had a stake are settled lazily. */
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
  lastHourReward: amount('last').notNull().default(0n),
  lastHour: bigintColumn('last_hour').notNull().default(0),
});

/** What a pool paid a person on each UTC day; together what {@link rewards} says in total. */
export const rewardDays = pgTable('launchpool_reward_days', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  rewardId: bigintColumn('reward_id').notNull(),
  /** Days since 1970. */
  day: bigintColumn('day').notNull(),
  /** In the project's coin. */
  amount: amount('amount').notNull(),
  /** The last hour (hours since 1970) of it. */
  lastHour: bigintColumn('last_hour').notNull(),
});

/** One row of {@link projects}. */
export type Project = typeof projects.$inferSelect;
/** One row of {@link pools}. */
export type Pool = typeof pools.$inferSelect;
/** One row of {@link stakes}. */
export type Stake = typeof stakes.$inferSelect;
