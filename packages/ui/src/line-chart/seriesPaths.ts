import { curveMonotoneX } from '@visx/curve';
import { line } from '@visx/shape';
import { type LineChartPoint, runsOf, timeDomain, toFiniteNumber, valueDomain } from './lineChartModel.ts';
import { type PlacedPoint, thinPoints } from './thinPoints.ts';

/** What a series is drawn from. */
export interface SeriesInput {
  readonly points: readonly LineChartPoint[];
  /** Further series at the same instants. */
  readonly others: readonly (readonly LineChartPoint[])[];
  readonly from: number;
  readonly to: number;
  readonly step: number | undefined;
  readonly gridlines: readonly string[] | undefined;
  readonly average: string | undefined;
  /** Width of the plot. */
  readonly width: number;
  /** Upper and lower end of the plot. */
  readonly top: number;
  readonly floor: number;
}

/** One unbroken stretch: a dot for a single point, else a line and the area under it. */
type Stretch = { readonly dot: PlacedPoint } | { readonly line: string; readonly area: string };

/** A series in its place, and those beside it. */
export interface Series {
  /** Place of an instant. */
  readonly x: (at: number) => number;
  /** The instant at a place. */
  readonly instantAt: (place: number) => number;
  /** Place of a value. */
  readonly y: (value: number) => number;
  readonly stretches: readonly Stretch[];
  /** Those of each further series. */
  readonly others: readonly (readonly Stretch[])[];
}

/** Places a series and further ones on the same scales, with a path for each unbroken stretch. */
export function placeSeries({ points, others, from, to, step, gridlines, average, width, top, floor }: SeriesInput): Series {
  const [runs = [], ...otherRuns] = [points, ...others].map((one) => runsOf(one, step));
  const [first, last] = timeDomain(points, from, to);
  const [lowest, highest] = valueDomain(
    [...runs, ...otherRuns.flat()],
    average === undefined ? undefined : toFiniteNumber(average),
    gridlines?.map(toFiniteNumber),
  );
  const x = (at: number): number => ((at - first) / (last - first)) * width;
  // Halves, so that the distance of two ends stays finite.
  const y = (value: number): number => floor - ((value / 2 - lowest / 2) / (highest / 2 - lowest / 2)) * (floor - top);
  const stretchOf = (run: readonly PlacedPoint[]): Stretch => {
    // Two points to a pixel look the same as all of them.
    const placed = thinPoints(run, width);
    const [start, next] = placed;
    const startX = tenth(x(start?.x ?? first));
    if (start && !next) return { dot: { x: startX, y: tenth(y(start.y)) } };
    const path = placed.length > width / LEAST_CURVED ? straight(placed, x, y) : curved(placed, x, y);
    return { line: path, area: `${path}V${floor}H${startX}Z` };
  };
  return {
    x,
    y,
    instantAt: (place) => first + (place / width) * (last - first),
    stretches: runs.map(stretchOf),
    others: otherRuns.map((one) => one.map(stretchOf)),
  };
}

/** A tenth of a pixel is finer than any screen, and keeps paths short. */
const tenth = (place: number): number => Math.round(place * 10) / 10;

type Scale = (value: number) => number;

/** Pixels between two points from which a curve is drawn; nobody tells a shorter one from a line. */
const LEAST_CURVED = 3;

const smooth = line({ x: (point: PlacedPoint) => point.x, y: (point: PlacedPoint) => point.y, curve: curveMonotoneX });

const curved = (points: readonly PlacedPoint[], x: Scale, y: Scale): string =>
  smooth(points.map((point) => ({ x: tenth(x(point.x)), y: tenth(y(point.y)) }))) ?? '';

/** Written here, because the general way takes several times as long, and such a line has many points. */
function straight(points: readonly PlacedPoint[], x: Scale, y: Scale): string {
  let path = '';
  for (const point of points) path += `${path === '' ? 'M' : 'L'}${tenth(x(point.x))},${tenth(y(point.y))}`;
  return path;
}
