import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { placeSeries } from './seriesPaths.ts';
import { thinPoints } from './thinPoints.ts';

const days = (count: number) => Array.from({ length: count }, (_, day) => ({ at: day, value: String(day % 5) }));
const placed = (count: number, width: number) => {
  const [stretch] = placeSeries({
    points: days(count),
    others: [],
    from: 0,
    to: count - 1,
    step: undefined,
    gridlines: ['0', '4'],
    average: undefined,
    width,
    top: 0,
    floor: 100,
  }).stretches;
  return stretch && 'line' in stretch ? stretch : undefined;
};

describe('placeSeries', () => {
  it('joins points by curves where they are three pixels apart or more', () => {
    expect(placed(5, 40)?.line).toMatch(/^M0,100(C[\d.,-]+){4}$/);
  });

  it('joins points by straight lines where they are closer, and closes the area at the floor', () => {
    const { line, area } = placed(5, 10) ?? {};
    expect(line).toBe('M0,100L2.5,75L5,50L7.5,25L10,0');
    expect(area).toBe(`${line}V100H0Z`);
  });
});

const series = (heights: readonly number[]) => heights.map((y, x) => ({ x, y }));

describe('thinPoints', () => {
  it('returns a short series as it is', () => {
    const points = series([1, 2, 3, 4]);
    expect(thinPoints(points, 1)).toBe(points);
  });

  it('keeps the lowest and the highest point of each bucket, and both ends', () => {
    const points = series([5, 1, 5, 9, 5, 5, 5, 2, 8, 5]);
    expect(thinPoints(points, 2).map(({ x }) => x)).toEqual([0, 1, 3, 7, 8, 9]);
  });

  it('keeps one peak among 730 days', () => {
    const points = series(Array.from({ length: 730 }, (_, day) => (day === 411 ? 100 : 1)));
    expect(thinPoints(points, 100)).toContainEqual({ x: 411, y: 100 });
  });

  it('treats fewer than one bucket as one', () => {
    expect(thinPoints(series([3, 1, 2, 9, 5, 4]), 0).map(({ x }) => x)).toEqual([0, 1, 3, 5]);
  });

  it('keeps order, ends, minimum and maximum, and at most two points a bucket, for any series', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 800 }),
        fc.integer({ min: 1, max: 200 }),
        (heights, buckets) => {
          const points = series(heights);
          const thinned = thinPoints(points, buckets);
          const places = thinned.map(({ x }) => x);
          expect(thinned.length).toBeLessThanOrEqual(Math.max(2 * buckets + 2, 1));
          expect(places).toEqual([...places].sort((a, b) => a - b));
          expect(places[0]).toBe(0);
          expect(places.at(-1)).toBe(points.length - 1);
          expect(Math.min(...thinned.map(({ y }) => y))).toBe(Math.min(...heights));
          expect(Math.max(...thinned.map(({ y }) => y))).toBe(Math.max(...heights));
          for (const point of thinned) expect(points[point.x]).toBe(point);
        },
      ),
    );
  });
});
