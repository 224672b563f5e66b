import { history } from '@earnkit/core/simple-earn/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Clock, HOUR } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import { paging } from '../../http/paging.ts';
import { refusals } from '../../http/refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../../http/route.ts';
import { type LogSource, readLog, readLogAssets, zoneSeconds } from '../../orders/orderLog.ts';
import { flexibleOrders as orders, flexibleSettlements as settlements } from '../flexible/tables.ts';

/** Records on a page where the caller does not say. */
const PAGE = 10;

const { subscribe, redeem, interest, bonus } = history.HISTORY_TYPES;

/** Fields that only some records have. */
const NO_DETAILS = { mode: null, lend_principal: null, lend_rate_year: null, bonus_amount: null, bonus_asset: null };

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
  details: { mode: orders.mode },
});

/** What the hours paid, one record for each holding and hour. */
const paymentsOf = (type: number, letter: string, amount: PgColumn, details: Source['details']): Source => ({
  table: settlements,
  type,
  where: sql`${amount} > 0`,
  time: [settlements.hour, HOUR],
  id: sql`${letter}::text || ${settlements.holdingId} || '-' || ${settlements.hour}`,
  sequence: settlements.holdingId,
  rank: 1,
  amount,
  details: { lend_principal: settlements.principal, ...details },
});

const INTEREST = paymentsOf(interest, 'i', settlements.interest, { lend_rate_year: settlements.rateYear });

/** Everything the flexible history lists, by its type. */
const SOURCES: readonly Source[] = [
  ordersOf(subscribe),
  ordersOf(redeem),
  INTEREST,
  paymentsOf(bonus, 'b', settlements.bonus, { bonus_amount: settlements.bonus, bonus_asset: settlements.bonusAsset }),
];

/** Serves the flexible history: orders, interest and bonus, newest first (API-37). */
export function historyRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  privateRoute(exchange, history.flexibleHistory, async ({ user, wire }) => {
    await clock.now();
    if (wire.type !== undefined && (wire.type < 0 || wire.type > 5)) throw refusals.badInput('The field type is out of range.');
    const page = paging(wire, PAGE);
    const filter = { userId: user.id, asset: wire.asset === '' ? undefined : wire.asset, from: wire.start_at, to: wire.end_at };
    const zone = wire.is_time_zone === 1 ? zoneSeconds(wire.time_zone ?? '0') : 0;
    const isDaily = wire.is_daily_log === 1;
    const sources = isDaily ? [INTEREST] : SOURCES.filter(({ type }) => !wire.type || type === wire.type);
    // A day's mean principal and rate are cut down (SE-H-14).
    const daily = isDaily ? { zone, means: { lend_principal: 8, lend_rate_year: 6 } } : undefined;
    const { list, total } = await readLog(db, sources, filter, page, daily);
    return {
      list: list.map(({ type, asset, amount, at, finishedAt, id, details }) => ({
        type,
        asset,
        amount,
        unique_time: id,
        time_at: at,
        create_at: at,
        finish_at: finishedAt,
        sub_business: 0,
        interest: type === interest ? amount : null,
        ...NO_DETAILS,
        ...details,
      })),
      total,
    };
  });

  privateRoute(exchange, history.historyCoins, async ({ user }) => readLogAssets(db, user.id, [orders, settlements]));

  openRoute(exchange, history.historyTypes, async () => [
    { name: 'Subscribe', value: String(subscribe) },
    { name: 'Redeem', value: String(redeem) },
    { name: 'Interest', value: String(interest) },
    { name: 'Bonus', value: String(bonus) },
  ]);
}
