'use client';
import type { StakedTotalPoint } from '@earnkit/core/staking/contract';
import {
  type StakedTotalTrend,
  type StakingRateTrend,
  type TrendPeriod,
  stakedTotalTrend,
  stakingRateTrend,
  trendRange,
} from '@earnkit/core/staking/rules';
import { type TrendFrame, useTrend } from '../lists/useTrend.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { useHour } from '../time/time.ts';
import { stakedTotalsOptions, stakingRatesOptions } from './trendQueries.ts';

/** Which product's rates are shown, and over how many days. */
export interface StakingTrendQuery {
  /** The coin. */
  readonly asset: string;
  /** The product or protocol. */
  readonly pid?: string | undefined;
  /** Days that the chart goes back. */
  readonly days: TrendPeriod;
}

/** A product's rates, ready to draw: rate, base and extra. */
export type StakingRateTrendView = StakingRateTrend & TrendFrame;

/** A product's rates of the last days (ST-16, ST-103, API-61). For anybody. */
export function useStakingRates({ asset, pid, days }: StakingTrendQuery): QueryState<StakingRateTrendView> {
  const range = trendRange(useHour(), days);
  return useTrend(stakingRatesOptions(useEarn(), { asset, pid, days }), range, stakingRateTrend);
}

/** What everybody has staked, ready to draw in the coin or in USDT. */
export type StakedTotalTrendView = StakedTotalTrend & TrendFrame;

/** Bounds and gridlines by the amounts in USDT. */
function inUsdt(points: readonly StakedTotalPoint[]): StakedTotalTrend {
  const trend = stakedTotalTrend(points);
  return { ...trend, lowest: trend.amountUsdt.lowest, highest: trend.amountUsdt.highest };
}

/** What everybody has staked of a coin in the last days (ST-17, API-62). For anybody. @param unit what bounds and gridlines are in. */
export function useStakedAmountTrend(
  { asset, days }: Pick<StakingTrendQuery, 'asset' | 'days'>,
  unit: 'coin' | 'usdt',
): QueryState<StakedTotalTrendView> {
  const range = trendRange(useHour(), days);
  return useTrend(stakedTotalsOptions(useEarn(), { asset, days }), range, unit === 'usdt' ? inUsdt : stakedTotalTrend);
}
