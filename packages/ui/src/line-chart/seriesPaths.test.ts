import { describe, expect, it } from 'vitest';
import { placeSeries } from './seriesPaths.ts';

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
