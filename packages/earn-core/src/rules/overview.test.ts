import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, ZERO, add, compare, decimal, divide, multiply } from '../decimal.ts';
import { formatAmount } from '../format/amount.ts';
import type { RedeemPeriod } from './orders.ts';
import {
  averageAprFraction,
  comingEvents,
  highestRate,
  jointAccess,
  overviewShares,
  overviewSum,
  shownTotal,
  worthByAccess,
} from './overview.ts';
import type { WayAccess } from './ways.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 16n }).map((units) => divide(decimal(units.toString()), decimal('100000000'), 8));
const part = fc.option(amount, { nil: undefined });
const partsOf = (amounts: readonly (Decimal | undefined)[]) => amounts.map((each, index) => ({ key: String(index), amount: each }));

describe('the total of an overview (SH-01)', () => {
  it('is the sum of what is known, and names every part that is not', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (amounts) => {
        const { amount: sum, without } = overviewSum(partsOf(amounts));
        const known = amounts.filter((each) => each !== undefined);
        expect(sum).toBe(known.length === 0 ? undefined : add(ZERO, ...known));
        expect(without).toEqual(partsOf(amounts).flatMap((each) => (each.amount === undefined ? [each.key] : [])));
      }),
    );
  });

  it('given a loss, then the loss is subtracted', () => {
    expect(overviewSum(partsOf([decimal('10'), decimal('-4.5')]))).toEqual({ amount: '5.5', without: [] });
  });
});

describe('the amounts above a sum', () => {
  const signed = fc
    .tuple(amount, fc.boolean(), fc.constantFrom('0.000001', '0.01', '1'))
    .map(([size, loss, scale]) => multiply(multiply(size, decimal(scale)), decimal(loss ? '-1' : '1')));
  /** A figure as a person reads it. */
  const read = (value: Decimal): Decimal => decimal(formatAmount(value, {}).replaceAll(/,|^[<>].*/g, '') || '0');

  it('add up to the sum as displayed, each as on its own page, losses included', () => {
    fc.assert(
      fc.property(fc.array(fc.option(signed, { nil: undefined }), { maxLength: 6 }), (amounts) => {
        const total = shownTotal(partsOf(amounts));
        const known = amounts.filter((each) => each !== undefined);
        expect(total).toBe(known.length === 0 ? undefined : add(ZERO, ...known.map(read)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('given three amounts whose cut off digits make two hundredths, then none of them is rounded up for the sum', () => {
    expect(shownTotal(partsOf([decimal('10.009'), decimal('20.008'), decimal('2.54689')]))).toBe('32.5468');
  });
});

describe('the shares of an overview (AMB-154)', () => {
  it('add up to one, largest first; a part that is zero or not known has no share', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (amounts) => {
        const parts = partsOf(amounts);
        const shares = overviewShares(parts);
        const shown = parts.filter((each) => each.amount !== undefined && each.amount !== '0');
        expect(shares.map(({ key }) => key).toSorted()).toEqual(shown.map(({ key }) => key).toSorted());
        if (shares.length > 0) expect(add(ZERO, ...shares.map(({ shareFraction }) => shareFraction))).toBe('1');
        const sizes = shares.map(({ key }) => amounts[Number(key)] ?? ZERO);
        expect(sizes.every((size, index) => index === 0 || compare(sizes[index - 1] ?? ZERO, size) >= 0)).toBe(true);
      }),
    );
  });
});

describe('what comes next (SH-01)', () => {
  it('contains future events only, soonest first, with a fixed order for equal times', () => {
    const at = (key: string, moment: number) => ({ key, at: moment });
    const events = [at('late', 30), at('over', 10), at('now', 20), at('b', 25), at('a', 25)];
    expect(comingEvents(events, 20).map(({ key }) => key)).toEqual(['a', 'b', 'late']);
  });
});

describe('the best rate', () => {
  it('is the highest known rate, and `undefined` when no rate is known', () => {
    expect(highestRate([decimal('0.1'), undefined, decimal('0.25'), decimal('-1')])).toBe('0.25');
    expect([highestRate([undefined]), highestRate([]), highestRate()]).toEqual([undefined, undefined, undefined]);
  });
});

describe('when money can be had (SH-01)', () => {
  const held = (access: Parameters<typeof worthByAccess>[0][number]['access'], value?: string) => ({
    access,
    valueUsdt: value === undefined ? undefined : decimal(value),
  });
  const after = (period: Extract<ReturnType<typeof held>['access'], { kind: 'after' }>['period']) => ({ kind: 'after', period }) as const;

  it('adds up what is had at any time, in days and on a date, the soonest first', () => {
    expect(
      worthByAccess([
        held({ kind: 'at', at: 2_000_000_000, early: true }, '10'),
        held(after({ kind: 'range', minDays: 1, maxDays: 5 }), '4'),
        held({ kind: 'any-time', endsAt: 2_000_000_000 }, '1.5'),
        held(after({ kind: 'immediate' }), '2'),
        held(after(undefined), '7'),
        held({ kind: 'at', at: undefined, early: undefined }, '1'),
      ]),
    ).toEqual([
      { key: 'any-time', amount: '3.5' },
      { key: 'days', amount: '4' },
      { key: 'date', amount: '10' },
      { key: 'unknown', amount: '8' },
    ]);
  });

  it('does not know a sum with a holding of unknown value, and leaves out what nothing is held of', () => {
    expect(worthByAccess([held({ kind: 'any-time' }, '3'), held({ kind: 'any-time' })])).toEqual([{ key: 'any-time', amount: undefined }]);
    expect(worthByAccess([])).toEqual([]);
  });
});

describe('the average rate', () => {
  it('is the rate of a year that the earnings of a day are of the value, cut down', () => {
    expect(averageAprFraction(decimal('8.0741'), decimal('105586.15'))).toBe('0.02791129');
    expect(averageAprFraction(ZERO, decimal('5'))).toBe('0');
  });

  it('is not known without one of them, and without a value', () => {
    expect(averageAprFraction(undefined, decimal('5'))).toBeUndefined();
    expect(averageAprFraction(decimal('5'), undefined)).toBeUndefined();
    expect(averageAprFraction(decimal('5'), ZERO)).toBeUndefined();
  });
});

describe('when the money of a product is back', () => {
  const anyTime = { kind: 'any-time' } as const;
  const at = (when: number | undefined) => ({ kind: 'at', at: when, early: undefined }) as const;
  const after = (period: RedeemPeriod | undefined) => ({ kind: 'after', period }) as const;
  const immediate = after({ kind: 'immediate' });
  const range = after({ kind: 'range', minDays: 2, maxDays: 21 });

  it.each<[what: string, holdings: readonly WayAccess[], expected: unknown]>([
    ['nothing is held', [], undefined],
    ['everything can be had at any time', [anyTime, immediate], { kind: 'any-time' }],
    ['one date', [at(50)], { kind: 'date', at: 50, more: false }],
    ['several dates', [at(70), at(50)], { kind: 'date', at: 50, more: true }],
    ['twice the same date', [at(50), at(50)], { kind: 'date', at: 50, more: false }],
    ['a date is not known', [at(70), at(undefined)], { kind: 'unknown' }],
    ['a period', [after({ kind: 'equal', days: 3 })], { kind: 'days', minDays: 3, maxDays: 3 }],
    ['at any time and after days', [anyTime, range], { kind: 'days', minDays: 0, maxDays: 21 }],
    ['at once and after days', [immediate, range], { kind: 'days', minDays: 0, maxDays: 21 }],
    ['the most days alone', [after({ kind: 'max-only', days: 5 }), range], { kind: 'days', minDays: undefined, maxDays: 21 }],
    ['a period is not known', [immediate, after(undefined)], { kind: 'unknown' }],
    ['dates and days beside each other', [at(50), range], undefined],
  ])('given %s', (_what, holdings, expected) => {
    expect(jointAccess(holdings)).toEqual(expected);
  });
});
