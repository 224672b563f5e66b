import { expect, it } from 'vitest';
import { findByTypeahead, stepTo } from './typeahead.ts';

const coins = ['BTC', 'BCH', 'ETH', 'ETC', 'USDT'].map((label) => ({ label }));
const someOff = [
  { label: 'BTC', disabled: true },
  { label: 'BCH' },
  { label: 'ETH', disabled: true },
  { label: 'ETC' },
  { label: 'USDT', disabled: true },
];

it('finds by the letters typed so far, in any case', () => {
  expect(findByTypeahead(coins, 'e', -1)).toBe(2);
  expect(findByTypeahead(coins, 'etc', 2)).toBe(3);
  expect(findByTypeahead(coins, 'USD', -1)).toBe(4);
  expect(findByTypeahead(coins, 'x', 1)).toBe(-1);
});

it('cycles through options that begin with one letter', () => {
  expect(findByTypeahead(coins, 'b', 0)).toBe(1);
  expect(findByTypeahead(coins, 'bb', 1)).toBe(0);
});

it('skips disabled options', () => {
  expect(findByTypeahead(someOff, 'b', -1)).toBe(1);
  expect(findByTypeahead(someOff, 'u', -1)).toBe(-1);
});

it('steps over disabled options and stops at the ends', () => {
  expect(stepTo(someOff, -1, 1)).toBe(1);
  expect(stepTo(someOff, 1, 1)).toBe(3);
  expect(stepTo(someOff, 3, 1)).toBe(3);
  expect(stepTo(someOff, 1, -1)).toBe(1);
  expect(stepTo(coins, 1, 10)).toBe(4);
  expect(stepTo(coins, 3, -10)).toBe(0);
  expect(stepTo([{ label: 'BTC', disabled: true }], -1, 1)).toBe(-1);
});
