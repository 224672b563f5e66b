import { DAY, HOUR, type Instant } from '@earnkit/time';

/** The period of a rate chart (SE-P-02, SE-P-05). The longest has no tab (AMB-099). */
export type ChartPeriod = '24h' | '7d' | '30d' | '90d';

/** Width of a chart's steps (SE-P-05). */
export type ChartStep = 'hour' | 'day';

/** The points to read for a chart. */
export interface ChartRange {
  /** The first point, in unix seconds. */
  readonly from: Instant;
  /** The last point, in unix seconds. */
  readonly to: Instant;
  /** The time between two points. */
  readonly step: ChartStep;
  /** Number of points, both ends included. */
  readonly points: number;
}

/** Seconds of a step. */
export const STEP_SECONDS: Readonly<Record<ChartStep, number>> = { hour: HOUR, day: DAY };

const PERIODS: Readonly<Record<ChartPeriod, Pick<ChartRange, 'step' | 'points'>>> = {
  '24h': { step: 'hour', points: 24 },
  '7d': { step: 'hour', points: 168 },
  '30d': { step: 'day', points: 30 },
  '90d': { step: 'day', points: 90 },
};

/** The range to read for a chart: up to the last complete hour, or UTC day for daily charts (SE-P-06, AMB-099). */
export function chartRange(now: Instant, period: ChartPeriod): ChartRange {
  const { step, points } = PERIODS[period];
  const width = STEP_SECONDS[step];
  const to = Math.floor(now / width) * width;
  return { from: to - (points - 1) * width, to, step, points };
}
