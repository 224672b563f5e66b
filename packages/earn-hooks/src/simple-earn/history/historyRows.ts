import { type CalendarDay, DAY, type DayRange, type Instant, dayOf } from '@earnkit/core';
import {
  type FixedHistoryQuery,
  type FlexibleHistoryQuery,
  type HistoryRecord,
  type HistoryType,
  fixed,
  history,
} from '@earnkit/core/simple-earn/contract';
import {
  type HistoryFigures,
  historyFigures,
  type HistoryOrigin,
  historyOrigin,
  historyProject,
  redemptionArrival,
  type RedemptionArrival,
} from '@earnkit/core/simple-earn/rules';
import type { Rows } from '@earnkit/core/endpoint';
import { offsetSeconds, rangeOfDays, zoneOffsetHours } from '@earnkit/time';
import { type AllRows, allPages, ANSWER_ROWS } from '../../lists/readAll.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { type EarnQueryOptions, LIVE, type QuerySource, privateQuery } from '../../provider/earnQuery.ts';

/** The history of flexible or of fixed Simple Earn (SE-H-04). */
export type HistoryProduct = 'flexible' | 'fixed';

/** Which records of a history are shown. */
export interface HistoryFilter {
  /** Flexible or fixed. */
  readonly product: HistoryProduct;
  /** The coin. @default all coins */
  readonly asset?: string | undefined;
  /** The kind of record. @default all kinds */
  readonly type?: HistoryType | undefined;
  /** The days, both included. */
  readonly range: DayRange;
}

/** A record with the values that are derived from it. */
export type HistoryRow = HistoryRecord & {
  /** Unique key of the row in its list. */
  readonly key: string;
  /** Its amount, rate and earnings. */
  readonly figures: HistoryFigures;
  /** The project it belongs to (AMB-092). */
  readonly project: ReturnType<typeof historyProject>;
  /** Special origin of the order, such as auto-earn or a renewal; `undefined` for an ordinary one (AMB-153). */
  readonly origin: HistoryOrigin | undefined;
  /** Whether what was redeemed has arrived; `undefined` for other records, and where it is not known. */
  readonly arrival: RedemptionArrival | undefined;
  /** The day whose records it adds up; `undefined` for a single record. */
  readonly summedDay: CalendarDay | undefined;
  /** The period of the records that it adds up, if that is not exactly the day; `undefined` if it is, and for a single record. */
  readonly summedPeriod: { readonly from: Instant; readonly to: Instant } | undefined;
  /** The period whose hourly records are listed when the row is opened (SE-H-14); `undefined` if it cannot be opened. */
  readonly hourlyPeriod: { readonly from: Instant; readonly to: Instant } | undefined;
};

/** Whether each record is the sum of a day: when the filter asks for flexible interest only (SE-H-14). */
const isDaily = ({ product, type }: HistoryFilter): boolean => product === 'flexible' && type === 'interest';

/** When the last day of a range begins. A request has a single UTC offset: the one in force when that day begins. */
const lastMidnight = ({ range: { end } }: HistoryFilter, timeZone: string): Instant => rangeOfDays({ start: end, end }, timeZone).startsAt;

/** The request for a page. If the clocks change within the range, the days before the change begin an hour off midnight. */
const pageInput = (filter: HistoryFilter, timeZone: string, page: number, limit: number): FlexibleHistoryQuery & FixedHistoryQuery => {
  const { startsAt: from, endsAt: to } = rangeOfDays(filter.range, timeZone);
  return {
    ...(filter.type && { type: filter.type }),
    ...(filter.asset !== undefined && { asset: filter.asset }),
    from,
    to,
    page,
    limit,
    ...(isDaily(filter) && { daily: true, zoneOffsetHours: zoneOffsetHours(lastMidnight(filter, timeZone), timeZone) }),
  };
};

/** One page of a history, from 1, newest first (API-37, API-38). */
export function historyPageOptions(
  earn: QuerySource & Pick<Earn, 'timeZone'>,
  filter: HistoryFilter,
  page: number,
  limit: number,
): EarnQueryOptions<Rows<HistoryRecord>> {
  const input = pageInput(filter, earn.timeZone, page, limit);
  return filter.product === 'flexible'
    ? privateQuery(earn, history.flexibleHistory, input, LIVE)
    : privateQuery(earn, history.fixedHistory, input, LIVE);
}

/** Reads a page of `limit` records of a history, from 1, newest first. */
export const readHistory = (
  { client, timeZone }: Pick<Earn, 'client' | 'timeZone'>,
  filter: HistoryFilter,
  { page, limit }: { readonly page: number; readonly limit: number },
  options?: { readonly signal: AbortSignal },
): Promise<Rows<HistoryRecord>> => {
  const input = pageInput(filter, timeZone, page, limit);
  return filter.product === 'flexible'
    ? client.call(history.flexibleHistory, input, options)
    : client.call(history.fixedHistory, input, options);
};

/** Every record of a history, newest first. */
export const allHistoryOptions = (
  earn: QuerySource & Pick<Earn, 'timeZone'>,
  filter: HistoryFilter,
): EarnQueryOptions<AllRows<HistoryRecord>> =>
  allPages(historyPageOptions(earn, filter, 1, ANSWER_ROWS), {
    read: (page, signal) => readHistory(earn, filter, { page, limit: ANSWER_ROWS }, { signal }),
    idOf: historyKey,
  });

/** One page of the hours of a day, from 1, newest first (SE-H-14, SE-H-15). */
export const historyHoursOptions = (
  earn: QuerySource,
  asset: string,
  { from, to }: NonNullable<HistoryRow['hourlyPeriod']>,
  page: number,
  limit: number,
): EarnQueryOptions<Rows<HistoryRecord>> => privateQuery(earn, history.flexibleHistory, { type: 'interest', asset, from, to, page, limit });

/** The coins of a history, for its filter (SE-H-06, API-35, API-36). */
export const historyCoinsOptions = (earn: QuerySource, product: HistoryProduct): EarnQueryOptions<Rows<string>> =>
  privateQuery(earn, product === 'flexible' ? history.historyCoins : fixed.coins, undefined);

/** The kinds of record of a history, for its filter (SE-H-08, API-39). */
export const historyTypesOptions = (earn: QuerySource, product: HistoryProduct) => privateQuery(earn, history.historyTypes, { product });

/** Unique key of a record. The exchange's id is unique within a coin and a kind; without an id the key is the record's content. */
export const historyKey = (record: HistoryRecord): string =>
  record.id === undefined ? JSON.stringify(record) : `${record.asset} ${record.type} ${record.id}`;

/** Adds to a record the values that are derived from it. `now` decides what has arrived. */
export const historyRowOf =
  (filter: HistoryFilter, timeZone: string, now: Instant) =>
  (record: HistoryRecord): HistoryRow => ({
    ...record,
    key: historyKey(record),
    figures: historyFigures(record),
    project: historyProject(record),
    origin: historyOrigin(record),
    arrival: redemptionArrival(record, now),
    ...dayFields(record, filter, timeZone),
  });

function dayFields(
  { type, at }: HistoryRecord,
  filter: HistoryFilter,
  timeZone: string,
): Pick<HistoryRow, 'summedDay' | 'summedPeriod' | 'hourlyPeriod'> {
  if (filter.product !== 'flexible' || type !== 'interest' || at === undefined)
    return { summedDay: undefined, summedPeriod: undefined, hourlyPeriod: undefined };
  if (!isDaily(filter)) {
    const day = dayOf(at, timeZone);
    const { startsAt: from, endsAt: to } = rangeOfDays({ start: day, end: day }, timeZone);
    return { summedDay: undefined, summedPeriod: undefined, hourlyPeriod: { from, to } };
  }
  // A sum covers the 24 hours of a day at the requested offset, as far as they are in the requested range.
  const offset = offsetSeconds(lastMidnight(filter, timeZone), timeZone);
  const dayStart = Math.floor((at + offset) / DAY) * DAY - offset;
  const { start, end } = filter.range;
  const { startsAt, endsAt } = rangeOfDays(filter.range, timeZone);
  const day = dayOf(at + offset, 'UTC');
  const summedDay = day < start ? start : day > end ? end : day;
  const hourlyPeriod = { from: Math.max(dayStart, startsAt), to: Math.min(dayStart + DAY, endsAt) };
  const wholeDay = rangeOfDays({ start: summedDay, end: summedDay }, timeZone);
  const isWholeDay = hourlyPeriod.from === wholeDay.startsAt && hourlyPeriod.to === wholeDay.endsAt;
  return { summedDay, summedPeriod: isWholeDay ? undefined : hourlyPeriod, hourlyPeriod };
}
