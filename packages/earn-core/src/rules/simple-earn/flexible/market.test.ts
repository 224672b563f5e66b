import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { decimal, type Decimal, ZERO, compare } from '../../../decimal.ts';
import { type MarketSort, marketAprParts, marketList } from './market.ts';
import { bestOffer } from '../idle.ts';
import { holdingApr, holdingBonus } from './bonus.ts';
import type { FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';
import { aprForAmount, dailyReturn, headlineApr } from './estimate.ts';
import { asLent, notLent } from './lending.ts';

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

const d = decimal;
const NEXT = d('0.03');

/** A product with a bonus in two steps that a person holds 100 of. */
const product = {
  asset: 'USDT',
  nextAprFraction: NEXT,
  bonusOpen: true,
  bonusAprFraction: d('0.05'),
  bonusLimit: d('2000'),
  ladder: [
    { from: d('0'), to: d('500'), aprFraction: d('0.05') },
    { from: d('500'), to: undefined, aprFraction: d('0.01') },
  ],
  currentAmount: d('100'),
} as unknown as FlexibleProduct;

/** Every rate and estimate that a person with a minimum reads, each without its reason. */
const figures = (minimum: Decimal | undefined): Readonly<Record<string, Decimal | undefined>> => {
  const holding = { ...product, minLendAprFraction: minimum, redeemingAmount: ZERO };
  const lent = asLent(product, minimum);
  const daily = dailyReturn(lent, d('100'), ZERO);
  return {
    'rate of the holding': holdingApr(holding, null).aprFraction,
    'bonus of the holding': holdingBonus(holding, null).earnedAprFraction,
    'headline of the form': headlineApr(lent)?.total,
    'rate for the amount': aprForAmount(lent, d('100'), ZERO)?.total,
    'interest of a day': daily?.interest,
    'bonus of a day': daily?.bonus,
    'rate in the market': marketAprParts(product, minimum).totalFraction,
    'bonus in the market': marketAprParts(product, minimum).bonusFraction ?? ZERO,
    'offer for an idle balance': bestOffer(product, [], 0, minimum)?.aprFraction ?? ZERO,
  };
};

const prices = { productAssetPrice: d('1'), bonusAssetPrice: d('1') };
Object.assign(product, prices);

describe('a coin with a minimum of the person (AMB-158)', () => {
  it.each([
    ['no minimum', undefined, true],
    ['a minimum below the rate', d('0.0299'), true],
    ['a minimum that equals the rate', d('0.0300'), true],
    ['a minimum above the rate', d('0.0301'), false],
  ])('given %s, then each of its figures says the same', (_case, minimum, lent) => {
    for (const [name, figure] of Object.entries(figures(minimum))) expect([name, figure === ZERO]).toEqual([name, !lent]);
  });

  it('is not lent exactly where its minimum is above the rate, and names both', () => {
    const rate = fc.bigInt({ min: 0n, max: 10_000n }).map((units) => d(`0.${String(units).padStart(4, '0')}`));
    fc.assert(
      fc.property(rate, rate, (minimum, next) => {
        expect(notLent(minimum, next)).toEqual(compare(minimum, next) > 0 ? { minAprFraction: minimum, nextAprFraction: next } : undefined);
      }),
    );
  });

  it('given minimum or rate is not known, then it is not said to be idle', () => {
    expect([notLent(undefined, NEXT), notLent(d('0.9'), undefined)]).toEqual([undefined, undefined]);
  });

  it('given it is not lent, then a holding says why, is no bonus and is not "up to"', () => {
    const minimum = d('0.1');
    const holding = { ...product, minLendAprFraction: minimum, redeemingAmount: ZERO };
    expect(holdingApr(holding, null)).toEqual({
      aprFraction: ZERO,
      bonus: false,
      upTo: false,
      notLent: { minAprFraction: minimum, nextAprFraction: NEXT },
    });
    expect(holdingBonus(holding, null).tiers?.some(({ reached }) => reached)).toBe(false);
  });
});
