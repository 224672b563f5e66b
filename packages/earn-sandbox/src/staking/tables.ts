import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, bigintColumn } from '../database/columns.ts';
import { toUnits } from '../units.ts';
import { quotaTable } from '../orders/quotas.ts';
import { findTarget } from './products.ts';

declare module '../ledger/tables.ts' {
  interface AccountKinds {
    /** What a person has staked. */
    readonly staked: 'person';
    /** What is on its way back to them. */
    readonly unstaking: 'person';
  }
}

/** Stakes. Each earns for itself, day by day from its own start. */
export const stakeLots = pgTable('staking_lots', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
  /** The venue. */
  pid: text('pid').notNull(),
  asset: text('asset').notNull(),
  /** What was staked. */
  staked: amount('staked').notNull(),
  /** What is left of it, with what a growing token has added. */
  amount: amount('amount').notNull(),
  /** Of that, what a launchpool holds: it earns here, and cannot be redeemed before the launchpool releases it. */
  reserved: amount('reserved').notNull().default(0n),
  /** What of it takes from the product's quota; 0 where it was not counted. */
  quota: amount('quota').notNull().default(0n),
  /** Whether it was made from a VIP theme (ST-102). */
  vip: boolean('vip').notNull(),
  at: bigintColumn('at').notNull(),
  earnsFrom: bigintColumn('earns_from').notNull(),
  /** Days that are paid. */
  days: integer('days').notNull().default(0),
  /** When the next day is paid; null where rewards are paid with the redemption. */
  dueAt: bigintColumn('due_at'),
});

/** One row of {@link stakeLots}. */
export type StakeLot = typeof stakeLots.$inferSelect;

/** Rewards that were paid. */
export const stakingRewards = pgTable('staking_rewards', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  lotId: bigintColumn('lot_id').notNull(),
  /** Which day of the stake, from 1 upwards. */
  day: integer('day').notNull(),
  /** Position among the venue's rewards; -1 is the bonus. */
  part: integer('part').notNull(),
  userId: bigintColumn('user_id').notNull(),
  pid: text('pid').notNull(),
  asset: text('asset').notNull(),
  rewardAsset: text('reward_asset').notNull(),
  amount: amount('amount').notNull(),
  /** The amount that earned it. */
  held: amount('held').notNull(),
  at: bigintColumn('at').notNull(),
  transferId: bigintColumn('transfer_id').notNull(),
});

/** Redemptions. */
export const stakingRedemptions = pgTable('staking_redemptions', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
  pid: text('pid').notNull(),
  asset: text('asset').notNull(),
  amount: amount('amount').notNull(),
  fast: boolean('fast').notNull(),
  fee: amount('fee').notNull(),
  /** The coin that is paid out. */
  redeemAsset: text('redeem_asset').notNull(),
  received: amount('received').notNull(),
  at: bigintColumn('at').notNull(),
  arrivesAt: bigintColumn('arrives_at').notNull(),
  /** Null while it is on its way. */
  paidAt: bigintColumn('paid_at'),
  /** What it took of the day's quota for fast redemptions; 0 where there is none. */
  quota: amount('quota').notNull().default(0n),
});

/** What has been redeemed fast in a UTC day (days since 1970), by the product and the coin that is paid out. */
export const fastQuotas = pgTable(
  'staking_fast_quotas',
  {
    pid: text('pid').notNull(),
    asset: text('asset').notNull(),
    day: bigintColumn('day').notNull(),
    /** By people of the sandbox. */
    used: amount('used').notNull().default(0n),
    /** By other people. */
    others: amount('others').notNull().default(0n),
  },
  (table) => [primaryKey({ columns: [table.pid, table.asset, table.day] })],
);

/** Crowd holders: they have limits of their own (ST-13). */
export const crowdHolders = pgTable('staking_crowd', { userId: bigintColumn('user_id').primaryKey() });

/** The tasks of web3 bonuses that a person has done, by key; the bonus is paid from the hour after (AMB-165). */
export const bonusTasks = pgTable(
  'staking_tasks',
  { userId: bigintColumn('user_id').notNull(), key: text('key').notNull(), doneAt: bigintColumn('done_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** What may still be staked of each product: a stake takes its amount until it is redeemed. */
export const stakeQuotas = quotaTable('staking_quotas', 'pid', (pid) => {
  const total = findTarget(undefined, pid)?.product.total;
  return total === undefined ? undefined : toUnits(total);
});
