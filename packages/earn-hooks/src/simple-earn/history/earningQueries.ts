import { type CalendarDay, type DayRange, type Decimal, type EarnFailure, DAY, ZERO, add, dayOf } from '@earnkit/core';
import { type HistoryRecord, history } from '@earnkit/core/simple-earn/contract';
import { historyFigures } from '@earnkit/core/simple-earn/rules';
import type { Earning } from '@earnkit/core/statement/rules';
import { offsetSeconds, zoneOffsetHours } from '@earnkit/time';
import type { UnusedSkipTokenOptions } from '@tanstack/react-query';
import { type MonthPiece, type MonthRead, monthQuery } from '../../lists/monthQuery.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';
import { historyKey } from './historyRows.ts';

/** Answers of a window that are read at most: 100,000 records, so that an exchange that never ends does not keep this reading. */
const MOST_ANSWERS = 500;

/** Reads what was earned in a range of days. */
export type EarningsQuery = UnusedSkipTokenOptions<MonthRead<Earning>, EarnFailure>;

/** What reading earnings needs of the area. */
export type EarningsSource = Pick<Earn, 'client' | 'session' | 'scope' | 'timeZone' | 'now'>;

/** Which earnings of Simple Earn: of at most six months (SE-H-09), and of one coin. */
export interface EarningsFilter {
  /** The days, both included. */
  readonly days: DayRange;
  /** The coin that earned them. @default all coins */
  readonly asset?: string | undefined;
}

/** The day of a moment within a piece; the hour that is put in at the end of summer time belongs to the last day. */
function dayIn(at: number, { startsAt, days: { end } }: MonthPiece, timeZone: string): CalendarDay {
  const day = dayOf(at + offsetSeconds(startsAt, timeZone), 'UTC');
  return day > end ? end : day;
}

/** The interest of flexible products, one earning for each coin and day (SE-H-14, SE-H-21, API-37). */
export const flexibleInterestOptions = (earn: EarningsSource, { days, asset }: EarningsFilter): EarningsQuery =>
  monthQuery<HistoryRecord, Earning>(earn, {
    queryKey: [...earnKey(earn.scope, history.flexibleHistory), 'earned', 'interest', asset ?? null],
    days,
    read: ({ startsAt: from, endsAt: to }, page, signal) => {
      const zone = { daily: true, zoneOffsetHours: zoneOffsetHours(from, earn.timeZone) };
      return earn.client.call(
        history.flexibleHistory,
        { type: 'interest', ...(asset !== undefined && { asset }), from, to, ...page, ...zone },
        { signal },
      );
    },
    idOf: historyKey,
    mostAnswers: MOST_ANSWERS,
    rowsOf: (rows, piece) =>
      rows.flatMap((record): readonly Earning[] => {
        if (record.at === undefined) return [];
        const day = dayIn(record.at, piece, earn.timeZone);
        return [
          {
            id: `interest-${record.asset}-${record.at}`,
            product: 'flexible',
            kind: 'interest',
            asset: record.asset,
            earnedAsset: record.asset,
            amount: record.interest,
            at: record.at,
            day,
          },
        ];
      }),
  });

/** The bonus of flexible products. Its records are hourly; each coin's are added up by day, as its interest is. */
export const flexibleBonusOptions = (earn: EarningsSource, { days, asset }: EarningsFilter): EarningsQuery =>
  monthQuery<HistoryRecord, Earning>(earn, {
    queryKey: [...earnKey(earn.scope, history.flexibleHistory), 'earned', 'bonus', asset ?? null],
    days,
    read: ({ startsAt: from, endsAt: to }, page, signal) =>
      earn.client.call(history.flexibleHistory, { type: 'bonus', ...(asset !== undefined && { asset }), from, to, ...page }, { signal }),
    idOf: historyKey,
    mostAnswers: MOST_ANSWERS,
    rowsOf: (rows, piece) => bonusByDay(rows, piece, earn.timeZone),
  });

function bonusByDay(rows: readonly HistoryRecord[], piece: MonthPiece, timeZone: string): readonly Earning[] {
  const offset = offsetSeconds(piece.startsAt, timeZone);
  const sums = new Map<string, Earning & { readonly amount: Decimal }>();
  const unknown: Earning[] = [];
  for (const record of rows) {
    const { earned } = historyFigures(record);
    if (record.at === undefined || earned === undefined) continue;
    const day = dayIn(record.at, piece, timeZone);
    const id = `bonus-${record.asset}-${earned.asset}-${day}`;
    const earning = { id, product: 'flexible', kind: 'bonus' as const, asset: record.asset, earnedAsset: earned.asset, day };
    if (earned.value === undefined) unknown.push({ ...earning, id: `bonus-${historyKey(record)}`, amount: undefined, at: record.at });
    else {
      const at = Math.max(Math.floor((record.at + offset) / DAY) * DAY - offset, piece.startsAt);
      const before = sums.get(id);
      sums.set(id, { ...earning, amount: add(before?.amount ?? ZERO, earned.value), at: Math.min(before?.at ?? at, at) });
    }
  }
  return [...sums.values(), ...unknown];
}

/** What fixed orders paid: interest, bonus, what vouchers added, and records of unknown kinds (AMB-170, API-38). */
export const fixedEarningsOptions = (earn: EarningsSource, { days, asset }: EarningsFilter): EarningsQuery =>
  monthQuery<HistoryRecord, Earning>(earn, {
    queryKey: [...earnKey(earn.scope, history.fixedHistory), 'earned', asset ?? null],
    days,
    read: ({ startsAt: from, endsAt: to }, page, signal) =>
      earn.client.call(history.fixedHistory, { ...(asset !== undefined && { asset }), from, to, ...page }, { signal }),
    idOf: historyKey,
    mostAnswers: MOST_ANSWERS,
    rowsOf: (rows) =>
      rows.flatMap((record): readonly Earning[] => {
        const { type, at } = record;
        const { earned } = historyFigures(record);
        if (at === undefined || earned === undefined || type === 'subscribe' || type === 'redeem') return [];
        return [
          {
            id: record.id ?? historyKey(record),
            product: 'fixed',
            kind: type,
            asset: record.asset,
            earnedAsset: earned.asset,
            amount: earned.value,
            at,
            day: dayOf(at, earn.timeZone),
          },
        ];
      }),
  });
