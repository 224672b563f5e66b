import { expect, test } from 'vitest';
import { fromUnits, toUnits } from '../units.ts';
import { bonusOf, bonusStatus, interestOf } from './interest.ts';

const YEAR = 8760n;

/** A year's bonus in GT, of which one is worth 16.84 USDT, for an amount of USDT. */
const bonusFor = (amount: string, more: Partial<Parameters<typeof bonusOf>[1]> = {}, hours = YEAR) =>
  fromUnits(bonusOf('USDT', { asset: 'GT', limit: '0', rateYear: '0.05', steps: [], ...more }, toUnits(amount), hours));

test('given a principal and a rate, then the interest is divided once and cut to 8 places', () => {
  expect(fromUnits(interestOf(toUnits('1000'), toUnits('0.05'), YEAR))).toBe('50');
  // 1000 × 0.05 / 8760 is 0.005707762557…
  expect(fromUnits(interestOf(toUnits('1000'), toUnits('0.05')))).toBe('0.00570776');
});

test('given a bonus without a ladder, then all of the amount earns it, up to its limit', () => {
  // 50 USDT, and 20 of the 400 that count.
  expect([bonusFor('1000'), bonusFor('1000', { limit: '400' }), bonusFor('300', { limit: '400' })]).toEqual([
    '2.96912114',
    '1.18764845',
    '0.89073634',
  ]);
  expect(bonusFor('1000', {}, 1n)).toBe('0.00033894');
  expect(bonusFor('1000', { asset: 'NOPE' }), 'a coin without a price').toBe('0');
});

test('given a ladder, then each part of the amount earns the rate of its step', () => {
  const steps = [
    { left: '0', right: '100', apr: '0.1' },
    { left: '100', right: '', apr: '0.02' },
  ];
  // 5, 10, and 10 + 18 USDT; 10 + 8 of the 500 that count.
  expect(['50', '100', '1000'].map((amount) => bonusFor(amount, { steps }))).toEqual(['0.29691211', '0.59382422', '1.66270783']);
  expect(bonusFor('1000', { steps, limit: '500' })).toBe('1.06888361');
});

test('given a bonus pool, then it runs from its first second to the one before its end', () => {
  const pool = { asset: 'GT', limit: '0', rateYear: '0.05', steps: [], startsAt: 100, endsAt: 200 };
  expect([99, 100, 199, 200].map((at) => bonusStatus(pool, at))).toEqual([0, 1, 1, 2]);
});
