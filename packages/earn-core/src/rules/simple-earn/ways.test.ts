import { DAY, HOUR } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { ZERO, decimal } from '../../decimal.ts';
import type { FixedProduct } from '../../contract/simple-earn/fixed.ts';
import { fixedProduct } from '../../testing/fixedProduct.ts';
import type { WayObstacle } from '../ways.ts';
import { type FixedWayFacts, fixedWay, flexibleWay } from './ways.ts';

const d = decimal;
/** Noon of a UTC day. */
const NOW = 19_000 * DAY + 12 * HOUR;
const ladder = [{ from: ZERO, to: d('500'), aprFraction: d('0.1') }];

describe('flexible as a way to earn (AMB-173)', () => {
  const coin = {
    asset: 'USDT',
    nextAprFraction: d('0.03'),
    ladder,
    minLendAmount: d('1'),
    bonusAsset: 'GT',
    productAssetPrice: d('1'),
    bonusAssetPrice: d('4'),
  };
  const facts = { held: d('7'), minAprFraction: undefined, now: NOW + 1 };

  it('is redeemed at any time, pays each hour from the hour after next on, and takes any amount from its minimum on', () => {
    expect(flexibleWay(coin, facts)).toEqual({
      key: 'flexible',
      product: 'flexible',
      asset: 'USDT',
      terms: { baseFraction: '0.03', ladder, held: '7' },
      estimate: false,
      paidIn: 'USDT',
      bonusPaidIn: 'GT',
      bonusPrices: { asset: '1', bonusAsset: '4' },
      access: { kind: 'any-time' },
      payment: { at: NOW + 1 + 2 * HOUR, every: 'hour' },
      minimum: '1',
      most: 'unlimited',
      obstacle: undefined,
    });
  });

  it.each<[string, string | undefined, string | undefined, WayObstacle | undefined]>([
    ['no rate', undefined, undefined, 'no-rate'],
    ['no rate and a least rate of the person', undefined, '0.02', 'no-rate'],
    ['a rate below the least one of the person', '0.03', '0.0301', 'not-lent'],
    ['a rate that is the least one of the person', '0.03', '0.03', undefined],
  ])('given %s, then that is what is in the way', (_case, rate, least, obstacle) => {
    const known = (text: string | undefined) => (text === undefined ? undefined : d(text));
    const way = flexibleWay({ ...coin, nextAprFraction: known(rate) }, { ...facts, minAprFraction: known(least) });
    expect(way.obstacle).toBe(obstacle);
  });
});

describe('a fixed product as a way to earn (AMB-173)', () => {
  const facts: FixedWayFacts = { tier: 0, held: ZERO, now: NOW, exchangeTimeZone: 'UTC' };
  const midnight = NOW + 12 * HOUR;

  it('is paid once, with the money, half an hour after its term, and begins with the first step of the bonus (FM-11, SE-X-49)', () => {
    const product = fixedProduct({ id: '31', ladder, bonusAsset: 'GT', productAssetPrice: d('1'), bonusAssetPrice: d('4') });
    expect(fixedWay({ ...product, userMaxAmount: d('100') }, { ...facts, held: d('30') })).toEqual({
      key: 'fixed-31',
      product: 'fixed',
      productId: '31',
      days: 30,
      asset: 'USDT',
      terms: { baseFraction: '0.05', ladder, held: '0' },
      estimate: false,
      paidIn: 'USDT',
      bonusPaidIn: 'GT',
      bonusPrices: { asset: '1', bonusAsset: '4' },
      access: {
        kind: 'at',
        at: midnight + 30 * DAY + HOUR / 2,
        early: true,
        term: { days: 30, earnsFrom: midnight },
      },
      payment: { at: midnight + 30 * DAY + HOUR / 2, every: 'once' },
      minimum: '10',
      most: '70',
      obstacle: undefined,
      leastTier: undefined,
    });
  });

  it.each<[string, Partial<FixedProduct>, Partial<FixedWayFacts>, WayObstacle | undefined]>([
    ['nothing', {}, {}, undefined],
    ['nothing for a person whose tier is not known', {}, { tier: undefined }, undefined],
    ['a least tier that the person may not have', { type: 'vip' }, { tier: undefined }, 'unknown'],
    ['a least tier that the person has', { type: 'vip' }, { tier: 5 }, undefined],
    ['a least tier above that of the person', { type: 'vip' }, { tier: 4 }, 'vip'],
    ['no rate', { aprFraction: undefined }, {}, 'no-rate'],
    ['the most that a person may put in', { userMaxAmount: d('100') }, { held: d('100') }, 'used-up'],
    ['more than a person may put in', { userMaxAmount: d('100') }, { held: d('101') }, 'used-up'],
    ['a start in a second', { startsAt: NOW + 1 }, {}, 'not-started'],
    ['a start in a second, and sold out', { startsAt: NOW + 1, soldOut: true }, {}, 'sold-out'],
    ['a start in a second, and no word of whether it is sold out', { startsAt: NOW + 1, soldOut: undefined }, {}, 'not-started'],
    ['a start now', { startsAt: NOW }, {}, undefined],
    ['a start now, and no word of whether it is sold out', { startsAt: NOW, soldOut: undefined }, {}, 'unknown'],
    ['an end now', { startsAt: NOW - 9, endsAt: NOW }, {}, 'ended'],
    ['an end now without a start', { endsAt: NOW }, {}, 'ended'],
    ['an end in a second', { startsAt: NOW - 9, endsAt: NOW + 1 }, {}, undefined],
    ['an end in a second, and no word of whether it is sold out', { endsAt: NOW + 1, soldOut: undefined }, {}, 'unknown'],
    ['an end of 0, and no word of whether it is sold out', { endsAt: 0, soldOut: undefined }, {}, 'unknown'],
  ])('given %s, then that is what is in the way', (_case, over, more, obstacle) => {
    expect(fixedWay(fixedProduct(over), { ...facts, ...more }).obstacle).toBe(obstacle);
  });

  it.each<[string | undefined, string | undefined, string | undefined]>([
    ['100', '30', '70'],
    ['100', '130', '0'],
    ['100', undefined, undefined],
    ['0', '30', undefined],
    [undefined, '30', undefined],
  ])('given a maximum of %s and %s in the product, then the most to put in is %s', (most, held, left) => {
    const known = (text: string | undefined) => (text === undefined ? undefined : d(text));
    expect(fixedWay(fixedProduct({ userMaxAmount: known(most) }), { ...facts, held: known(held) }).most).toBe(left);
  });
});
