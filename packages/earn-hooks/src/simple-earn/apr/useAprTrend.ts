'use client';
import { useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import { type AprChartTab, type AprTrend, aprChartRange, aprGridlines, aprTrend } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { type QueryState, queryStateOf } from '../../provider/queryState.ts';
import { useHour } from '../../time/useHour.ts';
import { aprChartOptions } from './queries.ts';

/** A rate's history, ready to draw. */
export interface AprTrendView extends AprTrend {
  /** First and last instant of the chart, in unix seconds. */
  readonly from: number;
  readonly to: number;
  /** Width of a step. */
  readonly step: 'hour' | 'day';
  /** Four round rates around all points, smallest first. */
  readonly gridlines: readonly [Decimal, Decimal, Decimal, Decimal];
  /** Points that could not be read. */
  readonly unreadable: number;
}

/** A coin's rates of the last 24 hours, 7 days or 30 days up to the last complete hour or UTC day (SE-P-02, SE-P-05, SE-P-06). For anybody. */
export function useAprTrend(asset: string, tab: AprChartTab): QueryState<AprTrendView> {
  const { from, to, step } = aprChartRange(useHour(), tab);
  const query = useEarnQuery(aprChartOptions(useEarn(), { asset, from, to, step }));
  const points = query.data?.rows;
  const unreadable = query.data?.unreadable.length ?? 0;
  const view = useMemo((): AprTrendView | undefined => {
    if (points === undefined) return undefined;
    const trend = aprTrend(points, step);
    return { ...trend, from, to, step, gridlines: aprGridlines(trend), unreadable };
  }, [points, from, to, step, unreadable]);
  const reading = queryStateOf(query);
  if (reading.state !== 'ready') return reading;
  return view ? { ...reading, data: view } : { state: 'loading' };
}
