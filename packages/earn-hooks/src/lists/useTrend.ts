'use client';
import { useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import { gridlines } from '@earnkit/core/series/rules';
import type { EarnQueryOptions } from '../provider/earnQuery.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, useReading } from '../provider/useReading.ts';

/** What a chart of a series needs in addition to its points. */
export interface TrendFrame {
  /** First and last instant of the chart, in unix seconds. */
  readonly from: number;
  /** See `from`. */
  readonly to: number;
  /** Width of a step. */
  readonly step: 'hour' | 'day';
  /** Four round values around all points, smallest first. */
  readonly gridlines: readonly [Decimal, Decimal, Decimal, Decimal];
  /** Points that could not be read. */
  readonly unreadable: number;
}

const NONE = { rows: [], unreadable: [] };

/**
 * Reads a series and prepares it for a chart.
 *
 * @param frame the time that the chart shows.
 * @param trendOf the series of the points. Never changes identity.
 */
export function useTrend<Point, Trend extends { readonly lowest: Decimal | undefined; readonly highest: Decimal | undefined }>(
  options: EarnQueryOptions<Rows<Point>>,
  { from, to, step }: Pick<TrendFrame, 'from' | 'to' | 'step'>,
  trendOf: (points: readonly Point[], step: TrendFrame['step']) => Trend,
): QueryState<Trend & TrendFrame> {
  const reading = useReading(options);
  const answer: Pick<Rows<Point>, 'rows' | 'unreadable'> = reading.state === 'ready' ? reading.data : NONE;
  const view = useMemo(() => {
    const trend = trendOf(answer.rows, step);
    return { ...trend, from, to, step, gridlines: gridlines(trend), unreadable: answer.unreadable.length };
  }, [answer, from, to, step, trendOf]);
  return mapReading(reading, () => view);
}
