import { describe, expect, test } from 'vitest';
import { type Decimal, add, decimal } from '../../decimal/decimal.ts';
import type { FlexibleProduct } from './contract.ts';
import { aprForAmount, bonusSteps, dailyReturn, headlineApr, rateChangeOf } from './estimate.ts';

const d = decimal;

const product = (over: Partial<FlexibleProduct> = {}): FlexibleProduct => ({
  asset: 'USDT',
  icon: undefined,
  bonusAsset: undefined,
  bonusOpen: false,
  currentAmount: undefined,
  lentAmount: undefined,
  interest: undefined,
  nextAprFraction: d('0.05129'),
  bonusAprFraction: undefined,
  bonusLimit: undefined,
  minLendAprFraction: d('0.01'),
  maxLendAprFraction: d('0.5'),
  minLendAmount: d('1'),
  ladder: [],
  businessType: -1,
  usdtPrice: d('1'),
  productAssetPrice: d('1'),
  bonusAssetPrice: undefined,
  lentRatio: undefined,
  ...over,
});

const ladder = [
  { from: d('0'), to: d('500'), aprFraction: d('0.10') },
  { from: d('500'), to: d('2000'), aprFraction: d('0.05') },
];

describe('what a rate is made of', () => {
  test('the headline is the next rate and the highest step, each cut to the screen', () => {
    expect(headlineApr(product({ ladder }))).toEqual({ base: '0.0512', bonus: '0.1', total: '0.1512' });
    expect(headlineApr(product())).toEqual({ base: '0.0512', bonus: '0', total: '0.0512' });
  });

  test('without a rate there is no headline, not a zero', () => {
    expect(headlineApr(product({ nextAprFraction: undefined }))).toBeUndefined();
    expect(aprForAmount(product({ nextAprFraction: undefined }), d('1'))).toBeUndefined();
    expect(dailyReturn(product({ nextAprFraction: undefined }), d('1'))).toBeUndefined();
  });

  test.each<[string, Decimal, string, string]>([
    ['inside the first step', d('100'), '0.1', '0.1512'],
    ['over two steps: (500 × 10 % + 500 × 5 %) / 1000', d('1000'), '0.075', '0.1262'],
    ['beyond the last step', d('10000'), '0.0125', '0.0637'],
  ])('%s', (_case, amount, bonus, total) => {
    const parts = aprForAmount(product({ ladder }), amount);
    expect(parts).toMatchObject({ base: '0.0512', bonus, total });
    expect(parts && add(parts.base, parts.bonus)).toBe(parts?.total);
  });

  test('what is held already has used the first steps: only what the amount adds counts', () => {
    const saver = product({ ladder, currentAmount: d('500') });
    expect(aprForAmount(saver, d('500'))?.bonus).toBe('0.05');
    expect(dailyReturn(saver, d('500'))?.bonus).toBe('0.06849315');
    expect(aprForAmount(product({ ladder, currentAmount: d('2000') }), d('500'))?.bonus).toBe('0');
  });

  test('the campaign limit bounds what earns a bonus', () => {
    expect(aprForAmount(product({ ladder, bonusLimit: d('500') }), d('1000'))?.bonus).toBe('0.05');
  });

  test('a campaign without a ladder is one step, and only while it is open', () => {
    const campaign = { bonusAprFraction: d('0.02'), bonusLimit: d('100') };
    expect(bonusSteps(product({ ...campaign, bonusOpen: true }))).toEqual([{ from: '0', to: '100', aprFraction: '0.02' }]);
    expect(bonusSteps(product(campaign))).toEqual([]);
  });
});

describe('what it earns in a day', () => {
  test('base and bonus apart, 8 decimals cut down', () => {
    expect(dailyReturn(product({ ladder }), d('1000'))).toEqual({ interest: '0.14052054', bonus: '0.20547945', bonusAsset: 'USDT' });
  });

  test('a bonus in another coin waits for its price', () => {
    const other = product({ ladder, bonusAsset: 'GT', productAssetPrice: d('1') });
    expect(dailyReturn(other, d('500'))?.bonus).toBeUndefined();
    expect(dailyReturn({ ...other, bonusAssetPrice: d('20') }, d('500'))).toMatchObject({ bonus: '0.00684931', bonusAsset: 'GT' });
  });
});

describe('a rate that changed', () => {
  test('both ways, but not below what the screen shows', () => {
    expect(rateChangeOf(product(), product({ nextAprFraction: d('0.048') }))).toEqual({ from: '0.0512', to: '0.048' });
    expect(rateChangeOf(product(), product({ nextAprFraction: d('0.06') }))).toEqual({ from: '0.0512', to: '0.06' });
    expect(rateChangeOf(product(), product({ nextAprFraction: d('0.05121') }))).toBeUndefined();
  });
});
