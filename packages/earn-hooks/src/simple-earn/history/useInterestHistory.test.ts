import { describe, expect, it } from 'vitest';
import { type CalendarDay, addDays, calendarDay, decimal } from '@earnkit/core';
import { startOfDay } from '@earnkit/time';
import type { EarnClient } from '@earnkit/core/client';
import type { FlexibleHistoryQuery, FlexibleHistoryRecord } from '@earnkit/core/simple-earn/contract';
import { QueryClient } from '@tanstack/react-query';
import { historyRecord } from '../../testing/historyRecord.ts';
import { interestMonthOptions } from './useInterestHistory.ts';

const record = (at: number): FlexibleHistoryRecord => historyRecord({ id: String(at), type: 'interest', amount: undefined, at });

/** An exchange with some records, which it hands out a few at a time whatever is asked for. */
function exchange(records: readonly FlexibleHistoryRecord[], perAnswer: number) {
  const asked: FlexibleHistoryQuery[] = [];
  const call = async (_endpoint: unknown, input: unknown) => {
    const query = input as FlexibleHistoryQuery;
    asked.push(query);
    const first = ((query.page ?? 1) - 1) * perAnswer;
    return { rows: records.slice(first, first + perAnswer), unreadable: [], total: records.length };
  };
  // The client's call is generic over endpoints; this one answers a single endpoint.
  return { asked, client: { call } as unknown as EarnClient };
}

/** An exchange that pays 1 every full hour and sums it per day at the offset it is asked with. */
function hourly() {
  const asked: FlexibleHistoryQuery[] = [];
  const call = async (_endpoint: unknown, input: unknown) => {
    const query = input as FlexibleHistoryQuery;
    asked.push(query);
    const offset = Number(query.zoneOffsetHours) * 3600;
    const days = new Map<number, number>();
    for (let at = query.from ?? 0; at < (query.to ?? 0); at += 3600) {
      const day = Math.floor((at + offset) / 86_400);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    const rows = [...days].toReversed().map(([day, hours]) => ({ ...record(day * 86_400 - offset), interest: decimal(String(hours)) }));
    return { rows, unreadable: [], total: rows.length };
  };
  return { asked, client: { call } as unknown as EarnClient };
}

const NOON = 1_768_478_400; // 15 January 2026, 12:00 UTC
const earnAt = (client: EarnClient, timeZone = 'UTC') => ({
  client,
  session: { state: 'signed-in', id: 'a' } as const,
  scope: 'person:a' as const,
  timeZone,
  now: () => NOON,
});
const december = { start: calendarDay('2025-12-01'), end: calendarDay('2025-12-31') };
const january = { start: calendarDay('2026-01-01'), end: calendarDay('2026-01-15') };
const read = (options: ReturnType<typeof interestMonthOptions>) => new QueryClient().fetchQuery(options);

describe('interestMonthOptions', () => {
  it('asks once for a month, in the zone of the person, the end not included', async () => {
    const { asked, client } = exchange([record(2), record(1)], 100);
    await read(interestMonthOptions(earnAt(client, 'Asia/Kolkata'), 'USDT', december));
    expect(asked).toEqual([
      { type: 'interest', asset: 'USDT', from: 1_764_527_400, to: 1_767_205_800, daily: true, page: 1, limit: 100, zoneOffsetHours: '5.5' },
    ]);
  });

  it('reads on where the exchange splits the month', async () => {
    const { asked, client } = exchange([5, 4, 3, 2, 1].map(record), 2);
    const month = await read(interestMonthOptions(earnAt(client), 'USDT', december));
    expect(month.rows.map((row) => row.at)).toEqual([5, 4, 3, 2, 1]);
    expect(asked.map((query) => query.page)).toEqual([1, 2, 3]);
  });

  it('stops when an exchange reports more rows and sends none', async () => {
    const asked: unknown[] = [];
    const call = async (_endpoint: unknown, input: unknown) => {
      asked.push(input);
      return { rows: [], unreadable: [], total: 40 };
    };
    await read(interestMonthOptions(earnAt({ call } as unknown as EarnClient), 'USDT', december));
    expect(asked).toHaveLength(1);
  });

  it('keeps a month that was read after it was over, and any other a minute at most', async () => {
    const { asked, client } = exchange([], 1);
    const cache = new QueryClient();
    const midnight = 1_768_521_600; // the end of 15 January 2026
    const readAt = (now: number, days: typeof january) =>
      cache.fetchQuery(interestMonthOptions({ ...earnAt(client), now: () => now }, 'USDT', days));
    await readAt(NOON, december);
    await readAt(NOON, december);
    expect(asked).toHaveLength(1);
    expect(await readAt(midnight - 1, january)).toMatchObject({ final: false });
    // Right after midnight it is over, but what is there was read before.
    await cache.invalidateQueries();
    expect(await readAt(midnight + 1, january)).toMatchObject({ final: false });
    const options = interestMonthOptions({ ...earnAt(client), now: () => midnight + 3600 }, 'USDT', january);
    const query = cache.getQueryCache().find({ queryKey: options.queryKey, exact: true });
    const stale = (): unknown => (query && typeof options.staleTime === 'function' ? options.staleTime(query as never) : undefined);
    expect(stale()).toBe(60_000);
    await cache.invalidateQueries();
    expect(await readAt(midnight + 3600, january)).toMatchObject({ final: true });
    expect(stale()).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    // The clock is put back: 26 October and 2 November have 25 hours.
    ['Europe/Berlin', '2025-10-01', '2025-10-31', '2025-10-26', 31],
    ['America/New_York', '2025-11-01', '2025-11-30', '2025-11-02', 30],
    // And forward: 23 hours.
    ['Europe/Berlin', '2025-03-01', '2025-03-31', '2025-03-30', 31],
    ['UTC', '2025-10-01', '2025-10-31', '2025-10-31', 31],
  ])('dates every day correctly when the clock changes: %s from %s', async (zone, start, end, changed, count) => {
    const { asked, client } = hourly();
    const days = { start: calendarDay(start), end: calendarDay(end) };
    const { rows } = await read(interestMonthOptions(earnAt(client, zone), 'USDT', days));
    const named = Array.from({ length: count }, (_, index) => addDays(days.start, index)).toReversed();
    expect(rows.map((row) => row.day)).toEqual(named);
    // One for each hour of the day, whatever its length.
    const hours = (day: CalendarDay) => (startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)) / 3600;
    expect(rows.map((row) => row.interest)).toEqual(named.map((day) => String(hours(day))));
    expect(asked.map((query) => query.zoneOffsetHours)).toHaveLength(zone === 'UTC' ? 1 : 2);
    expect(asked[0]?.to).toBe(zone === 'UTC' ? 1_761_955_200 : startOfDay(addDays(calendarDay(changed), 1), zone));
  });

  it('uses separate keys for coins, parts of a month, zones and people', () => {
    const { client } = exchange([], 1);
    const key = (options: ReturnType<typeof interestMonthOptions>) => JSON.stringify(options.queryKey);
    const keys = [
      interestMonthOptions(earnAt(client), 'USDT', december),
      interestMonthOptions(earnAt(client), 'BTC', december),
      interestMonthOptions(earnAt(client), 'USDT', { ...december, start: calendarDay('2025-12-15') }),
      interestMonthOptions(earnAt(client, 'Asia/Shanghai'), 'USDT', december),
      interestMonthOptions({ ...earnAt(client), scope: 'person:b' }, 'USDT', december),
    ].map(key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
