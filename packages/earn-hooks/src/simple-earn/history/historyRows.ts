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

/** A record with what follows from it. */
export type HistoryRow = HistoryRecord & {
  /** Names the row in its list. */
  readonly key: string;
  /** What it says in figures. */
  readonly figures: HistoryFigures;
  /** The project it belongs to (AMB-092). */
  readonly project: ReturnType<typeof historyProject>;
  /** How it came about, where it was not by hand (AMB-153). */
  readonly origin: HistoryOrigin | undefined;
  /** Whether what was redeemed has arrived; `undefined` for other records, and where it is not known. */
  readonly arrival: RedemptionArrival | undefined;
  /** The day of which it is the sum; `undefined` for a single record. */
  readonly sumOf: CalendarDay | undefined;
  /** The hours that the sum of a day counts, where they are not those of the day; `undefined` where they are, and for a single record. */
  readonly counts: { readonly from: Instant; readonly to: Instant } | undefined;
  /** The day whose hours it can be opened to (SE-H-14); `undefined` for a record that cannot. */
  readonly hours: { readonly from: Instant; readonly to: Instant } | undefined;
};

/** Whether the records are sums of days: the flexible interest, when nothing else is asked for (SE-H-14). */
const isDaily = ({ product, type }: HistoryFilter): boolean => product === 'flexible' && type === 'interest';

/** When the last day of a range begins. The exchange knows one offset from UTC per request, and that of this moment counts. */
const lastMidnight = ({ range: { end } }: HistoryFilter, timeZone: string): Instant => rangeOfDays({ start: end, end }, timeZone).startsAt;

/** The request for a page. In a range over a change of the clock, the days before it begin an hour off midnight. */
const inputOf = (filter: HistoryFilter, timeZone: string, page: number, limit: number): FlexibleHistoryQuery & FixedHistoryQuery => {
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
  const input = inputOf(filter, earn.timeZone, page, limit);
  return filter.product === 'flexible'
    ? privateQuery(earn, history.flexibleHistory, input, LIVE)
    : privateQuery(earn, history.fixedHistory, input, LIVE);
}

/** One page of the hours of a day, from 1, newest first (SE-H-14, SE-H-15). */
export const historyHoursOptions = (
  earn: QuerySource,
  asset: string,
  { from, to }: NonNullable<HistoryRow['hours']>,
  page: number,
  limit: number,
): EarnQueryOptions<Rows<HistoryRecord>> => privateQuery(earn, history.flexibleHistory, { type: 'interest', asset, from, to, page, limit });

/** The coins of a history, for its filter (SE-H-06, API-35, API-36). */
export const historyCoinsOptions = (earn: QuerySource, product: HistoryProduct): EarnQueryOptions<Rows<string>> =>
  privateQuery(earn, product === 'flexible' ? history.historyCoins : fixed.coins, undefined);

/** The kinds of record of a history, for its filter (SE-H-08, API-39). */
export const historyTypesOptions = (earn: QuerySource, product: HistoryProduct) => privateQuery(earn, history.historyTypes, { product });

/** Names a record. The exchange's name counts within a coin and a kind; a record without one is what it says. */
export const historyKey = (record: HistoryRecord): string =>
  record.id === undefined ? JSON.stringify(record) : `${record.asset} ${record.type} ${record.id}`;

/** Adds to a record what follows from it. `now` decides what has arrived. */
export const historyRowOf =
  (filter: HistoryFilter, timeZone: string, now: Instant) =>
  (record: HistoryRecord): HistoryRow => ({
    ...record,
    key: historyKey(record),
    figures: historyFigures(record),
    project: historyProject(record),
    origin: historyOrigin(record),
    arrival: redemptionArrival(record, now),
    ...dayOfRow(record, filter, timeZone),
  });

function dayOfRow({ type, at }: HistoryRecord, filter: HistoryFilter, timeZone: string): Pick<HistoryRow, 'sumOf' | 'counts' | 'hours'> {
  if (filter.product !== 'flexible' || type !== 'interest' || at === undefined)
    return { sumOf: undefined, counts: undefined, hours: undefined };
  if (!isDaily(filter)) {
    const day = dayOf(at, timeZone);
    const { startsAt: from, endsAt: to } = rangeOfDays({ start: day, end: day }, timeZone);
    return { sumOf: undefined, counts: undefined, hours: { from, to } };
  }
  // A sum counts 24 hours of the offset that was asked for, and only those of the days that were asked for.
  const offset = offsetSeconds(lastMidnight(filter, timeZone), timeZone);
  const begins = Math.floor((at + offset) / DAY) * DAY - offset;
  const { start, end } = filter.range;
  const { startsAt, endsAt } = rangeOfDays(filter.range, timeZone);
  const day = dayOf(at + offset, 'UTC');
  const sumOf = day < start ? start : day > end ? end : day;
  const hours = { from: Math.max(begins, startsAt), to: Math.min(begins + DAY, endsAt) };
  const whole = rangeOfDays({ start: sumOf, end: sumOf }, timeZone);
  const isWhole = hours.from === whole.startsAt && hours.to === whole.endsAt;
  return { sumOf, counts: isWhole ? undefined : hours, hours };
}
