import { addDays, calendarDay } from '@earnkit/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, ZERO, add, decimal, multiply } from '../decimal.ts';
import { earnedDays, type EarnedPart, firstOfDays } from './earnedDays.ts';
import { shownTotal } from './overviewSums.ts';
import type { Earning } from './statement/statement.ts';

const TODAY = calendarDay('2026-01-15');
const YESTERDAY = addDays(TODAY, -1);

const earning = (ago: number, amount: string | undefined, earnedAsset = 'USDT'): Earning => ({
  id: `${ago} ${amount} ${earnedAsset}`,
  product: 'flexible',
  kind: 'interest',
  asset: 'USDT',
  earnedAsset,
  amount: amount === undefined ? undefined : decimal(amount),
  at: 0,
  day: addDays(TODAY, -ago),
});

const valueOf = (asset: string, amount: Decimal | undefined): Decimal | undefined =>
  asset === 'USDT' ? amount : asset === 'SOL' ? amount && multiply(amount, decimal('200')) : undefined;

const part = (key: string, yesterday: string | undefined, earnings: readonly Earning[] | undefined): EarnedPart<string> => ({
  key,
  earnings,
  yesterdayUsdt: yesterday === undefined ? undefined : decimal(yesterday),
});

const daysOf = (count: number, ...parts: readonly EarnedPart<string>[]) => earnedDays({ today: TODAY, count, parts, valueOf });
const amountsOf = ({ days }: ReturnType<typeof daysOf>) => days.map(({ amountUsdt }) => amountUsdt);

describe('what was earned day by day (SH-01)', () => {
  it('adds up the parts of each day at the price of today, and shows the figure of yesterday as it is', () => {
    const earned = daysOf(
      4,
      part('flexible', '12.3456', [earning(3, '10.999'), earning(1, '500'), earning(0, '1')]),
      part('staking', '3.5', [earning(3, '0.1', 'SOL'), earning(2, '0.01', 'SOL')]),
    );
    expect(earned.days).toEqual([
      { day: '2026-01-12', amountUsdt: '30.99', whole: true },
      { day: '2026-01-13', amountUsdt: '2', whole: true },
      { day: '2026-01-14', amountUsdt: '15.84', whole: true },
      { day: TODAY, amountUsdt: '1', whole: false },
    ]);
    expect(firstOfDays(TODAY, 4)).toBe('2026-01-12');
  });

  it('names a part that is not known, on those days or yesterday, and leaves it out of every day', () => {
    const earned = daysOf(
      3,
      part('flexible', '5', [earning(2, '4')]),
      part('launchpool', undefined, [earning(2, '100')]),
      part('staking', '7', undefined),
    );
    expect(earned.without).toEqual(['launchpool', 'staking']);
    expect(amountsOf(earned)).toEqual(['4', '5', '0']);
  });

  it('does not know a day on which an amount or a price is not known', () => {
    const earned = daysOf(4, part('flexible', '5', [earning(3, '1', 'MOVE'), earning(2, undefined), earning(0, '2')]));
    expect(amountsOf(earned)).toEqual([undefined, undefined, '5', '2']);
  });

  it('given two parts of which one is not known on a day, then that day is not known', () => {
    const earned = daysOf(3, part('flexible', '5', [earning(2, '1'), earning(0, '2')]), part('staking', '1', [earning(2, undefined)]));
    expect(amountsOf(earned)).toEqual([undefined, '6', '2']);
  });

  it('knows no day where nothing is known', () => {
    expect(amountsOf(daysOf(2, part('flexible', undefined, [])))).toEqual([undefined, undefined]);
  });

  it('subtracts a loss', () => {
    expect(amountsOf(daysOf(2, part('private-wealth', '-3', [earning(0, '-1.5')])))).toEqual(['-3', '-1.5']);
  });

  it('averages the whole days since the first earning, from seven on, without today', () => {
    const paid = (days: number) => Array.from({ length: days }, (_, index) => earning(index + 2, '4'));
    const averageOf = (days: number) => daysOf(14, part('flexible', '7', [...paid(days - 1), earning(0, '900')])).averageUsdt;
    expect(averageOf(6)).toBeUndefined();
    // six days of 4 and yesterday's 7
    expect(averageOf(7)).toBe('4.42857142');
    expect(averageOf(13)).toBe('4.23076923');
  });

  it.each([1, 2])('given %d days before the first earning, then the average begins with that', (before) => {
    const days = Array.from({ length: 6 }, (_, index) => earning(index + 2, '4'));
    expect(daysOf(before + 8, part('flexible', '4', days)).averageUsdt).toBe('4');
  });

  it('given a first day that is not known, then there is no average', () => {
    const days = Array.from({ length: 9 }, (_, index) => earning(index + 2, index === 8 ? undefined : '4'));
    expect(daysOf(11, part('flexible', '4', days)).averageUsdt).toBeUndefined();
  });

  it('has no average where one of those days is not known, and where nothing was earned', () => {
    const days = Array.from({ length: 12 }, (_, index) => earning(index + 2, index === 4 ? undefined : '4'));
    expect(daysOf(14, part('flexible', '4', days)).averageUsdt).toBeUndefined();
    expect(daysOf(14, part('flexible', '0', [])).averageUsdt).toBeUndefined();
  });

  it('given any earnings, then each day is the sum of its parts as they are shown, and yesterday is the figure beside it', () => {
    const amount = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((units) => multiply(decimal(String(units)), decimal('0.000001')));
    const parts = fc.array(fc.tuple(amount, fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), amount), { maxLength: 8 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(parts, (all) => {
        const made = all.map(([yesterday, list], index) =>
          part(
            String(index),
            yesterday,
            list.map(([ago, each]) => earning(ago, each)),
          ),
        );
        for (const { day, amountUsdt } of daysOf(6, ...made).days) {
          const amounts = made.map(({ key, yesterdayUsdt, earnings = [] }) => ({
            key,
            amount:
              day === YESTERDAY ? yesterdayUsdt : add(ZERO, ...earnings.flatMap((each) => (each.day === day ? (each.amount ?? []) : []))),
          }));
          expect(amountUsdt).toBe(shownTotal(amounts));
        }
      }),
    );
  });
});
