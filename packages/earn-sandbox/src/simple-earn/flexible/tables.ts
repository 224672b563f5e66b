import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, bigintColumn } from '../../database/columns.ts';
import { quotaTable } from '../../orders/quotas.ts';

declare module '../../ledger/tables.ts' {
  interface AccountKinds {
    /** What is lent and earns. */
    readonly lent: 'person';
    /** What is redeemed and not paid yet. */
    readonly redeeming: 'person';
  }
}

/** A person's flexible holding of one coin. Its amount is in the ledger's `lent` and `redeeming` accounts. */
export const flexibleHoldings = pgTable('flexible_holdings', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
  asset: text('asset').notNull(),
  /** What has been there since the last full hour or longer, and so earns for the running hour (SE-F-36). */
  earning: amount('earning').notNull().default(0n),
  /** What borrowers have of it since the last full hour. */
  lentOut: amount('lent_out').notNull().default(0n),
  /** Interest paid so far. */
  cumulative: amount('cumulative').notNull().default(0n),
  /** Bonus paid so far, in the bonus coin. */
  bonusCumulative: amount('bonus_cumulative').notNull().default(0n),
  /** Serves as collateral and cannot be redeemed (SE-F-24). */
  marginFrozen: amount('margin_frozen').notNull().default(0n),
  /** Serves another product as a stake: it earns, and cannot be redeemed until that product releases it. */
  staked: amount('staked').notNull().default(0n),
  /** Least rate at which it is lent, a fraction per year. */
  minRateYear: amount('min_rate_year').notNull().default(0n),
  /** Rate of the last hour paid. */
  lastRateYear: amount('last_rate_year'),
});

/** Subscriptions (type 1) and redemptions (type 2). */
export const flexibleOrders = pgTable('flexible_orders', {
  id: bigintColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
  asset: text('asset').notNull(),
  type: integer('type').notNull(),
  /** Of a subscription: by hand, automatic lending, or a fixed order that matured. */
  mode: text('mode').$type<'manual' | 'auto' | 'fixed'>().notNull(),
  /** Less what was cancelled. */
  amount: amount('amount').notNull(),
  /** Of a redemption: what borrowers still have. */
  pending: amount('pending').notNull().default(0n),
  at: bigintColumn('at').notNull(),
  finishedAt: bigintColumn('finished_at'),
  transferId: bigintColumn('transfer_id').notNull(),
  /** The exchange's code of the project it belongs to: 11 Launchpad, 12 Launchpool (AMB-092); 0 for none. */
  subBusiness: integer('sub_business').notNull().default(0),
  /** What it took of the coin's quota; below zero what it gave back. 0 where nothing was limited then. */
  quota: amount('quota').notNull().default(0n),
});

/** What one holding earned in one hour. The key makes a second payment for the same hour impossible. */
export const flexibleSettlements = pgTable(
  'flexible_settlements',
  {
    holdingId: bigintColumn('holding_id').notNull(),
    /** Hours since 1970 at which it was paid, for the hour before. */
    hour: bigintColumn('hour').notNull(),
    userId: bigintColumn('user_id').notNull(),
    asset: text('asset').notNull(),
    principal: amount('principal').notNull(),
    rateYear: amount('rate_year').notNull(),
    interest: amount('interest').notNull(),
    bonusAsset: text('bonus_asset'),
    bonus: amount('bonus').notNull().default(0n),
    transferId: bigintColumn('transfer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holdingId, table.hour] })],
);

/** What may still be subscribed of a coin, as much as anyone likes unless others take it: a subscription takes its amount, a redemption returns it. */
export const flexibleQuotas = quotaTable('flexible_quotas', 'asset');

/** Whether the idle balance of all of a person's coins is lent automatically; without a row it is not. */
export const autoEarnAll = pgTable('auto_earn_all', {
  userId: bigintColumn('user_id').primaryKey(),
  enabled: boolean('enabled').notNull(),
});

/** Whether the idle balance of one coin is lent automatically; a row overrules {@link autoEarnAll}. */
export const autoEarn = pgTable(
  'auto_earn',
  { userId: bigintColumn('user_id').notNull(), asset: text('asset').notNull(), enabled: boolean('enabled').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.asset] })],
);
