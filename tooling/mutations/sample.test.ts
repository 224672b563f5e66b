import { expect, test } from 'vitest';
import { drawn, type Range } from './sample.ts';

const range = (line: number, from: number, to: number): Range => ({
  file: 'a.ts',
  start: { line, column: from },
  end: { line, column: to },
});

/** Lines of a condition with its two halves each. */
const all = Array.from({ length: 100 }, (_, line) => [range(line, 0, 20), range(line, 0, 8), range(line, 12, 20)]).flat();

const changesIn = (chosen: readonly Range[]): number =>
  all.filter((each) =>
    chosen.some(({ start, end }) => start.line === each.start.line && start.column <= each.start.column && each.end.column <= end.column),
  ).length;

test('draws places that hold as many changes as asked, the same every time', () => {
  const sample = drawn(all, 50, 1);
  expect(changesIn(sample)).toBeGreaterThanOrEqual(50);
  expect(changesIn(sample)).toBeLessThan(53);
  expect(drawn(all, 50, 1)).toEqual(sample);
  expect(drawn(all, 50, 2)).not.toEqual(sample);
});

test('draws no place of many changes, and every other where more are asked than there are', () => {
  const whole: Range = { file: 'a.ts', start: { line: 0, column: 0 }, end: { line: 99, column: 20 } };
  const sample = drawn([whole, ...all], 1000, 1);
  expect(sample).not.toContain(whole);
  expect(changesIn(sample)).toBe(all.length);
});
