import { and, asc, eq, gt } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { vouchers as calls } from '@earnkit/core/simple-earn/contract';
import type { Db, Database } from '../database/openDatabase.ts';
import { fromUnits } from '../units.ts';
import { fixedRefusals } from './fixed/refusals.ts';
import { amount, bigintColumn } from '../database/columns.ts';
import { refusals } from '../refusal.ts';
import { sliceEvent } from '../slice.ts';
import type { Clock } from '../clock/clock.ts';
import { type Exchange, privateRoute } from '../http/route.ts';
import { needFixedProduct } from './fixed/products.ts';

/** Reads a person's vouchers that are neither used nor expired, the next to expire first. */
const readVouchers = (db: Db, userId: number, at: number): Promise<readonly Voucher[]> =>
  db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.userId, userId), eq(vouchers.used, false), gt(vouchers.expiresAt, at)))
    .orderBy(asc(vouchers.expiresAt), asc(vouchers.id));

/** What a voucher is used for. */
interface Use {
  readonly asset: string;
  /** Smallest steps. */
  readonly amount: bigint;
  /** Unix seconds. */
  readonly at: number;
}

/** Uses a voucher up. @throws Refusal where it is not the person's, used, expired, for other coins, or the amount is out of its bounds. */
export async function takeVoucher(tx: Db, userId: number, id: string, { asset, amount, at }: Use): Promise<Voucher> {
  const voucher = await lockVoucher(tx, userId, id);
  if (voucher.used) throw fixedRefusals.voucherUsed();
  if (voucher.expiresAt <= at) throw fixedRefusals.voucherExpired();
  if (voucher.assets !== '' && !voucher.assets.split(',').includes(asset)) throw fixedRefusals.voucherOfOtherCoin(asset);
  if (amount < voucher.low) throw fixedRefusals.belowVoucher(fromUnits(voucher.low), asset);
  if (voucher.high > 0n && amount > voucher.high) throw fixedRefusals.aboveVoucher(fromUnits(voucher.high), asset);
  await markUsed(tx, userId, id);
  return voucher;
}

/** Locks a person's voucher until the transaction ends. @throws Refusal where there is none. */
async function lockVoucher(tx: Db, userId: number, id: string): Promise<Voucher> {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const [voucher] = await tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.id, number), eq(vouchers.userId, userId)))
    .for('update');
  if (voucher === undefined) throw fixedRefusals.noVoucher();
  return voucher;
}

/** Marks a voucher of a person as used; without an id, all of them. */
const markUsed = (tx: Db, userId: number, id?: string): Promise<unknown> =>
  tx
    .update(vouchers)
    .set({ used: true })
    .where(and(eq(vouchers.userId, userId), id === undefined ? undefined : eq(vouchers.id, Number(id))));

/** A person's rate-up vouchers. */
export const vouchers = pgTable('vouchers', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: bigintColumn('user_id').notNull(),
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
  expiresAt: bigintColumn('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
});

/** One row of {@link vouchers}. */
export type Voucher = typeof vouchers.$inferSelect;

const used = v.object({ event: v.literal('voucher-used'), voucher: v.optional(v.string()) });

/** A voucher of the person, or all of them, is used elsewhere, such as in another tab. */
export const voucherUsed = sliceEvent('voucher-used', used, async ({ transact }, { voucher }, user) => {
  if (user === undefined) throw refusals.loginNeeded();
  await transact(async (tx) => {
    if (voucher !== undefined) await lockVoucher(tx, user.id, voucher);
    await markUsed(tx, user.id, voucher);
  });
});

/** Serves the vouchers of a person: all that are left, also those that the product or the amount rules out (API-56). */
export function voucherRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  privateRoute(exchange, calls.vouchers, async ({ user, wire }) => {
    needFixedProduct(wire.pid);
    const found = await readVouchers(db, user.id, await clock.now());
    return {
      list: found.map((voucher) => ({
        id: String(voucher.id),
        title: voucher.title,
        rate_day: voucher.days,
        rate_ratio: fromUnits(voucher.percent),
        buy_limit_low: fromUnits(voucher.low),
        buy_limit_high: fromUnits(voucher.high),
        using_currency: voucher.assets,
        expired_timest: voucher.expiresAt,
      })),
      total: found.length,
    };
  });
}
