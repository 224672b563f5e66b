import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBars } from './barPlaces.ts';

test('places bars from zero to the highest, and the average between them', () => {
  expect(placeBars(['4', undefined, '0', '1'], '2')).toEqual({
    bars: [{ top: 0, height: 100 }, undefined, { top: 100, height: 0 }, { top: 75, height: 25 }],
    zero: 100,
    average: 50,
  });
});

test('given losses, then they hang from zero', () => {
  expect(placeBars(['3', '-1'], undefined)).toEqual({
    bars: [
      { top: 0, height: 75 },
      { top: 75, height: 25 },
    ],
    zero: 75,
    average: undefined,
  });
});

test('given nothing but zero, then the line is at the foot', () => {
  expect(placeBars(['0', '0'], undefined)).toMatchObject({ zero: 100, bars: [{ height: 0 }, { height: 0 }] });
  expect(placeBars([], undefined)).toEqual({ bars: [], zero: 100, average: undefined });
});

test('given any decimals, then every bar is inside the chart', () => {
  const size = fc.oneof(fc.integer().map(String), fc.constantFrom(`1${'0'.repeat(400)}`, `-1${'0'.repeat(400)}`, '0.00000001'));
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 20 }), fc.option(size, { nil: undefined }), (values, average) => {
      const { bars, zero, average: mean = 0 } = placeBars(values, average);
      for (const bar of bars) {
        expect(bar?.top).toBeGreaterThanOrEqual(0);
        expect((bar?.top ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(100.001);
      }
      for (const place of [zero, mean]) expect(place >= 0 && place <= 100).toBe(true);
    }),
  );
});
