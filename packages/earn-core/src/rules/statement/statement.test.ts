import { type CalendarDay, addDays, calendarDay, dayOf, startOfDay } from '@earnkit/time';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Decimal, ZERO, add, compare, decimal, isNegative, multiply, roundDown, subtract } from '../../decimal.ts';
import { statementPeriods, statementWindows } from './periods.ts';
import { type Earning, type EarningKind, type Statement, statementOf, sumsByAsset, valueOn } from './statement.ts';

const d = decimal;
const day = calendarDay;
const PRODUCTS = ['flexible', 'fixed', 'staking'];
const RANGE = { start: day('2026-01-01'), end: day('2026-12-31') };
const TODAY = day('2026-11-26');

let made = 0;
const earned = (on: string, product: string, amount: string | undefined, over: Partial<Earning> = {}): Earning => ({
  id: String((made += 1)),
  product,
  kind: 'interest',
  asset: 'USDT',
  earnedAsset: over.asset ?? 'USDT',
  amount: amount === undefined ? undefined : d(amount),
  at: startOfDay(day(on), 'UTC'),
  day: day(on),
  ...over,
});

const PRICES: Readonly<Record<string, string>> = { GT: '16.8', ETH: '3300' };
const priceOn = (asset: string): Decimal | undefined => (PRICES[asset] === undefined ? undefined : d(PRICES[asset]));
const statement = (earnings: readonly Earning[], range = RANGE): Statement =>
  statementOf(earnings, { range, today: TODAY, products: PRODUCTS, priceOn });

describe('a statement', () => {
  it('has interest and its bonus in one line, and a line for each product and coin, with totals of what is shown', () => {
    const { lines, months, totalUsdt, productUsdt } = statement([
      earned('2026-10-01', 'flexible', '33.0602'),
      earned('2026-10-02', 'flexible', '0.3812', { kind: 'bonus', earnedAsset: 'GT' }),
      earned('2026-10-02', 'flexible', '0.00314', { asset: 'ETH' }),
      earned('2026-10-31', 'fixed', '18.90410958'),
      earned('2026-10-31', 'fixed', '1.5', { kind: 'rateUp' }),
      earned('2026-09-30', 'staking', '0.0042', { asset: 'ETH', kind: 'reward' }),
    ]);
    expect(
      lines.map(({ month, product, asset, interestUsdt, bonusUsdt, valueUsdt }) => [
        month,
        product,
        asset,
        interestUsdt,
        bonusUsdt,
        valueUsdt,
      ]),
    ).toEqual([
      ['2026-10', 'flexible', 'USDT', '33.06', '6.4', '39.46'],
      ['2026-10', 'flexible', 'ETH', '10.36', undefined, '10.36'],
      ['2026-10', 'fixed', 'USDT', '20.4', undefined, '20.4'],
      ['2026-09', 'staking', 'ETH', '13.86', undefined, '13.86'],
    ]);
    expect(lines[0]?.interest).toEqual([{ asset: 'USDT', amount: '33.0602', valueUsdt: '33.06' }]);
    expect(lines[0]?.bonus).toEqual([{ asset: 'GT', amount: '0.3812', valueUsdt: '6.4' }]);
    expect(months.map(({ month, totalUsdt: total, count }) => [month, total, count])).toEqual([
      ['2026-11', '0', 0],
      ['2026-10', '70.22', 5],
      ['2026-09', '13.86', 1],
    ]);
    expect(productUsdt).toEqual({ flexible: '49.82', fixed: '20.4', staking: '13.86' });
    expect(totalUsdt).toBe('84.08');
  });

  it('says which months are not whole: the running one, and the first of who began in it', () => {
    const { months, best, averageUsdt } = statement([earned('2026-09-14', 'flexible', '10'), earned('2026-10-01', 'flexible', '30')]);
    expect(months.map(({ days, whole }) => [days.start, days.end, whole])).toEqual([
      ['2026-11-01', '2026-11-26', false],
      ['2026-10-01', '2026-10-31', true],
      ['2026-09-14', '2026-09-30', false],
    ]);
    expect([best?.month, averageUsdt]).toEqual(['2026-10', '13.33']);
  });

  it('lists the latest month first, then by the order of the products, unknown ones by name, then by value and by coin', () => {
    const lines = [
      ['2026-10', 'flexible', 'USDT', '1'],
      ['2026-09', 'flexible', 'USDT', '3'],
      ['2026-09', 'flexible', 'ETH', '0'],
      ['2026-09', 'flexible', 'GT', '0'],
      ['2026-09', 'staking', 'USDT', '9'],
      ['2026-09', 'alpha', 'USDT', '9'],
      ['2026-09', 'beta', 'USDT', '9'],
    ] as const;
    for (const order of [lines, lines.toReversed()])
      expect(
        statement(order.map(([month, product, asset, amount]) => earned(`${month}-05`, product, amount, { asset }))).lines.map((line) => [
          line.month,
          line.product,
          line.asset,
          line.valueUsdt,
        ]),
      ).toEqual(lines);
  });

  it('given two months with the same total, then the latest is the best', () => {
    expect(statement([earned('2026-09-01', 'flexible', '5'), earned('2026-10-01', 'flexible', '5')]).best?.month).toBe('2026-10');
  });

  it.each([
    ['begins on the first of the month of the first earning', '2026-10-01', '2026-10-31', '2026-11-26', '2026-10-01', true],
    ['begins in the month of the first earning', '2026-10-02', '2026-10-31', '2026-11-26', '2026-10-02', false],
    ['ends within a month', '2026-10-01', '2026-10-30', '2026-11-26', '2026-10-01', false],
    ['ends today, on the last day of the month', '2026-10-01', '2026-10-31', '2026-10-31', '2026-10-01', false],
  ])('given a range that %s, then its month begins with the range, and is whole or not', (_, start, end, today, first, whole) => {
    const { months } = statementOf([earned('2026-10-09', 'flexible', '1')], {
      range: { start: day(start), end: day(end) },
      today: day(today),
      products: PRODUCTS,
      priceOn,
    });
    expect(months.map(({ days, whole: isWhole }) => [days, isWhole])).toEqual([[{ start: first, end }, whole]]);
  });

  it('given own dates within a month, then it has those days, and earnings of other days are in no sum', () => {
    const { months, totalUsdt } = statement(
      [earned('2026-10-09', 'flexible', '1'), earned('2026-10-10', 'flexible', '2'), earned('2026-10-21', 'flexible', '4')],
      { start: day('2026-10-10'), end: day('2026-10-20') },
    );
    expect(months.map(({ days, whole }) => [days.start, days.end, whole])).toEqual([['2026-10-10', '2026-10-20', false]]);
    expect(totalUsdt).toBe('2');
  });

  it('given own dates that end on the first of a month, then that month has one day', () => {
    const { months, totalUsdt } = statement([earned('2026-10-30', 'flexible', '1'), earned('2026-11-01', 'flexible', '2')], {
      start: day('2026-10-30'),
      end: day('2026-11-01'),
    });
    expect(months.map(({ days }) => [days.start, days.end])).toEqual([
      ['2026-11-01', '2026-11-01'],
      ['2026-10-30', '2026-10-31'],
    ]);
    expect(totalUsdt).toBe('3');
  });

  it('given a price that is not known, then the amount stays, its value is unknown, and it is counted', () => {
    const { lines, totalUsdt, withoutPrice } = statement([
      earned('2026-10-01', 'flexible', '1'),
      earned('2026-10-01', 'staking', '5', { asset: 'NEW', kind: 'reward' }),
      earned('2026-10-02', 'staking', '5', { asset: 'NEW', kind: 'reward' }),
    ]);
    expect(lines[1]).toMatchObject({
      asset: 'NEW',
      interest: [{ asset: 'NEW', amount: '10', valueUsdt: undefined }],
      valueUsdt: undefined,
    });
    expect([totalUsdt, withoutPrice]).toEqual(['1', 2]);
    expect(statement([earned('2026-10-01', 'staking', '5', { asset: 'NEW' })]).totalUsdt).toBeUndefined();
  });

  it('values each earning by the price of its own day', () => {
    const byDay = (asset: string, on: CalendarDay): Decimal | undefined => (asset === 'BTC' && on === '2026-10-02' ? d('100') : undefined);
    const { lines } = statementOf(
      [earned('2026-10-01', 'flexible', '2', { asset: 'BTC' }), earned('2026-10-02', 'flexible', '3', { asset: 'BTC' })],
      { range: RANGE, today: TODAY, products: PRODUCTS, priceOn: byDay },
    );
    expect(lines[0]).toMatchObject({ valueUsdt: '300', withoutPrice: 1, interest: [{ amount: '5', valueUsdt: '300' }] });
  });

  it('given an amount that could not be read, then it is in no sum and counted', () => {
    const { count, withoutAmount, totalUsdt } = statement([
      earned('2026-10-01', 'flexible', undefined),
      earned('2026-10-01', 'flexible', '1'),
    ]);
    expect([count, withoutAmount, totalUsdt]).toEqual([1, 1, '1']);
    const unread = earned('2026-10-01', 'flexible', undefined, { asset: 'GT' });
    expect(valueOn(unread, priceOn)).toBeUndefined();
    expect(sumsByAsset([unread])).toEqual([{ asset: 'GT', amount: '0' }]);
  });

  it('given nothing was earned, then there is no month, and the total is zero', () => {
    expect(statement([])).toMatchObject({ lines: [], months: [], totalUsdt: '0', best: undefined, averageUsdt: undefined, count: 0 });
  });

  it('counts a loss of value', () => {
    const lost = { kind: 'value' as const };
    expect(statement([earned('2026-10-01', 'flexible', '-3.219', lost), earned('2026-10-02', 'flexible', '1', lost)]).totalUsdt).toBe(
      '-2.21',
    );
  });
});

const anyEarning: fc.Arbitrary<Earning> = fc
  .record({
    days: fc.integer({ min: 0, max: 364 }),
    product: fc.constantFrom(...PRODUCTS, 'other'),
    kind: fc.constantFrom<EarningKind>('interest', 'bonus', 'rateUp', 'reward', 'unknown'),
    asset: fc.constantFrom('USDT', 'ETH', 'NEW'),
    earnedAsset: fc.constantFrom('USDT', 'GT', 'ETH', 'NEW'),
    amount: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  })
  .map(({ days, amount, ...rest }) => earned(addDays(RANGE.start, days), rest.product, `${amount}e-8`, rest));

test('given any earnings, when they are cut into any months and products, then amounts and values add up to those of the whole', () => {
  fc.assert(
    fc.property(fc.array(anyEarning, { maxLength: 60 }), (earnings) => {
      const whole = statementOf(earnings, { range: RANGE, today: RANGE.end, products: PRODUCTS, priceOn });
      const shown = (parts: readonly (Decimal | undefined)[]): Decimal => add(ZERO, ...parts.flatMap((part) => part ?? []));
      const total = whole.totalUsdt ?? ZERO;
      expect(shown(whole.lines.map(({ valueUsdt }) => valueUsdt))).toBe(total);
      expect(shown(whole.lines.flatMap(({ interestUsdt, bonusUsdt }) => [interestUsdt, bonusUsdt]))).toBe(total);
      expect(shown(whole.months.map(({ totalUsdt }) => totalUsdt))).toBe(total);
      expect(shown(whole.months.flatMap(({ productUsdt }) => Object.values(productUsdt)))).toBe(total);
      expect(shown(Object.values(whole.productUsdt))).toBe(total);
      // The exact sums of each coin are those of the earnings, and of any cut.
      const amounts = whole.lines.flatMap(({ interest, bonus }) => [...interest, ...bonus]);
      for (const { asset, amount } of sumsByAsset(earnings))
        expect(shown(amounts.filter((one) => one.asset === asset).map((one) => one.amount))).toBe(amount);
      const parts = [...PRODUCTS, 'other'].flatMap((product) =>
        whole.months.map(({ days }) =>
          statementOf(
            earnings.filter((earning) => earning.product === product),
            { range: days, today: RANGE.end, products: PRODUCTS, priceOn },
          ),
        ),
      );
      expect(shown(parts.map(({ totalUsdt }) => totalUsdt))).toBe(total);
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(whole.count);
      // No value is above what the amounts are worth.
      const exact = shown(
        earnings.flatMap(({ earnedAsset, amount }) => {
          const price = earnedAsset === 'USDT' ? d('1') : priceOn(earnedAsset);
          return price && amount ? [multiply(amount, price)] : [];
        }),
      );
      const cut = subtract(exact, total);
      expect(isNegative(cut)).toBe(false);
      expect(compare(cut, multiply(d('0.01'), d(String(amounts.length))))).toBeLessThanOrEqual(0);
      expect(roundDown(total, 2)).toBe(total);
    }),
    { numRuns: 60 },
  );
});

describe('the periods', () => {
  it.each([
    ['2026-11-26', ['2026-11-01', '2026-11-26'], ['2026-10-01', '2026-10-31'], ['2026-01-01', '2026-11-26'], ['2025-01-01', '2025-12-31']],
    ['2026-01-01', ['2026-01-01', '2026-01-01'], ['2025-12-01', '2025-12-31'], ['2026-01-01', '2026-01-01'], ['2025-01-01', '2025-12-31']],
    ['2024-03-31', ['2024-03-01', '2024-03-31'], ['2024-02-01', '2024-02-29'], ['2024-01-01', '2024-03-31'], ['2023-01-01', '2023-12-31']],
  ])('of %s', (today, ...ranges) => {
    expect(Object.values(statementPeriods(day(today))).map(({ start, end }) => [start, end])).toEqual(ranges);
  });

  test('given any range, then its windows have each day once, and none is longer than six months (SE-H-09)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 800 }), (from, length) => {
        const start = addDays(day('2020-01-01'), from);
        const end = addDays(start, length);
        const windows = statementWindows({ start, end });
        expect(windows[0]?.start).toBe(start);
        expect(windows.at(-1)?.end).toBe(end);
        for (const [index, window] of windows.entries()) {
          expect(window.start <= window.end).toBe(true);
          const months =
            Number(window.end.slice(0, 4)) * 12 +
            Number(window.end.slice(5, 7)) -
            Number(window.start.slice(0, 4)) * 12 -
            Number(window.start.slice(5, 7));
          expect(months).toBeLessThan(6);
          if (index > 0) expect(addDays(windows[index - 1]?.end ?? start, 1)).toBe(window.start);
        }
      }),
    );
    expect(statementWindows({ start: day('2026-07-01'), end: day('2026-07-01') })).toEqual([{ start: '2026-07-01', end: '2026-07-01' }]);
    expect(statementWindows(RANGE)).toEqual([
      { start: '2026-01-01', end: '2026-06-30' },
      { start: '2026-07-01', end: '2026-12-31' },
    ]);
  });
});

test('given a day of another zone, then an earning is of the day that its list says', () => {
  const at = startOfDay(day('2026-10-31'), 'Asia/Shanghai');
  expect(dayOf(at, 'UTC')).toBe('2026-10-30');
  expect(statement([earned('2026-10-31', 'flexible', '1', { at })]).months.at(-1)?.month).toBe('2026-10');
});
