import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, compare, decimal } from '../../decimal.ts';
import {
  ACCOUNT_KINDS,
  assessStake,
  isConfirmOrderDue,
  maxStake,
  STAKING_LENGTH,
  stakeDecimals,
  stakeLimit,
  stakeObstacle,
  stakePid,
} from './index.ts';
import { amount, eth } from '../../testing/staking.ts';

const stakeOf = (text: string, available: Decimal | undefined, over: Partial<Parameters<typeof assessStake>[1]> = {}) =>
  assessStake({ amount: text, agreed: true }, { product: eth(), asset: 'ETH', available, decimals: 8, vip: false, ...over });

describe('stake (ST-61 to ST-70)', () => {
  it('given any balance, when Max fills the field, then the field holds it, no balance tip refuses it, and nothing is added', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(2, 8), (available, decimals) => {
        const most = maxStake(available, decimals);
        if (most === undefined) throw new Error('no Max');
        expect(most.length).toBeLessThanOrEqual(STAKING_LENGTH);
        expect(compare(most, available)).toBeLessThanOrEqual(0);
        const assessed = stakeOf(most, available, { decimals });
        if (compare(most, decimal('0.01')) >= 0) expect(assessed).toMatchObject({ state: 'ready', request: { amount: most } });
        else expect(JSON.stringify(assessed)).not.toContain('insufficientBalance');
      }),
    );
  });

  it('given a balance that fits the field, then Max is the balance (ST-67)', () => {
    expect(maxStake(decimal('12.12345678'), 8)).toBe('12.12345678');
    expect(maxStake(decimal('1234567890123.5'), 8)).toBe('999999999999');
    // Cut to the 12 characters that the field takes.
    expect(maxStake(decimal('1234.56789012'), 8)).toBe('1234.5678901');
    expect(maxStake(decimal('1234567890.12'), 8)).toBe('1234567890.1');
    expect(maxStake(decimal('12345678901.2'), 8)).toBe('12345678901');
    expect(maxStake(decimal('-1'), 8)).toBe('0');
    expect(maxStake(undefined, 8)).toBeUndefined();
  });

  it.each(['-1', '1234567890123', '0.000000001', 'abc', '1e3x', '0.00'])(
    'given the text %s, then it is blocked without a message',
    (text) => expect(stakeOf(text, decimal('5'))).toEqual({ state: 'blocked', reasons: [] }),
  );

  it.each(['', ' ', '.', '-'])('given the text "%s", then nothing is typed yet', (text) =>
    expect(stakeOf(text, decimal('5'))).toEqual({ state: 'empty' }),
  );

  it('an account of kind 0 has 8 decimals, of kind 3 and any other 2 (ST-24, ST-70, AMB-105)', () =>
    expect([ACCOUNT_KINDS, [0, 3, 1].map(stakeDecimals)]).toEqual([{ normal: 0, vip: 3 }, [8, 2, 2]]));

  it('given more decimals than the kind of account has, then the amount is not cut in silence (ST-70)', () =>
    expect(stakeOf('1.129', decimal('5'), { decimals: 2 })).toEqual({ state: 'blocked', reasons: [] }));

  it('given the agreement unticked, then it is blocked without a message (ST-68, ST-69)', () =>
    expect(
      assessStake({ amount: '1', agreed: false }, { product: eth(), asset: 'ETH', available: decimal('5'), decimals: 8, vip: false }),
    ).toEqual({
      state: 'blocked',
      reasons: [],
    }));

  it('given a fact that is missing, then nothing is refused because of it and nothing is sent', () => {
    expect(stakeOf('1', undefined)).toEqual({ state: 'unknown' });
    expect(stakeOf('1', decimal('5'), { product: undefined })).toEqual({ state: 'unknown' });
    const noMinimum = eth({ min_mortgage_amount: null });
    expect(stakeOf('1', decimal('5'), { product: noMinimum })).toEqual({ state: 'blocked', reasons: [] });
    expect(stakeObstacle(noMinimum, { asset: 'ETH' })).toBe('no-minimum');
  });

  it('given a DeFi product without a protocol, then nothing can be staked (ST-74)', () => {
    const defi = eth({ is_defi: '1', defi: [] });
    expect(stakeObstacle(defi, { asset: 'ETH' })).toBe('no-protocol');
    expect(stakeOf('1', decimal('5'), { product: defi })).toEqual({ state: 'blocked', reasons: [] });
    expect(stakeOf('1', decimal('5'), { product: defi, protocol: { pid: '31' } })).toMatchObject({ request: { pid: '31' } });
  });

  it('given a coin or a protocol that is no longer offered, then nothing can be staked before another is chosen (R04, ST-54, ST-74)', () => {
    const defi = eth({ is_defi: '1', defi: [{ pid: '31' }] });
    expect(stakeObstacle(defi, { asset: 'ETH' })).toBe('choice-gone');
    expect(stakeObstacle(defi, { asset: 'ETH', protocol: { pid: '31' } })).toBeUndefined();
    const mint = eth({ mortgage_coin: 'USDT,USDC' });
    expect(stakeObstacle(mint, { asset: 'USDC' })).toBeUndefined();
    expect(stakeObstacle(mint, { asset: 'ETH' })).toBe('choice-gone');
    expect(stakeOf('1', decimal('5'), { product: mint })).toEqual({ state: 'blocked', reasons: [] });
    // A product that names no coin at all is one of the coin that was asked for.
    expect(stakeObstacle(eth({ coin: null }), { asset: 'ETH' })).toBeUndefined();
  });

  it('the request carries the id of the protocol, else of the product, else the one asked for, and the theme (ST-102)', () => {
    const pidOf = (over: Partial<Parameters<typeof assessStake>[1]>): unknown => {
      const assessed = stakeOf('1', decimal('5'), over);
      return assessed.state === 'ready' ? [assessed.request.pid, assessed.request.vip] : undefined;
    };
    expect(pidOf({ vip: true, pid: '99' })).toEqual(['12', true]);
    expect(pidOf({ product: eth({ pid: null }), pid: '99' })).toEqual(['99', false]);
    expect(pidOf({ product: eth({ pid: null }) })).toEqual([undefined, false]);
    expect(stakePid({ product: undefined, pid: '99' })).toBe('99');
  });

  it('the limit of a person is shown by who they are (AMB-114)', () => {
    const limits = eth({ personal_mortgage_limit: '100', crowd_mortgage_limit: '10' });
    expect(stakeLimit(limits, { isCrowd: false })).toBe('100');
    expect(stakeLimit(limits, { isCrowd: true })).toBe('10');
    expect(stakeLimit(limits, undefined)).toBeUndefined();
  });

  it('given that it is not known who a person is, then the limit is known only where it is the same for all', () => {
    const limits = (crowd: string | null) => eth({ personal_mortgage_limit: '100', crowd_mortgage_limit: crowd });
    const unknown = { isCrowd: undefined };
    expect([stakeLimit(limits('100'), unknown), stakeLimit(limits('10'), unknown), stakeLimit(limits(null), unknown)]).toEqual([
      '100',
      undefined,
      undefined,
    ]);
    expect(stakeLimit(limits('100'), undefined)).toBeUndefined();
  });

  it('the order is confirmed once more except for immediate redemption, or as the host says (ST-52, ST-56, AMB-112)', () => {
    expect(isConfirmOrderDue({ kind: 'immediate' })).toBe(false);
    expect(isConfirmOrderDue({ kind: 'max-only', days: 3 })).toBe(true);
    expect(isConfirmOrderDue(undefined)).toBe(true);
    expect(isConfirmOrderDue({ kind: 'immediate' }, true)).toBe(true);
    expect(isConfirmOrderDue({ kind: 'max-only', days: 3 }, false)).toBe(false);
  });
});
