import { describe, expect, test } from 'vitest';
import { ZERO, decimal } from '../../decimal.ts';
import { fixedProduct } from '../../testing/fixedProduct.ts';
import { type FilteredCoin, type MarketFilter, heldAmounts, isListed, marketTerms, productOfTerm } from './market.ts';

const d = decimal;
const step = (apr: string) => ({ from: ZERO, to: undefined, aprFraction: d(apr) });
const coin = (over: Partial<FilteredCoin> = {}): FilteredCoin => ({ asset: 'BTC', ladder: [], fixed: [], held: ZERO, ...over });

describe('the filters of the market', () => {
  test.each<[MarketFilter, Partial<FilteredCoin>, boolean]>([
    ['all', {}, true],
    ['stable', {}, false],
    ['stable', { asset: 'USDC' }, true],
    ['fixed', {}, false],
    ['fixed', { fixed: [fixedProduct({})] }, true],
    ['bonus', { ladder: [step('0')] }, false],
    ['bonus', { ladder: [step('0.01')] }, true],
    ['bonus', { bonusOpen: true, bonusAprFraction: d('0.008') }, true],
    ['bonus', { bonusOpen: false, bonusAprFraction: d('0.008') }, false],
    ['bonus', { fixed: [fixedProduct({ ladder: [step('0.01')] })] }, true],
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

  test('given several products of a term, then the best on sale for everyone stands for it', () => {
    const all = [
      fixedProduct({ id: 'vip', type: 'vip', aprFraction: d('0.09') }),
      fixedProduct({ id: 'gone', aprFraction: d('0.08'), soldOut: true }),
      fixedProduct({ id: 'low', aprFraction: d('0.04') }),
      fixedProduct({ id: 'best', aprFraction: d('0.03'), ladder: [step('0.02')] }),
    ];
    expect(productOfTerm(all, 30)?.id).toBe('best');
    expect(productOfTerm(all.slice(0, 2), 30)?.id).toBe('gone');
    expect(productOfTerm(all.slice(0, 1), 30)?.id).toBe('vip');
    expect(productOfTerm(all, 7)).toBeUndefined();
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
  });

  test.each([
    ['was not read', undefined],
    ['was read in part', { ...fixed, complete: false }],
  ])('given a list that %s, then no amount is named', (_case, list) => {
    const held = heldAmounts([flexible, list]);
    expect([held('USDT'), held('ETH')]).toEqual([undefined, undefined]);
  });
});
