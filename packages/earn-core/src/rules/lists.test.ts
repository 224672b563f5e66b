import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../decimal.ts';
import { type SortDirection, compareKnown, compareText, keepOrder, searchCoins } from './lists.ts';

const keyOf = (coin: string): string => coin;

describe('rows that are drawn keep their order', () => {
  it.each([
    ['nothing is drawn', ['USDT', 'BTC'], [], ['USDT', 'BTC']],
    ['figures change', ['BTC', 'ETH', 'USDT'], ['USDT', 'BTC', 'ETH'], ['USDT', 'BTC', 'ETH']],
    ['a row is gone', ['ETH', 'USDT'], ['USDT', 'BTC', 'ETH'], ['USDT', 'ETH']],
    ['a new row follows another', ['BTC', 'SOL', 'USDT'], ['USDT', 'BTC'], ['USDT', 'BTC', 'SOL']],
    ['a new row comes first', ['SOL', 'BTC', 'USDT'], ['USDT', 'BTC'], ['SOL', 'USDT', 'BTC']],
    ['two new rows follow one another', ['BTC', 'SOL', 'ADA', 'USDT'], ['USDT', 'BTC'], ['USDT', 'BTC', 'SOL', 'ADA']],
  ])('given that %s', (_, rows, drawn, expected) => {
    expect(keepOrder(rows, drawn, keyOf)).toEqual(expected);
  });

  it('given rows that are in their order already, then they are the same array, so that no row is drawn again', () => {
    const rows = ['USDT', 'SOL', 'BTC'];
    expect(keepOrder(rows, ['USDT', 'BTC'], keyOf)).toBe(rows);
  });

  it('given any rows, then none is lost or doubled, drawn ones stand as they stood, and a second call changes nothing', () => {
    const coins = fc.uniqueArray(fc.stringMatching(/^[A-F]{1,2}$/), { maxLength: 12 });
    fc.assert(
      fc.property(coins, coins, (rows, drawn) => {
        const kept = keepOrder(rows, drawn, keyOf);
        expect(kept.toSorted()).toEqual(rows.toSorted());
        expect(kept.filter((row) => drawn.includes(row))).toEqual(drawn.filter((row) => rows.includes(row)));
        expect(keepOrder(rows, kept, keyOf)).toEqual(kept);
      }),
    );
  });
});

describe('what is compared', () => {
  it.each<[first: string | undefined, second: string | undefined, asc: number, desc: number]>([
    ['1', '2', -1, 1],
    ['2', '1', 1, -1],
    ['2', '2.0', 0, 0],
    [undefined, '1', 1, 1],
    ['1', undefined, -1, -1],
    [undefined, undefined, 0, 0],
  ])('given %s and %s, then unknown amounts come last in both directions, and two of them are the same', (first, second, asc, desc) => {
    const known = (text: string | undefined) => (text === undefined ? text : decimal(text));
    const order = (direction: SortDirection) => compareKnown(known(first), known(second), direction);
    expect([order('asc'), order('desc')]).toEqual([asc, desc]);
  });

  it.each([
    ['BTC', 'ETH', -1, 1],
    ['ETH', 'BTC', 1, -1],
    ['BTC', 'BTC', 0, 0],
    ['a', 'Z', 1, -1],
  ])('given the texts %s and %s, then their characters decide', (first, second, asc, desc) => {
    expect([compareText(first, second), compareText(first, second, 'asc'), compareText(first, second, 'desc')]).toEqual([asc, asc, desc]);
  });
});

describe('coins are searched as a person types or pastes a name (SE-A-05)', () => {
  const rows = [{ asset: 'BTC' }, { asset: 'USDT' }, { asset: 'ＷＩＦ' }];

  it.each([
    ['of small letters', 'usd', ['USDT']],
    ['with spaces around it', '  btc ', ['BTC']],
    ['with marks that cannot be seen', '\u200eUS\u00adDT\u200b', ['USDT']],
    ['of full-width letters', 'ｂｔｃ', ['BTC']],
    ['of plain letters for a coin in full-width ones', 'wif', ['ＷＩＦ']],
    ['of marks alone', '\ufeff', ['BTC', 'USDT', 'ＷＩＦ']],
  ])('given a name %s', (_, typed, expected) => {
    expect(searchCoins(rows, typed).map(({ asset }) => asset)).toEqual(expected);
  });
});
