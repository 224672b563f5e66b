import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exchange } from '../../../../tooling/testExchange.ts';
import { compare, decimal, decimalPlaces, divide, multiply } from '../decimal.ts';
import { setSoftStaking, softStakingState } from '../contract/soft-staking.ts';
import { assessSoftStaking, dailyPayout, expectedPayout, nextSoftStakingPayout, softStakingWay } from './soft-staking.ts';

describe('the switch', () => {
  it('is sent as a boolean in JSON, and only code 200 is success (API-77, AMB-001)', async () => {
    expect((await exchange(setSoftStaking, { on: true }, 'null', 200)).asked).toBe(
      'POST /apiw/v2/earn/soft-staking/switch json {"status":true}',
    );
    await expect(exchange(setSoftStaking, { on: false }, 'null', 0)).rejects.toMatchObject({ reason: { kind: 'business' } });
  });

  it('sends nothing without the tick at the terms, and closes without one (SS-06, SS-07)', () => {
    expect([assessSoftStaking('activate', false), assessSoftStaking('activate', true), assessSoftStaking('close', false)]).toEqual([
      { state: 'blocked', reasons: [] },
      { state: 'ready', request: { on: true } },
      { state: 'ready', request: { on: false } },
    ]);
  });
});

describe('the next payout (SS-01)', () => {
  const at = (time: string): number => Date.parse(`2026-01-15T${time}Z`) / 1000;

  it.each([
    ['22:59:59', [0, 0], '2026-01-16'],
    ['23:00:00', [0, 0], '2026-01-17'],
    ['23:59:59', [0], '2026-01-17'],
    ['23:30:00', [0, 1], '2026-01-16'],
    ['23:30:00', [undefined], '2026-01-16'],
    ['23:30:00', [], '2026-01-16'],
  ])('at %s with snapshots %s of today is at the start of %s', (time, snapshots, day) => {
    const coins = snapshots.map((hoursToday) => ({ hoursToday }));
    expect(nextSoftStakingPayout(at(time), coins)).toBe(Date.parse(`${day}T00:00:00Z`) / 1000);
  });
});

describe('what holding a coin earns', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 16n }).map((units) => divide(decimal(units.toString()), decimal('100000000'), 8));

  it('is the average × rate / 365, cut once to 8 decimals, never more (SS-01, AMB-046)', () => {
    expect(dailyPayout(decimal('1000'), decimal('0.0365'))).toBe('0.1');
    fc.assert(
      fc.property(amount, amount, (average, rate) => {
        const paid = dailyPayout(average, rate) ?? decimal('-1');
        expect(decimalPlaces(paid)).toBeLessThanOrEqual(8);
        expect(compare(multiply(paid, decimal('365')), multiply(average, rate))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('is unknown while holding or rate is, and for a coin that is no longer supported', () => {
    const coin = { supported: true, holding: decimal('10'), aprFraction: decimal('0.365') };
    expect([
      expectedPayout(coin),
      expectedPayout({ ...coin, holding: undefined }),
      expectedPayout({ ...coin, aprFraction: undefined }),
      expectedPayout({ ...coin, supported: false }),
    ]).toEqual(['0.01', undefined, undefined, undefined]);
  });

  it('is read coin by coin: one that cannot be read hides no other, and what is not said is unknown (AMB-036)', () => {
    const state = v.parse(softStakingState, {
      status: 1,
      coins: [{ asset: 'SOL', supported: 1, holding: '5', rate_year: '0.03' }, { supported: 1 }],
      payouts: [{ asset: 'SOL', day: 1_768_435_200, average: '5', rate_year: '0.03', amount: '0.0004', time: 1_768_521_600 }],
    });
    expect([state.on, state.coins.unreadable.length]).toEqual([true, 1]);
    expect(state.coins.rows).toEqual([{ asset: 'SOL', supported: true, holding: '5', aprFraction: '0.03' }]);
    expect(state.payouts.rows).toMatchObject([{ asset: 'SOL', amount: '0.0004', at: 1_768_521_600 }]);
  });
});

describe('as a way to earn (AMB-173)', () => {
  const soft = { asset: 'SOL', supported: true, aprFraction: decimal('0.021') };
  const now = Date.UTC(2026, 0, 15, 23, 30) / 1000;

  it('given a coin with it, then the rate is set, the coins are free at any time, and any amount is paid for each day, in the coin', () => {
    expect(softStakingWay(soft, now)).toEqual({
      key: 'soft-staking',
      product: 'soft-staking',
      asset: 'SOL',
      terms: { baseFraction: '0.021', ladder: [], held: undefined },
      estimate: false,
      paidIn: 'SOL',
      access: { kind: 'any-time' },
      payment: { at: Date.UTC(2026, 0, 16) / 1000, every: 'day' },
      minimum: undefined,
      most: 'unlimited',
      obstacle: undefined,
    });
  });

  it('given a coin without a rate, then that is in its way, and one without soft staking is none', () => {
    expect(softStakingWay({ ...soft, aprFraction: undefined }, now)).toMatchObject({ obstacle: 'no-rate' });
    expect(softStakingWay({ ...soft, supported: false }, now)).toBeUndefined();
  });
});
