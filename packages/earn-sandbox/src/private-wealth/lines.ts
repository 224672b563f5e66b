import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/openDatabase.ts';
import { fromUnits, UNIT } from '../units.ts';
import { accounts, entries } from '../ledger/tables.ts';
import { type WealthOrder, wealthTrades } from './tables.ts';
import { worthOf } from './orders.ts';
import { netValueAt, type WealthProduct } from './products.ts';

/** A purchase or a redemption with what the ledger says it cost. Amounts in smallest steps. */
interface Trade {
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
  const trades = await readTrades(db, orderIds);
  return (orderId) => trades.reduce((sum, { orderId: of, income = 0n }) => (of === orderId ? sum + income : sum), 0n);
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

const DAY = 86_400;

/** Smallest step of a rate in percent: 4 places. */
const PERCENT_STEP = 10n ** 14n;

/** The moments of a trend: 00:00 UTC of each day since the order was opened, and now. */
const momentsOf = ({ openedAt }: WealthOrder, days: number, now: number): readonly number[] => {
  const today = Math.floor(now / DAY);
  const first = Math.max(today - days + 2, Math.floor(openedAt / DAY) + 1);
  return [...Array.from({ length: Math.max(today - first + 1, 0) }, (_, index) => (first + index) * DAY), now];
};

/** Change of a value in percent, cut down to 4 places. */
export const percentChange = (from: bigint, to: bigint): bigint => (((to - from) * 100n * UNIT) / from / PERCENT_STEP) * PERCENT_STEP;

/**
 * The trend of an order (API-75): what its units were worth day by day, or how much a unit gained or lost since the first
 * point, in percent. Beside it all purchases and redemptions of the order.
 */
export async function readLines(
  db: Db,
  product: WealthProduct,
  order: WealthOrder,
  query: { readonly type: string; readonly range: number },
  now: number,
) {
  const moments = momentsOf(order, query.range, now);
  const trades = await readTrades(db, [order.id]);
  const start = netValueAt(product, moments[0] ?? now);
  let units = 0n;
  let done = 0;
  const values = moments.map((at) => {
    for (; (trades[done]?.at ?? Infinity) <= at; done += 1) units += trades[done]?.units ?? 0n;
    const netValue = netValueAt(product, at);
    return query.type === 'rate' ? percentChange(start, netValue) : worthOf(units, netValue);
  });
  return {
    lines: values.map((value, index) => ({
      timestamp: moments[index] ?? now,
      value: fromUnits(value),
      diff: fromUnits(value - (values[index - 1] ?? value)),
    })),
    change: fromUnits((values.at(-1) ?? 0n) - (values[0] ?? 0n)),
    movements: trades.map(tradeRow),
  };
}

/**
 * How much the units of an order gained or lost on each UTC day within a time, without what was bought and redeemed; nothing where they did
 * not. A day's change stands at its last second, and today's at the last second of the time.
 */
export async function readDailyChanges(
  db: Db,
  product: WealthProduct,
  order: WealthOrder,
  { from, to }: { readonly from: number; readonly to: number },
) {
  const trades = await readTrades(db, [order.id]);
  const worthAt = (at: number): bigint =>
    worthOf(
      trades.reduce((units, trade) => (trade.at <= at ? units + trade.units : units), 0n),
      netValueAt(product, at),
    );
  const first = Math.max(Math.floor(from / DAY), Math.floor(order.openedAt / DAY));
  const last = Math.floor((to - 1) / DAY);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index).flatMap((day) => {
    const end = Math.min((day + 1) * DAY, to) - 1;
    const start = Math.max(day * DAY, from) - 1;
    const put = trades.reduce((sum, { at, units, amount }) => (at > start && at <= end ? sum + (units < 0n ? -amount : amount) : sum), 0n);
    const change = worthAt(end) - worthAt(start) - put;
    return change === 0n
      ? []
      : [
          {
            id: `${order.id}-${end}`,
            kind: 'value',
            coin: product.asset,
            reward_coin: product.asset,
            amount: fromUnits(change),
            time: end,
          },
        ];
  });
}
