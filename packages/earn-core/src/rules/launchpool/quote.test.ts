import { DAY, HOUR } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import type { RewardPool } from '../../contract/launchpool/index.ts';
import { hourlyRewardOfStake, poolQuote, projectProgress, quoteOfPool } from './quote.ts';

const AT = 1_764_000_000;
const REF = { projectId: '1', poolId: '11' };
const pool = (over: Partial<RewardPool> = {}) =>
  ({
    id: '11',
    asset: 'USDT',
    aprFraction: decimal('0.876'),
    rateType: 'estimate',
    totalAmount: decimal('2000'),
    leftAmount: decimal('1000'),
    tiers: [],
    userVolume: undefined,
    ...over,
  }) as unknown as RewardPool;
const facts = (over: object = {}) => ({
  project: { asset: 'MOVE', endsAt: AT + 10 * DAY },
  pool: pool(),
  staked: decimal('0'),
  prices: { staked: decimal('1'), reward: decimal('0.5') },
  at: AT,
  ...over,
});

describe('what a further stake is expected to earn in an hour', () => {
  it('given a stake, then it shares the rewards of the hour with what is there (LP-08)', () => {
    // 1,000 at 87.6 % are 0.1 USDT an hour, 0.2 MOVE; half of the pool then.
    expect(hourlyRewardOfStake(facts(), decimal('1000'))).toBe('0.1');
  });

  it('given a project that ends before the hour is paid, then it earns nothing', () => {
    expect(hourlyRewardOfStake(facts({ project: { asset: 'MOVE', endsAt: AT + HOUR } }), decimal('1000'))).toBe('0');
  });

  it('given a tier of volume that counts a part of it alone, then only that part earns (AMB-166)', () => {
    const tiers = [{ volume: decimal('0'), stakeLimit: decimal('500') }];
    const tiered = facts({ pool: pool({ tiers, userVolume: decimal('10') }) });
    expect(hourlyRewardOfStake(tiered, decimal('1000'))).toBe(hourlyRewardOfStake(facts(), decimal('500')));
  });

  it.each([
    { prices: { staked: undefined, reward: decimal('1') } },
    { prices: { staked: decimal('1'), reward: undefined } },
    { prices: { staked: decimal('1'), reward: decimal('0') } },
    { pool: pool({ aprFraction: undefined }) },
    { pool: pool({ rateType: 'none' }) },
  ])('given a price or a rate that is not known, then it is not known', (over) => {
    expect(hourlyRewardOfStake(facts(over), decimal('1'))).toBeUndefined();
  });

  it('given no amount, then it is nothing, whatever the prices are', () => {
    expect(hourlyRewardOfStake(facts({ prices: { staked: undefined, reward: undefined } }), decimal('0'))).toBe('0');
  });
});

describe('the quote of a stake in a pool', () => {
  const quoted = (over: object = {}) => poolQuote(facts({ staked: decimal('3000'), ...over }), REF, decimal('1000'));

  it('given what is there already, then it is of the whole and says what was added', () => {
    expect(quoted()).toMatchObject({ principal: '4000', amount: '1000', reward: '0.1', rewardAsset: 'MOVE', asset: 'USDT', at: AT });
  });

  it('given that what is there, or a price, is not known, then there is none', () => {
    expect(quoted({ staked: undefined })).toBeUndefined();
    expect(quoted({ prices: { staked: decimal('1'), reward: undefined } })).toBeUndefined();
  });

  it('given what is there and the moment of the latest stake, then it is bound to it, and to no other', () => {
    const quote = quoted();
    if (quote === undefined) throw new Error('There is a quote');
    const of = (amount: string, stakedAt: number | undefined, ref = REF) =>
      quoteOfPool([quote], ref, { amount: decimal(amount), stakedAt });
    expect(of('4000', AT + 3)).toBe(quote);
    expect(of('4000', AT + 3600)).toBeUndefined();
    expect(of('4000', undefined)).toBeUndefined();
    expect(of('3999', AT + 3)).toBeUndefined();
    expect(of('4000', AT + 3, { ...REF, poolId: '12' })).toBeUndefined();
  });
});

describe('how far the time of a project is', () => {
  const times = { startsAt: AT, endsAt: AT + 14 * DAY + HOUR };

  it.each([
    [AT, { day: 1, days: 15, share: 0 }],
    [AT + DAY - 1, { day: 1 }],
    [AT + DAY, { day: 2 }],
    [times.endsAt, { day: 15, share: 1 }],
    [times.endsAt + 90 * DAY, { day: 15, share: 1 }],
  ])('given the moment %i, then the day counts from one', (now, progress) => {
    expect(projectProgress(times, now)).toMatchObject(progress);
  });

  it('given no start, no end, or a start ahead, then there is none', () => {
    expect(projectProgress(times, AT - 1)).toBeUndefined();
    expect(projectProgress({ ...times, startsAt: undefined }, AT)).toBeUndefined();
    expect(projectProgress({ ...times, endsAt: undefined }, AT)).toBeUndefined();
    expect(projectProgress({ startsAt: AT, endsAt: AT }, AT)).toBeUndefined();
  });
});
