import { type SQL, sql } from 'drizzle-orm';
import { HOUR } from '../clock/clock.ts';
import { type Db, oneRow } from '../database/openDatabase.ts';
import type { Page } from '../http/paging.ts';
import type { LogFilter } from './orderLog.ts';

const DAY = 24 * HOUR;

/**
 * Unbroken runs of hourly records. They are stored as ranges, so that years of records can be counted from a few rows.
 * `from` is a table or a select with the columns `user_id`, `asset`, `holding_id`, `first_hour` and `last_hour`.
 */
export interface HourRuns {
  readonly from: SQL;
}

/** The runs that match a filter, each limited to its time range. */
function runsIn({ from }: HourRuns, filter: LogFilter): SQL {
  const first = filter.from === undefined ? sql`first_hour` : sql`greatest(first_hour, ${Math.ceil(filter.from / HOUR)}::bigint)`;
  const last = filter.to === undefined ? sql`last_hour` : sql`least(last_hour, ${Math.ceil(filter.to / HOUR) - 1}::bigint)`;
  const ofAsset = filter.asset === undefined ? sql`` : sql`and asset = ${filter.asset}`;
  return sql`select * from (
      select asset, holding_id, ${first} as first, ${last} as last from ${from} where user_id = ${filter.userId} ${ofAsset}
    ) cut where first <= last`;
}

/** How many records there are: a select of one number. */
export const countHours = (runs: HourRuns, filter: LogFilter): SQL =>
  sql`select coalesce(sum(last - first + 1), 0) from (${runsIn(runs, filter)}) runs`;

/** The days of a page of daily sums, and how many sums there are before the page and in total. */
interface DayWindow {
  readonly total: number;
  /** Unix seconds of the start of its earliest day and of the end of its latest. */
  readonly from: number;
  readonly to: number;
  /** Sums of the latest day that belong to the page before. */
  readonly offset: number;
}

/** Finds the days of a page of daily sums. `zone` is their zone's offset from UTC in seconds. */
export async function windowOfDays(db: Db, runs: HourRuns, filter: LogFilter, zone: number, { offset, limit }: Page): Promise<DayWindow> {
  const dayOf = (hour: SQL): SQL => sql`(${hour} * ${HOUR}::bigint + ${zone}::bigint) / ${DAY}::bigint`;
  const found = await oneRow<Readonly<Record<'total' | 'top' | 'bottom' | 'above', string | number | null>>>(
    db,
    sql`with days as (
          select distinct asset, holding_id, generate_series(${dayOf(sql`first`)}, ${dayOf(sql`last`)}) as day from (${runsIn(runs, filter)}) runs
        ), page as (select day from days order by day desc, holding_id desc limit ${limit} offset ${offset}),
        ends as (select max(day) as top, min(day) as bottom from page)
        select (select count(*) from days) as total, top, bottom, (select count(*) from days where day > top) as above from ends`,
  );
  const start = (day: string | number | null): number => Number(day) * DAY - zone;
  return {
    total: Number(found.total),
    from: Math.max(start(found.bottom), filter.from ?? Number.NEGATIVE_INFINITY),
    to: Math.min(start(found.top) + DAY, filter.to ?? Number.POSITIVE_INFINITY),
    offset: offset - Number(found.above),
  };
}
