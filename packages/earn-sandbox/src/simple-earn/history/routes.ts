import { history } from '@earnkit/core/simple-earn/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { User } from '../../account/tables.ts';
import { type Clock, HOUR } from '../../clock/clock.ts';
import { type Database, rows } from '../../database/openDatabase.ts';
import { paging } from '../../http/paging.ts';
import { refusals } from '../../http/refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../../http/route.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';

/** Records on a page where the caller does not say. */
const PAGE = 10;

const DAY = 24 * HOUR;

const { subscribe, redeem, interest, bonus } = history.HISTORY_TYPES;

/** Records as the database gives them, whatever they are of. */
interface Found {
  readonly type: number | string;
  readonly asset: string;
  readonly amount: string;
  readonly at: number | string;
  readonly finished: number | string | null;
  readonly id: string;
  readonly mode: string | null;
  readonly principal: string | null;
  readonly rate: string | null;
  readonly bonus: string | null;
  readonly bonus_asset: string | null;
}

/** Serves the flexible history: orders, interest and bonus, newest first (API-37). */
export function historyRoutes(exchange: Exchange, database: Database, clock: Clock): void {
  privateRoute(exchange, history.flexibleHistory, async ({ user, wire }) => {
    await clock.now();
    if (wire.type !== undefined && (wire.type < 0 || wire.type > 5)) throw refusals.badInput('The field type is out of range.');
    const { offset, limit } = paging(wire, PAGE);
    const types = wire.type ? [wire.type] : [subscribe, redeem, interest, bonus];
    const range: Range = {
      asset: wire.asset === undefined || wire.asset === '' ? null : wire.asset,
      from: wire.start_at ?? 0,
      to: wire.end_at ?? Number.MAX_SAFE_INTEGER,
    };
    const zone = wire.is_time_zone === 1 ? zoneSeconds(wire.time_zone ?? '0') : 0;
    const parts = wire.is_daily_log === 1 ? [dailyInterest(user, range, zone)] : partsOf(types, user, range);
    if (parts.length === 0) return { list: [], total: 0 };
    // Each part gives no more than the page can need, in the order of its index.
    const newest = union(
      parts.map(({ columns, source, newestFirst }) => sql`(select ${columns} ${source} order by ${newestFirst} limit ${offset + limit})`),
    );
    const found = await rows<Found>(database.db, sql`select * from (${newest}) newest ${NEWEST_FIRST} limit ${limit} offset ${offset}`);
    const everything = union(parts.map(({ source }) => sql`select 1 ${source}`));
    const [counted] = await rows<{ total: number | string }>(database.db, sql`select count(*) as total from (${everything}) everything`);
    const total = counted?.total ?? 0;
    return { list: found.map(rowOf), total: Number(total) };
  });

  privateRoute(exchange, history.historyCoins, async ({ user }) => {
    const found = await rows<{ asset: string }>(
      database.db,
      sql`select asset from flexible_orders where user_id = ${user.id} union select asset from flexible_settlements where user_id = ${user.id} order by asset`,
    );
    return found.map((row) => row.asset);
  });

  openRoute(exchange, history.historyTypes, async () => [
    { name: 'Subscribe', value: String(subscribe) },
    { name: 'Redeem', value: String(redeem) },
    { name: 'Interest', value: String(interest) },
    { name: 'Bonus', value: String(bonus) },
  ]);
}

interface Range {
  readonly asset: string | null;
  /** Unix seconds, `to` excluded. */
  readonly from: number;
  readonly to: number;
}

/** Of one instant orders come before interest, and the latest order before an earlier one. */
const NEWEST_FIRST = sql`order by at desc, type <= 2 desc, seq desc, type`;

const union = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `);

/** Records of one table. */
interface Part {
  readonly columns: SQL;
  /** From where, under which conditions. */
  readonly source: SQL;
  readonly newestFirst: SQL;
}

function partsOf(types: readonly number[], user: User, { asset, from, to }: Range): Part[] {
  const parts: Part[] = [];
  const orders = types.filter((type) => type === subscribe || type === redeem);
  if (orders.length > 0) {
    const columns = sql`type, asset, amount::text as amount, at, finished_at as finished, 'o' || id as id, id as seq, mode, null as principal, null as rate, null as bonus, null as bonus_asset`;
    const source = sql`from flexible_orders where user_id = ${user.id} and amount > 0 and type in (${sql.join(
      orders.map((type) => sql`${type}::integer`),
      sql`, `,
    )})
      and (${asset}::text is null or asset = ${asset}::text) and at >= ${from} and at < ${to}`;
    parts.push({ columns, source, newestFirst: sql`flexible_orders.at desc, flexible_orders.id desc` });
  }
  const hours = hoursOf(from, to);
  const byHour = sql`hour desc, holding_id desc`;
  if (types.includes(interest)) {
    const columns = sql`${interest}::integer as type, asset, interest::text as amount, hour * ${HOUR}::bigint as at, hour * ${HOUR}::bigint as finished,
      'i' || holding_id || '-' || hour as id, holding_id as seq, null as mode, principal::text as principal, rate_year::text as rate, null as bonus, null as bonus_asset`;
    const source = sql`from flexible_settlements where user_id = ${user.id} and interest > 0 and (${asset}::text is null or asset = ${asset}::text) and ${hours}`;
    parts.push({ columns, source, newestFirst: byHour });
  }
  if (types.includes(bonus)) {
    const columns = sql`${bonus}::integer as type, asset, bonus::text as amount, hour * ${HOUR}::bigint as at, hour * ${HOUR}::bigint as finished,
      'b' || holding_id || '-' || hour as id, holding_id as seq, null as mode, principal::text as principal, null as rate, bonus::text as bonus, bonus_asset`;
    const source = sql`from flexible_settlements where user_id = ${user.id} and bonus > 0 and (${asset}::text is null or asset = ${asset}::text) and ${hours}`;
    parts.push({ columns, source, newestFirst: byHour });
  }
  return parts;
}

/** Payments from one instant to another, the second excluded. */
const hoursOf = (from: number, to: number): SQL => sql`hour >= ${Math.ceil(from / HOUR)} and hour < ${Math.ceil(to / HOUR)}`;

/**
 * Interest summed per coin and calendar day of the caller's zone; each record stands at its day's start, with the day's
 * mean principal and rate, cut down (SE-H-14).
 */
function dailyInterest(user: User, { asset, from, to }: Range, zone: number): Part {
  const columns = sql`${interest}::integer as type, asset, sum(interest)::text as amount, day * ${DAY}::bigint - ${zone}::bigint as at,
      day * ${DAY}::bigint - ${zone}::bigint as finished, 'd' || min(holding_id) || '-' || day as id, min(holding_id) as seq, null as mode,
      trunc(avg(principal), 8)::text as principal, trunc(avg(rate_year), 6)::text as rate, null as bonus, null as bonus_asset`;
  const source = sql`from (
      select holding_id, asset, interest, principal, rate_year, (hour * ${HOUR}::bigint + ${zone}::bigint) / ${DAY}::bigint as day
      from flexible_settlements where user_id = ${user.id} and interest > 0 and (${asset}::text is null or asset = ${asset}::text)
        and ${hoursOf(from, to)}
    ) hours group by asset, day`;
  return { columns, source, newestFirst: sql`day desc, min(holding_id) desc` };
}

/** Hours from UTC, halves and quarters included (AMB-142). */
function zoneSeconds(text: string): number {
  const hours = /^[+-]?\d{1,2}(\.(25|5|50|75|0|00))?$/.test(text) ? Number(text) : Number.NaN;
  if (!(hours >= -12 && hours <= 14)) throw refusals.badInput('The field time_zone is not an offset in hours.');
  return hours * HOUR;
}

const plain = (value: string | null): string | null => (value === null ? null : fromUnits(toUnits(value)));

const rowOf = (found: Found) => ({
  type: Number(found.type),
  asset: found.asset,
  amount: plain(found.amount),
  unique_time: found.id,
  time_at: Number(found.at),
  create_at: Number(found.at),
  finish_at: found.finished === null ? null : Number(found.finished),
  mode: found.mode,
  sub_business: 0,
  lend_principal: plain(found.principal),
  lend_rate_year: plain(found.rate),
  interest: Number(found.type) === interest ? plain(found.amount) : null,
  bonus_amount: plain(found.bonus),
  bonus_asset: found.bonus_asset,
});
