import { describe, expect, it } from 'vitest';
import { ZERO } from '../../decimal.ts';
import { eth } from '../../testing/staking.ts';
import { stakingWays } from './ways.ts';

const NOW = 1_710_000_000;

const waysOf = (wire: Readonly<Record<string, unknown>>) =>
  stakingWays(eth({ reward_coin: 'ETH', ...wire }), { asset: 'ETH', heldIn: () => ZERO, now: NOW });

describe('the ways to stake a coin (AMB-173)', () => {
  it('are those of staking, in the coins that the product says', () => {
    expect(waysOf({ reward_coin: 'GT' })).toMatchObject([{ key: 'staking-12', product: 'staking', asset: 'ETH', paidIn: 'GT' }]);
  });

  it('give the money back some days after it is asked for, and it is not known when where the exchange does not say', () => {
    expect(waysOf({ income_days: '3' })).toMatchObject([{ access: { kind: 'after', period: { kind: 'max-only', days: 3 } } }]);
    expect(waysOf({})).toMatchObject([{ access: { kind: 'after', period: undefined } }]);
  });

  it.each([
    ['2', NOW + 172_800],
    ['0', 'with-the-money'],
    ['-1', 'with-the-money'],
    [null, undefined],
  ])('given %s days until the first reward, then it is paid at %s (ST-100)', (days, at) =>
    expect(waysOf({ reward_delay_days: days })[0]?.payment).toEqual({ at, every: undefined }),
  );

  it.each([
    ['a rate', {}, undefined],
    ['a base alone', { rate: null }, undefined],
    ['no rate', { rate: null, base_rate: null }, 'no-rate'],
    ['neither a rate nor anything left', { rate: null, base_rate: null, left_amount: '0' }, 'sold-out'],
  ])('given %s (%j), then the obstacle is %s', (_, wire, obstacle) => expect(waysOf(wire)[0]?.obstacle).toBe(obstacle));
});
