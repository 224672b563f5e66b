import { type Decimal, ZERO, add, compare, decimal, divide, isNegative, max, min, multiply, subtract } from '../decimal/decimal.ts';
import type { AprPoint, AprStep } from '../simple-earn/apr/contract.ts';

const SECONDS: Readonly<Record<AprStep, number>> = { hour: 3600, day: 86_400 };

/** A point whose rate is known. */
export interface KnownAprPoint {
  /** Unix seconds. */
  readonly at: number;
  /** Rate as a fraction per year. */
  readonly aprFraction: Decimal;
}

/** A rate's history made fit for drawing and for reading aloud (SE-P-02, SE-P-04). */
export interface AprTrend {
  /** Every instant the exchange named, oldest first, each once; a rate it did not say stays `undefined`. */
  readonly points: readonly AprPoint[];
  /** Unbroken stretches of known rates: a missing hour or day is a gap, never a line drawn across. */
  readonly runs: readonly (readonly KnownAprPoint[])[];
  /** Mean of the known rates as a fraction, cut down at 8 decimals; `undefined` when none is known. */
  readonly average: Decimal | undefined;
  /** The newest known point. */
  readonly latest: KnownAprPoint | undefined;
  /** Smallest known rate. */
  readonly lowest: Decimal | undefined;
  /** Largest known rate. */
  readonly highest: Decimal | undefined;
}

const isKnown = (point: AprPoint): point is KnownAprPoint => point.aprFraction !== undefined;

/**
 * Orders a rate's history, keeps one point per instant (the later one of the answer), and cuts it into unbroken runs.
 * Nothing is invented: no point is filled in, moved or averaged away.
 */
export function aprTrend(points: readonly AprPoint[], step: AprStep): AprTrend {
  const byInstant = new Map(points.map((point) => [point.at, point]));
  const ordered = [...byInstant.values()].sort((first, second) => first.at - second.at);
  const runs: KnownAprPoint[][] = [];
  let run: KnownAprPoint[] = [];
  for (const point of ordered) {
    const previous = run.at(-1);
    if (!isKnown(point) || (previous && point.at - previous.at > SECONDS[step])) {
      if (run.length > 0) runs.push(run);
      run = [];
    }
    if (isKnown(point)) run.push(point);
  }
  if (run.length > 0) runs.push(run);

  const rates = ordered.filter(isKnown).map((point) => point.aprFraction);
  const [first, ...rest] = rates;
  return {
    points: ordered,
    runs,
    average: first === undefined ? undefined : divide(add(first, ...rest), decimal(String(rates.length)), 8),
    latest: runs.at(-1)?.at(-1),
    lowest: first === undefined ? undefined : min(first, ...rest),
    highest: first === undefined ? undefined : max(first, ...rest),
  };
}

const THREE = decimal('3');
const TWENTIETH = decimal('0.05');
/** Under this width four gridlines could not be told apart as percent with two decimals. */
const LEAST_SPAN = decimal('0.0006');
const STEPS: readonly Decimal[] = Array.from({ length: 46 }, (_, index) => index - 5)
  .flatMap((power) => [1, 2, 5].map((digit) => decimal(`${digit}e${power}`)))
  .filter((step) => compare(multiply(step, THREE), LEAST_SPAN) >= 0);

const floorTo = (value: Decimal, step: Decimal): Decimal => {
  const below = multiply(divide(value, step, 0), step);
  return isNegative(value) && compare(below, value) !== 0 ? subtract(below, step) : below;
};

/**
 * Four round gridline values that hold every rate between them, smallest first. A flat series gets room of a twentieth of
 * its height, and rates that are never negative never get a negative gridline. Always finite, whatever the rates are.
 */
export function aprGridlines(trend: Pick<AprTrend, 'lowest' | 'highest'>): readonly [Decimal, Decimal, Decimal, Decimal] {
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
