import { describe, expect, it } from 'vitest';
import vectors from '../../../vectors.json' with { type: 'json' };
import { decimal } from '../../decimal/decimal.ts';
import { type MarketSort, marketApr, marketList, searchedCoin } from './market.ts';

const rowsOf = (id: string): readonly (readonly string[])[] => vectors.find((table) => table.id === id)?.rows ?? [];
const ladder = (...aprs: readonly string[]) => aprs.map((apr) => ({ from: decimal('0'), to: undefined, aprFraction: decimal(apr) }));
const coin = (asset: string, apr: string | undefined, ...aprs: readonly string[]) => ({
  asset, icon: undefined, nextAprFraction: apr === undefined ? undefined : decimal(apr), ladder: ladder(...aprs), autoEarn: false,
});

describe('V-AA: what a coin pays at best', () => {
  it.each(rowsOf('V-AA'))('%s and %s is %s', (next = '', aprs = '', sum = '') => {
    expect(marketApr(coin('X', next, ...(aprs === '-' ? [] : aprs.split('/')))).totalFraction).toBe(sum);
  });

  it('is unknown while the base rate is, whatever the bonus', () => {
    expect(marketApr(coin('X', undefined, '0.1'))).toEqual({ totalFraction: undefined, baseFraction: undefined, bonusFraction: '0.1' });
  });

  it('names no bonus where the ladder gives none', () => {
    expect(marketApr(coin('X', '0.02', '0')).bonusFraction).toBeUndefined();
  });
});

describe('V-QS: the search box', () => {
  it.each(rowsOf('V-QS'))('%j searches %s', (typed = '', wanted = '') => expect(searchedCoin(typed)).toBe(wanted));
});

describe('marketList', () => {
  const coins = [coin('ETH', '0.02'), coin('BTC', '0.01', '0.05'), coin('NEW', undefined), coin('AVAX', '0.02'), coin('stETH', '0')];
  const names = (search: string, key: MarketSort['key'], direction: MarketSort['direction']) => marketList(coins, search, { key, direction }).map((row) => row.asset);

  it('sorts by rate with bonus, equal ones by name, unknown ones last both ways', () => {
    expect(names('', 'apr', 'desc')).toEqual(['BTC', 'AVAX', 'ETH', 'stETH', 'NEW']);
    expect(names('', 'apr', 'asc')).toEqual(['stETH', 'AVAX', 'ETH', 'BTC', 'NEW']);
  });

  it('sorts by name', () => expect(names('', 'asset', 'desc')).toEqual(['stETH', 'NEW', 'ETH', 'BTC', 'AVAX']));
  it('finds part of a name in any case', () => expect(names(' eth ', 'asset', 'asc')).toEqual(['ETH', 'stETH']));
  it('finds nothing without complaint', () => expect(names('zzz', 'apr', 'asc')).toEqual([]));
});
