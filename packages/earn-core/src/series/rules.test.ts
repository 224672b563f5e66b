import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal } from '../decimal/decimal.ts';
import { aprGridlines, aprTrend } from './rules.ts';

const HOUR = 3600;
const at = (hours: number, apr?: string) => ({ at: hours * HOUR, aprFraction: apr === undefined ? undefined : decimal(apr) });

describe('aprTrend', () => {
  it('orders the points and keeps the later answer of two for one instant', () => {
    const trend = aprTrend([at(2, '0.03'), at(0, '0.01'), at(1, '0.5'), at(1, '0.02')], 'hour');
    expect(trend.points.map((point) => point.aprFraction)).toEqual(['0.01', '0.02', '0.03']);
    expect(trend.runs).toHaveLength(1);
  });

  it('breaks the line at a missing hour and at a rate that was not said', () => {
    const trend = aprTrend([at(0, '0.01'), at(1, '0.01'), at(3, '0.01'), at(4), at(5, '0.01')], 'hour');
    expect(trend.runs.map((run) => run.map((point) => point.at / HOUR))).toEqual([[0, 1], [3], [5]]);
    expect(trend.points).toHaveLength(5);
    expect(trend.latest?.at).toBe(5 * HOUR);
  });

  it('does not break daily points a day apart', () => {
    expect(aprTrend([at(0, '0.01'), at(24, '0.02')], 'day').runs).toHaveLength(1);
  });

  it('averages the known rates exactly, cut down at 8 decimals', () => {
    expect(aprTrend([at(0, '0.1'), at(1, '0.1'), at(2, '0.2'), at(3)], 'hour').average).toBe('0.13333333');
  });

  it('says unknown, not zero, when no rate is known', () => {
    expect(aprTrend([at(0)], 'hour')).toMatchObject({
      runs: [],
      average: undefined,
      latest: undefined,
      lowest: undefined,
      highest: undefined,
    });
    expect(aprTrend([], 'hour').points).toEqual([]);
  });
});

describe('aprGridlines', () => {
  const lines = (lowest: string, highest: string) => aprGridlines({ lowest: decimal(lowest), highest: decimal(highest) });

  it('gives four round values around the rates', () => {
    expect(lines('0.0123', '0.0562')).toEqual(['0', '0.02', '0.04', '0.06']);
    expect(lines('0.0602', '0.0648')).toEqual(['0.06', '0.062', '0.064', '0.066']);
  });

  it('gives a flat line room, and zeros an axis of their own', () => {
    expect(lines('0.0623', '0.0623')).toEqual(['0.062', '0.064', '0.066', '0.068']);
    expect(lines('0', '0')).toEqual(['0', '0.0002', '0.0004', '0.0006']);
  });

  it('holds a rate of a million percent', () => {
    expect(lines('0.01', '10000')).toEqual(['0', '5000', '10000', '15000']);
  });

  it('always holds every rate, and is never below zero for rates that are not', () => {
    const rate = fc
      .tuple(fc.nat({ max: 10 ** 9 }), fc.integer({ min: -9, max: 20 }))
      .map(([digits, power]) => decimal(`${digits}e${power}`));
    fc.assert(
      fc.property(rate, rate, (first, second) => {
        const [lowest, highest] = compare(first, second) <= 0 ? [first, second] : [second, first];
        const [bottom, , , top] = aprGridlines({ lowest, highest });
        expect(compare(bottom, lowest)).toBeLessThanOrEqual(0);
        expect(compare(top, highest)).toBeGreaterThanOrEqual(0);
        expect(bottom.startsWith('-')).toBe(false);
      }),
    );
  });
});
