import { type CalendarDay, calendarDay } from '@earnkit/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, ZERO, add, decimal, multiply } from '../../decimal.ts';
import { type Earning, earningsByDay } from './earnings.ts';

const d = decimal;
const day = calendarDay;
const RANGE = { start: day('2026-02-27'), end: day('2026-03-01') };
const PRICES: Readonly<Record<string, Decimal>> = { USDT: d('1'), BTC: d('100000') };
const valueOf = (asset: string, amount: Decimal | undefined): Decimal | undefined => {
  const price = PRICES[asset];
  return amount && price && multiply(amount, price);
};
const earned = (asset: string, amount: string | undefined, on: CalendarDay | undefined = RANGE.start): Earning => ({
  asset,
  amount: amount === undefined ? undefined : d(amount),
  day: on,
});

describe('earningsByDay', () => {
  it('given earnings of several coins, then each day has their value, and a day without any is zero', () => {
    expect(earningsByDay([earned('USDT', '1.5'), earned('BTC', '0.00001'), earned('USDT', '2', RANGE.end)], RANGE, valueOf)).toEqual({
      days: [
        { day: '2026-02-27', valueUsdt: '2.5' },
        { day: '2026-02-28', valueUsdt: '0' },
        { day: '2026-03-01', valueUsdt: '2' },
      ],
      totalUsdt: '4.5',
      unvalued: [],
    });
  });

  it.each([
    ['an unknown price', earned('NEW', '1')],
    ['an unknown amount', earned('BTC', undefined)],
    ['an unknown day', { ...earned('BTC', '1'), day: undefined }],
  ])('given %s, then the coin is named and in no sum: unknown is not zero', (_case, odd) => {
    const { totalUsdt, unvalued } = earningsByDay([odd, earned('USDT', '1'), earned(odd.asset, '1')], RANGE, valueOf);
    expect([totalUsdt, unvalued]).toEqual(['1', [odd.asset]]);
  });

  it('names the coins that are in no sum by their letters, each once', () => {
    const { unvalued } = earningsByDay([earned('SOL', '1'), earned('ADA', '1'), earned('NEW', '1'), earned('SOL', '2')], RANGE, valueOf);
    expect(unvalued).toEqual(['ADA', 'NEW', 'SOL']);
  });

  it('counts nothing of other days', () => {
    expect(earningsByDay([earned('USDT', '1', day('2026-03-02')), earned('USDT', '1', day('2026-02-26'))], RANGE, valueOf).totalUsdt).toBe(
      '0',
    );
  });

  it('given any earnings, then the days add up to the total, exactly', () => {
    const amounts = fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.constantFrom(RANGE.start, RANGE.end)));
    fc.assert(
      fc.property(amounts, (list) => {
        const all = list.map(([units, on]) => earned('USDT', multiply(d(String(units)), d('0.00000001')), on));
        const { days, totalUsdt } = earningsByDay(all, RANGE, valueOf);
        expect(add(ZERO, ...days.map(({ valueUsdt }) => valueUsdt))).toBe(totalUsdt);
        expect(totalUsdt).toBe(add(ZERO, ...all.map(({ amount }) => amount ?? ZERO)));
      }),
    );
  });
});
