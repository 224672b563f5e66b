import * as calls from '@earnkit/core/private-wealth/contract';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Clock } from '../clock/clock.ts';
import { iconOf } from '../coins/coins.ts';
import { controlRead, needUser } from '../control/controlRoute.ts';
import type { Database, Db } from '../database/openDatabase.ts';
import { refusals } from '../refusal.ts';
import { type Exchange, privateRoute } from '../http/route.ts';
import { queryOf } from '../http/limits.ts';
import { pageFields, paging, windowFields } from '../http/paging.ts';
import { amountOrNull, bit, readFields } from '../http/wire.ts';
import { fromUnits } from '../units.ts';
import { orderRoute, withoutLocks } from '../orders/orderRoute.ts';
import { percentChange, readDailyChanges, readLines, readRealised, readTrades, tradeRow } from './lines.ts';
import { buyNetValue, incomeOf, purchase, redeem, rowId } from './orders.ts';
import { netValueAt, type WealthProduct, wealthProductOf } from './products.ts';
import { type WealthOrder, wealthOrders } from './tables.ts';

const DAY = 86_400;
const RECENT_DAYS = 30;

/** Purchases and redemptions on a page where the caller does not say. */
const HISTORY_PAGE = 20;

const pageQuery = v.object(pageFields);

/** Changes of value on a page where the caller does not say. */
const CHANGES_PAGE = 100;

const changeQuery = v.object(windowFields);

/** Serves private wealth: purchase, redemption, an order with its trend, and for the console the list of orders and their history (AMB-025). */
export function wealthRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  orderRoute(exchange, clock, calls.purchase, { ask: refusals.passwordNeeded, begin: withoutLocks(purchase), answer: () => null });
  orderRoute(exchange, clock, calls.redeem, { ask: refusals.passwordRequired, begin: withoutLocks(redeem), answer: () => null });

  privateRoute(exchange, calls.orderDetail, async ({ user, wire }) => {
    const found = await findOrder(db, user.id, wire.order_id, wire.project_type);
    const at = await clock.now();
    return found ? detailRow(found, at, user.id) : null;
  });

  privateRoute(exchange, calls.lines, async ({ user, wire }) => {
    if (!(calls.TREND_DAYS as readonly number[]).includes(wire.range)) throw refusals.badInput('The field range is out of range.');
    const found = await findOrder(db, user.id, wire.order_id, wire.project_type);
    if (found === undefined) return { lines: [], change: null };
    return readLines(db, found.product, found.order, wire, await clock.now());
  });

  controlRead(exchange, '/sandbox/private-wealth/orders', async ({ req: { raw } }) => {
    const user = await needUser(exchange, raw);
    const at = await clock.now();
    const found = await db.select().from(wealthOrders).where(eq(wealthOrders.userId, user.id)).orderBy(asc(wealthOrders.id));
    const realisedOf = await readRealised(
      db,
      found.map(({ id }) => id),
    );
    const list = found.flatMap((order) => {
      const product = wealthProductOf(order.productId);
      return product === undefined
        ? []
        : [{ ...listedRow({ order, product }, at), realised_income_amount: fromUnits(realisedOf(order.id)) }];
    });
    return { list, total: list.length };
  });

  controlRead(exchange, '/sandbox/private-wealth/changes', async ({ req: { raw } }) => {
    const user = await needUser(exchange, raw);
    const { from, to, ...wire } = readFields(changeQuery, queryOf(raw));
    const { offset, limit } = paging(wire, CHANGES_PAGE);
    const at = await clock.now();
    const orders = await db.select().from(wealthOrders).where(eq(wealthOrders.userId, user.id)).orderBy(asc(wealthOrders.id));
    const changes = await Promise.all(
      orders.map(async (order) => {
        const product = wealthProductOf(order.productId);
        return product === undefined ? [] : readDailyChanges(db, product, order, { from, to: Math.min(to, at + 1) });
      }),
    );
    const found = changes.flat().toSorted((one, other) => other.time - one.time);
    return { list: found.slice(offset, offset + limit), total: found.length };
  });

  controlRead(exchange, '/sandbox/private-wealth/history', async ({ req: { raw } }) => {
    const user = await needUser(exchange, raw);
    await clock.now();
    const { offset, limit } = paging(readFields(pageQuery, queryOf(raw)), HISTORY_PAGE);
    const orders = new Map(
      (await db.select().from(wealthOrders).where(eq(wealthOrders.userId, user.id))).map((order) => [order.id, order]),
    );
    const trades = (await readTrades(db, [...orders.keys()])).toReversed();
    const list = trades.slice(offset, offset + limit).flatMap((trade) => {
      const product = wealthProductOf(orders.get(trade.orderId)?.productId ?? '');
      if (product === undefined) return [];
      const { name, asset } = product;
      return [{ ...tradeRow(trade), id: String(trade.id), order_id: String(trade.orderId), name, coin: asset, icon: iconOf(asset) }];
    });
    return { list, total: trades.length };
  });
}

/** An order with its product. */
interface Found {
  readonly order: WealthOrder;
  readonly product: WealthProduct;
}

/** A person's order of a kind of project; `undefined` where there is none. */
async function findOrder(db: Db, userId: number, orderId: string, type: number): Promise<Found | undefined> {
  const [order] = await db
    .select()
    .from(wealthOrders)
    .where(and(eq(wealthOrders.id, rowId(orderId)), eq(wealthOrders.userId, userId)));
  const product = order && wealthProductOf(order.productId);
  return order && product?.type === type ? { order, product } : undefined;
}

function orderRow({ order, product }: Found, at: number) {
  const netValue = netValueAt(product, at);
  return {
    name: product.name,
    coin: product.asset,
    amount: fromUnits(order.cost),
    unit: fromUnits(order.units),
    income_amount: fromUnits(incomeOf(order, netValue)),
    show_interest: bit(product.showsIncome),
    net_value_ratio_buy: amountOrNull(buyNetValue(order)),
    net_value_ratio: fromUnits(netValue),
  };
}

const detailRow = (found: Found, at: number, userId: number) => ({
  ...orderRow(found, at),
  recent_30_days_rate: fromUnits(percentChange(netValueAt(found.product, at - RECENT_DAYS * DAY), netValueAt(found.product, at))),
  run_days: Math.floor((at - found.order.openedAt) / DAY),
  client_id: `PW${String(100_000 + userId)}`,
});

const listedRow = (found: Found, at: number) => ({
  ...orderRow(found, at),
  order_id: String(found.order.id),
  pid: found.product.pid,
  project_type: found.product.type,
  icon: iconOf(found.product.asset),
  min_amount: found.product.minimum,
});
