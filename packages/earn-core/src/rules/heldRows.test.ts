import { describe, expect, it } from 'vitest';
import { decimal } from '../decimal.ts';
import { type HeldOrder, type OrderedHolding, heldInOrder } from './heldRows.ts';
import type { WayAccess } from './ways.ts';

const NOW = 1_795_000_000;
const DAY = 86_400;

const at = (days: number): WayAccess => ({ kind: 'at', at: NOW + days * DAY, early: true });
const UNKNOWN_END: WayAccess = { kind: 'at', at: undefined, early: undefined };
const UNKNOWN_PERIOD: WayAccess = { kind: 'after', period: undefined };
const ANY_TIME: WayAccess = { kind: 'any-time' };

const held = (key: string, asset: string, value: string | undefined, access: WayAccess = ANY_TIME): OrderedHolding => ({
  key,
  asset,
  valueUsdt: value === undefined ? undefined : decimal(value),
  access,
});

/** The keys in an order, which must not depend on the order in which the rows come. */
function keysOf(rows: readonly OrderedHolding[], order: HeldOrder): readonly string[] {
  const keys = heldInOrder(rows, order, NOW).map(({ key }) => key);
  expect(heldInOrder(rows.toReversed(), order, NOW).map(({ key }) => key)).toEqual(keys);
  return keys;
}

describe('holdings in an order (SH-01)', () => {
  it('given the order by value, then the most valuable comes first and one of unknown value last, whatever its coin and its time', () => {
    const rows = [
      held('a', 'ADA', undefined),
      held('b', 'BTC', '9', at(1)),
      held('c', 'ETH', '100', at(30)),
      held('d', 'AAVE', '20', UNKNOWN_END),
    ];
    expect(keysOf(rows, 'value')).toEqual(['c', 'd', 'b', 'a']);
  });

  it('given the order by coin, then the coins stand by their letters, whatever their value and their time', () => {
    const rows = [held('a', 'USDT', '900'), held('b', 'BTC', '1', at(9)), held('c', 'ETH', undefined, at(3))];
    expect(keysOf(rows, 'asset')).toEqual(['b', 'c', 'a']);
  });

  it('given the order by return, then the soonest comes first and unknown times last, whatever their value and their coin', () => {
    const rows = [
      held('a', 'ADA', '900', UNKNOWN_PERIOD),
      held('b', 'BTC', '800', at(30)),
      held('c', 'CRO', '700', { kind: 'after', period: { kind: 'equal', days: 3 } }),
      held('d', 'DOT', '600', at(2)),
      held('e', 'ETH', '1'),
    ];
    expect(keysOf(rows, 'return')).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it.each<HeldOrder>(['asset', 'return'])(
    'given holdings that are equal in the order by %s, then the most valuable comes first',
    (order) => {
      expect(keysOf([held('a', 'BTC', '1'), held('b', 'BTC', undefined), held('c', 'BTC', '30')], order)).toEqual(['c', 'a', 'b']);
    },
  );

  it('given two times that are not known, then they are the same, and the more valuable comes first', () => {
    expect(keysOf([held('a', 'BTC', '1', UNKNOWN_END), held('b', 'ETH', '30', UNKNOWN_PERIOD)], 'return')).toEqual(['b', 'a']);
  });

  it.each<[HeldOrder, value: string | undefined]>([
    ['value', '5'],
    ['value', undefined],
    ['return', '5'],
    ['return', undefined],
  ])(
    'given equal holdings in the order by %s with the value %s, then they stand by their coins, and of one coin by their keys',
    (order, value) => {
      const rows = [held('1', 'ETH', value), held('4', 'BTC', value), held('3', 'BTC', value), held('2', 'ADA', value)];
      expect(keysOf(rows, order)).toEqual(['2', '3', '4', '1']);
    },
  );

  it('given holdings of one coin and value, then they stand by their keys in the order by coin', () => {
    expect(keysOf([held('2', 'BTC', '5', at(1)), held('1', 'BTC', '5', at(9)), held('3', 'ADA', '5')], 'asset')).toEqual(['3', '1', '2']);
  });

  it('given no holdings, then there are none', () => {
    expect(heldInOrder([], 'value', NOW)).toEqual([]);
  });
});
