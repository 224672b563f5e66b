import { decimal } from '@earnkit/core';
import type { FlexibleHistoryRecord } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { findNewOrder } from './recentOrders.ts';

const record = (id: string, amount: string | undefined): FlexibleHistoryRecord => ({
  id,
  type: 'subscribe',
  asset: 'USDT',
  amount: amount === undefined ? undefined : decimal(amount),
  at: 1,
  createdAt: 1,
  finishedAt: undefined,
  mode: undefined,
  subBusiness: undefined,
  lentPrincipal: undefined,
  lentAprFraction: undefined,
  interest: undefined,
  bonusAmount: undefined,
  bonusAsset: undefined,
});
const five = decimal('5');

test('a new record of the amount is the order; one known before is not', () => {
  const before = { records: [record('a', '5')], unreadable: [] };
  expect(findNewOrder(before, before, five)).toBeUndefined();
  expect(findNewOrder(before, { records: [record('b', '5'), record('a', '5')], unreadable: [] }, five)?.id).toBe('b');
});

test('a new record that cannot be read may be the order, though an older one fell off the page', () => {
  const before = { records: [record('a', '7')], unreadable: [1] };
  expect(() => findNewOrder(before, { records: [record('a', '7')], unreadable: [0] }, five)).toThrow('cannot be read');
});

test('one that could not be read before either says nothing', () => {
  const before = { records: [record('a', '7')], unreadable: [0, 2] };
  expect(findNewOrder(before, before, five)).toBeUndefined();
  expect(findNewOrder(before, { records: [record('b', '8'), record('a', '7')], unreadable: [1, 3] }, five)).toBeUndefined();
});

test('a new record that does not say its amount may be the order', () => {
  expect(() => findNewOrder({ records: [], unreadable: [] }, { records: [record('b', undefined)], unreadable: [] }, five)).toThrow(
    'amount',
  );
});
