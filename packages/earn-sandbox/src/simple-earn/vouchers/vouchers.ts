import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/openDatabase.ts';
import { fromUnits } from '../../units.ts';
import { fixedRefusals } from '../fixed/refusals.ts';
import { type Voucher, vouchers } from './tables.ts';

/** Reads a person's vouchers that are neither used nor expired, the next to expire first. */
export const readVouchers = (db: Db, userId: number, at: number): Promise<readonly Voucher[]> =>
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
export async function lockVoucher(tx: Db, userId: number, id: string): Promise<Voucher> {
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
export const markUsed = (tx: Db, userId: number, id?: string): Promise<unknown> =>
  tx
    .update(vouchers)
    .set({ used: true })
    .where(and(eq(vouchers.userId, userId), id === undefined ? undefined : eq(vouchers.id, Number(id))));
