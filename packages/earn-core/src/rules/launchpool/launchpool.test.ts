import { HOUR } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import type { LaunchpoolProject, RewardPool } from '../../contract/launchpool/index.ts';
import {
  endsBeforeReward,
  firstRewardAt,
  nextRewardsAt,
  projectCountdown,
  projectStatus,
  headlineApr,
  poolApr,
  candyDropParts,
} from './index.ts';
import { decimal } from '../../decimal.ts';
import { expectedHourlyReward } from './rate.ts';

describe('the status of a project (LP-10, AMB-024)', () => {
  const at = (status: LaunchpoolProject['status'], startsAt?: number, endsAt?: number) => ({ status, startsAt, endsAt });
  it.each([
    [at('not-started', 100, 200), 99, 'not-started', { to: 'start', at: 100 }],
    [at('not-started', 100, 200), 100, 'in-progress', { to: 'end', at: 200 }],
    [at('in-progress', 100, 200), 199, 'in-progress', { to: 'end', at: 200 }],
    [at('in-progress', 100, 200), 200, 'completed', undefined],
    [at('completed', 100, 200), 150, 'completed', undefined],
    [at(undefined, 100), 99, 'not-started', { to: 'start', at: 100 }],
    [at(undefined, 100), 150, 'in-progress', undefined],
    [at('none', 100), 150, 'in-progress', undefined],
    [at('not-started'), 150, 'not-started', undefined],
    [at(undefined), 150, 'none', undefined],
  ])('%j at %d is %s', (project, now, status, countdown) => {
    expect([projectStatus(project, now), projectCountdown(project, now)]).toEqual([status, countdown]);
  });

  it('pays the next rewards at the next full hour, unless the project ends before it or is not in progress', () => {
    expect(nextRewardsAt(at('in-progress', 0), HOUR + 1)).toBe(2 * HOUR);
    expect(nextRewardsAt(at('in-progress', 0, 2 * HOUR), HOUR + 1)).toBe(2 * HOUR);
    expect(nextRewardsAt(at('in-progress', 0, 2 * HOUR - 1), HOUR + 1)).toBeUndefined();
    expect(nextRewardsAt(at('not-started', 2 * HOUR), HOUR + 1)).toBeUndefined();
    expect(nextRewardsAt(at('completed', 0, HOUR), HOUR + 1)).toBeUndefined();
  });

  it('given a stake, then its first reward comes when the next full hour is over, unless the project ends before, has not started or is of the US edition (LP-50, US-05)', () => {
    const project = { startsAt: HOUR, endsAt: 9 * HOUR };
    expect(firstRewardAt(project, 'global', 5 * HOUR + 1)).toBe(7 * HOUR);
    expect(firstRewardAt(project, 'global', 8 * HOUR + 1)).toBeUndefined();
    expect(firstRewardAt(project, 'global', HOUR - 1)).toBeUndefined();
    expect(firstRewardAt(project, 'us', 5 * HOUR + 1)).toBeUndefined();
    const ends = (now: number, endsAt: number | undefined = 9 * HOUR) => endsBeforeReward({ endsAt }, now);
    expect([ends(8 * HOUR - 1), ends(8 * HOUR), ends(9 * HOUR), ends(5, undefined)]).toEqual([false, true, false, false]);
  });
});

const pool = (over: Partial<RewardPool> = {}) => ({
  aprFraction: decimal('2251.0992'),
  rateType: 'estimate' as const,
  leftAmount: decimal('59960'),
  totalAmount: decimal('60000'),
  ...over,
});

describe('the rate of a pool (LP-08)', () => {
  it('given an estimate over less than a tenth of the pool, then it is the rate of the full pool, cut down', () => {
    expect(poolApr(pool())).toEqual({ fraction: '1.5007328', over: 'full' });
    expect(headlineApr(pool())).toBe('1.5007328');
    expect(poolApr(pool({ leftAmount: decimal('54000.01') })).over).toBe('full');
    expect(poolApr(pool({ leftAmount: decimal('54000') }))).toEqual({ fraction: '2251.0992', over: 'today' });
  });

  it('given a real rate, then it is shown as it is, however much is taken', () => {
    expect(poolApr(pool({ rateType: 'real' }))).toEqual({ fraction: '2251.0992', over: 'today' });
    expect(poolApr(pool({ rateType: 'none' }))).toEqual({ fraction: undefined, over: 'today' });
    expect(poolApr(pool({ aprFraction: undefined }))).toEqual({ fraction: undefined, over: 'today' });
    expect(headlineApr(pool({ rateType: 'real', totalAmount: decimal('0') }))).toBe('2251.0992');
  });

  it.each([
    ['has no total', { totalAmount: decimal('0') }],
    ['does not say its total', { totalAmount: undefined }],
    ['does not say what is left', { leftAmount: undefined }],
    ['is empty', { leftAmount: decimal('60000') }],
  ])('given an estimate of a pool that %s, then the card shows it and no headline does', (_name, over) => {
    expect(poolApr(pool(over))).toEqual({ fraction: '2251.0992', over: 'today' });
    expect(headlineApr(pool(over))).toBeUndefined();
  });

  it('given no rate, then there is none to show (AMB-043)', () => {
    for (const over of [{ rateType: 'none' as const }, { aprFraction: undefined }])
      expect([poolApr(pool(over)).fraction, headlineApr(pool(over))]).toEqual([undefined, undefined]);
  });
});

describe('the expected reward of a stake (LP-08)', () => {
  const prices = { staked: decimal('2'), reward: decimal('4') };
  const half = pool({ aprFraction: decimal('8.76'), totalAmount: decimal('2000'), leftAmount: decimal('1000') });

  it.each([
    // 8.76 a year on 1,000 are 1 an hour, worth 0.5 of the reward coin; the stake has its share of it.
    ['shares the rewards with what is staked today', half, '1000', '0.25'],
    ['a small one gets almost the rate that is shown', half, '1', '0.00049950'],
    ['of a pool without a total gets the rate that is shown', { ...half, totalAmount: decimal('0') }, '1000', '0.5'],
    ['of an empty pool gets all', { ...half, leftAmount: decimal('2000') }, '5', '1'],
    ['of a pool without a rate is not known', { ...half, rateType: 'none' as const }, '5', undefined],
    ['of nothing is nothing', half, '0', '0'],
  ])('%s', (_name, of, amount, reward) => {
    expect(expectedHourlyReward(of, decimal(amount), prices)).toBe(reward && decimal(reward));
  });

  it('is not known without the price of each coin', () => {
    expect(expectedHourlyReward(half, decimal('5'), { ...prices, staked: undefined })).toBeUndefined();
    expect(expectedHourlyReward(half, decimal('5'), { ...prices, reward: decimal('0') })).toBeUndefined();
  });
});

describe('the text of a candy drop (CD-03, CD-06)', () => {
  it.each([
    [
      'Win 5 GT today',
      '5 GT',
      [
        ['Win ', false],
        ['5 GT', true],
        [' today', false],
      ],
    ],
    ['5 GT', '5 GT', [['5 GT', true]]],
    ['Win today', '5 GT', [['Win today', false]]],
    ['Win today', undefined, [['Win today', false]]],
    ['Win today', '', [['Win today', false]]],
  ])('%j with %j apart', (message, highlight, parts) => {
    expect(candyDropParts({ message, highlight }).map(({ text, highlighted }) => [text, highlighted])).toEqual(parts);
  });
});
