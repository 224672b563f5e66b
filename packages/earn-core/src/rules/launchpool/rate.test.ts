import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import type { RewardPool } from '../../contract/launchpool/index.ts';
import { headlineApr, poolApr } from './index.ts';

const pool = (over: Partial<RewardPool> = {}) => ({
  aprFraction: decimal('2251.0992'),
  rateType: 'estimate' as const,
  leftAmount: decimal('59960'),
  totalAmount: decimal('60000'),
  ...over,
});

describe('the rate of a pool (LP-08)', () => {
  it('given an estimate over less than a tenth of the pool, then it is the rate of the full pool, cut down', () => {
    expect(poolApr(pool())).toEqual({ fraction: '1.5007328', over: 'full' });
    expect(headlineApr(pool())).toBe('1.5007328');
    expect(poolApr(pool({ leftAmount: decimal('54000.01') })).over).toBe('full');
    expect(poolApr(pool({ leftAmount: decimal('54000') }))).toEqual({ fraction: '2251.0992', over: 'today' });
  });

  it('given a real rate, then it is shown as it is, however much is taken', () => {
    expect(poolApr(pool({ rateType: 'real' }))).toEqual({ fraction: '2251.0992', over: 'today' });
    expect(headlineApr(pool({ rateType: 'real', totalAmount: decimal('0') }))).toBe('2251.0992');
  });

  it.each([
    ['has no total', { totalAmount: decimal('0') }],
    ['does not say its total', { totalAmount: undefined }],
    ['does not say what is left', { leftAmount: undefined }],
    ['is empty', { leftAmount: decimal('60000') }],
  ])('given an estimate of a pool that %s, then the card shows it and no headline does', (_name, over) => {
    expect(poolApr(pool(over))).toEqual({ fraction: '2251.0992', over: 'today' });
    expect(headlineApr(pool(over))).toBeUndefined();
  });

  it('given no rate, then there is none to show (AMB-043)', () => {
    for (const over of [{ rateType: 'none' as const }, { aprFraction: undefined }])
      expect([poolApr(pool(over)).fraction, headlineApr(pool(over))]).toEqual([undefined, undefined]);
  });
});
