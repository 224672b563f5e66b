import { expect, it } from 'vitest';
import { choicesOf, textOfChoices, withCoin } from './compareSearch.ts';

const FLEXIBLE = { asset: 'USDT', key: 'flexible' };
const ODD = { asset: 'A.B_C', key: 'staking-x.y_z' };

it('reads the ways that it wrote, whatever their names', () => {
  expect(textOfChoices([FLEXIBLE, { asset: 'USDT', key: 'fixed-103' }])).toBe('USDT.flexible_USDT.fixed-103');
  expect(choicesOf(textOfChoices([FLEXIBLE, ODD]))).toEqual([FLEXIBLE, ODD]);
  expect(textOfChoices([])).toBeUndefined();
});

it('leaves out what cannot be read, what is named twice, and what is too much', () => {
  expect(choicesOf('USDT.flexible_USDT.flexible_x_%.%_BTC.flexible')).toEqual([FLEXIBLE, { asset: 'BTC', key: 'flexible' }]);
  expect(choicesOf('A.1_A.2_A.3_A.4')).toHaveLength(3);
  expect(choicesOf(undefined)).toEqual([]);
});

it('adds the ways of a coin while there is room, and takes them away again', () => {
  const one = withCoin([], 'USDT', ['flexible', 'fixed-103']);
  expect(one).toHaveLength(2);
  expect(withCoin(one, 'BTC', ['flexible', 'fixed-9'])).toEqual([...one, { asset: 'BTC', key: 'flexible' }]);
  expect(withCoin(one, 'USDT', ['flexible'])).toEqual([]);
});
