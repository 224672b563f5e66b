import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, add, compare, decimal, decimalPlaces, divide, isPositive, subtract } from '../../decimal.ts';
import type { WealthMovement, WealthOrder } from '../../contract/private-wealth.ts';
import {
  assessWealthPurchase,
  assessWealthRedeem,
  maxWealthPurchase,
  movementsWithin,
  netChange,
  redeemableUnits,
  shownIncome,
  trendTicks,
  unitsForAmount,
  unitsLeft,
  wealthTrend,
  wereUnitsMoved,
  worthOfUnits,
} from './index.ts';

const ORDER = { productId: '401', orderId: '71', projectType: 'asset-management', asset: 'USDT' } as const;
const FACTS = { ...ORDER, minimum: decimal('100'), available: decimal('500') };
const amount = fc.bigInt({ min: 0n, max: 10n ** 14n }).map((units) => divide(decimal(units.toString()), decimal('100000000'), 8));
const signed = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((units) => divide(decimal(units.toString()), decimal('1000000'), 6));
const purchase = (text: string, disclaimer = true, facts: Partial<typeof FACTS> = {}) =>
  assessWealthPurchase({ amount: text, disclaimer }, { ...FACTS, ...facts });
const redeem = (text: string, redeemable: Decimal | undefined = decimal('10')) => assessWealthRedeem(text, { ...ORDER, redeemable });

describe('a purchase', () => {
  it('is ready with the exact request, cut to 8 decimals (PW-10, PW-11)', () => {
    expect(purchase('120.123456789')).toEqual({ state: 'ready', request: { ...ORDER, amount: '120.12345678' } });
  });

  it('gives the balance as its reason before the minimum (PW-08, PW-09, AMB-124)', () => {
    expect(purchase('50', true, { available: decimal('20') })).toEqual({
      state: 'blocked',
      reasons: [{ key: 'finances.inadequateBalance' }],
    });
    expect(purchase('99.99999999')).toEqual({
      state: 'blocked',
      reasons: [{ key: 'less.minimum.amount', values: { amount: '100', coin: 'USDT' } }],
    });
  });

  it.each(['0', '0.00000000', '-5', '12a'])('of %j is blocked without a reason (AMB-127)', (text) =>
    expect(purchase(text)).toEqual({ state: 'blocked', reasons: [] }),
  );

  it('is unknown while balance or minimum is missing, whatever is typed', () => {
    for (const missing of ['available', 'minimum'] as const)
      expect(purchase('99999', true, { [missing]: undefined })).toEqual({ state: 'unknown' });
    expect(maxWealthPurchase(undefined)).toBeUndefined();
    // A negative balance or number of units fills in nothing below zero (D06).
    expect([maxWealthPurchase(decimal('-0.5')), redeemableUnits({ units: decimal('-0.5') })]).toEqual(['0', '0']);
  });

  it('never sends anything without the tick, and never more than typed or available, or less than the minimum (PW-08 to PW-11)', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (typed, available, minimum, disclaimer) => {
        const assessed = purchase(typed, disclaimer, { available, minimum });
        if (assessed.state !== 'ready') return;
        const { amount: sent } = assessed.request;
        expect(disclaimer && isPositive(sent) && decimalPlaces(sent) <= 8).toBe(true);
        expect([compare(sent, typed), compare(sent, available), compare(minimum, sent)].every((order) => order <= 0)).toBe(true);
      }),
    );
  });

  it('of what Max fills in is accepted whenever it reaches the minimum', () => {
    fc.assert(
      fc.property(amount, amount, (available, minimum) => {
        const most = maxWealthPurchase(available) ?? '';
        expect(purchase(most, true, { available, minimum }).state === 'ready').toBe(
          compare(available, minimum) >= 0 && isPositive(available),
        );
      }),
    );
  });
});

describe('a redemption', () => {
  it('is ready with the exact units, cut to 6 decimals (PW-13, PW-14)', () => {
    expect(redeem('1.1234567')).toEqual({ state: 'ready', request: { ...ORDER, units: '1.123456' } });
    expect(redeem('10')).toMatchObject({ state: 'ready' });
  });

  it('names the units that can be redeemed (PW-12)', () => {
    expect(redeem('10.000001')).toEqual({ state: 'blocked', reasons: [{ key: 'less.redeemable.units', values: { amount: '10' } }] });
  });

  it('is unknown while the units are not known, and blocked without a reason for zero and for less than a millionth (PW-13)', () => {
    expect(assessWealthRedeem('1', { ...ORDER, redeemable: undefined })).toEqual({ state: 'unknown' });
    expect([redeem(''), redeem('0'), redeem('0.0000009')]).toEqual([
      { state: 'empty' },
      { state: 'blocked', reasons: [] },
      { state: 'blocked', reasons: [] },
    ]);
    expect([redeemableUnits(undefined), redeemableUnits({ units: undefined })]).toEqual([undefined, undefined]);
  });

  it.each(['0', '-5', '12a'])('of %j is blocked without a reason, also while the units are not known', (text) => {
    for (const redeemable of [decimal('10'), undefined])
      expect(assessWealthRedeem(text, { ...ORDER, redeemable })).toEqual({ state: 'blocked', reasons: [] });
  });

  it('is decided by the exchange where it leaves the units out', () => {
    expect(assessWealthRedeem('12.5', { ...ORDER, redeemable: undefined, isOmitted: true })).toEqual({
      state: 'ready',
      request: { ...ORDER, units: '12.5' },
    });
  });

  it('never sends more than typed or held (PW-12 to PW-14)', () => {
    fc.assert(
      fc.property(amount, signed, (typed, units) => {
        const redeemable = redeemableUnits({ units });
        const assessed = redeem(typed, redeemable);
        if (assessed.state !== 'ready') return;
        const { units: sent } = assessed.request;
        expect([compare(sent, typed), compare(sent, units)].every((order) => order <= 0)).toBe(true);
        expect(decimalPlaces(sent)).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('the units that are left', () => {
  it('are those of the order less those redeemed, and not known where either is not known or more is redeemed', () => {
    const left = (units?: string, redeemed?: string) =>
      unitsLeft(units === undefined ? undefined : decimal(units), redeemed === undefined ? undefined : decimal(redeemed));
    expect([
      left('10.1234567', '10.123456'),
      left('10', '10'),
      left('10', '10.000001'),
      left(undefined, '1'),
      left('10', undefined),
    ]).toEqual(['0.0000007', '0', undefined, undefined, undefined]);
  });
});

describe('what units are worth', () => {
  it('buys no more units than the amount is worth, and values them at no more (PW-11, PW-14)', () => {
    fc.assert(
      fc.property(amount, amount, (paid, netValue) => {
        const units = unitsForAmount(paid, netValue);
        expect(units === undefined).toBe(!isPositive(netValue));
        if (units === undefined) return;
        expect(compare(worthOfUnits(units, netValue) ?? decimal('-1'), paid)).toBeLessThanOrEqual(0);
      }),
    );
    expect([unitsForAmount(undefined, decimal('1')), worthOfUnits(decimal('1'), undefined)]).toEqual([undefined, undefined]);
  });

  it('shows a loss as it is, and no income that the exchange does not show (PW-05)', () => {
    const order: Pick<WealthOrder, 'income' | 'showsIncome'> = { income: decimal('-4.5'), showsIncome: true };
    expect([shownIncome(order), shownIncome({ ...order, showsIncome: false })]).toEqual(['-4.5', undefined]);
  });
});

describe('what became of an order without an answer', () => {
  const moved = (before: string, after: string, units?: string) =>
    wereUnitsMoved(decimal(before), decimal(after), units === undefined ? { kind: 'purchase' } : { kind: 'redeem', units: decimal(units) });

  it('is told by the units: more after a purchase, exactly fewer after a redemption, the same where nothing happened', () => {
    expect([moved('5', '7.5'), moved('5', '5'), moved('5', '4')]).toEqual([true, false, undefined]);
    expect([moved('5', '3', '2'), moved('5', '5', '2'), moved('5', '4', '2')]).toEqual([true, false, undefined]);
  });

  it('is not told while the units before or after are not known', () => {
    for (const order of [{ kind: 'purchase' }, { kind: 'redeem', units: decimal('2') }] as const)
      expect([wereUnitsMoved(undefined, decimal('5'), order), wereUnitsMoved(decimal('5'), undefined, order)]).toEqual([
        undefined,
        undefined,
      ]);
  });

  it('given an order that is gone, then all units that could be redeemed were, and nothing is told of any other order', () => {
    const gone = (before: string | undefined, units?: string) =>
      wereUnitsMoved(
        before === undefined ? undefined : decimal(before),
        null,
        units === undefined ? { kind: 'purchase' } : { kind: 'redeem', units: decimal(units) },
      );
    expect([gone('5', '5'), gone('5.1234567', '5.123456'), gone('5.1234567', '5.1234567')]).toEqual([true, true, true]);
    expect([gone('5', '2'), gone('5'), gone(undefined, '5'), gone('0', '0')]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the trend', () => {
  it('widens a flat series by 100 on each side, also below zero, and draws an axis without any value (PW-21, AMB-126)', () => {
    expect(trendTicks({ lowest: decimal('-50'), highest: decimal('-50') })).toEqual(['-150', '-110', '-70', '-30', '10', '50']);
    expect(trendTicks({})).toEqual(['-100', '-60', '-20', '20', '60', '100']);
  });

  it('has five even intervals from the smallest to the largest value, exactly (PW-20)', () => {
    fc.assert(
      fc.property(signed, signed, (first, second) => {
        fc.pre(compare(first, second) !== 0);
        const [lowest, highest] = compare(first, second) < 0 ? [first, second] : [second, first];
        const ticks = trendTicks({ lowest, highest });
        expect([ticks[0], ticks[5]]).toEqual([lowest, highest]);
        const steps = ticks.slice(1).map((tick, index) => subtract(tick, ticks[index] ?? tick));
        expect(new Set(steps).size).toBe(1);
        expect(add(lowest, ...steps)).toBe(highest);
      }),
    );
  });

  it('keeps one point of one, 730 of 730, and breaks the line at an unknown value (PW-06)', () => {
    const point = (day: number, value?: string) => ({
      at: day * 86_400,
      value: value === undefined ? undefined : decimal(value),
      diff: undefined,
    });
    expect(wealthTrend([point(1, '5')])).toMatchObject({ runs: [[{ value: '5' }]], lowest: '5', highest: '5' });
    expect(wealthTrend([point(3, '-1'), point(1, '2'), point(2)]).runs.map((run) => run.map(({ value }) => value))).toEqual([
      ['2'],
      ['-1'],
    ]);
    expect(wealthTrend(Array.from({ length: 730 }, (_, day) => point(day, '1'))).runs[0]).toHaveLength(730);
  });

  const points = [1, 2, 3].map((day) => ({ at: day * 86_400, value: decimal('1'), diff: undefined }));
  const moved = (at: number, kind: WealthMovement['kind'], amount?: string): WealthMovement => ({
    at,
    kind,
    amount: amount === undefined ? undefined : decimal(amount),
    units: undefined,
    netValue: undefined,
    income: undefined,
  });
  const listed = (...rows: readonly WealthMovement[]) => ({ rows, unreadable: [], total: rows.length });
  const change = decimal('150');
  const row = { index: 0, field: 'type', problem: 'is no movement' };

  it('changed by what the units gained, without what was bought and redeemed between its points (AMB-160)', () => {
    const movements = listed(
      moved(4 * 86_400, 'purchase', '7'),
      moved(3 * 86_400, 'redeem', '3'),
      moved(2 * 86_400, 'redeem', '40'),
      moved(2 * 86_400, 'purchase', '180.5'),
      moved(86_400, 'purchase', '1000'),
    );
    expect(netChange({ rows: points, change, movements })).toBe('12.5');
    expect(movementsWithin({ rows: points, movements })?.map(({ amount: paid }) => paid)).toEqual(['40', '180.5', '3']);
    expect(netChange({ rows: points, change, movements: listed() })).toBe('150');
  });

  it('given a change or a movement that is not known, then nobody says what the units gained (AMB-160)', () => {
    const unsaid = [
      { change, movements: undefined },
      { change: undefined, movements: listed() },
      { change, movements: listed(moved(2 * 86_400, 'purchase')) },
      { change, movements: { ...listed(), unreadable: [row] } },
    ];
    expect(unsaid.map((answer) => netChange({ rows: points, ...answer }))).toEqual([undefined, undefined, undefined, undefined]);
  });
});
