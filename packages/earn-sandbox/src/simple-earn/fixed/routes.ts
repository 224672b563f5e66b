import { fixed, fixedVip } from '@earnkit/core/simple-earn/contract';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Clock } from '../../clock/clock.ts';
import type { ExchangeDays } from '../../exchangeDay.ts';
import { coinOf, iconOf } from '../../coins/coins.ts';
import type { Database } from '../../database/openDatabase.ts';
import { paging } from '../../http/paging.ts';
import { refusals } from '../../refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../../http/route.ts';
import { amountOrNull, bit } from '../../http/wire.ts';
import { fromUnits } from '../../units.ts';
import { readLogAssets } from '../../orders/orderLog.ts';
import { orderRoute, withoutLocks } from '../../orders/orderRoute.ts';
import { flexibleProductOf } from '../flexible/products.ts';
import { obstacleOf, personalLeft, readOffers } from './offers.ts';
import { orderNumber, redeemEarly, setRedeemAccount, setReinvest } from './orders.ts';
import { ladderOf, listedProducts, offerFlags, productRow } from './productRow.ts';
import { FIXED_PRODUCTS, fixedProductOf, needFixedProduct, typeOf } from './products.ts';
import { fixedRefusals } from './refusals.ts';
import { subscribeFixed } from './subscribe.ts';
import { type FixedOrder, fixedOrders } from './tables.ts';

/** Orders on a page where the caller does not say (API-52). */
const ORDERS_PAGE = 10;

/** What helps people of a tier, and of those above it, to the next one (SE-29): more than the worlds give them. */
const UPGRADE_WAYS = [
  { from: 0, recommend_type: 1, recommend_asset: 'GT', recommend_value: '1000' },
  { from: 2, recommend_type: 2, recommend_asset: 'USDT', recommend_value: '500000' },
  { from: 5, recommend_type: 3, recommend_asset: 'USDT', recommend_value: '3000000' },
  { from: 14, recommend_type: 0, recommend_asset: null, recommend_value: null },
] as const;

/** Serves fixed Simple Earn: products, the person's orders, what they may subscribe. */
export function fixedRoutes(exchange: Exchange, database: Database, clock: Clock, calendar: ExchangeDays): void {
  const { db } = database;

  openRoute(exchange, fixed.products, async ({ wire }) => {
    const at = await clock.now();
    const standing = await readOffers(db);
    const list = listedProducts({ type: wire.type, asset: wire.coin, at: wire.status === '1' ? at : undefined }).map((product) =>
      productRow(product, standing),
    );
    if (wire.coin === undefined) return { list, total: list.length };
    if (coinOf(wire.coin) === undefined) throw refusals.unknownCoin();
    return { fixed_list: list, business_type: flexibleProductOf(wire.coin) === undefined ? 1 : -1 };
  });

  openRoute(exchange, fixed.product, async ({ wire }) => {
    const product = fixedProductOf(wire.product_id);
    return product === undefined ? null : productRow(product, await readOffers(db));
  });

  privateRoute(exchange, fixed.coins, async ({ user }) => readLogAssets(db, user.id, [fixedOrders]));

  privateRoute(exchange, fixed.subscribeCheck, async ({ user, wire }) => {
    const obstacle = obstacleOf(needFixedProduct(wire.pid), user, await clock.now());
    return { is_able_subscribe: bit(obstacle === undefined) };
  });

  privateRoute(exchange, fixed.upgradeWay, async ({ user }) => {
    const { from: _from, ...way } = UPGRADE_WAYS.findLast(({ from }) => from <= user.vipTier) ?? UPGRADE_WAYS[0];
    return way;
  });

  for (const isVip of [false, true]) userRoutes(exchange, database, clock, { calendar, isVip });
}

/** Serves a person's orders: those of VIP products on paths of their own, all others on the common ones (SE-X-56, AMB-030). */
function userRoutes(
  exchange: Exchange,
  { db }: Database,
  clock: Clock,
  { calendar, isVip }: { readonly calendar: ExchangeDays; readonly isVip: boolean },
): void {
  const calls = isVip ? fixedVip : fixed;
  const own = FIXED_PRODUCTS.filter(({ type }) => (type === 'vip') === isVip).map(({ id }) => id);

  privateRoute(exchange, calls.lendable, async ({ user, wire }) => {
    const product = needFixedProduct(wire.product_id);
    if (!own.includes(product.id)) throw fixedRefusals.unknownProduct();
    await clock.now();
    return { lendable: amountOrNull(await personalLeft(db, user.id, product)) ?? '-1' };
  });

  privateRoute(exchange, calls.orders, async ({ user, wire }) => {
    await clock.now();
    const { offset, limit } = paging(wire, ORDERS_PAGE);
    const asked = wire.order_id === undefined ? isNotNull(fixedOrders.dueAt) : eq(fixedOrders.id, orderNumber(wire.order_id));
    const found = await db
      .select()
      .from(fixedOrders)
      .where(and(eq(fixedOrders.userId, user.id), inArray(fixedOrders.productId, own), asked))
      .orderBy(desc(fixedOrders.id));
    return { list: found.slice(offset, offset + limit).map(orderRow), total: found.length };
  });

  orderRoute(exchange, clock, calls.subscribe, {
    ask: refusals.passwordNeeded,
    begin: withoutLocks((tx, user, at, wire) => subscribeFixed(tx, calendar, { user, at, isVip }, wire)),
    answer: () => null,
  });
  orderRoute(exchange, clock, calls.redeemEarly, {
    ask: refusals.passwordRequired,
    begin: withoutLocks((tx, user, at, { order_id: orderId }) => redeemEarly(tx, { user, at, orderId, isVip })),
    answer: () => null,
  });
  privateRoute(exchange, calls.setReinvest, async ({ user, wire: { order_id: orderId, reinvest_status: status } }) => {
    await clock.write((tx, at) => setReinvest(tx, { user, at, orderId, isVip }, status === '1'));
    return null;
  });
  privateRoute(exchange, calls.setRedeemAccount, async ({ user, wire: { order_id: orderId, redeem_account_type: account } }) => {
    await clock.write((tx, at) => setRedeemAccount(tx, { user, at, orderId, isVip }, account === '1' ? 'flexible' : 'spot'));
    return null;
  });
}

/** An order that serves another product as a stake cannot be changed. */
const NO_OFFERS = { reinvest: 0, redeem_account: 0, pre_redeem: 0 } as const;

function orderRow(order: FixedOrder) {
  const { id, asset, days } = order;
  const product = needFixedProduct(order.productId);
  return {
    id: String(id),
    order_id: String(id),
    asset,
    icon: iconOf(asset),
    product_id: product.id,
    product_type: typeOf(product),
    principal: fromUnits(order.principal),
    status: order.dueAt === null ? 2 : 1,
    is_redeeming: bit(order.redeemMode === 'early'),
    create_time: order.createdAt,
    finish_time: order.finishesAt,
    lock_up_period: days,
    interest: fromUnits(order.interest),
    total_interest: fromUnits(order.interest + order.voucherInterest),
    total_year_rate_percent: fromUnits(order.rateYear * 100n),
    bonus_info: product.bonus ? { ladder_apr: ladderOf(product), bonus_asset: product.bonus.asset } : null,
    coupon_info: order.voucherPercent === null ? null : { rate_ratio: fromUnits(order.voucherPercent) },
    sub_business: order.subBusiness,
    product_info: order.subBusiness === 0 ? offerFlags(product) : NO_OFFERS,
    reinvest_status: bit(order.reinvest),
    redeem_account_type: order.redeemAccount === 'flexible' ? 1 : 0,
  };
}
