import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal } from '../decimal.ts';
import { gridlines, seriesTrend } from './series.ts';

const HOUR = 3600;
const at = (hours: number, apr?: string) => ({ at: hours * HOUR, aprFraction: apr === undefined ? undefined : decimal(apr) });

describe('seriesTrend', () => {
  it('orders the points and keeps the later of two points for one instant', () => {
    const trend = seriesTrend([at(2, '0.03'), at(0, '0.01'), at(1, '0.5'), at(1, '0.02')], 'aprFraction', HOUR);
    expect(trend.points.map((point) => point.aprFraction)).toEqual(['0.01', '0.02', '0.03']);
    expect(trend.runs).toHaveLength(1);
  });

  it('breaks the line at a missing hour and at an unknown rate', () => {
    const trend = seriesTrend([at(0, '0.01'), at(1, '0.01'), at(3, '0.01'), at(4), at(5, '0.01')], 'aprFraction', HOUR);
    expect(trend.runs.map((run) => run.map((point) => point.at / HOUR))).toEqual([[0, 1], [3], [5]]);
    expect(trend.points).toHaveLength(5);
    expect(trend.latest?.at).toBe(5 * HOUR);
  });

  it('does not break daily points a day apart', () => {
    expect(seriesTrend([at(0, '0.01'), at(24, '0.02')], 'aprFraction', 24 * HOUR).runs).toHaveLength(1);
  });

  it('averages the known rates exactly, cut down at 8 decimals', () => {
    expect(seriesTrend([at(0, '0.1'), at(1, '0.1'), at(2, '0.2'), at(3)], 'aprFraction', HOUR).average).toBe('0.13333333');
  });

  it('names the smallest and the largest known value, wherever they stand', () => {
    const trend = seriesTrend([at(0, '0.02'), at(1, '0.03'), at(2), at(3, '-0.01'), at(4, '0.01')], 'aprFraction', HOUR);
    expect([trend.lowest, trend.highest]).toEqual(['-0.01', '0.03']);
  });

  it('is unknown, not zero, when no rate is known', () => {
    expect(seriesTrend([at(0)], 'aprFraction', HOUR)).toMatchObject({
      runs: [],
      average: undefined,
      latest: undefined,
      lowest: undefined,
      highest: undefined,
    });
    expect(seriesTrend([], 'aprFraction', HOUR).points).toEqual([]);
  });
});

describe('gridlines', () => {
  const lines = (lowest: string, highest: string) => gridlines({ lowest: decimal(lowest), highest: decimal(highest) });

  it('gives four round values around the rates', () => {
    expect(lines('0.0123', '0.0562')).toEqual(['0', '0.02', '0.04', '0.06']);
    expect(lines('0.0602', '0.0648')).toEqual(['0.06', '0.062', '0.064', '0.066']);
  });

  it('adds space around a flat series, and gives a series of zeros an axis', () => {
    expect(lines('0.0623', '0.0623')).toEqual(['0.062', '0.064', '0.066', '0.068']);
    expect(lines('0', '0')).toEqual(['0', '0.0002', '0.0004', '0.0006']);
  });

  it('given negative values, then the lines begin at or below them', () => {
    expect(lines('-0.0123', '0.03')).toEqual(['-0.02', '0', '0.02', '0.04']);
    expect(lines('-0.0562', '-0.0123')).toEqual(['-0.06', '-0.04', '-0.02', '0']);
  });

  it('given a lowest and a highest value on a line, then they are the first and the last one', () => {
    expect(lines('-0.02', '0.04')).toEqual(['-0.02', '0', '0.02', '0.04']);
    expect(lines('0', '0.06')).toEqual(['0', '0.02', '0.04', '0.06']);
    expect(lines('0.02', '0.08')).toEqual(['0.02', '0.04', '0.06', '0.08']);
  });

  it('given three steps that are as high as the rates but begin below them, then the steps are larger', () => {
    expect(lines('0.095', '0.125')).toEqual(['0.08', '0.1', '0.12', '0.14']);
  });

  it('has gridlines around a rate of a million percent', () => {
    expect(lines('0.01', '10000')).toEqual(['0', '5000', '10000', '15000']);
  });

  it('always surrounds every rate, and stays at or above zero for rates that do', () => {
    const rate = fc
      .tuple(fc.nat({ max: 10 ** 9 }), fc.integer({ min: -9, max: 20 }))
      .map(([digits, power]) => decimal(`${digits}e${power}`));
    fc.assert(
      fc.property(rate, rate, (first, second) => {
        const [lowest, highest] = compare(first, second) <= 0 ? [first, second] : [second, first];
        const [bottom, , , top] = gridlines({ lowest, highest });
        expect(compare(bottom, lowest)).toBeLessThanOrEqual(0);
        expect(compare(top, highest)).toBeGreaterThanOrEqual(0);
        expect(bottom.startsWith('-')).toBe(false);
      }),
    );
  });
});
