import { expect, test } from 'vitest';
import { firstWindow, sameWindow, windowOf, withFocused } from './rowWindow.ts';

test('draws the first rows and space for the rest before anything is measured', () => {
  expect(firstWindow(3, 40)).toEqual({ rows: [0, 1, 2].map((index) => ({ index, before: 0 })), after: 0 });
  const many = firstWindow(10_000, 40);
  expect(many.rows).toHaveLength(20);
  expect(many.after).toBe(9980 * 40);
});

test('leaves space for every row that is not drawn', () => {
  const item = (index: number) => ({ index, start: index * 40, end: (index + 1) * 40 });
  expect(windowOf([item(2), item(10), item(11)], 4000)).toEqual({
    rows: [
      { index: 2, before: 80 },
      { index: 10, before: 280 },
      { index: 11, before: 0 },
    ],
    after: 4000 - 480,
  });
  expect(windowOf([], 0)).toEqual({ rows: [], after: 0 });
});

test('keeps the focused row and its neighbours, each once and in order', () => {
  expect(withFocused([4, 5, 6], 5, 100)).toEqual([4, 5, 6]);
  expect(withFocused([4, 5, 6], 90, 100)).toEqual([4, 5, 6, 89, 90, 91]);
  expect(withFocused([40, 41], 0, 100)).toEqual([0, 1, 40, 41]);
  expect(withFocused([40, 41], 42, 100)).toEqual([40, 41, 42, 43]);
  expect(withFocused([40, 41], 99, 100)).toEqual([40, 41, 98, 99]);
});

test('changes nothing without focus, or with focus on a removed row', () => {
  expect(withFocused([4, 5], -1, 100)).toEqual([4, 5]);
  expect(withFocused([4, 5], 100, 100)).toEqual([4, 5]);
});

test('compares windows by what they draw', () => {
  expect(sameWindow(firstWindow(30, 40), firstWindow(30, 40))).toBe(true);
  expect(sameWindow(firstWindow(30, 40), firstWindow(31, 40))).toBe(false);
  expect(sameWindow({ rows: [{ index: 1, before: 0 }], after: 0 }, { rows: [{ index: 1, before: 8 }], after: 0 })).toBe(false);
});
