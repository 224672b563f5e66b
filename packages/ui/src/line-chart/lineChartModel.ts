import type { PlacedPoint } from './thinPoints.ts';

/** A point of a {@link LineChart}. */
export interface LineChartPoint<Value extends string = string> {
  /** Unix seconds. */
  readonly at: number;
  /** A decimal as text; `undefined` where it is not known, which breaks the line. */
  readonly value: Value | undefined;
}

/** A point whose value is known. */
interface KnownPoint<Value extends string> extends LineChartPoint<Value> {
  readonly value: Value;
}

/** A gridline or a label of an axis: where it is and what it says. */
export interface AxisMark {
  readonly key: string;
  readonly place: number;
  readonly text: string;
}

/** Default of a list that is not given, such as the further series. Always the same array. */
export const NO_SERIES: readonly never[] = [];

/** What happened since the point before this one, in words. @param points oldest first */
export const eventTexts = (
  points: readonly LineChartPoint[],
  events: readonly { readonly at: number; readonly text: string }[],
  index: number,
): readonly string[] => {
  const after = points[index - 1]?.at ?? Number.NEGATIVE_INFINITY;
  const until = points[index]?.at ?? after;
  return events.filter(({ at }) => at > after && at <= until).map(({ text }) => text);
};

/** The points of a further series: its values at the instants of `points`. */
export const pointsOf = <Value extends string>(
  points: readonly LineChartPoint<Value>[],
  { values }: { readonly values: readonly (Value | undefined)[] },
): readonly LineChartPoint<Value>[] => points.map(({ at }, index) => ({ at, value: values[index] }));

/** Largest instant a `Date` can hold, in seconds. A point beyond it does not stretch the time axis. */
const LAST_INSTANT = 8.64e12;

/** Share of the series' height left free above and below it. */
const AIR = 0.05;

const isKnown = <Value extends string>(point: LineChartPoint<Value>): point is KnownPoint<Value> => point.value !== undefined;

/** Larger values are drawn at the edge; low enough for calculations to stay finite. */
const MOST = 1e300;

/** A decimal as a number, only for drawing. Always finite. */
export const toFiniteNumber = (value: string): number => Math.min(Math.max(Number(value), -MOST), MOST);

/**
 * Splits points into the stretches that are joined by a line, each point by its instant and its number. The line breaks at an
 * unknown value, and, with a `step`, where two neighbours are more than `step` seconds apart.
 */
export function runsOf(points: readonly LineChartPoint[], step?: number): PlacedPoint[][] {
  const runs: PlacedPoint[][] = [];
  let run: PlacedPoint[] | undefined;
  let previous = 0;
  for (const { at, value } of points) {
    if (value === undefined) run = undefined;
    else {
      if (run === undefined || (step !== undefined && at - previous > step)) runs.push((run = []));
      run.push({ x: at, y: toFiniteNumber(value) });
    }
    previous = at;
  }
  return runs;
}

/** The known points with the lowest and the highest value; `undefined` where no value is known. */
export function extremesOf<Value extends string>(points: readonly LineChartPoint<Value>[]): { lowest: Value; highest: Value } | undefined {
  let [lowest, highest] = [points.find(isKnown), points.find(isKnown)];
  for (const point of points.filter(isKnown)) {
    if (lowest && toFiniteNumber(point.value) < toFiniteNumber(lowest.value)) lowest = point;
    if (highest && toFiniteNumber(point.value) > toFiniteNumber(highest.value)) highest = point;
  }
  return lowest && highest && { lowest: lowest.value, highest: highest.value };
}

/** First and last instant of the time axis: `from` and `to`, and any point outside them. Never empty. */
export function timeDomain(points: readonly LineChartPoint[], from: number, to: number): [number, number] {
  let [first, last] = [from, to];
  for (const { at } of points) {
    if (at < first && at >= -LAST_INSTANT) first = at;
    if (at > last && at <= LAST_INSTANT) last = at;
  }
  return [first, last === first ? first + 1 : last];
}

/**
 * Lowest and highest value of the vertical axis: the ends of the gridlines where they are given and hold every value, else
 * the series with some air around it. A flat series is in the middle. Never empty.
 */
export function valueDomain(
  runs: readonly (readonly PlacedPoint[])[],
  average?: number,
  gridlines: readonly number[] = [],
): [number, number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const hold = (value: number): void => {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  };
  for (const run of runs) for (const { y } of run) hold(y);
  for (const line of gridlines) hold(line);
  if (average !== undefined) hold(average);
  if (lowest > highest) return [-1, 1];
  if (lowest === highest) return lowest === 0 ? [-1, 1] : [lowest - Math.abs(lowest) / 2, highest + Math.abs(highest) / 2];
  const air = (highest / 2 - lowest / 2) * 2 * AIR;
  const below = gridlines.includes(lowest) ? 0 : air;
  const above = gridlines.includes(highest) ? 0 : air;
  return [lowest - below, highest + above];
}

/** The instants named below the chart: both ends and the middle, which falls on a whole step where there are steps. */
export function timeTicks(from: number, to: number, step = 1): readonly number[] {
  if (from === to) return [from];
  return [from, from + Math.round((to - from) / step / 2) * step, to];
}

/** The ticks without the one in the middle where its text would touch that of an end; those of the ends stand within the plot. */
export function withoutOverlap(ticks: readonly AxisMark[], digit: number): readonly AxisMark[] {
  const [first, middle, last] = ticks;
  if (!first || !middle || !last) return ticks;
  const wide = ({ text }: AxisMark): number => text.length * digit;
  const reach = wide(middle) / 2 + digit;
  const hasRoom = first.place + wide(first) <= middle.place - reach && middle.place + reach <= last.place - wide(last);
  return hasRoom ? ticks : [first, last];
}

/**
 * Index of the point closest in time to an instant; `undefined` where there is no point. The earlier one of two as close.
 *
 * @param points oldest first
 */
export function nearestIndex(points: readonly LineChartPoint[], at: number): number | undefined {
  const timeOf = (index: number): number => points[index]?.at ?? 0;
  let [first, last] = [0, points.length - 1];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (timeOf(middle) < at) first = middle + 1;
    else last = middle;
  }
  if (last < 0) return undefined;
  return first > 0 && at - timeOf(first - 1) <= Math.abs(timeOf(first) - at) ? first - 1 : first;
}
