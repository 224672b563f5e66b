import { describe, expect, test } from 'vitest';
import { ZERO, decimal } from '../../decimal.ts';
import { fixedProduct } from '../../testing/fixedProduct.ts';
import type { FixedProduct } from '../../contract/simple-earn/fixed.ts';
import { nextRateOf } from '../ways.ts';
import {
  type FilteredCoin,
  type MarketFilter,
  daysOfKey,
  heldAmounts,
  highestWay,
  isListed,
  mainTerm,
  marketTerms,
  sortOfFilter,
  termKey,
  wayOfTerm,
} from './market.ts';
import { fixedWay } from './ways.ts';

const d = decimal;
const step = (apr: string) => ({ from: ZERO, to: undefined, aprFraction: d(apr) });
const coin = (over: Partial<FilteredCoin> = {}): FilteredCoin => ({ asset: 'BTC', ladder: [], fixed: [], held: ZERO, ...over });

describe('the filters of the market', () => {
  test.each<[MarketFilter, Partial<FilteredCoin>, boolean]>([
    ['all', {}, true],
    ['usable', {}, false],
    ['usable', { available: ZERO }, false],
    ['usable', { available: d('0.1') }, true],
    ['stable', {}, false],
    ['stable', { asset: 'USDC' }, true],
    ['fixed', {}, false],
    ['fixed', { fixed: [fixedProduct({})] }, true],
    ['bonus', { ladder: [step('0')] }, false],
    ['bonus', { ladder: [step('0.01')] }, true],
    ['bonus', { bonusOpen: true, bonusAprFraction: d('0.008') }, true],
    ['bonus', { bonusOpen: false, bonusAprFraction: d('0.008') }, false],
    ['bonus', { fixed: [fixedProduct({ ladder: [step('0.01')] })] }, true],
    ['bonus', { ladder: undefined }, false],
    ['bonus', { fixed: [fixedProduct({ ladder: undefined })] }, false],
    ['mine', {}, false],
    ['mine', { held: undefined }, false],
    ['mine', { held: d('0.00000001') }, true],
  ])('given the filter "%s" and a coin with %o, then it is listed: %s', (filter, over, listed) => {
    expect(isListed(coin(over), filter)).toBe(listed);
  });
});

describe('the terms of the market (SE-X-01)', () => {
  test('given more terms than columns, then the most frequent stay, shortest first', () => {
    const of = (asset: string, ...days: readonly number[]) => days.map((term) => ({ asset, days: term }));
    expect(marketTerms([...of('A', 1, 7, 30, 90, 180), ...of('B', 90, 30, 7, 7), ...of('C', 180, 30)])).toEqual([7, 30, 90, 180]);
    expect(marketTerms([])).toEqual([]);
  });

  test('the term that most coins offer is the shorter of equally frequent ones', () => {
    const of = (asset: string, ...days: readonly number[]) => days.map((term) => ({ asset, days: term }));
    expect(mainTerm([...of('A', 7, 30, 90), ...of('B', 90, 30)])).toBe(30);
    expect(mainTerm([...of('A', 90, 30, 7), ...of('B', 30, 90)])).toBe(30);
    expect(mainTerm([])).toBeUndefined();
  });

  const NOW = 1_700_000_000;
  const way = (over: Partial<FixedProduct>, tier = 0) => {
    const made = fixedWay(fixedProduct(over), { tier, held: ZERO, now: NOW, exchangeTimeZone: 'UTC' });
    return { ...made, rate: nextRateOf(made) };
  };
  const all = (tier?: number) => [
    way({ id: 'vip', type: 'vip', aprFraction: d('0.09') }, tier),
    way({ id: 'gone', aprFraction: d('0.08'), soldOut: true }, tier),
    way({ id: 'low', aprFraction: d('0.04') }, tier),
    way({ id: 'best', aprFraction: d('0.03'), ladder: [step('0.02')] }, tier),
    way({ id: 'odd', aprFraction: d('0.9'), soldOut: undefined }, tier),
  ];

  test('given several products of a term, then the best that the person can use stands for it', () => {
    expect(wayOfTerm(all(), 30)?.productId).toBe('best');
    expect(wayOfTerm(all().slice(0, 2), 30)?.productId).toBe('gone');
    expect(wayOfTerm(all().slice(0, 1), 30)?.productId).toBe('vip');
    expect(wayOfTerm(all(5), 30)?.productId).toBe('vip');
    expect(wayOfTerm(all(), 7)).toBeUndefined();
  });

  test('the highest way is one that can be used, and pays a bonus where that is asked for', () => {
    expect(highestWay(all().slice(0, 4))?.productId).toBe('best');
    expect(highestWay([...all().slice(0, 2), way({ id: 'plain', aprFraction: d('0.06') })], true)).toBeUndefined();
    expect(highestWay([way({ id: 'plain', aprFraction: d('0.06') }), ...all()], true)?.productId).toBe('best');
    expect(highestWay([way({ id: 'plain', aprFraction: d('0.06') }), ...all().slice(0, 4)])?.productId).toBe('plain');
  });

  test('given ways that cannot be used, then none is the highest; one of which that is not known counts', () => {
    expect(highestWay(all().slice(0, 2))).toBeUndefined();
    expect(highestWay([...all().slice(0, 2), way({ id: 'none', aprFraction: undefined })])).toBeUndefined();
    expect(highestWay(all())?.productId).toBe('odd');
  });
});

describe('the first order of the market', () => {
  test.each<[MarketFilter, number | undefined, string]>([
    ['all', 30, 'apr'],
    ['mine', 30, 'apr'],
    ['fixed', 30, 'term-30'],
    ['fixed', undefined, 'apr'],
    ['bonus', 30, 'bonus'],
  ])('given the filter "%s" and the term %s, then it is by %s, the highest first', (filter, term, key) => {
    expect(sortOfFilter(filter, term)).toEqual({ key, direction: 'desc' });
  });

  test('the key of a term names its days, and no other key does', () => {
    expect(daysOfKey(termKey(90))).toBe(90);
    expect(daysOfKey('apr')).toBeUndefined();
  });
});

describe('what a person holds', () => {
  const flexible = { rows: [{ asset: 'USDT', amount: d('5') }], complete: true };
  const fixed = {
    rows: [
      { asset: 'USDT', amount: d('7') },
      { asset: 'BTC', amount: undefined },
    ],
    complete: true,
  };

  test('adds the lists; a coin in none of them is zero, an unknown amount stays unknown', () => {
    const held = heldAmounts([flexible, fixed]);
    expect([held('USDT'), held('BTC'), held('ETH')]).toEqual(['12', undefined, '0']);
    const more = { rows: [{ asset: 'BTC', amount: d('1') }], complete: true };
    for (const lists of [
      [fixed, more],
      [more, fixed],
    ])
      expect(heldAmounts(lists)('BTC')).toBeUndefined();
  });

  test.each([
    ['was not read', undefined],
    ['was read in part', { ...fixed, complete: false }],
  ])('given a list that %s, then no amount is named', (_case, list) => {
    const held = heldAmounts([flexible, list]);
    expect([held('USDT'), held('ETH')]).toEqual([undefined, undefined]);
  });
});
