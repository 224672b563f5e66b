import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Decimal, ZERO, add, compare, roundDown, decimal, divide, isPositive, min, multiply, subtract } from '../../decimal.ts';
import { estimatedInterest, ladderInterest, ladderStepOf, ladderTiers } from './interest.ts';
import type { LadderStep } from '../../endpoint/wireLadder.ts';
import { changeOfRate, ladderUpTo } from './rate.ts';
import { shownParts } from './shownParts.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 20n }).map((units) => divide(decimal(units.toString()), decimal('100000000'), 8));
const apr = fc.integer({ min: 0, max: 20_000 }).map((units) => divide(decimal(String(units)), decimal('10000'), 4));
const days = fc.integer({ min: 0, max: 365 });

/** A ladder without gaps, its last step open. */
const ladder = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 }),
    fc.array(apr, { minLength: 7, maxLength: 7 }),
  )
  .map(([ends, aprs]): readonly LadderStep[] => {
    const bounds = [0, ...ends.sort((first, second) => first - second)];
    return bounds.map((from, index) => {
      const to = bounds[index + 1];
      return { from: decimal(String(from)), to: to === undefined ? undefined : decimal(String(to)), aprFraction: aprs[index] ?? ZERO };
    });
  });
const bonus = (terms: {
  amount: Decimal;
  ladder: readonly LadderStep[];
  days?: number;
  bonusLimit?: Decimal | undefined;
}): Decimal | undefined =>
  ladderInterest({ days: 365, productPrice: decimal('1'), bonusPrice: decimal('1'), bonusLimit: undefined, ...terms });

describe('estimated interest (FM-10)', () => {
  it('grows with amount, rate and days, and never exceeds the exact product', () => {
    fc.assert(
      fc.property(amount, amount, apr, apr, days, days, (a, b, p, q, d, e) => {
        const less = estimatedInterest({ amount: min(a, b), aprFraction: min(p, q), days: Math.min(d, e) });
        const more = estimatedInterest({ amount: compare(a, b) > 0 ? a : b, aprFraction: compare(p, q) > 0 ? p : q, days: Math.max(d, e) });
        expect(compare(less, more)).toBeLessThanOrEqual(0);
        expect(
          compare(
            multiply(more, decimal('365')),
            multiply(compare(a, b) > 0 ? a : b, compare(p, q) > 0 ? p : q, decimal(String(Math.max(d, e)))),
          ),
        ).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('equals rate times sent amount for one year', () => {
    fc.assert(
      fc.property(amount, apr, (a, p) => {
        expect(estimatedInterest({ amount: a, aprFraction: p, days: 365 })).toBe(roundDown(multiply(roundDown(a, 6), p), 8));
      }),
    );
  });
});

describe('interest of a day (FM-09)', () => {
  it('is 1/365 of a year’s interest, also in leap years', () => {
    expect(estimatedInterest({ amount: decimal('365'), aprFraction: decimal('0.01'), days: 1 })).toBe('0.01');
    expect(estimatedInterest({ amount: decimal('1'), aprFraction: decimal('1'), days: 1 })).toBe('0.00273972');
    expect(estimatedInterest({ amount: decimal('1'), aprFraction: decimal('1'), days: 365 })).toBe('1');
  });
});

describe('ladder interest (FM-11, AMB-096)', () => {
  it('equals the sum over all steps', () => {
    fc.assert(
      fc.property(amount, ladder, (a, steps) => {
        const parts = steps.map((step) => {
          const part = subtract(step.to === undefined ? a : min(a, step.to), step.from);
          return isPositive(part) ? part : ZERO;
        });
        expect(add(ZERO, ...parts)).toBe(a);
        expect(bonus({ amount: a, ladder: steps })).toBe(
          roundDown(add(ZERO, ...parts.map((part, index) => multiply(part, steps[index]?.aprFraction ?? ZERO))), 8),
        );
      }),
    );
  });

  it('pays the same when steps with one rate are split anywhere', () => {
    fc.assert(
      fc.property(amount, ladder, apr, (a, steps, p) => {
        expect(bonus({ amount: a, ladder: steps.map((step) => ({ ...step, aprFraction: p })) })).toBe(roundDown(multiply(a, p), 8));
      }),
    );
  });

  it('grows with the amount and stops at the limit', () => {
    fc.assert(
      fc.property(amount, amount, amount.filter(isPositive), ladder, (a, b, bonusLimit, steps) => {
        const [less, more] = [min(a, b), compare(a, b) > 0 ? a : b];
        expect(
          compare(bonus({ amount: less, ladder: steps, bonusLimit }) ?? ZERO, bonus({ amount: more, ladder: steps, bonusLimit }) ?? ZERO),
        ).toBeLessThanOrEqual(0);
        expect(compare(bonus({ amount: less, ladder: steps }) ?? ZERO, bonus({ amount: more, ladder: steps }) ?? ZERO)).toBeLessThanOrEqual(
          0,
        );
        expect(bonus({ amount: add(bonusLimit, a), ladder: steps, bonusLimit })).toBe(
          bonus({ amount: bonusLimit, ladder: steps, bonusLimit }),
        );
      }),
    );
  });

  it('is unknown without prices', () => {
    const terms = {
      amount: decimal('5'),
      ladder: [],
      days: 1,
      productPrice: decimal('1'),
      bonusPrice: decimal('1'),
      bonusLimit: undefined,
    };
    expect(ladderInterest(terms)).toBe('0');
    expect(ladderInterest({ ...terms, productPrice: undefined })).toBeUndefined();
    expect(ladderInterest({ ...terms, bonusPrice: undefined })).toBeUndefined();
    expect(ladderInterest({ ...terms, bonusPrice: ZERO })).toBeUndefined();
    expect(ladderInterest({ ...terms, productPrice: ZERO })).toBeUndefined();
    expect(ladderInterest({ ...terms, productPrice: decimal('-1') })).toBeUndefined();
  });

  it('given an amount, then each step says how much of it is filled (SE-35)', () => {
    const steps = [
      { from: ZERO, to: decimal('1000'), aprFraction: ZERO },
      { from: decimal('1000'), to: decimal('5000'), aprFraction: ZERO },
      { from: decimal('5000'), to: undefined, aprFraction: ZERO },
    ];
    const filled = (text: string) => ladderTiers(decimal(text), steps).map((tier) => [tier.filled, tier.reached]);
    expect(filled('0')).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    expect(filled('1000')).toEqual([
      [1, true],
      [0, false],
      [0, false],
    ]);
    expect(filled('4000')).toEqual([
      [1, false],
      [0.75, true],
      [0, false],
    ]);
    expect(filled('10000')).toEqual([
      [1, false],
      [1, false],
      [0.5, true],
    ]);
    expect(ladderTiers(undefined, steps).every((tier) => tier.filled === 0 && !tier.reached)).toBe(true);
  });

  it('given any amount and ladder, then every share lies between 0 and 1 (SE-35)', () => {
    fc.assert(
      fc.property(amount, ladder, (any, steps) => {
        for (const { filled } of ladderTiers(any, steps)) expect(filled >= 0 && filled <= 1).toBe(true);
      }),
    );
  });

  it('finds the step an amount has reached', () => {
    const steps = [
      { from: ZERO, to: decimal('500'), aprFraction: ZERO },
      { from: decimal('500'), to: undefined, aprFraction: ZERO },
    ];
    expect(['0', '1', '500', '500.1'].map((text) => ladderStepOf(decimal(text), steps))).toEqual([undefined, 0, 0, 1]);
    const ended = steps.slice(0, 1);
    expect(['500', '500.1'].map((text) => ladderStepOf(decimal(text), ended))).toEqual([0, undefined]);
  });
});

const d = decimal;
const rate = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((units) => d(`0.${units.toString().padStart(10, '0')}`));

describe('shownParts', () => {
  test.each<[string, readonly [Decimal, Decimal, Decimal], readonly [string, string, string], string]>([
    ['parts without remainders stay as they are', [d('0.05'), d('0.02'), d('0.01')], ['0.05', '0.02', '0.01'], '0.08'],
    ['the missing hundredth goes to the largest remainder', [d('0.05006'), d('0.02005'), d('0')], ['0.0501', '0.02', '0'], '0.0701'],
    ['two missing hundredths go to two parts', [d('0.01009'), d('0.01008'), d('0.01003')], ['0.0101', '0.0101', '0.01'], '0.0302'],
    ['the first of equal remainders gets it', [d('0.00005'), d('0.00005'), d('0')], ['0.0001', '0', '0'], '0.0001'],
  ])('%s (AMB-154)', (_case, [base, bonus, voucher], [shownBase, shownBonus, shownVoucher], total) => {
    expect(shownParts({ base, bonus, voucher }, d('1'))).toEqual({ base: shownBase, bonus: shownBonus, voucher: shownVoucher, total });
  });

  test('divides exactly before it cuts: a third and two thirds of a percent are one percent', () => {
    expect(shownParts({ base: d('0.01'), bonus: d('0.02') }, d('3'))).toEqual({ base: '0.0033', bonus: '0.0067', total: '0.01' });
  });

  test('what is shown adds up to the cut total, and no part differs from its own by a hundredth of a percent or more (AMB-154)', () => {
    fc.assert(
      fc.property(rate, rate, rate, (base, bonus, voucher) => {
        const shown = shownParts({ base, bonus, voucher }, d('1'));
        expect(shown.total).toBe(roundDown(add(base, bonus, voucher), 4));
        expect(add(shown.base, shown.bonus, shown.voucher)).toBe(shown.total);
        for (const [part, exact] of [
          [shown.base, base],
          [shown.bonus, bonus],
          [shown.voucher, voucher],
        ] as const) {
          expect(compare(subtract(part, exact), d('0.0001'))).toBe(-1);
          expect(compare(subtract(exact, part), d('0.0001'))).toBe(-1);
        }
      }),
    );
  });
});

it('given a reading of a rate that is not known, then nothing has changed (R04)', () => {
  expect([changeOfRate(undefined, d('0.1')), changeOfRate(d('0.1'), undefined), changeOfRate(undefined, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('given a ladder that is not known, then it stays so under a limit (AMB-096)', () => {
  expect(ladderUpTo(undefined, d('5'))).toBeUndefined();
});
