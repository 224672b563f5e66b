import type { RowWindow } from './rowWindow.ts';

/** The window of some rows of a list that is `total` high; each row knows where it starts and ends. */
export function windowOf(items: readonly { index: number; start: number; end: number }[], total: number): RowWindow {
  let end = 0;
  const rows = items.map((item) => {
    const before = Math.max(0, item.start - end);
    ({ end } = item);
    return { index: item.index, before };
  });
  return { rows, after: Math.max(0, total - end) };
}

/**
 * Rows to draw when the row `focused` has focus: it and its neighbours are kept, however far away, so that
 * focus is not lost and Tab continues from it. `indexes` are in order and without gaps.
 */
export function withFocused(indexes: number[], focused: number, count: number): number[] {
  if (focused < 0 || focused >= count) return indexes;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count && !indexes.includes(index));
  return kept.length === 0 ? indexes : [...indexes, ...kept].toSorted((a, b) => a - b);
}
