import { DAY, HOUR, type Instant } from '@earnkit/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, ZERO, add, compare, decimal, divide, subtract } from '../decimal.ts';
import { fixedProduct } from '../testing/fixedProduct.ts';
import { type WayForecast, bestOutcome, daysToCompare, firstDayBetter, wayForecast } from './compare.ts';
import { fixedReturn } from './simple-earn/fixed/estimate.ts';
import { fixedWay } from './simple-earn/ways.ts';
import type { WayToEarn } from './ways.ts';

const d = decimal;
/** 2026-11-26 19:00 UTC. */
const NOW = Date.UTC(2026, 10, 26, 19) / 1000;
const ZONE = 'UTC';
const TODAY_ENDS = Date.UTC(2026, 10, 27) / 1000 - 1;
const momentOf = (day: number): Instant => TODAY_ENDS + day * DAY;

const flexible = (apr: string, more: Partial<WayToEarn> = {}): WayToEarn => ({
  key: 'flexible',
  product: 'flexible',
  asset: 'USDT',
  terms: { baseFraction: d(apr), ladder: [], held: ZERO },
  estimate: false,
  paidIn: 'USDT',
  access: { kind: 'any-time' },
  payment: { at: NOW + 2 * HOUR, every: 'hour' },
  minimum: d('1'),
  most: 'unlimited',
  obstacle: undefined,
  ...more,
});

const PRODUCT = { asset: 'USDT', ladder: [], bonusAsset: undefined, canRedeemEarly: true };
const fixed = (days: number, apr: string, more: Partial<Parameters<typeof fixedWay>[0]> = {}) =>
  fixedWay(fixedProduct({ ...PRODUCT, days, aprFraction: d(apr), ...more }), {
    tier: 0,
    held: ZERO,
    now: NOW,
    exchangeTimeZone: ZONE,
  });

const backAtOf = ({ access }: WayToEarn): Instant => (access.kind === 'at' ? (access.at ?? 0) : 0);

const forecast = (way: WayToEarn, amount = '4000', then: WayToEarn | undefined = flexible('0.0354')): WayForecast =>
  wayForecast(way, { amount: d(amount), now: NOW, flexible: then, exchangeTimeZone: ZONE });

/** Terms with a bonus of one step that has no end. */
const withLadder = (base: string, bonus: string, held: Decimal = ZERO): Pick<WayToEarn, 'terms'> => ({
  terms: { baseFraction: d(base), ladder: [{ from: ZERO, to: undefined, aprFraction: d(bonus) }], held },
});

const amounts = fc.bigInt({ min: 1n, max: 10n ** 13n }).map((units) => divide(d(units.toString()), d('1000000'), 6));
const rates = fc.integer({ min: 1, max: 300_000 }).map((units) => divide(d(String(units)), d('1000000'), 6));
const seconds = fc.integer({ min: 0, max: 100 * DAY });
const terms = fc.constantFrom(1, 7, 14, 30, 60, 90);

describe('flexible', () => {
  it('pays with the second full hour, and each hour on what the one before has added (SE-F-36)', () => {
    const at = forecast(flexible('0.0876'), '1000').at;
    expect(at(NOW + 2 * HOUR - 1)).toMatchObject({ have: '1000', earned: '0', gain: '0', leaving: { kind: 'none' } });
    expect(at(NOW + 2 * HOUR).earned).toBe('0.01');
    // 1000.01 × 0.00001, cut.
    expect(at(NOW + 3 * HOUR).earned).toBe('0.0200001');
  });

  it('never loses, adds up, and says the same whatever was asked before', () => {
    fc.assert(
      fc.property(amounts, rates, seconds, seconds, (amount, rate, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((after) => NOW + after) as [number, number];
        const { at } = forecast(flexible(rate), amount);
        const [after, before] = [at(late), at(early)];
        expect(compare(after.have ?? ZERO, before.have ?? ZERO)).toBeGreaterThanOrEqual(0);
        expect(add(amount, after.earned ?? ZERO)).toBe(after.have);
        expect(forecast(flexible(rate), amount).at(early)).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  it('is paid what the amount adds to the steps of the bonus that a holding has used', () => {
    const ladder = [
      { from: ZERO, to: d('500'), aprFraction: d('0.0876') },
      { from: d('500'), to: undefined, aprFraction: d('0.00876') },
    ];
    const way = (held: Decimal) =>
      flexible('0.000001', {
        terms: { baseFraction: ZERO, ladder, held },
        bonusPaidIn: 'GT',
        bonusPrices: { asset: d('1'), bonusAsset: d('10') },
      });
    const bonus = (held: string) => forecast(way(d(held)), '500').at(NOW + 2 * HOUR).bonuses;
    expect(bonus('0')).toEqual([{ asset: 'GT', amount: '0.0005' }]);
    expect(bonus('500')).toEqual([{ asset: 'GT', amount: '0.00005' }]);
    expect(forecast(way(ZERO), '500').at(NOW + 2 * HOUR).gain).toBe('0.005');
  });

  it('does not know what a bonus without a price is worth', () => {
    const ladder = [{ from: ZERO, to: undefined, aprFraction: d('0.05') }];
    const way = flexible('0.03', { terms: { baseFraction: d('0.03'), ladder, held: ZERO }, bonusPaidIn: 'GT' });
    expect(forecast(way).at(momentOf(2))).toMatchObject({ bonuses: [{ asset: 'GT', amount: undefined }], gain: undefined });
  });

  it.each([
    ['of the coin that is put in', undefined, d('10')],
    ['of the bonus', d('1'), undefined],
    ['of the bonus above zero', d('1'), ZERO],
  ])('given a bonus in another coin without a price %s, then neither it nor the gain is known', (_, asset, bonusAsset) => {
    const way = flexible('0.03', { ...withLadder('0.03', '0.05'), bonusPaidIn: 'GT', bonusPrices: { asset, bonusAsset } });
    expect(forecast(way).at(momentOf(2))).toMatchObject({ bonuses: [{ asset: 'GT', amount: undefined }], gain: undefined });
  });

  it('given a bonus without a price, then before the first payment nothing is gained, and that is known', () => {
    const way = flexible('0.03', { ...withLadder('0.03', '0.05'), bonusPaidIn: 'GT' });
    expect(forecast(way).at(NOW + HOUR)).toMatchObject({ earned: '0', bonuses: [], gain: '0' });
  });

  it('given a bonus without a price beside what is held, then it is not known', () => {
    const way = flexible('0.03', { ...withLadder('0.03', '0.05', d('100')), bonusPaidIn: 'GT' });
    expect(forecast(way).at(momentOf(2))).toMatchObject({ bonuses: [{ asset: 'GT', amount: undefined }], gain: undefined });
  });

  it('given a bonus in the coin itself, then it needs no price and is gained too', () => {
    const way = flexible('0.0876', withLadder('0.0876', '0.00876'));
    expect(forecast(way, '1000').at(NOW + 2 * HOUR)).toMatchObject({
      earned: '0.01',
      bonuses: [{ asset: 'USDT', amount: '0.001' }],
      gain: '0.011',
    });
  });

  it('given no steps of a bonus in another coin, then no price is needed and there is no bonus', () => {
    const way = flexible('0.0876', { bonusPaidIn: 'GT' });
    expect(forecast(way, '1000').at(NOW + 2 * HOUR)).toMatchObject({ earned: '0.01', bonuses: [], gain: '0.01' });
  });

  it('given steps of a bonus that cannot be read, then what is earned is known, and the gain is not', () => {
    const way = flexible('0.0876', { terms: { baseFraction: d('0.0876'), ladder: undefined, held: ZERO } });
    expect(forecast(way, '1000').at(NOW + 2 * HOUR)).toMatchObject({
      earned: '0.01',
      bonuses: [{ asset: 'USDT', amount: undefined }],
      gain: undefined,
    });
  });

  it('given that it is not known what is held, then an amount earns as the first one', () => {
    const way = flexible('0.0876', { terms: { baseFraction: d('0.0876'), ladder: [], held: undefined } });
    expect(forecast(way, '1000').at(NOW + 2 * HOUR)).toMatchObject({ have: '1000.01', earned: '0.01', gain: '0.01' });
  });

  it('given a bonus that ends at a full hour, then the hour before it is the last with it', () => {
    const way = flexible('0.0876', { ...withLadder('0.0876', '0.00876'), bonusEndsAt: NOW + 3 * HOUR });
    const { at } = forecast(way, '1000');
    const bonusAfter = (hours: number) => at(NOW + hours * HOUR).bonuses;
    expect(bonusAfter(2)).toEqual([{ asset: 'USDT', amount: '0.001' }]);
    // 1000 and 1000.01, both × 0.000001, cut.
    for (const hours of [3, 4, 9]) expect(bonusAfter(hours)).toEqual([{ asset: 'USDT', amount: '0.00200001' }]);
  });

  it('given a holding that is paid before the amount is, then its interest has used the steps of the bonus too', () => {
    const ladder = [{ from: ZERO, to: d('1000'), aprFraction: d('0.0876') }];
    const way = flexible('0.876', { terms: { baseFraction: d('0.876'), ladder, held: d('900') } });
    const { at } = forecast(way, '100');
    expect(at(NOW + HOUR)).toMatchObject({ earned: '0', bonuses: [] });
    // The holding has 900.09 by then, which leaves 99.91 of the step: × 0.00001.
    expect(at(NOW + 2 * HOUR)).toMatchObject({ earned: '0.01', bonuses: [{ asset: 'USDT', amount: '0.0009991' }] });
  });

  it('given an earlier moment that was asked for first, then a later one says the same as alone', () => {
    const { at } = forecast(flexible('0.0876'), '1000');
    at(NOW + 4 * HOUR);
    expect(at(NOW + 9 * HOUR)).toEqual(forecast(flexible('0.0876'), '1000').at(NOW + 9 * HOUR));
  });

  it('is no estimate, and nothing follows it', () => {
    expect(forecast(flexible('0.03'))).toMatchObject({ estimate: false, thenFlexible: false });
  });

  it.each([true, false])('given no rate, then nothing is known, whether the way is an estimate (%s) or not', (estimate) => {
    const way = flexible('0.03', { terms: { baseFraction: undefined, ladder: [], held: ZERO }, estimate });
    const { at, ...rest } = forecast(way);
    expect(rest).toEqual({ estimate, thenFlexible: false });
    expect(at(momentOf(9))).toEqual({ have: undefined, earned: undefined, bonuses: [], gain: undefined, leaving: { kind: 'unknown' } });
  });

  it('earns nothing below the least rate of the person', () => {
    expect(forecast(flexible('0.03', { obstacle: 'not-lent' })).at(momentOf(9)).earned).toBe('0');
  });
});

describe('a fixed term', () => {
  it('gives the amount with the interest of the form when it is paid, and earns in flexible from then on (SE-X-49, SE-31)', () => {
    fc.assert(
      fc.property(terms, rates, rates, amounts, (days, rate, then, amount) => {
        const product = fixedProduct({ ...PRODUCT, days, aprFraction: rate });
        const way = fixed(days, rate);
        const back = fixedReturn(product, amount, undefined)?.back;
        const backAt = backAtOf(way);
        const { at, thenFlexible } = forecast(way, amount, flexible(then));
        expect(thenFlexible).toBe(true);
        expect(at(backAt).have).toBe(back);
        expect(at(backAt - 1).leaving.kind).toBe('interest');
        const later = backAt + 20 * DAY;
        const alone = wayForecast(flexible(then), { amount: back ?? ZERO, now: backAt, flexible: undefined, exchangeTimeZone: ZONE });
        // The interest has 8 decimals and an order is sent with 6.
        expect(compare(at(later).have ?? ZERO, alone.at(later).have ?? ZERO)).toBeGreaterThanOrEqual(0);
        expect(compare(subtract(at(later).have ?? ZERO, alone.at(later).have ?? ZERO), d('0.00001'))).toBeLessThan(0);
      }),
      { numRuns: 30 },
    );
  });

  it('left early gives the amount alone, and costs the interest of the days until then (AMB-152)', () => {
    const { at } = forecast(fixed(30, '0.0525'));
    expect(at(momentOf(20))).toMatchObject({
      have: '4000',
      earned: '0',
      gain: '0',
      // 4000 × 0.0525 × 30 / 365 = 17.26027397, of which 19 of 30 days.
      leaving: { kind: 'interest', interest: '10.93150684', days: 19, bonus: false },
    });
  });

  it('cannot be left where the product does not allow it, and is not known where the exchange does not say', () => {
    expect(forecast(fixed(30, '0.05', { canRedeemEarly: false })).at(momentOf(20))).toMatchObject({
      have: undefined,
      gain: undefined,
      leaving: { kind: 'not-possible' },
    });
    expect(forecast(fixed(30, '0.05', { canRedeemEarly: undefined })).at(momentOf(20)).leaving.kind).toBe('unknown');
  });

  it('keeps its bonus beside the money that goes into flexible', () => {
    const ladder = [{ from: ZERO, to: undefined, aprFraction: d('0.0365') }];
    const way = fixed(10, '0.01', { ladder, bonusAsset: 'GT', productAssetPrice: d('1'), bonusAssetPrice: d('4') });
    // 1000 × 0.0365 × 10 / 365 = 1 USDT = 0.25 GT, and stays that.
    for (const day of [11, 40]) expect(forecast(way, '1000').at(momentOf(day)).bonuses).toEqual([{ asset: 'GT', amount: '0.25' }]);
  });

  it('given flexible with a bonus, then the money that is back earns it as well', () => {
    const way = fixed(10, '0.0365');
    const backAt = backAtOf(way);
    const { at } = forecast(way, '999', flexible('0', withLadder('0', '0.0876')));
    expect(at(backAt)).toMatchObject({ have: '999.999', bonuses: [], gain: '0.999' });
    // 999.999 × 0.0876 / 8760, cut.
    expect(at(backAt + 2 * HOUR)).toMatchObject({
      have: '999.999',
      bonuses: [{ asset: 'USDT', amount: '0.00999999' }],
      gain: '1.00899999',
    });
  });

  it.each([
    ['there is no flexible', undefined],
    ['flexible has no rate', flexible('0', { terms: { baseFraction: undefined, ladder: [], held: ZERO } })],
  ])('given that %s, then the money earns nothing more once it is back', (_, then) => {
    const way = fixed(10, '0.0365');
    const { at, thenFlexible } = wayForecast(way, { amount: d('1000'), now: NOW, flexible: then, exchangeTimeZone: ZONE });
    expect(thenFlexible).toBe(false);
    for (const moment of [backAtOf(way), backAtOf(way) + 20 * DAY])
      expect(at(moment)).toEqual({ have: '1001', earned: '1', bonuses: [], gain: '1', leaving: { kind: 'none' } });
  });

  it.each([
    ['is above zero', d('4'), true],
    ['is not known', undefined, true],
  ])('left early, given a bonus that %s, then that is given up too', (_, bonusAssetPrice, bonus) => {
    const ladder = [{ from: ZERO, to: undefined, aprFraction: d('0.0365') }];
    const way = fixed(10, '0.01', { ladder, bonusAsset: 'GT', productAssetPrice: d('1'), bonusAssetPrice });
    expect(forecast(way).at(momentOf(5)).leaving).toMatchObject({ kind: 'interest', bonus });
  });

  it.each([
    ['its end', { at: undefined }],
    ['its first day', { term: { days: 10, earnsFrom: undefined } }],
  ])('given that %s is not known, then leaving it early is not known either', (_, over) => {
    const way = fixed(10, '0.0365');
    const access = { ...(way.access as Extract<WayToEarn['access'], { kind: 'at' }>), ...over };
    const { at, estimate } = forecast({ ...way, access });
    expect(at(momentOf(5))).toEqual({ have: undefined, earned: undefined, bonuses: [], gain: undefined, leaving: { kind: 'unknown' } });
    expect(estimate).toBe(false);
  });

  it('given a term whose days are not known, then it is an estimate', () => {
    const way = flexible('0.0365', { product: 'fixed', access: { kind: 'at', at: NOW + 10 * DAY, early: true } });
    expect(forecast(way)).toMatchObject({ estimate: true, thenFlexible: false });
  });
});

describe('the first day that is better', () => {
  it('is the one on which the term is paid where it pays more (12/27 is day 31, 02/25 day 91)', () => {
    const other = forecast(flexible('0.0354'));
    for (const days of [30, 90]) expect(firstDayBetter(forecast(fixed(days, '0.0688')), other, { days: 120, momentOf })).toBe(days + 1);
  });

  it('is the first, and there is none before it', () => {
    fc.assert(
      fc.property(terms, rates, rates, amounts, (days, rate, then, amount) => {
        const [way, other] = [forecast(fixed(days, rate), amount, flexible(then)), forecast(flexible(then), amount)];
        const better = (day: number): boolean => {
          const [one, than] = [way.at(momentOf(day)), other.at(momentOf(day))];
          return one.leaving.kind === 'none' && compare(one.have ?? ZERO, than.have ?? ZERO) > 0;
        };
        const all = Array.from({ length: 120 }, (_, index) => index + 1);
        expect(firstDayBetter(way, other, { days: 120, momentOf })).toBe(all.find(better));
      }),
      { numRuns: 15 },
    );
  });

  it('is none for an estimate', () => {
    const pool = flexible('5', { product: 'launchpool', estimate: true });
    expect(forecast(pool).estimate).toBe(true);
    expect(firstDayBetter(forecast(pool), forecast(flexible('0.01')), { days: 120, momentOf })).toBeUndefined();
  });

  /** What there is on each day, from the first on. */
  const on = (...days: readonly (readonly [gain: string | undefined, leaving: 'none' | 'fee' | 'unknown'])[]): WayForecast => ({
    at: (moment) => {
      const [gain, kind] = days[moment - 1] ?? [undefined, 'unknown'];
      return { have: undefined, earned: undefined, bonuses: [], gain: gain === undefined ? gain : d(gain), leaving: { kind } };
    },
    estimate: false,
    thenFlexible: false,
  });
  const firstOf = (way: WayForecast, other: WayForecast, days: number) => firstDayBetter(way, other, { days, momentOf: (day) => day });

  it('given the last day that is looked at, then it counts, and the one after it does not', () => {
    const [way, other] = [on(['0', 'none'], ['0', 'none'], ['2', 'none']), on(['1', 'none'], ['1', 'none'], ['1', 'none'])];
    expect([firstOf(way, other, 3), firstOf(way, other, 2)]).toEqual([3, undefined]);
  });

  it('given a gain that is not known, or for which leaving costs something, or that is only as large, then the day is not better', () => {
    const other = on(['1', 'none'], ['1', 'none'], ['1', 'none'], [undefined, 'none'], ['1', 'none']);
    const way = on([undefined, 'none'], ['5', 'fee'], ['1', 'none'], ['5', 'none'], ['1.1', 'none']);
    expect(firstOf(way, other, 5)).toBe(5);
  });
});

describe('an estimate', () => {
  it('counts whole days until the money is asked for, as long before as it takes', () => {
    const stake = flexible('0.0365', {
      product: 'staking',
      access: { kind: 'after', period: { kind: 'equal', days: 3 } },
    });
    const { at, estimate } = forecast(stake, '1000');
    expect(estimate).toBe(true);
    expect(at(NOW + 3 * DAY - 1)).toEqual({
      have: undefined,
      earned: undefined,
      bonuses: [],
      gain: undefined,
      leaving: { kind: 'not-possible' },
    });
    // Asked for at once.
    expect(at(NOW + 3 * DAY)).toMatchObject({ have: '1000', earned: '0', leaving: { kind: 'fee' } });
    // What is redeemed pays a fee, which the way does not say.
    expect(at(NOW + 13 * DAY)).toMatchObject({ earned: '1', leaving: { kind: 'fee' } });
  });

  it('ends with the project', () => {
    const pool = flexible('0.365', { product: 'launchpool', estimate: true, access: { kind: 'any-time', endsAt: NOW + 5 * DAY } });
    expect(forecast(pool, '1000').at(NOW + 90 * DAY)).toMatchObject({ earned: '5', leaving: { kind: 'none' } });
  });

  it('given steps of a bonus that a holding has used in part, then the amount earns what is left of them', () => {
    const ladder = [{ from: ZERO, to: d('1000'), aprFraction: d('0.0365') }];
    const terms = { baseFraction: ZERO, ladder, held: d('400') };
    const { at, ...rest } = forecast(flexible('0', { product: 'soft-staking', terms }), '1000');
    // 600 × 0.0365 × 10 / 365.
    expect(at(NOW + 10 * DAY)).toMatchObject({ have: '1000', earned: '0', bonuses: [{ asset: 'USDT', amount: '0.6' }], gain: '0.6' });
    expect(rest).toEqual({ estimate: true, thenFlexible: false });
  });

  it('is not known without a period', () => {
    const stake = flexible('0.0365', { product: 'staking', access: { kind: 'after', period: undefined } });
    expect(forecast(stake).at(momentOf(50)).leaving.kind).toBe('unknown');
  });
});

describe('the best', () => {
  it('is the largest gain that is sure, the first of equal ones', () => {
    const one = (key: string, gain: string | undefined, estimate = false) => ({ key, gain: gain === undefined ? gain : d(gain), estimate });
    expect(bestOutcome([one('a', '1'), one('b', '2'), one('c', '2'), one('d', '9', true), one('e', undefined)])?.key).toBe('b');
    expect(bestOutcome([one('a', '0'), one('b', undefined)])).toBeUndefined();
  });
});

it('a comparison goes 30 days beyond the longest term', () => {
  expect(daysToCompare([flexible('0.01'), fixed(90, '0.01')])).toBe(120);
  expect(daysToCompare([flexible('0.01')])).toBe(60);
  expect(daysToCompare([fixed(900, '0.01')])).toBe(400);
  // A term whose days are not known.
  expect(daysToCompare([flexible('0.01', { access: { kind: 'at', at: NOW + 90 * DAY, early: true } })])).toBe(60);
});
