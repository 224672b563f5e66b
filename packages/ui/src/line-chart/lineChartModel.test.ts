import { describe, expect, it } from 'vitest';
import { extremesOf, nearestIndex, runsOf, timeDomain, timeTicks, toFiniteNumber, valueDomain, withoutOverlap } from './lineChartModel.ts';

const at = (time: number, value?: string) => ({ at: time, value });

describe('runsOf', () => {
  it('breaks the line at an unknown value', () => {
    expect(runsOf([at(0, '1'), at(1, '2'), at(2), at(3, '3')]).map((run) => run.map(({ x }) => x))).toEqual([[0, 1], [3]]);
  });

  it('breaks the line at a missing step', () => {
    expect(runsOf([at(0, '1'), at(60, '2'), at(180, '3')], 60).map((run) => run.length)).toEqual([2, 1]);
    expect(runsOf([at(0, '1'), at(60, '2'), at(180, '3')])).toHaveLength(1);
  });

  it('returns no run when no value is known', () => {
    expect(runsOf([at(0), at(1)])).toEqual([]);
    expect(runsOf([])).toEqual([]);
  });
});

describe('extremesOf', () => {
  it('returns the texts of the lowest and the highest value', () => {
    expect(extremesOf([at(0, '0.10'), at(1), at(2, '9'), at(3, '10')])).toEqual({ lowest: '0.10', highest: '10' });
  });

  it('returns nothing when no value is known', () => {
    expect(extremesOf([at(0)])).toBeUndefined();
  });
});

describe('timeDomain', () => {
  it('holds the period and every point', () => {
    expect(timeDomain([at(5), at(25)], 10, 20)).toEqual([5, 25]);
  });

  it('ignores an instant that no date can hold', () => {
    expect(timeDomain([at(Number.MAX_SAFE_INTEGER)], 10, 20)).toEqual([10, 20]);
  });

  it('is never empty', () => {
    expect(timeDomain([at(10)], 10, 10)).toEqual([10, 11]);
  });
});

describe('valueDomain', () => {
  const series = (...values: readonly number[]) => [values.map((y, x) => ({ x, y }))];

  it('holds the average too, and is never empty', () => {
    expect(valueDomain(series(1, 2), 3, [1, 3])).toEqual([1, 3]);
    expect(valueDomain([])).toEqual([-1, 1]);
  });

  it('ends at the gridlines that hold every value', () => {
    expect(valueDomain(series(1, 2), undefined, [0, 1, 2, 3])).toEqual([0, 3]);
  });

  it('grows beyond gridlines that do not hold every value', () => {
    const [bottom, top] = valueDomain(series(5), undefined, [0, 4]);
    expect(bottom).toBe(0);
    expect(top).toBeGreaterThan(5);
  });

  it('puts a flat series in the middle', () => {
    expect(valueDomain(series(4, 4))).toEqual([2, 6]);
    expect(valueDomain(series(0))).toEqual([-1, 1]);
  });

  it('stays finite for values that no number holds', () => {
    expect(valueDomain(series(toFiniteNumber(`1${'0'.repeat(400)}`), 0)).every(Number.isFinite)).toBe(true);
  });
});

describe('timeTicks', () => {
  it('puts the middle on a whole step', () => {
    expect(timeTicks(0, 23 * 3600, 3600)).toEqual([0, 12 * 3600, 23 * 3600]);
    expect(timeTicks(0, 10)).toEqual([0, 5, 10]);
  });
  it('is one tick where all points are of one moment', () => {
    expect(timeTicks(7, 7)).toEqual([7]);
  });
});

describe('withoutOverlap', () => {
  const ticks = (...places: readonly number[]) => places.map((place) => ({ key: String(place), place, text: '2026/01/15' }));
  it('leaves out the middle where it would touch an end', () => {
    expect(withoutOverlap(ticks(0, 140, 280), 7)).toHaveLength(3);
    expect(withoutOverlap(ticks(0, 187, 280), 7)).toEqual(ticks(0, 280));
    expect(withoutOverlap(ticks(0, 100, 280), 7)).toEqual(ticks(0, 280));
    expect(withoutOverlap(ticks(0), 7)).toEqual(ticks(0));
  });
});

describe('nearestIndex', () => {
  it('returns the point closest in time, the earlier of two as close', () => {
    expect(nearestIndex([at(0), at(10), at(20)], 13)).toBe(1);
    expect(nearestIndex([at(0), at(10)], 5)).toBe(0);
    expect([-7, 0, 4, 6, 99].map((time) => nearestIndex([at(0), at(10)], time))).toEqual([0, 0, 0, 1, 1]);
    expect(nearestIndex([], 5)).toBeUndefined();
  });
});
