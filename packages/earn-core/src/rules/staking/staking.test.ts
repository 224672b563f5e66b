import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, decimal, subtract } from '../../decimal.ts';
import type { StakingQuestion, StakingRatePoint } from '../../contract/staking/index.ts';
import {
  endOfToday,
  heldTotal,
  holdingMove,
  holdingsOfType,
  questionsOf,
  stakedAmount,
  DEFAULT_TREND_PERIOD,
  stakedTotalTrend,
  stakingRateTrend,
  TREND_PERIODS,
  trendRange,
} from './index.ts';
import { small } from '../../testing/staking.ts';

describe('holdings (ST-27, AMB-119, AMB-120)', () => {
  it('are tokens and debts, or the others; a kind that is not known is among the others', () => {
    const rows = (['token', 'staking', 'debt', undefined] as const).map((type) => ({ type }));
    expect(holdingsOfType(rows, 0)).toEqual([{ type: 'token' }, { type: 'debt' }]);
    expect(holdingsOfType(rows, 1)).toEqual([{ type: 'staking' }, { type: undefined }]);
  });

  it('given one that is not known, then their sum is not known', () => {
    expect(heldTotal([{ amount: decimal('1.5') }, { amount: decimal('2') }])).toBe('3.5');
    expect(heldTotal([{ amount: decimal('1.5') }, { amount: undefined }])).toBeUndefined();
    expect(heldTotal([])).toBe('0');
  });

  it('given what a launchpool holds, then it is staked too; nothing is known where the rest is not', () => {
    expect(stakedAmount({ amount: decimal('2'), launchpoolAmount: decimal('3') })).toBe('5');
    expect(stakedAmount({ amount: decimal('2'), launchpoolAmount: undefined })).toBe('2');
    expect(stakedAmount({ amount: undefined, launchpoolAmount: decimal('3') })).toBeUndefined();
  });

  it('given what was held before and after, then an order is placed only where exactly its amount moved', () => {
    fc.assert(
      fc.property(small, small, (before, amount) => {
        fc.pre(amount !== '0');
        expect(holdingMove(before, add(before, amount), amount)).toBe('placed');
        expect(holdingMove(add(before, amount), before, subtract(decimal('0'), amount))).toBe('placed');
        expect(holdingMove(before, before, amount)).toBe('not-placed');
        expect(holdingMove(before, add(before, amount, decimal('0.00000001')), amount)).toBe('unclear');
      }),
    );
    expect(holdingMove(undefined, decimal('1'), decimal('1'))).toBe('unclear');
    expect(holdingMove(decimal('1'), undefined, decimal('1'))).toBe('unclear');
  });

  it.each([
    ['UTC', '2024-03-15T10:00:00Z', '2024-03-15T23:59:59Z'],
    ['Asia/Shanghai', '2024-03-15T17:00:00Z', '2024-03-16T15:59:59Z'],
    ['America/New_York', '2024-03-10T12:00:00Z', '2024-03-11T03:59:59Z'],
  ])('records are read up to the last second of today in %s (AMB-119)', (zone, now, end) =>
    expect(endOfToday(Date.parse(now) / 1000, zone)).toBe(Date.parse(end) / 1000),
  );
});

describe('questions (ST-22)', () => {
  it('are those of a category; all of them, also without a known category, under all', () => {
    const question = (category: StakingQuestion['category']): StakingQuestion => ({
      question: '?',
      answer: '!',
      category,
      unfolded: false,
    });
    const questions = [question('common'), question('defi'), question(undefined)];
    expect(questionsOf(questions, 'all')).toHaveLength(3);
    expect(questionsOf(questions, 'defi')).toEqual([question('defi')]);
    expect(questionsOf(questions, 'overview')).toEqual([]);
  });
});

const DAY = 86_400;
const MONDAY = 1_710_028_800;

const point = (day: number, rate: string | undefined, extra?: string, extraAsset?: string): StakingRatePoint => ({
  at: MONDAY + day * DAY,
  aprFraction: rate === undefined ? undefined : decimal(rate),
  baseAprFraction: decimal('0.03'),
  extraAprFraction: extra === undefined ? undefined : decimal(extra),
  extraAsset,
  coins: [],
  exchangeRateReverse: undefined,
});

describe('trend (ST-16, ST-17, ST-103)', () => {
  it.each(TREND_PERIODS)('%d days end with the last complete day', (days) => {
    const { from, to, step } = trendRange(MONDAY + 3 * DAY + 50_000, days);
    expect(step).toBe('day');
    expect(to).toBe(MONDAY + 3 * DAY);
    expect((to - from) / DAY + 1).toBe(days);
  });

  it('begins with a year', () => expect(DEFAULT_TREND_PERIOD).toBe(365));

  it('given points in any order and rates that are missing, then each series has its own gaps and none is zero', () => {
    const trend = stakingRateTrend([point(2, '0.05', '0.02', 'GT'), point(0, '0.03', undefined, 'ARB'), point(1, undefined)]);
    expect(trend.rate.runs.map((run) => run.map(({ aprFraction }) => aprFraction))).toEqual([['0.03'], ['0.05']]);
    expect(trend.base.runs).toHaveLength(1);
    expect(trend.extra.runs.map((run) => run.length)).toEqual([1]);
    expect(trend).toMatchObject({ lowest: '0.02', highest: '0.05', extraAsset: 'GT' });
  });

  it('given a series that is not known at all, then the smallest and largest value are those of the others', () => {
    expect(stakingRateTrend([point(0, undefined)])).toMatchObject({ lowest: '0.03', highest: '0.03' });
    expect(stakingRateTrend([point(0, '0.05', '0.09')])).toMatchObject({ lowest: '0.03', highest: '0.09' });
  });

  it('given a newest day without an extra coin, then it is that of the newest day that says one, in whatever order the days come', () => {
    const days = [point(1, '0.03', undefined, 'GT'), point(0, '0.03', undefined, 'ARB'), point(2, '0.03')];
    for (const order of [days, days.toReversed(), [...days.slice(1), ...days.slice(0, 1)]])
      expect(stakingRateTrend(order).extraAsset).toBe('GT');
  });

  it('given no points, then nothing is known', () => {
    expect(stakingRateTrend([])).toMatchObject({ lowest: undefined, highest: undefined, extraAsset: undefined });
    expect(stakedTotalTrend([])).toMatchObject({ lowest: undefined, highest: undefined });
  });

  it('totals are in the coin and in USDT, each with its own gaps', () => {
    const total = (day: number, amount: string | undefined) => ({
      at: MONDAY + day * DAY,
      amount: amount === undefined ? undefined : decimal(amount),
      amountUsdt: decimal('9'),
    });
    const trend = stakedTotalTrend([total(1, undefined), total(0, '5'), total(2, '7')]);
    expect(trend).toMatchObject({ lowest: '5', highest: '7' });
    expect([trend.amount.runs.length, trend.amountUsdt.runs.length]).toEqual([2, 1]);
  });
});
