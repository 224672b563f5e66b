import type { Decimal } from '@earnkit/core';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { HOUR } from '../clock/clock.ts';
import { type Db, oneRow, rows } from '../database/openDatabase.ts';
import type { Page } from '../http/paging.ts';
import { refusals } from '../refusal.ts';
import { countHours, type HourRuns, windowOfDays } from './hourRuns.ts';
import { fromUnits, toUnits } from '../units.ts';

const DAY = 24 * HOUR;

/** A table of records that belong to people. */
type LogTable = PgTable & { readonly userId: PgColumn; readonly asset: PgColumn };

/** Records of one table in an order log. `Detail` is the union of the names of the log's own fields. */
export interface LogSource<Detail extends string> {
  readonly table: LogTable;
  /** Kind of the records, as the answer sends it. */
  readonly type: number;
  /** Which rows of the table are records of this kind. */
  readonly where: SQL | undefined;
  /** Column of the creation time, and the seconds of its unit: 1 or {@link HOUR}. */
  readonly time: readonly [column: PgColumn, seconds: number];
  /** When it was finished, in unix seconds. @default when it was made */
  readonly finishedAt?: PgColumn;
  /** Id of a record, unique in the log. */
  readonly id: SQL;
  /** Sorts records of the same second, largest first. */
  readonly sequence: PgColumn;
  /** Sorts records of different sources in the same second: lower ranks come first. */
  readonly rank: number;
  readonly amount: PgColumn;
  readonly details: Partial<Readonly<Record<Detail, PgColumn>>>;
  /** Runs from which hourly records are counted. @default the records themselves are counted */
  readonly runs?: HourRuns;
}

/** Records that are made for each hour. */
export type HourlySource<Detail extends string> = LogSource<Detail> & { readonly runs: HourRuns };

/** One record of a log. */
export interface LogRecord<Detail extends string> {
  readonly type: number;
  readonly asset: string;
  readonly amount: Decimal;
  /** Unix seconds. */
  readonly at: number;
  readonly finishedAt: number | null;
  readonly id: string;
  /** Those that one of the sources has. */
  readonly details: Partial<Readonly<Record<Detail, string | null>>>;
}

/** A page of a log. */
interface LogPage<Detail extends string> {
  readonly list: readonly LogRecord<Detail>[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** Which records to read. Times are unix seconds, `to` excluded. */
export interface LogFilter {
  readonly userId: number;
  /** @default all */
  readonly asset?: string | undefined;
  /** @default from the first record */
  readonly from?: number | undefined;
  /** @default up to the last record */
  readonly to?: number | undefined;
}

/** Asks for sums per coin and calendar day instead of single records. */
export interface DailySums<Detail extends string> {
  /** Offset of the days' zone from UTC, in seconds. */
  readonly zone: number;
  /** Details that are averaged over the day, with the decimals to which the mean is cut. Other details are `null`. */
  readonly means: Partial<Readonly<Record<Detail, number>>>;
}

/** The pieces of a select over one source. The page and the total combine them differently. */
interface Part {
  readonly columns: SQL;
  readonly from: SQL;
  readonly newestFirst: SQL;
}

/** Reads one page of a log, newest first, and how many records there are in total. */
export async function readLog<Detail extends string>(
  db: Db,
  sources: readonly LogSource<Detail>[],
  filter: LogFilter,
  page: Page,
): Promise<LogPage<Detail>> {
  if (sources.length === 0) return { list: [], total: 0 };
  const counts = sources.map((each) =>
    each.runs === undefined
      ? sql`(select count(*) from (select 1 ${recordPart(each, [], filter).from}) records)`
      : sql`(${countHours(each.runs, filter)})`,
  );
  const { total } = await oneRow<{ readonly total: number | string }>(db, sql`select ${sql.join(counts, sql` + `)} as total`);
  return { list: await readPage(db, sources, filter, page), total: Number(total) };
}

/** Reads one page of a log's sums per coin and calendar day, newest first, and how many there are in total. */
export async function readDailySums<Detail extends string>(
  db: Db,
  source: HourlySource<Detail>,
  filter: LogFilter,
  page: Page,
  daily: DailySums<Detail>,
): Promise<LogPage<Detail>> {
  const { total, from, to, offset } = await windowOfDays(db, source.runs, filter, daily.zone, page);
  const list = from < to ? await readPage(db, [source], { ...filter, from, to }, { ...page, offset }, daily) : [];
  return { list, total };
}

const detailsOf = <Detail extends string>(sources: readonly LogSource<Detail>[]): readonly Detail[] => [
  ...new Set(sources.flatMap(({ details }) => Object.keys(details) as Detail[])),
];

const partOf = <Detail extends string>(
  source: LogSource<Detail>,
  filter: LogFilter,
  daily: DailySums<Detail> | undefined,
  names: readonly Detail[],
): Part => (daily ? dailyPart(source, names, filter, daily) : recordPart(source, names, filter));

async function readPage<Detail extends string>(
  db: Db,
  sources: readonly LogSource<Detail>[],
  filter: LogFilter,
  { offset, limit }: Page,
  daily?: DailySums<Detail>,
): Promise<readonly LogRecord<Detail>[]> {
  const names = detailsOf(sources);
  const parts = sources.map((source) => partOf(source, filter, daily, names));
  // Each part returns at most as many rows as the page needs, in the order of its index.
  const newest = union(
    parts.map(({ columns, from, newestFirst }) => sql`(select ${columns} ${from} order by ${newestFirst} limit ${offset + limit})`),
  );
  const found = await rows<Found>(
    db,
    sql`select * from (${newest}) newest order by at desc, rank, seq desc, type limit ${limit} offset ${offset}`,
  );
  return found.map(({ type, asset, amount, at, finished, id, ...more }) => ({
    type: Number(type),
    asset,
    amount: fromUnits(toUnits(amount)),
    at: Number(at),
    finishedAt: finished === null ? null : Number(finished),
    id,
    details: Object.fromEntries(names.map((name) => [name, more[name]])) as LogRecord<Detail>['details'],
  }));
}

/** Reads the coins that a person has records of, in alphabetical order. */
export async function readLogAssets(db: Db, userId: number, tables: readonly LogTable[]): Promise<readonly string[]> {
  const assets = union(
    tables.map((table) => sql`(select distinct ${table.asset} as asset from ${table} where ${eq(table.userId, userId)})`),
  );
  const found = await rows<{ asset: string }>(db, sql`select distinct asset from (${assets}) assets order by asset`);
  return found.map(({ asset }) => asset);
}

/**
 * Reads an offset from UTC in hours, with halves and quarters (AMB-142), and returns it in seconds.
 *
 * @throws Refusal if it is not such an offset.
 */
export function zoneSeconds(text: string): number {
  const hours = /^[+-]?\d{1,2}(\.(25|5|50|75|0|00))?$/.test(text) ? Number(text) : Number.NaN;
  if (!(hours >= -12 && hours <= 14)) throw refusals.badInput('The field time_zone is not an offset in hours.');
  return hours * HOUR;
}

/** A record as the database gives it. */
type Found = Readonly<Record<string, string | null>> & {
  readonly type: string;
  readonly asset: string;
  readonly amount: string;
  readonly at: string;
  readonly finished: string | null;
  readonly id: string;
};

const union = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `);

/** The columns of every part, in the same order, so that the parts can be joined by a union. */
const columnsOf = (rank: number, type: number, common: SQL, details: readonly SQL[]): SQL =>
  sql.join([sql`${rank}::integer as rank, ${type}::integer as type`, common, ...details], sql`, `);

const named = (name: string, value: SQL | undefined): SQL => sql`${value ?? sql`null`}::text as ${sql.identifier(name)}`;

const whereOf = <Detail extends string>({ table, time: [at, seconds], where }: LogSource<Detail>, filter: LogFilter): SQL | undefined =>
  and(
    eq(table.userId, filter.userId),
    filter.asset === undefined ? undefined : eq(table.asset, filter.asset),
    filter.from === undefined ? undefined : gte(at, Math.ceil(filter.from / seconds)),
    filter.to === undefined ? undefined : lt(at, Math.ceil(filter.to / seconds)),
    where,
  );

/** Single records. */
function recordPart<Detail extends string>(source: LogSource<Detail>, names: readonly Detail[], filter: LogFilter): Part {
  const { table, time, finishedAt, id, sequence, rank, amount, details } = source;
  const at = sql`${time[0]} * ${time[1]}::bigint`;
  const common = sql`${table.asset} as asset, ${amount}::text as amount, ${at} as at, ${finishedAt ?? at} as finished, ${id} as id, ${sequence} as seq`;
  return {
    columns: columnsOf(
      rank,
      source.type,
      common,
      names.map((name) => named(name, plain(details[name]))),
    ),
    from: sql`from ${table} where ${whereOf(source, filter)}`,
    newestFirst: sql`${time[0]} desc, ${sequence} desc`,
  };
}

/** Sums per coin and calendar day of the zone, each with the start of its day as its time. */
function dailyPart<Detail extends string>(
  source: LogSource<Detail>,
  names: readonly Detail[],
  filter: LogFilter,
  { zone, means }: DailySums<Detail>,
): Part {
  const { table, time, sequence, rank, amount, details } = source;
  const day = sql`(${time[0]} * ${time[1]}::bigint + ${zone}::bigint) / ${DAY}::bigint`;
  const at = sql`day * ${DAY}::bigint - ${zone}::bigint`;
  const mean = (name: Detail): SQL | undefined => {
    const places = means[name];
    return places === undefined ? undefined : trimmed(sql`trunc(avg(${sql.identifier(name)}), ${places}::integer)`);
  };
  const averaged = names.filter((name) => means[name] !== undefined).map((name) => sql`, ${details[name]} as ${sql.identifier(name)}`);
  const hours = sql`select ${table.asset} as asset, ${amount} as amount, ${sequence} as seq, ${day} as day ${sql.join(averaged)}
      from ${table} where ${whereOf(source, filter)}`;
  return {
    columns: columnsOf(
      rank,
      source.type,
      sql`asset, sum(amount)::text as amount, ${at} as at, ${at} as finished, 'd' || min(seq) || '-' || day as id, min(seq) as seq`,
      names.map((name) => named(name, mean(name))),
    ),
    from: sql`from (${hours}) hours group by asset, day`,
    newestFirst: sql`day desc, min(seq) desc`,
  };
}

/** Numbers without trailing zeros, in the format of answers. */
const trimmed = (value: SQL): SQL => sql`trim_scale(${value})`;

const plain = (column: PgColumn | undefined): SQL | undefined =>
  column && (column.getSQLType().startsWith('numeric') ? trimmed(sql`${column}`) : sql`${column}`);
