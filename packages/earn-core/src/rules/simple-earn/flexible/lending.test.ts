import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, ZERO, compare, decimal } from '../../../decimal.ts';
import { bestOffer } from '../idle.ts';
import { holdingApr, holdingBonus } from './bonus.ts';
import type { FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';
import { aprForAmount, dailyReturn, headlineApr } from './estimate.ts';
import { asLent, notLent } from './lending.ts';
import { marketAprParts } from './market.ts';

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
