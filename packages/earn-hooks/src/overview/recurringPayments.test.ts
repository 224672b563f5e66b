import { DAY, nextFullHour } from '@earnkit/core';
import { expect, test } from 'vitest';
import { recurringPayments } from './recurringPayments.ts';

const NOW = 1_764_000_100;
const project = (over: object = {}) => ({ id: '1', status: 'in-progress' as const, startsAt: NOW - DAY, endsAt: NOW + DAY, ...over });
const stake = { product: 'launchpool' as const, id: '1' };

test('given holdings of each product, then each pays in its own time', () => {
  const holdings = [{ product: 'flexible' as const, id: 'a' }, { product: 'staking' as const, id: '31' }, stake];
  expect(recurringPayments(holdings, [project()], NOW)).toEqual([
    { product: 'flexible', every: 'hour', count: 1, next: nextFullHour(NOW) },
    { product: 'launchpool', every: 'hour', count: 1, next: nextFullHour(NOW) },
    { product: 'staking', every: 'day', count: 1, next: undefined },
  ]);
});

test.each([
  ['has not started', project({ status: 'not-started', startsAt: NOW + DAY, endsAt: NOW + 9 * DAY })],
  ['is over', project({ endsAt: NOW - 1 })],
  ['ends before the next hour', project({ endsAt: NOW + 1 })],
  ['is not known', project({ id: '2' })],
])('given a stake of a launchpool that %s, then it pays nothing next hour', (_, one) => {
  expect(recurringPayments([stake], [one], NOW)).toEqual([]);
});

test('given a credit and a redemption on its way, then neither pays each day', () => {
  const holdings = [
    { product: 'staking' as const, id: '61', debt: true },
    { product: 'staking' as const, id: undefined, arriving: true },
  ];
  expect(recurringPayments(holdings, [], NOW)).toEqual([]);
});
