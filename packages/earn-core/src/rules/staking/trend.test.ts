import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import type { StakingRatePoint } from '../../contract/staking/index.ts';
import { DEFAULT_TREND_PERIOD, stakedTotalTrend, stakingRateTrend, TREND_PERIODS, trendRange } from './index.ts';

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
    const { from, to } = trendRange(MONDAY + 3 * DAY + 50_000, days);
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
