import { type Decimal, ZERO, add, compare, decimal, divide, isNegative, max, min, multiply, subtract } from '../decimal.ts';
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

/** A point of a series. Its value has a name that says what it is, such as `aprFraction`; `undefined` is not known. */
export type SeriesPoint<Value extends string> = { readonly at: Instant } & { readonly [Name in Value]: Decimal | undefined };

/** A point whose value is known. */
export type KnownPoint<Value extends string> = { readonly at: Instant } & { readonly [Name in Value]: Decimal };

/** A series ready to be drawn and read aloud (SE-P-02, SE-P-04). */
export interface SeriesTrend<Value extends string> {
  /** Every instant of the answer once, oldest first. A value the exchange did not give stays `undefined`. */
  readonly points: readonly SeriesPoint<Value>[];
  /** Unbroken stretches of known values: a missing step is a gap, and no line crosses it. */
  readonly runs: readonly (readonly KnownPoint<Value>[])[];
  /** Mean of the known values, cut down to 8 decimals; `undefined` where none is known. */
  readonly average: Decimal | undefined;
  /** The newest known point. */
  readonly latest: KnownPoint<Value> | undefined;
  /** Smallest known value. */
  readonly lowest: Decimal | undefined;
  /** Largest known value. */
  readonly highest: Decimal | undefined;
}

/**
 * Orders a series, keeps one point for each instant (the later one of the answer), and splits it into unbroken runs.
 * No point is filled in, moved or averaged away.
 *
 * @param value name of the points' value.
 * @param step seconds between two points of an unbroken run.
 */
export function seriesTrend<Value extends string>(points: readonly SeriesPoint<Value>[], value: Value, step: number): SeriesTrend<Value> {
  const isKnown = (point: SeriesPoint<Value>): point is KnownPoint<Value> => point[value] !== undefined;
  const ordered = [...new Map(points.map((point) => [point.at, point])).values()].sort((first, second) => first.at - second.at);
  const known = ordered.filter(isKnown);
  const runs: KnownPoint<Value>[][] = [];
  let previous: SeriesPoint<Value> | undefined;
  for (const point of ordered) {
    if (isKnown(point)) {
      const run = runs.at(-1);
      if (run && previous && isKnown(previous) && point.at - previous.at <= step) run.push(point);
      else runs.push([point]);
    }
    previous = point;
  }
  const values: readonly Decimal[] = known.map((point) => point[value]);
  const [first, ...rest] = values;
  return {
    points: ordered,
    runs,
    average: first && divide(add(first, ...rest), decimal(String(values.length)), 8),
    latest: known.at(-1),
    lowest: first && min(first, ...rest),
    highest: first && max(first, ...rest),
  };
}

const THREE = decimal('3');
const TWENTIETH = decimal('0.05');
/** Below this span, four gridlines would show the same percent with two decimals. */
const LEAST_SPAN = decimal('0.0006');
const STEPS: readonly Decimal[] = Array.from({ length: 46 }, (_, index) => index - 5).flatMap((power) =>
  [1, 2, 5].map((digit) => decimal(`${digit}e${power}`)),
);

const floorTo = (value: Decimal, step: Decimal): Decimal => {
  const below = multiply(divide(value, step, 0), step);
  return isNegative(value) && compare(below, value) !== 0 ? subtract(below, step) : below;
};

/**
 * Four round gridline values around a series of rates, smallest first. A flat series gets room of a twentieth of its
 * height, and rates that are never negative get no negative gridline. Always finite.
 */
export function gridlines(trend: {
  readonly lowest: Decimal | undefined;
  readonly highest: Decimal | undefined;
}): readonly [Decimal, Decimal, Decimal, Decimal] {
  const lowest = trend.lowest ?? ZERO;
  const highest = trend.highest ?? ZERO;
  const size = isNegative(highest) ? subtract(ZERO, lowest) : highest;
  const span = max(subtract(highest, lowest), multiply(size, TWENTIETH), LEAST_SPAN);
  const fits = (step: Decimal): boolean =>
    compare(multiply(step, THREE), span) >= 0 && compare(add(floorTo(lowest, step), multiply(step, THREE)), highest) >= 0;
  const step = STEPS.find(fits) ?? span;
  const bottom = floorTo(lowest, step);
  return [bottom, add(bottom, step), add(bottom, step, step), add(bottom, step, step, step)];
}
