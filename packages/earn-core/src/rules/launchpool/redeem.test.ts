import { DAY } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import type { StakePart } from '../../contract/launchpool/index.ts';
import {
  assessLaunchpoolRedeem,
  assessLaunchpoolRedeemAmount,
  fixedTermLock,
  heldParts,
  maxRedeemAmount,
  redeemedParts,
  termAfterProject,
} from './index.ts';
import { OFFER, POOL, STATISTICS } from '../../testing/launchpool.ts';

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

  it('given less than one unit of the smallest decimal of the pool, then the minimum is named (LP-53)', () => {
    const tooSmall = { state: 'blocked', reasons: [{ key: 'less.minimum.amount', values: { amount: '0.01', coin: 'USDT' } }] };
    expect(['0', '0.009'].map((text) => redeem(text))).toEqual([tooSmall, tooSmall]);
    expect(redeem('0.01').state).toBe('ready');
    // Nothing is left of it once it is cut to the decimals of the pool, also where the exchange does not say what there is.
    expect([redeem('0.001'), redeem('0.0099999'), redeem('0.001', { redeemable: undefined, isOmitted: true })]).toEqual([
      tooSmall,
      tooSmall,
      tooSmall,
    ]);
    // A whole stake is sent as it is.
    expect(redeem('0.001', { redeemable: decimal('0.001') })).toMatchObject({ request: { amount: '0.001' } });
  });

  it('given a text that is no amount, then it is blocked without a reason, and an amount of zero names the minimum, also while the stake is not known', () => {
    const unknown = { redeemable: undefined };
    expect(redeem('12a')).toEqual({ state: 'blocked', reasons: [] });
    expect(redeem('0', unknown)).toMatchObject({ state: 'blocked', reasons: [{ key: 'less.minimum.amount' }] });
    expect(assessLaunchpoolRedeemAmount('5', { asset: 'USDT', redeemable: undefined, decimals: 2 })).toEqual({ state: 'unknown' });
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
    expect(fixedTermLock(held, { ...STATISTICS, amount: decimal('0') }, 2000)).toBeUndefined();
  });

  it('given a term that ends after every calendar, then it is held, and its end is unknown (D04)', () => {
    const endless = { ...held, simpleEarn: { ...OFFER, userDays: 999_999_999_999_999 } };
    expect(fixedTermLock(endless, STATISTICS, 2000)).toMatchObject({ until: undefined, parts: [{ endsAt: undefined }] });
  });

  it('given a negative stake, then Max fills in nothing below zero, and no reason names a negative amount (D06)', () => {
    const redeemable = decimal('-0.5');
    expect(maxRedeemAmount(redeemable, 2)).toBe('0');
    expect(redeem('5', { redeemable })).toEqual({
      state: 'blocked',
      reasons: [{ key: 'earn.launchpool.currentMax', values: { amount: '0', coin: 'USDT' } }],
    });
  });

  it('given stakes in fixed terms, then each has its own date and all are held until the last one; one that is over is not held (LP-24, AMB-156)', () => {
    const part = (amount: string, endsAt: number | undefined, returnsAt?: number): StakePart => ({
      amount: decimal(amount),
      days: 7,
      holding: 'fixed',
      endsAt,
      returnsAt,
    });
    const statistics = { ...STATISTICS, parts: [part('30', 9000, 9500), part('20', 5000, 5500)] };
    expect(fixedTermLock(held, statistics, 2000)).toEqual({
      until: 9500,
      parts: [
        { amount: '20', endsAt: 5000, returnsAt: 5500 },
        { amount: '30', endsAt: 9000, returnsAt: 9500 },
      ],
    });
    expect(fixedTermLock(held, statistics, 5500)?.parts).toHaveLength(1);
    expect(fixedTermLock(held, statistics, 9500)).toBeUndefined();
    expect(fixedTermLock(held, { ...STATISTICS, parts: [part('30', 9000), part('20', undefined)] }, 2000)).toMatchObject({
      until: undefined,
    });
    expect(redeem('5', { pool: held, statistics }).state).toBe('blocked');
    // Stakes in several places are not held in a fixed term alone.
    expect(
      fixedTermLock(held, { ...STATISTICS, parts: [part('30', 9000), { ...part('20', undefined), holding: 'spot', days: 0 }] }, 2000),
    ).toBeUndefined();
  });

  it('given stakes in several places, then a redemption takes the latest first and names each place (LP-11)', () => {
    const part = (amount: string | undefined, holding: StakePart['holding']): StakePart => ({
      amount: amount === undefined ? undefined : decimal(amount),
      days: 0,
      holding,
      endsAt: undefined,
      returnsAt: undefined,
    });
    const statistics = { parts: [part('50', 'flexible'), part('120', 'staking'), part('80', 'staking')] };
    expect(heldParts(statistics)).toEqual([
      { holding: 'staking', days: 0, amount: '200' },
      { holding: 'flexible', days: 0, amount: '50' },
    ]);
    expect(redeemedParts(statistics, decimal('210'))).toEqual([
      { holding: 'staking', days: 0, amount: '200' },
      { holding: 'flexible', days: 0, amount: '10' },
    ]);
    expect(redeemedParts(statistics, decimal('60'))).toEqual([{ holding: 'staking', days: 0, amount: '60' }]);
    expect([redeemedParts(statistics, decimal('251')), redeemedParts(undefined, decimal('1')), heldParts({ parts: [] })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(heldParts({ parts: [part(undefined, 'spot')] })).toBeUndefined();
  });

  it('given a fixed term that ends after its project, then its end is named; one that ends before it, or no known end, has none (AMB-156)', () => {
    expect(termAfterProject({ endsAt: 6 * DAY }, 7, 0)).toBe(7 * DAY);
    expect([
      termAfterProject({ endsAt: 7 * DAY }, 7, 0),
      termAfterProject({ endsAt: undefined }, 7, 0),
      termAfterProject({ endsAt: 1 }, 0, 5),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
