/** The drawn rows of a virtual list, and the space of the others. */
export interface RowWindow {
  /** Rows in their order; `before` is the space between a row and the drawn one before it, in CSS pixels. */
  rows: readonly { index: number; before: number }[];
  /** Space below the last drawn row. */
  after: number;
}

/** Rows that render before anything is measured: a screenful of the lowest rows. */
const FIRST_ROWS = 20;

/** The first window of `count` rows that are assumed to be `height` high. */
export function firstWindow(count: number, height: number): RowWindow {
  const drawn = Math.min(count, FIRST_ROWS);
  return { rows: Array.from({ length: drawn }, (_, index) => ({ index, before: 0 })), after: (count - drawn) * height };
}

/** All rows, for when the code that follows the scrolling did not load. */
export function wholeWindow(count: number): RowWindow {
  return { rows: Array.from({ length: count }, (_, index) => ({ index, before: 0 })), after: 0 };
}

/** Whether two windows render the same rows. */
export function sameWindow(a: RowWindow, b: RowWindow): boolean {
  return (
    a.after === b.after &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, place) => row.index === b.rows[place]?.index && row.before === b.rows[place].before)
  );
}

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
