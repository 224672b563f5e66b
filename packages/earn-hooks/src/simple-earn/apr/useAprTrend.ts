'use client';
import type { Rows } from '@earnkit/core/endpoint';
import { type AprPoint, type AprStep, apr } from '@earnkit/core/simple-earn/contract';
import { type ChartPeriod, chartRange } from '@earnkit/core/series/rules';
import { type AprTrend, aprTrend } from '@earnkit/core/simple-earn/rules';
import { type EarnQueryOptions, type QuerySource, publicQuery } from '../../provider/earnQuery.ts';
import { type TrendFrame, useTrend } from '../../lists/useTrend.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { useHour } from '../../time/time.ts';

/** A coin's rate history between two instants, both included (API-42, API-43). Finished hours do not change, so it is kept. */
const aprChartOptions = (
  earn: QuerySource,
  input: { readonly asset: string; readonly from: number; readonly to: number; readonly step: AprStep },
): EarnQueryOptions<Rows<AprPoint>> => publicQuery(earn, apr.aprChart, input, { staleMs: 300_000 });

/** A rate's history, ready to draw. */
export type AprTrendView = AprTrend & TrendFrame;

/** A coin's rates of the last 24 hours, 7 days or 30 days up to the last complete hour or UTC day (SE-P-02, SE-P-05, SE-P-06). For anybody. */
export function useAprTrend(asset: string, period: ChartPeriod): QueryState<AprTrendView> {
  const range = chartRange(useHour(), period);
  const { from, to, step } = range;
  return useTrend(aprChartOptions(useEarn(), { asset, from, to, step }), range, aprTrend);
}
