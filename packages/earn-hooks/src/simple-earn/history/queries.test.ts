import { describe, expect, it } from 'vitest';
import { type EarnClient, type FlexibleHistoryQuery, type FlexibleHistoryRecord, calendarDay } from '@earnkit/core';
import { QueryClient } from '@tanstack/react-query';
import { interestMonthOptions } from './queries.ts';

const record = (at: number): FlexibleHistoryRecord => ({
  id: String(at),
  type: 'interest',
  asset: 'USDT',
  amount: undefined,
  at,
  createdAt: undefined,
  finishedAt: undefined,
  mode: undefined,
  subBusiness: undefined,
  lentPrincipal: undefined,
  lentAprFraction: undefined,
  interest: undefined,
  bonusAmount: undefined,
  bonusAsset: undefined,
});

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

  it('ends when an exchange promises rows and sends none', async () => {
    const asked: unknown[] = [];
    const call = async (_endpoint: unknown, input: unknown) => {
      asked.push(input);
      return { rows: [], unreadable: [], total: 40 };
    };
    await read(interestMonthOptions(earnAt({ call } as unknown as EarnClient), 'USDT', december));
    expect(asked).toHaveLength(1);
  });

  it('keeps a month that is over, and the current one a minute at most', () => {
    const { client } = exchange([], 1);
    expect(interestMonthOptions(earnAt(client), 'USDT', december).staleTime).toBe(Number.POSITIVE_INFINITY);
    expect(interestMonthOptions(earnAt(client), 'USDT', january)).toMatchObject({
      staleTime: 60_000,
      gcTime: 60_000,
      refetchInterval: 60_000,
    });
  });

  it('keeps coins, parts of a month, zones and people apart', () => {
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
