/** The rows of a virtual list that are drawn, and the space that stands for the others. */
export interface RowWindow {
  /** Rows in their order; `before` is the space between a row and the drawn one before it, in CSS pixels. */
  rows: readonly { index: number; before: number }[];
  /** Space below the last drawn row. */
  after: number;
}

/** Rows that are drawn before anything was measured: a screenful of the lowest. */
const FIRST_ROWS = 20;

/** What is drawn at first, of `count` rows that are taken to be `height` high. */
export function firstWindow(count: number, height: number): RowWindow {
  const drawn = Math.min(count, FIRST_ROWS);
  return { rows: Array.from({ length: drawn }, (_, index) => ({ index, before: 0 })), after: (count - drawn) * height };
}

/** All rows: where nothing could be loaded that knows better. */
export function wholeWindow(count: number): RowWindow {
  return { rows: Array.from({ length: count }, (_, index) => ({ index, before: 0 })), after: 0 };
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

/** Whether two windows draw the same. */
export function sameWindow(a: RowWindow, b: RowWindow): boolean {
  return (
    a.after === b.after &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, place) => row.index === b.rows[place]?.index && row.before === b.rows[place].before)
  );
}

/**
 * Rows to draw when `focused` holds the focus: it and its neighbours are kept, however far away, so that neither the
 * focus is lost nor the next press of Tab leads elsewhere. `indexes` are in order and without gaps.
 */
export function withFocused(indexes: number[], focused: number, count: number): number[] {
  if (focused < 0 || focused >= count) return indexes;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count && !indexes.includes(index));
  return kept.length === 0 ? indexes : [...indexes, ...kept].toSorted((a, b) => a - b);
}
