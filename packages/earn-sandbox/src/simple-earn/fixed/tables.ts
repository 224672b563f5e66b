import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, bigintColumn } from '../../database/columns.ts';
import { toUnits } from '../../units.ts';
import { quotaTable } from '../../orders/quotas.ts';
import { fixedProductOf } from './products.ts';

declare module '../../ledger/tables.ts' {
  interface AccountKinds {
    /** Principal of fixed orders. */
    readonly fixed: 'person';
  }
}

/** A person's fixed orders: what each promised when it was subscribed, and what became of it. The history is read from here. */
export const fixedOrders = pgTable('fixed_orders', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
  productId: text('product_id').notNull(),
  asset: text('asset').notNull(),
  principal: amount('principal').notNull(),
  /** Fraction per year. */
  rateYear: amount('rate_year').notNull(),
  days: integer('days').notNull(),
  /** Interest of the whole term, without bonus and voucher. */
  interest: amount('interest').notNull(),
  voucherId: bigintColumn('voucher_id'),
  /** The rate that the voucher adds, in percent. */
  voucherPercent: amount('voucher_percent'),
  /** The part of the principal whose rate the voucher raises. */
  voucherPrincipal: amount('voucher_principal'),
  voucherInterest: amount('voucher_interest').notNull().default(0n),
  bonusAsset: text('bonus_asset'),
  bonus: amount('bonus').notNull().default(0n),
  reinvest: boolean('reinvest').notNull(),
  redeemAccount: text('redeem_account').$type<'spot' | 'flexible'>().notNull(),
  /** Whether a person or a renewal created it. */
  mode: text('mode').$type<'manual' | 'renewal'>().notNull(),
  createdAt: bigintColumn('created_at').notNull(),
  finishesAt: bigintColumn('finishes_at').notNull(),
  /** When settlement next has to process the order. Null once it has ended, so a value marks an active order. */
  dueAt: bigintColumn('due_at'),
  /** How it is redeemed, with the reason if a renewal was not possible; null before that, and for an order that was renewed. */
  redeemMode: text('redeem_mode').$type<RedeemMode>(),
  redeemedAt: bigintColumn('redeemed_at'),
  /** When it ended: its principal was paid or renewed. */
  paidAt: bigintColumn('paid_at'),
  /** The exchange's code of the project it belongs to: 11 Launchpad, 12 Launchpool (AMB-092); 0 for none. */
  subBusiness: integer('sub_business').notNull().default(0),
  /** What it takes of the product's quota while it is open; 0 where it was not counted. */
  quota: amount('quota').notNull().default(0n),
});

/** How an order is redeemed. */
export type RedeemMode = 'matured' | 'early' | 'renewal-not-on-sale' | 'renewal-sold-out';

/** One row of {@link fixedOrders}. */
export type FixedOrder = typeof fixedOrders.$inferSelect;

/** The quota of each product: an order takes its principal from it until it is paid or renewed. */
export const fixedQuotas = quotaTable('fixed_quotas', 'product_id', (id) => {
  const total = fixedProductOf(id)?.total;
  return total === undefined ? undefined : toUnits(total);
});

/** The changed rates. A product that is not in this table has its initial rate. */
export const fixedRates = pgTable('fixed_rates', { productId: text('product_id').primaryKey(), rateYear: amount('rate_year').notNull() });
