import { decimal } from '@earnkit/core';
import type { FlexibleHistoryRecord } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { historyRecord } from '../testing/historyRecord.ts';
import { findNewOrder } from './recentOrders.ts';

const record = (id: string, amount: string | undefined): FlexibleHistoryRecord =>
  historyRecord({ id, type: 'subscribe', amount: amount === undefined ? undefined : decimal(amount), at: 1, createdAt: 1 });
const five = decimal('5');

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
