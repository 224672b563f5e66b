import { describe, expect, it } from 'vitest';
import { decimal } from '../../../decimal.ts';
import { type MarketSort, marketAprParts, marketList } from './market.ts';

const ladder = (...aprs: readonly string[]) => aprs.map((apr) => ({ from: decimal('0'), to: undefined, aprFraction: decimal(apr) }));
const coin = (asset: string, apr: string | undefined, ...aprs: readonly string[]) => ({
  asset,
  icon: undefined,
  nextAprFraction: apr === undefined ? undefined : decimal(apr),
  ladder: ladder(...aprs),
  autoEarn: false,
});

describe('marketAprParts', () => {
  it('adds the highest step of the ladder to the base (FM-12)', () => {
    expect(marketAprParts(coin('X', '0.02', '0.005', '0.1', '0.01'))).toEqual({
      totalFraction: '0.12',
      baseFraction: '0.02',
      bonusFraction: '0.1',
    });
  });

  it('is unknown while the base rate is, whatever the bonus', () => {
    expect(marketAprParts(coin('X', undefined, '0.1'))).toEqual({
      totalFraction: undefined,
      baseFraction: undefined,
      bonusFraction: '0.1',
    });
  });

  it('given a ladder that cannot be read, then the base alone is the estimate (D04)', () => {
    const parts = { totalFraction: '0.02', baseFraction: '0.02', bonusFraction: undefined };
    expect(marketAprParts({ ...coin('X', '0.02'), ladder: undefined })).toEqual(parts);
  });

  it('counts the bonus of a campaign without steps, and none of a closed one', () => {
    const campaign = { bonusOpen: true, bonusAprFraction: decimal('0.008'), bonusLimit: decimal('0.5') };
    const open = marketAprParts({ ...coin('BTC', '0.0042'), ...campaign });
    expect(open).toMatchObject({ totalFraction: '0.0122', baseFraction: '0.0042', bonusFraction: '0.008' });
    const closed = marketAprParts({ ...coin('BTC', '0.0042', '0.1'), ...campaign, bonusOpen: false });
    expect(closed).toMatchObject({ totalFraction: '0.0042', bonusFraction: undefined });
  });

  it('names no bonus where the ladder gives none', () => {
    expect(marketAprParts(coin('X', '0.02', '0')).bonusFraction).toBeUndefined();
  });
});

describe('marketList', () => {
  const coins = [coin('ETH', '0.02'), coin('BTC', '0.01', '0.05'), coin('NEW', undefined), coin('AVAX', '0.02'), coin('stETH', '0')];
  const names = (search: string, key: MarketSort['key'], direction: MarketSort['direction']) =>
    marketList(coins, search, { key, direction }).map((row) => row.asset);

  it('sorts by rate with bonus, equal ones by name, unknown ones last both ways', () => {
    expect(names('', 'apr', 'desc')).toEqual(['BTC', 'AVAX', 'ETH', 'stETH', 'NEW']);
    expect(names('', 'apr', 'asc')).toEqual(['stETH', 'AVAX', 'ETH', 'BTC', 'NEW']);
  });

  it('sorts by name', () => expect(names('', 'asset', 'desc')).toEqual(['stETH', 'NEW', 'ETH', 'BTC', 'AVAX']));
  it('finds part of a name in any case (SE-A-05)', () => expect(names(' eth ', 'asset', 'asc')).toEqual(['ETH', 'stETH']));
  it('finds nothing without complaint', () => expect(names('zzz', 'apr', 'asc')).toEqual([]));
});
