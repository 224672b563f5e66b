import type { WireOf } from '@earnkit/core/endpoint';
import { history } from '@earnkit/core/simple-earn/contract';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { User } from '../../users.ts';
import { type Clock, HOUR } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import { paging } from '../../http/paging.ts';
import { refusals } from '../../refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../../http/route.ts';
import {
  type HourlySource,
  type LogRecord,
  type LogSource,
  readDailySums,
  readLog,
  readLogAssets,
  zoneSeconds,
} from '../../orders/orderLog.ts';
import { fixedOrders } from '../fixed/tables.ts';
import { flexibleOrders as orders, flexibleSettlements as settlements } from '../flexible/tables.ts';

/** Records on a page where the caller does not say. */
const PAGE = 10;

const { subscribe, redeem, interest, bonus, rateUp } = history.HISTORY_TYPES;

/** Fields that only some records have. */
const NO_DETAILS = {
  mode: null,
  lend_principal: null,
  lend_rate_year: null,
  bonus_amount: null,
  bonus_asset: null,
  coupon_principal: null,
  coupon_interest: null,
  rate_ratio: null,
  lock_up_period: null,
  year_rate: null,
  sub_business: null,
};

type Source = LogSource<keyof typeof NO_DETAILS>;

/** Orders of one type. An order that was cancelled as a whole is not shown. */
const ordersOf = (type: number): Source => ({
  table: orders,
  type,
  where: and(eq(orders.type, type), gt(orders.amount, 0n)),
  time: [orders.at, 1],
  finishedAt: orders.finishedAt,
  id: sql`'o' || ${orders.id}`,
  sequence: orders.id,
  rank: 0,
  amount: orders.amount,
  details: { mode: orders.mode, sub_business: orders.subBusiness },
});

/** What the hours paid, one record for each holding and hour. */
const paymentsOf = (
  type: number,
  letter: string,
  kind: 'interest' | 'bonus',
  details: Source['details'],
): HourlySource<keyof typeof NO_DETAILS> => ({
  table: settlements,
  type,
  where: sql`${settlements[kind]} > 0`,
  time: [settlements.hour, HOUR],
  id: sql`${letter}::text || ${settlements.holdingId} || '-' || ${settlements.hour}`,
  sequence: settlements.holdingId,
  rank: 1,
  amount: settlements[kind],
  runs: { from: sql`(select * from flexible_runs where kind = ${kind}::text) runs` },
  details: { lend_principal: settlements.principal, ...details },
});

const INTEREST = paymentsOf(interest, 'i', 'interest', { lend_rate_year: settlements.rateYear });

/** Everything the flexible history lists, by its type. */
const SOURCES: readonly Source[] = [
  ordersOf(subscribe),
  ordersOf(redeem),
  INTEREST,
  paymentsOf(bonus, 'b', 'bonus', { bonus_amount: settlements.bonus, bonus_asset: settlements.bonusAsset }),
];

/** A moment of a fixed order, while its column says that it has come. */
const momentOf = (type: number, letter: string, rank: number, at: PgColumn, amount: PgColumn, more: Partial<Source> = {}): Source => ({
  table: fixedOrders,
  type,
  time: [at, 1],
  id: sql`${letter}::text || ${fixedOrders.id}`,
  sequence: fixedOrders.id,
  rank,
  amount,
  ...more,
  where: and(isNotNull(at), gt(amount, 0n), more.where),
  details: {
    lend_principal: fixedOrders.principal,
    lock_up_period: fixedOrders.days,
    year_rate: fixedOrders.rateYear,
    sub_business: fixedOrders.subBusiness,
    ...more.details,
  },
});

/** Early redemption pays no interest (AMB-152). */
const EARNED = { where: sql`${fixedOrders.redeemMode} is distinct from 'early'` };

/** Everything the fixed history lists, by its type. A renewed order is not redeemed. */
const FIXED_SOURCES: readonly Source[] = [
  momentOf(subscribe, 'l', 1, fixedOrders.createdAt, fixedOrders.principal, { details: { mode: fixedOrders.mode } }),
  momentOf(redeem, 'r', 2, fixedOrders.redeemedAt, fixedOrders.principal, {
    finishedAt: fixedOrders.paidAt,
    details: { mode: fixedOrders.redeemMode },
  }),
  momentOf(interest, 'i', 3, fixedOrders.paidAt, fixedOrders.interest, EARNED),
  momentOf(bonus, 'b', 4, fixedOrders.paidAt, fixedOrders.bonus, {
    ...EARNED,
    details: { bonus_amount: fixedOrders.bonus, bonus_asset: fixedOrders.bonusAsset },
  }),
  momentOf(rateUp, 'v', 5, fixedOrders.paidAt, fixedOrders.voucherInterest, {
    ...EARNED,
    details: {
      coupon_principal: fixedOrders.voucherPrincipal,
      coupon_interest: fixedOrders.voucherInterest,
      rate_ratio: fixedOrders.voucherPercent,
    },
  }),
];

/** The kinds of records, as the filter names them; the US edition says commit (US-09). */
const typesFor = (user: User | undefined) => [
  { name: user?.edition === 'us' ? 'Commit' : 'Subscribe', value: String(subscribe) },
  { name: 'Redeem', value: String(redeem) },
  { name: 'Interest', value: String(interest) },
  { name: 'Bonus', value: String(bonus) },
];

/** Which records a call asks for. @throws Refusal where they make no filter. */
function askedOf({ id: userId }: User, wire: WireOf<typeof history.fixedHistory>) {
  if (wire.type !== undefined && (wire.type < 0 || wire.type > 5)) throw refusals.badInput('The field type is out of range.');
  return {
    page: paging(wire, PAGE),
    filter: { userId, asset: wire.asset === '' ? undefined : wire.asset, from: wire.start_at, to: wire.end_at },
    isAsked: ({ type }: Source): boolean => !wire.type || type === wire.type,
  };
}

/** A record as answers carry it. */
const recordRow = ({ type, asset, amount, at, finishedAt, id, details }: LogRecord<keyof typeof NO_DETAILS>) => ({
  type,
  asset,
  amount,
  unique_time: id,
  time_at: at,
  create_at: at,
  finish_at: finishedAt,
  interest: type === interest ? amount : null,
  ...NO_DETAILS,
  ...details,
  sub_business: Number(details.sub_business ?? 0),
});

/** Serves the flexible and the fixed history: orders, interest, bonus and rate-up, newest first (API-37, API-38). */
export function historyRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  privateRoute(exchange, history.flexibleHistory, async ({ user, wire }) => {
    await clock.now();
    const { page, filter, isAsked } = askedOf(user, wire);
    const zone = wire.is_time_zone === 1 ? zoneSeconds(wire.time_zone ?? '0') : 0;
    const isDaily = wire.is_daily_log === 1 && isAsked(INTEREST);
    const { list, total } = isDaily
      ? // A day's mean principal and rate are cut down (SE-H-14).
        await readDailySums(db, INTEREST, filter, page, { zone, means: { lend_principal: 8, lend_rate_year: 6 } })
      : await readLog(db, SOURCES.filter(isAsked), filter, page);
    return { list: list.map(recordRow), total };
  });

  privateRoute(exchange, history.fixedHistory, async ({ user, wire }) => {
    await clock.now();
    const { page, filter, isAsked } = askedOf(user, wire);
    const { list, total } = await readLog(db, FIXED_SOURCES.filter(isAsked), filter, page);
    return { list: list.map(recordRow), total };
  });

  privateRoute(exchange, history.historyCoins, async ({ user }) => readLogAssets(db, user.id, [orders, settlements]));

  openRoute(exchange, history.historyTypes, async ({ wire, user }) =>
    wire.product_type === 'fixed' ? [...typesFor(user), { name: 'Rate-up', value: String(rateUp) }] : typesFor(user),
  );
}
