import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toUnits } from '../units.ts';
import { SERIES } from './catalogue.ts';
import { payHour, hourlyReward, hoursOf, sharesOf, stepOf } from './hourlyRewards.ts';

const HOUR = 3600;
const sum = (list: readonly bigint[]): bigint => list.reduce((total, each) => total + each, 0n);

test('given any pot and weights, then the shares add up to the pot, and none differs from its exact part by a step or more (API-26)', () => {
  const decimals = fc.integer({ min: 0, max: 18 });
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 26n }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(decimals, fc.bigInt({ min: 0n, max: 10n ** 24n }), weights, (places, steps, given) => {
      const step = stepOf(places);
      const pot = steps * step;
      const total = sum(given);
      const shares = sharesOf(pot, given, step);
      expect(sum(shares)).toBe(total === 0n ? 0n : pot);
      for (const [index, share] of shares.entries()) {
        const off = share * total - pot * (given[index] ?? 0n);
        expect((off < 0n ? -off : off) < step * total || total === 0n).toBe(true);
      }
    }),
  );
});

test('of equal losses the first receives the step; nobody without weight receives anything', () => {
  expect(sharesOf(5n, [1n, 1n, 0n], 1n)).toEqual([3n, 2n, 0n]);
  expect(sharesOf(100n, [1n, 1n, 1n], 10n)).toEqual([40n, 30n, 30n]);
  expect(sharesOf(7n, [0n, 0n], 1n)).toEqual([0n, 0n]);
});

test('given hours without a stake, then what they do not pay is spread over the hours that follow, and the last one pays the rest', () => {
  const [plan] = SERIES[3]?.pools ?? [];
  if (plan === undefined) throw new Error('There is no such pool');
  const project = { startsAt: 0, endsAt: 5 * HOUR };
  const pool = { rid: 'r', pid: 'p', position: 0, others: 0n, staked: 0n, paid: 0n, paidToOthers: 0n, settledHour: 0 };
  const planned = { project, pool, plan: { ...plan, budget: '100', precision: 0 } };
  expect(hoursOf(project)).toEqual({ first: 1, last: 5, count: 5 });
  const pots = [1, 2, 3, 4, 5].map((hour) => {
    const pot = hourlyReward(planned, hour);
    payHour(planned, hour, [hour > 2 ? 1n : 0n]);
    return pot / toUnits('1');
  });
  expect(pots).toEqual([20n, 25n, 33n, 33n, 34n]);
  expect([pool.paid, pool.paidToOthers, hourlyReward(planned, 6)]).toEqual([toUnits('100'), 0n, 0n]);
});
