import { decimal } from '@earnkit/core';
import type { FlexibleHistoryRecord } from '@earnkit/core/simple-earn/contract';
import { describe, expect, test } from 'vitest';
import { historyRecord } from '../testing/historyRecord.ts';
import { type RecentOrder, type RecentOrders, findNewOrder, outcomeOfCancellation, recentOrdersOf } from './recentOrders.ts';

const record = (id: string, amount: string | undefined): FlexibleHistoryRecord =>
  historyRecord({ id, type: 'subscribe', amount: amount === undefined ? undefined : decimal(amount), at: 1, createdAt: 1 });
const five = decimal('5');

/** Records of which all can be read. */
const all = (...records: readonly RecentOrder[]): RecentOrders => ({ records, unreadable: [] });

/** A record of 5 coins as an exchange without ids keeps it. */
const unnamed = (fields: Partial<RecentOrder> = {}): RecentOrder => ({
  id: undefined,
  createdAt: 10,
  at: 11,
  finishedAt: undefined,
  amount: five,
  ...fields,
});

test('finds a new record of the amount and ignores one of the baseline', () => {
  const before = { records: [record('a', '5')], unreadable: [] };
  expect(findNewOrder(before, before, five)).toBeUndefined();
  expect(findNewOrder(before, { records: [record('b', '5'), record('a', '5')], unreadable: [] }, five)?.id).toBe('b');
});

test('throws when a new record cannot be read, even if an older one left the page', () => {
  const before = { records: [record('a', '7')], unreadable: [1] };
  expect(() => findNewOrder(before, { records: [record('a', '7')], unreadable: [0] }, five)).toThrow('cannot be read');
});

test('ignores a record that the baseline could not read either', () => {
  const before = { records: [record('a', '7')], unreadable: [0, 2] };
  expect(findNewOrder(before, before, five)).toBeUndefined();
  expect(findNewOrder(before, { records: [record('b', '8'), record('a', '7')], unreadable: [1, 3] }, five)).toBeUndefined();
});

test('throws when a new record has no amount', () => {
  expect(() => findNewOrder({ records: [], unreadable: [] }, { records: [record('b', undefined)], unreadable: [] }, five)).toThrow(
    'amount',
  );
});

test('given an answer with a record that cannot be read, then its position is kept', () => {
  const rows = [record('a', '7'), record('b', '8')];
  expect(recentOrdersOf({ rows, unreadable: [{ index: 1, field: 'amount', problem: 'is missing' }], total: 3 }).unreadable).toEqual([1]);
});

test.each([
  ['was made at another time', { createdAt: 12 }, {}],
  ['was entered at another time', { at: 12 }, {}],
  ['is of another amount', {}, { amount: decimal('7') }],
  ['does not say when it was made', { createdAt: undefined }, {}],
  ['does not say when it was entered', { at: undefined }, {}],
] as const)('given an exchange without ids, when a new order %s, then it is told from the earlier one', (_what, fresh, earlier) => {
  const [placed, known] = [unnamed(fresh), unnamed(earlier)];
  expect(findNewOrder(all(known), all(placed, known), five)).toEqual(placed);
  expect(findNewOrder(all(known), all(known, placed), five)).toEqual(placed);
});

test('given an exchange without ids, when a record is there once more than before, then the order is found, and otherwise not', () => {
  expect(findNewOrder(all(unnamed()), all(unnamed(), unnamed()), five)).toEqual(unnamed());
  expect(findNewOrder(all(unnamed(), unnamed()), all(unnamed(), unnamed()), five)).toBeUndefined();
  expect(findNewOrder(all(unnamed(), unnamed()), all(unnamed(), unnamed(), unnamed()), five)).toEqual(unnamed());
});

test('given no earlier order, when the only record cannot be read, then it is not certain that none was placed', () => {
  expect(() => findNewOrder(all(), { records: [], unreadable: [0] }, five)).toThrow('cannot be read');
});

test('given another new record before the one that cannot be read, then it is not certain that no order was placed', () => {
  const after = { records: [record('b', '8'), record('a', '7')], unreadable: [1] };
  expect(() => findNewOrder(all(record('a', '7')), after, five)).toThrow('cannot be read');
});

describe('what became of a pending redemption whose cancellation was lost', () => {
  const pending = (id: string, amount: string): RecentOrder => unnamed({ id, amount: decimal(amount) });
  const before = all(pending('a', '7'), pending('b', '5'));

  test('given two of them, when one is gone, then its amount was cancelled', () => {
    expect(outcomeOfCancellation(before, all(pending('a', '7')), five)).toBe('cancelled');
    expect(outcomeOfCancellation(before, all(pending('a', '7')), decimal('4'))).toBeUndefined();
  });

  test('given two of them, when each is smaller, then the sum of both was cancelled', () =>
    expect(outcomeOfCancellation(before, all(pending('a', '5'), pending('b', '2')), five)).toBe('cancelled'));

  test('given two of them, when one is finished and as large as before, then it was paid', () =>
    expect(outcomeOfCancellation(before, all(pending('a', '7'), { ...pending('b', '5'), finishedAt: 20 }), five)).toBe('paid'));

  test('given two of them, when nothing changed, then the records do not say', () =>
    expect(outcomeOfCancellation(before, before, five)).toBeUndefined());

  test('given one that had been finished before, when it left the page, then the records do not say', () =>
    expect(outcomeOfCancellation(all({ ...pending('a', '5'), finishedAt: 9 }), all(), five)).toBeUndefined());

  test('given an exchange without ids, when a record is gone, then the records do not say', () =>
    expect(outcomeOfCancellation(all(unnamed()), all(), five)).toBeUndefined());
});
