/** A point of a {@link LineChart}. */
export interface LineChartPoint<Value extends string = string> {
  /** Unix seconds. */
  readonly at: number;
  /** A decimal as text; `undefined` where it is not known, which breaks the line. */
  readonly value: Value | undefined;
}

/** A point whose value is known. */
export interface KnownPoint<Value extends string> extends LineChartPoint<Value> {
  readonly value: Value;
}

/** Largest instant a `Date` can hold, in seconds. A point beyond it does not stretch the time axis. */
const LAST_INSTANT = 8.64e12;

/** Share of the series' height left free above and below it. */
const AIR = 0.05;

const isKnown = <Value extends string>(point: LineChartPoint<Value>): point is KnownPoint<Value> => point.value !== undefined;

/** Larger values are drawn at the edge; low enough for calculations to stay finite. */
const MOST = 1e300;

/** A decimal as a number, only for drawing. Always finite. */
export const toPlace = (value: string): number => Math.min(Math.max(Number(value), -MOST), MOST);

/**
 * Splits points into the stretches that are joined by a line. The line breaks at an unknown value, and, with a `step`, where
 * two neighbours are more than `step` seconds apart.
 */
export function runsOf<Value extends string>(points: readonly LineChartPoint<Value>[], step?: number): KnownPoint<Value>[][] {
  const runs: KnownPoint<Value>[][] = [];
  let previous: LineChartPoint<Value> | undefined;
  for (const point of points) {
    if (isKnown(point)) {
      const run = runs.at(-1);
      const joined = previous !== undefined && isKnown(previous) && (step === undefined || point.at - previous.at <= step);
      if (run && joined) run.push(point);
      else runs.push([point]);
    }
    previous = point;
  }
  return runs;
}

/** The known points with the lowest and the highest value; `undefined` where no value is known. */
export function extremesOf<Value extends string>(points: readonly LineChartPoint<Value>[]): { lowest: Value; highest: Value } | undefined {
  const [first, ...rest] = points.filter(isKnown);
  if (!first) return undefined;
  let [lowest, highest] = [first.value, first.value];
  for (const { value } of rest) {
    if (toPlace(value) < toPlace(lowest)) lowest = value;
    if (toPlace(value) > toPlace(highest)) highest = value;
  }
  return { lowest, highest };
}

/** First and last instant of the time axis: `from` and `to`, and any point outside them. Never empty. */
export function timeDomain(points: readonly LineChartPoint[], from: number, to: number): [number, number] {
  const instants = points.map(({ at }) => at).filter((at) => Math.abs(at) <= LAST_INSTANT);
  const first = Math.min(from, ...instants);
  const last = Math.max(to, ...instants);
  return [first, last === first ? first + 1 : last];
}

/**
 * Lowest and highest value of the vertical axis: the ends of the gridlines where they are given and hold every value, else
 * the series with some air around it. A flat series is in the middle. Never empty.
 */
export function valueDomain(values: readonly string[], gridlines: readonly string[] = []): [number, number] {
  const lines = gridlines.map(toPlace);
  const places = values.map(toPlace);
  const lowest = Math.min(...lines, ...places);
  const highest = Math.max(...lines, ...places);
  if (lowest === highest) return lowest === 0 ? [-1, 1] : [lowest - Math.abs(lowest) / 2, highest + Math.abs(highest) / 2];
  const air = (highest / 2 - lowest / 2) * 2 * AIR;
  const below = lines.includes(lowest) ? 0 : air;
  const above = lines.includes(highest) ? 0 : air;
  return [lowest - below, highest + above];
}

/** The instants named below the chart: both ends and the middle, which falls on a whole step where there are steps. */
export function timeTicks(from: number, to: number, step = 1): [number, number, number] {
  return [from, from + Math.round((to - from) / step / 2) * step, to];
}

/** Index of the point closest in time to an instant; `undefined` where there is no point. The earlier one of two as close. */
export function nearestIndex(points: readonly LineChartPoint[], at: number): number | undefined {
  let best: number | undefined;
  let distance = Number.POSITIVE_INFINITY;
  points.forEach((point, index) => {
    if (Math.abs(point.at - at) >= distance) return;
    best = index;
    distance = Math.abs(point.at - at);
  });
  return best;
}
