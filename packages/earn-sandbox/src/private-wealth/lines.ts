import type { Db } from '../database/openDatabase.ts';
import { fromUnits, UNIT } from '../units.ts';
import { worthOf } from './orders.ts';
import { netValueAt, type WealthProduct } from './products.ts';
import type { WealthOrder } from './tables.ts';
import { readTrades, tradeRow } from './trades.ts';

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
