import { DAY } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { decimal } from '../decimal/decimal.ts';
import { assessLaunchpoolRedeem, fixedHold, maxRedeemAmount } from './rules.ts';
import { OFFER, POOL, STATISTICS } from './testing/stake.ts';

describe('a redemption (LP-52 to LP-54)', () => {
  const held = { ...POOL, redeemTo: 'simple-earn' as const, simpleEarn: { ...OFFER, userDays: 7 } };
  const redeem = (text: string, over: Partial<Parameters<typeof assessLaunchpoolRedeem>[1]> = {}) =>
    assessLaunchpoolRedeem(text, { projectId: '11', pool: POOL, redeemable: decimal('50'), statistics: STATISTICS, now: 2000, ...over });

  it('given an amount, then the exact request is ready, cut to the decimals of the pool', () => {
    expect(redeem('12.349')).toEqual({
      state: 'ready',
      request: { projectId: '11', poolId: '7', orderId: '11/7', asset: 'USDT', amount: '12.34' },
    });
    expect([maxRedeemAmount(decimal('12.349'), 2), maxRedeemAmount(undefined, 2)]).toEqual(['12.34', undefined]);
  });

  it('given an unknown stake or pool, then nothing is refused and nothing can be sent', () => {
    expect([
      redeem('5', { redeemable: undefined }).state,
      redeem('5', { pool: undefined }).state,
      redeem('', { pool: undefined }).state,
    ]).toEqual(['unknown', 'unknown', 'empty']);
  });

  it('given a stake held in a fixed term, then it is disabled until its date, and said without one (LP-24, AMB-156)', () => {
    const until = 1000 + 7 * DAY;
    expect(redeem('5', { pool: held })).toEqual({
      state: 'blocked',
      reasons: [{ key: 'earn.launchpool.heldInFixedUntil', values: { at: String(until) } }],
    });
    expect(redeem('5', { pool: held, statistics: { ...STATISTICS, stakedAt: undefined } })).toEqual({
      state: 'blocked',
      reasons: [{ key: 'earn.launchpool.heldInFixed' }],
    });
    expect(redeem('5', { pool: held, now: until }).state).toBe('ready');
    expect(fixedHold(held, { ...STATISTICS, amount: decimal('0') }, 2000)).toBeUndefined();
  });

  it('given a term that ends after every calendar, then it is held, and its end is unknown (D04)', () => {
    const endless = { ...held, simpleEarn: { ...OFFER, userDays: 999_999_999_999_999 } };
    expect(fixedHold(endless, STATISTICS, 2000)).toEqual({ until: undefined });
  });

  it('given a negative stake, then Max fills in nothing below zero, and no reason names a negative amount (D06)', () => {
    const redeemable = decimal('-0.5');
    expect(maxRedeemAmount(redeemable, 2)).toBe('0');
    expect(redeem('5', { redeemable })).toEqual({
      state: 'blocked',
      reasons: [{ key: 'earn.launchpool.currentMax', values: { amount: '0', coin: 'USDT' } }],
    });
  });
});
