import { eq } from 'drizzle-orm';
import type { Db } from '../../database/openDatabase.ts';
import { type FixedOrder, fixedOrders } from './tables.ts';

/** Amounts of coins, in smallest steps. */
type Amounts = readonly { readonly asset: string | null; readonly amount: bigint }[];

/** What a person has and earned in fixed orders. */
interface FixedTotals {
  readonly held: Amounts;
  readonly earned: Amounts;
  /** What was paid in a range of time. */
  readonly earnedWithin: Amounts;
}

/** Adds a person's fixed orders up. The range is in unix seconds, its end exclusive. */
export async function readFixedTotals(
  db: Db,
  userId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<FixedTotals> {
  const orders = await db.select().from(fixedOrders).where(eq(fixedOrders.userId, userId));
  const paid = orders.filter(({ paidAt, redeemMode }) => paidAt !== null && redeemMode !== 'early');
  return {
    held: orders.filter(({ dueAt }) => dueAt !== null).map(({ asset, principal }) => ({ asset, amount: principal })),
    earned: paid.flatMap(earningsOf),
    earnedWithin: paid.filter(({ paidAt }) => paidAt !== null && from <= paidAt && paidAt < to).flatMap(earningsOf),
  };
}

const earningsOf = ({ asset, interest, voucherInterest, bonusAsset, bonus }: FixedOrder): Amounts => [
  { asset, amount: interest + voucherInterest },
  { asset: bonusAsset, amount: bonus },
];
