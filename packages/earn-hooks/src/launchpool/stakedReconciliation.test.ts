import { decimal } from '@earnkit/core';
import { expect, test } from 'vitest';
import { type StakedNow, wasPlaced } from './stakedReconciliation.ts';

const staked = (amount: string | undefined, stakedAt?: number): StakedNow => ({
  amount: amount === undefined ? undefined : decimal(amount),
  stakedAt,
});

test.each([
  ['the amount is there', staked('100', 5), staked('130', 9), '30', true],
  ['the amount is gone', staked('100', 5), staked('70', 5), '-30', true],
  ['the first stake is there', staked('0'), staked('30', 9), '30', true],
  ['nothing changed', staked('100', 5), staked('100', 5), '30', false],
  ['the exchange does not say when', staked('100'), staked('100'), '30', false],
])('given a lost answer, when %s, then it is known whether the order was placed', (_name, before, after, change, placed) => {
  expect(wasPlaced(before, after, decimal(change))).toBe(placed);
});

test.each([
  ['another amount came as well', staked('100', 5), staked('141', 9), '30'],
  ['as much was redeemed meanwhile', staked('100', 5), staked('100', 9), '30'],
  ['a fixed stake was returned meanwhile', staked('100', 5), staked('50', 5), '30'],
  ['the amount before is unknown', staked(undefined), staked('130', 9), '30'],
  ['the amount after is unknown', staked('100', 5), staked(undefined), '30'],
])('given a lost answer, when %s, then nothing is guessed', (_name, before, after, change) => {
  expect(wasPlaced(before, after, decimal(change))).toBeUndefined();
});
