import { expect, test } from 'vitest';
import { fromUnits } from '../units.ts';
import { activeTiers, bonusState } from './bonus.ts';
import { PRODUCTS } from './products.ts';
import { othersOf } from './rates.ts';

/** 2026-03-10, in days since 1970. */
const TODAY = Date.UTC(2026, 2, 10) / 86_400_000;

/** What others have staked does not leap from one version to the next. */
test.each([
  ['1101', ['2615.769', '2627.9004375', '2237.961375']],
  ['1201', ['115144000', '125444800', '119850400']],
])('given the product %s, then what others have staked on a day is what it has always been', (pid, staked) => {
  const product = PRODUCTS.find((each) => each.pid === pid);
  expect(product && [0, 1, 30].map((days) => fromUnits(othersOf(product, TODAY + days)))).toEqual(staked);
});

test('given a bonus and its steps, then each runs from its first second to the one before its end', () => {
  const always = { min: '0', max: '10', percent: '1' };
  const late = { min: '10', max: '', percent: '2', startsAt: 150, endsAt: 180 };
  const bonus = { asset: 'GT', startsAt: 100, endsAt: 200, tiers: [always, late] };
  expect([99, 100, 199, 200].map((at) => bonusState(bonus, at))).toEqual([0, 1, 1, 2]);
  expect([99, 100, 149, 150, 179, 180, 199, 200].map((at) => activeTiers(bonus, at).length)).toEqual([0, 1, 1, 2, 2, 1, 1, 0]);
});
