import { describe, expect, test } from 'vitest';
import { DAY, HOUR, calendarDay, decimal } from '@earnkit/core';
import type { HistoryRecord } from '@earnkit/core/simple-earn/contract';
import { historyRecord } from '../../testing/historyRecord.ts';
import { type HistoryFilter, historyKey, historyPageOptions, historyRowOf } from './historyRows.ts';

const NOW = 1_790_000_000;

const record = (over: Partial<HistoryRecord> = {}): HistoryRecord => ({
  ...historyRecord({ id: '1', type: 'interest', amount: decimal('1'), at: Date.UTC(2026, 2, 10, 5) / 1000 }),
  ...over,
});

const range = { start: calendarDay('2026-03-01'), end: calendarDay('2026-03-10') };
const flexible = (over: Partial<HistoryFilter> = {}): HistoryFilter => ({ product: 'flexible', range, ...over });

const inputOf = (filter: HistoryFilter, timeZone = 'UTC') => {
  const asked: unknown[] = [];
  const earn = {
    client: { call: (_endpoint: unknown, input: unknown) => asked.push(input) },
    session: { state: 'signed-in', id: 'ada' },
    scope: 'person:ada',
    timeZone,
  } as unknown as Parameters<typeof historyPageOptions>[0];
  const { queryKey } = historyPageOptions(earn, filter, 2, 8);
  return queryKey.at(-1);
};

describe('the request of a page', () => {
  test('given a coin, a kind and days, then they are sent with the page, the end excluded (UI-16, API-37)', () => {
    expect(inputOf(flexible({ asset: 'BTC', type: 'redeem' }))).toEqual({
      asset: 'BTC',
      type: 'redeem',
      from: Date.UTC(2026, 2, 1) / 1000,
      to: Date.UTC(2026, 2, 11) / 1000,
      page: 2,
      limit: 8,
    });
  });

  test('given the interest of the flexible history, then sums of days in the person’s zone are asked for (SE-H-14, SE-H-21)', () => {
    expect(inputOf(flexible({ type: 'interest' }), 'Asia/Kolkata')).toMatchObject({ daily: true, zoneOffsetHours: '5.5' });
    expect(inputOf({ ...flexible({ type: 'interest' }), product: 'fixed' })).not.toHaveProperty('daily');
    expect(inputOf(flexible())).not.toHaveProperty('daily');
  });
});

describe('a row', () => {
  test('given a sum of a day, then it opens to the 24 hours that it counts (SE-H-14)', () => {
    const at = Date.UTC(2026, 2, 9, 18, 30) / 1000;
    const row = historyRowOf(flexible({ type: 'interest' }), 'Asia/Kolkata', NOW)(record({ at }));
    expect(row.summedDay).toBe('2026-03-10');
    expect(row.hourlyPeriod).toEqual({ from: at, to: at + DAY });
  });

  test('given days over the end of summer time, then the hour that is summed before the first day is of that day, and opens to itself', () => {
    // Berlin puts its clock back on 25 October 2026, so the sums of before begin at 01:00.
    const october = { start: calendarDay('2026-10-01'), end: calendarDay('2026-11-05') };
    const rowOf = historyRowOf(flexible({ type: 'interest', range: october }), 'Europe/Berlin', NOW);
    const midnight = Date.UTC(2026, 8, 30, 22) / 1000;
    expect(rowOf(record({ at: midnight }))).toMatchObject({
      summedDay: '2026-10-01',
      hourlyPeriod: { from: midnight, to: midnight + HOUR },
    });
    expect(rowOf(record({ at: midnight + HOUR }))).toMatchObject({
      summedDay: '2026-10-01',
      hourlyPeriod: { from: midnight + HOUR, to: midnight + HOUR + DAY },
    });
  });

  test('given days over the begin of summer time, then the first sum opens to the hours of the first day alone', () => {
    // New York puts its clock forward on 8 March 2026, so the sums of before begin at 23:00.
    const rowOf = historyRowOf(flexible({ type: 'interest' }), 'America/New_York', NOW);
    const midnight = Date.UTC(2026, 2, 1, 5) / 1000;
    expect(rowOf(record({ at: midnight - HOUR }))).toMatchObject({
      summedDay: '2026-03-01',
      hourlyPeriod: { from: midnight, to: midnight - HOUR + DAY },
    });
  });

  test('given a last day of 25 hours, then the hour that is summed after it is of that day', () => {
    const last = { start: calendarDay('2026-10-20'), end: calendarDay('2026-10-25') };
    const rowOf = historyRowOf(flexible({ type: 'interest', range: last }), 'Europe/Berlin', NOW);
    const hour = Date.UTC(2026, 9, 25, 22) / 1000;
    expect(rowOf(record({ at: hour }))).toMatchObject({ summedDay: '2026-10-25', hourlyPeriod: { from: hour, to: hour + HOUR } });
  });

  test('given interest of one hour, then it opens to the day it belongs to, of 23 hours where the clock is put forward (SE-H-15)', () => {
    // New York puts its clock forward on 8 March 2026.
    const at = Date.UTC(2026, 2, 8, 20) / 1000;
    const row = historyRowOf(flexible(), 'America/New_York', NOW)(record({ at }));
    expect(row.summedDay).toBeUndefined();
    expect(row.hourlyPeriod).toEqual({ from: Date.UTC(2026, 2, 8, 5) / 1000, to: Date.UTC(2026, 2, 8, 5) / 1000 + 23 * HOUR });
  });

  test.each<[string, HistoryFilter, Partial<HistoryRecord>]>([
    ['a subscription', flexible(), { type: 'subscribe' }],
    ['interest of a fixed order', { product: 'fixed', range }, {}],
    ['interest at an unknown time', flexible(), { at: undefined }],
  ])('given %s, then it cannot be opened', (_case, filter, over) => {
    expect(historyRowOf(filter, 'UTC', NOW)(record(over)).hourlyPeriod).toBeUndefined();
  });

  test('given records of one number but of different kinds or coins, then their names differ', () => {
    const names = [record(), record({ type: 'bonus' }), record({ asset: 'BTC' })].map(historyKey);
    expect(new Set(names).size).toBe(3);
  });
});
