import { pgTable, text } from 'drizzle-orm/pg-core';
import { amount, bigintColumn } from '../database/columns.ts';

declare module '../ledger/tables.ts' {
  interface AccountKinds {
    /** What was paid for the units of private wealth that are held. */
    readonly wealth: 'person';
  }
}

/** What a person holds of one product. */
export const wealthOrders = pgTable('wealth_orders', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
  productId: text('product_id').notNull(),
  /** Units held, with 6 places. */
  units: amount('units').notNull().default(0n),
  /** What was paid for them; the sum of a person's orders in a coin is in the ledger's `wealth` account. */
  cost: amount('cost').notNull().default(0n),
  /** When the first units were bought. */
  openedAt: bigintColumn('opened_at').notNull(),
});

/** One row of {@link wealthOrders}. */
export type WealthOrder = typeof wealthOrders.$inferSelect;

/** Purchases and redemptions. */
export const wealthTrades = pgTable('wealth_trades', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: bigintColumn('order_id').notNull(),
  /** Units bought; negative for units redeemed. */
  units: amount('units').notNull(),
  /** What was paid, by the person or to them. */
  amount: amount('amount').notNull(),
  /** Value of a unit at that moment. */
  netValue: amount('net_value').notNull(),
  at: bigintColumn('at').notNull(),
  transferId: bigintColumn('transfer_id').notNull(),
});
