'use client';
import { useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import type { AprPoint } from '@earnkit/core/simple-earn/contract';
import { gridlines } from '@earnkit/core/series/rules';
import { type AprChartTab, type AprTrend, aprChartRange, aprTrend } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, useReading } from '../../provider/useReading.ts';
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

const NONE: Pick<Rows<AprPoint>, 'rows' | 'unreadable'> = { rows: [], unreadable: [] };

/** A coin's rates of the last 24 hours, 7 days or 30 days up to the last complete hour or UTC day (SE-P-02, SE-P-05, SE-P-06). For anybody. */
export function useAprTrend(asset: string, tab: AprChartTab): QueryState<AprTrendView> {
  const { from, to, step } = aprChartRange(useHour(), tab);
  const reading = useReading(aprChartOptions(useEarn(), { asset, from, to, step }));
  const answer = reading.state === 'ready' ? reading.data : NONE;
  const view = useMemo((): AprTrendView => {
    const trend = aprTrend(answer.rows, step);
    return { ...trend, from, to, step, gridlines: gridlines(trend), unreadable: answer.unreadable.length };
  }, [answer, from, to, step]);
  return mapReading(reading, () => view);
}
