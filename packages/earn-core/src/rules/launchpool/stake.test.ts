import { DAY } from '@earnkit/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, compare, decimal, isPositive } from '../../decimal.ts';
import type { RewardPool } from '../../contract/launchpool/index.ts';
import {
  assessStake,
  assessStakeAmount,
  autoFillAmount,
  maxStakeAmount,
  personalLeft,
  poolQuotaLeft,
  stakeObstacle,
  stakePools,
} from './index.ts';
import { POOL, facts, keyOf } from '../../testing/launchpool.ts';

const LIMITS = {
  asset: 'USDT',
  minimum: decimal('10'),
  personalMax: 'unlimited' as const,
  staked: decimal('0'),
  available: decimal('500'),
  decimals: 2,
};

describe('a stake (LP-28, LP-30 to LP-33, AMB-062)', () => {
  it('given a valid amount, then the exact request is ready, cut to the decimals of the pool', () => {
    expect(assessStake('12.349', facts())).toEqual({
      state: 'ready',
      request: { projectId: '11', poolId: '7', orderId: '11/7', asset: 'USDT', amount: '12.34', holding: 'spot', periodDays: 0 },
    });
    expect(assessStake('12.5', facts({ decimalPlace: 0 }))).toMatchObject({ request: { amount: '12' } });
    expect(assessStake('12.00000001', facts({ decimalPlace: 8 }))).toMatchObject({ request: { amount: '12.00000001' } });
    // What is cut off does not count towards the minimum.
    expect(keyOf('10.9', facts({ decimalPlace: 0, personalMin: decimal('10.5') }))).toBe('less.minimum.amount');
  });

  it('given a pool that names no decimals, then those of its precision count, and 8 where it names neither (AMB-064)', () => {
    const sent = (pool: Partial<RewardPool>) => assessStake('12.123456789', facts({ decimalPlace: undefined, ...pool }));
    expect(sent({ precision: 3 })).toMatchObject({ request: { amount: '12.123' } });
    expect(sent({})).toMatchObject({ request: { amount: '12.12345678' } });
  });

  it('given a text that is no amount, then it is blocked without a reason; given no minimum, then nothing can be sent', () => {
    expect(assessStake('12a', facts())).toEqual({ state: 'blocked', reasons: [] });
    expect(assessStakeAmount('50', { ...LIMITS, minimum: undefined })).toEqual({ state: 'unknown' });
    expect(assessStakeAmount('50', LIMITS)).toEqual({ state: 'ready', request: '50' });
  });

  it('given a pool or project that is not known, then an empty field is empty and any text waits for it', () => {
    for (const unknown of [{ pool: undefined }, { project: undefined }])
      expect(['', '0', '50', 'x'].map((text) => assessStake(text, facts({}, unknown)).state)).toEqual([
        'empty',
        'unknown',
        'unknown',
        'unknown',
      ]);
  });

  it('given an amount above what is left of the pool, then no tip refuses it (AMB-061)', () => {
    expect(keyOf('450', facts())).toBe('ready');
  });

  it.each([
    ['an unlimited personal maximum', 'unlimited', '0', 'ready'],
    ['a personal maximum of 0', '0', '0', 'earn.launchpool.maxAmount'],
    ['a personal maximum below the minimum', '5', '0', 'earn.launchpool.maxAmount'],
    ['a personal maximum that is reached', '50', '41', 'earn.launchpool.maxAmount'],
  ])('given %s, then 10 is judged by it', (_name, personalMax, staked, key) => {
    expect(
      keyOf(
        '10',
        facts(
          { personalMax: personalMax === 'unlimited' ? personalMax : decimal(personalMax), totalAmount: decimal('0') },
          { staked: decimal(staked) },
        ),
      ),
    ).toBe(key);
  });

  it.each(['personalMin', 'personalMax'] as const)('given a pool without %s, then nothing can be sent and that is said', (field) => {
    expect(stakeObstacle(facts({ [field]: undefined }))).toBe('no-limits');
  });

  it('given a personal maximum that is not known, then no reason names it, Max fills in nothing, and that is said (D06)', () => {
    const pool = { personalMax: undefined };
    expect([keyOf('20', facts(pool)), stakeObstacle(facts(pool))]).toEqual(['without a reason', 'no-limits']);
    const quota = { ...POOL, ...pool };
    const left = { quotaLeft: poolQuotaLeft(quota, decimal('0')), personalLeft: personalLeft(quota, decimal('0')) };
    expect(maxStakeAmount({ available: decimal('500'), ...left, decimals: 2 })).toBeUndefined();
  });

  it('given an unknown balance or stake, then nothing is refused and nothing can be sent', () => {
    expect(keyOf('1', facts({}, { available: undefined }))).toBe('unknown');
    expect(keyOf('50', facts({ personalMax: decimal('100') }, { staked: undefined }))).toBe('unknown');
    expect(keyOf('50', facts({}, { staked: undefined }))).toBe('ready');
    expect(keyOf('50', facts({}, { project: undefined, pool: undefined }))).toBe('unknown');
  });

  it('given a project that ends while the dialog is open, then it blocks whatever the amount', () => {
    expect(stakeObstacle(facts())).toBeUndefined();
    const ended = facts({}, { now: 2000 * DAY });
    expect([stakeObstacle(ended), keyOf('50', ended), keyOf('', ended)]).toEqual(['completed', 'without a reason', 'empty']);
  });

  it('shows the pools of a project without those of multi mining, and of a kind that is not known (LP-15, D05)', () => {
    const of = (id: string, type: RewardPool['type']): RewardPool => ({ ...POOL, id, type });
    const pools = [POOL, of('8', 'multi-mining'), of('9', undefined), of('10', 'unknown')];
    expect(stakePools({ pools }).map(({ id }) => id)).toEqual(['7', '9']);
  });

  const amount = (max: number) => fc.integer({ min: 0, max: max * 1e4 }).map((units) => decimal((units / 1e4).toFixed(4)));
  const anyPool = fc.record({
    total: fc.oneof(fc.constant(decimal('0')), amount(1000)),
    left: amount(1000),
    personalMax: fc.oneof(fc.constant('unlimited' as const), amount(300)),
    minimum: amount(50),
    staked: amount(200),
    available: amount(1000),
    decimals: fc.integer({ min: 0, max: 8 }),
  });

  it('given any pool, when Max or auto-fill fills in an amount, then no tip refuses it, but for a minimum that nothing can reach (AMB-059)', () => {
    fc.assert(
      fc.property(anyPool, ({ total, left, personalMax, minimum, staked, available, decimals }) => {
        const pool = { totalAmount: total, leftAmount: left, personalMax, personalMin: minimum, decimalPlace: decimals };
        const limits = { available, quotaLeft: poolQuotaLeft(pool, staked), personalLeft: personalLeft(pool, staked), decimals };
        const max = maxStakeAmount(limits) as Decimal;
        const of = facts(pool, { staked, available });
        if (isPositive(max) && compare(max, minimum) >= 0) expect(keyOf(max, of)).toBe('ready');
        else expect([stakeObstacle(of) === undefined ? undefined : 'without a reason', 'less.minimum.amount']).toContain(keyOf(max, of));
        const filled = autoFillAmount({ ...limits, minimum, alreadyFilled: false });
        if (filled !== undefined) expect(keyOf(filled, of)).toBe('ready');
      }),
    );
  });
});
