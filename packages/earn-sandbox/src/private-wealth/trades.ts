import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/openDatabase.ts';
import { groupBy } from '../collections/groupBy.ts';
import { fromUnits } from '../units.ts';
import { accounts, entries } from '../ledger/tables.ts';
import { wealthTrades } from './tables.ts';

/** A purchase or a redemption with what the ledger says it cost. Amounts in smallest steps. */
export interface Trade {
  readonly id: number;
  readonly orderId: number;
  /** Negative for units redeemed. */
  readonly units: bigint;
  /** What was paid, by the person or to them. */
  readonly amount: bigint;
  readonly netValue: bigint;
  readonly at: number;
  /** What redeemed units gained or lost since they were bought; `undefined` for a purchase. */
  readonly income: bigint | undefined;
}

/** The purchases and redemptions of some orders, the oldest first. */
export async function readTrades(db: Db, orderIds: readonly number[]): Promise<readonly Trade[]> {
  if (orderIds.length === 0) return [];
  const found = await db
    .select({ trade: wealthTrades, cost: entries.amount })
    .from(wealthTrades)
    .innerJoin(entries, eq(entries.transferId, wealthTrades.transferId))
    .innerJoin(accounts, and(eq(accounts.id, entries.accountId), eq(accounts.kind, 'wealth')))
    .where(inArray(wealthTrades.orderId, [...orderIds]))
    .orderBy(asc(wealthTrades.at), asc(wealthTrades.id));
  // A redemption takes what its units cost out of the account.
  return found.map(({ trade, cost }) => ({ ...trade, income: trade.units < 0n ? trade.amount + cost : undefined }));
}

/** What the redeemed units of each order gained or lost, by the order's id. */
export async function readRealised(db: Db, orderIds: readonly number[]): Promise<(orderId: number) => bigint> {
  const byOrder = groupBy(await readTrades(db, orderIds), ({ orderId }) => orderId);
  return (orderId) => (byOrder.get(orderId) ?? []).reduce((sum, { income = 0n }) => sum + income, 0n);
}

/** A trade as answers carry it. */
export const tradeRow = ({ units, amount, netValue, at, income }: Trade) => ({
  time: at,
  type: units < 0n ? 2 : 1,
  amount: fromUnits(amount),
  unit: fromUnits(units < 0n ? -units : units),
  net_value: fromUnits(netValue),
  income_amount: income === undefined ? null : fromUnits(income),
});
