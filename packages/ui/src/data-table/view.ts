import {
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { DataTableColumn } from './columns.ts';
import { cellPinned } from './table.css.ts';
import type { DataTableSort } from './sorting.ts';

/** Props of the component that renders the rows of a virtual list. */
export interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row in CSS pixels until it is measured. */
  height: number;
  measured: boolean;
  row: (row: Row, key: string, index: number) => ReactNode;
  /** Reserves the space of rows that are not rendered. */
  spacer: (key: string, height: number) => ReactNode;
}

/** The virtual part of a list. It is passed in, so that a plain table does not include its code. */
export interface VirtualPart<Row> {
  Rows: ComponentType<VirtualRowsProps<Row>>;
  /** Height of every row in CSS pixels; `undefined` where rows are measured. */
  rowHeight: number | undefined;
}

/** Props that the table and the cards share. */
export interface ViewProps<Row> {
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  detail: ((row: Row) => ReactNode) | undefined;
  /** Whether a row can be opened. */
  hasDetail: ((row: Row) => boolean) | undefined;
  /** Keys of the rows that are open. */
  openRows: ReadonlySet<string>;
  onOpenRowsChange: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Number of skeleton rows; 0 when rows have loaded. */
  skeletons: number;
  /** Takes the place of the rows: an empty state, an error. */
  replacement: ReactNode;
  busy: boolean;
  /** The server's total, if known, and the index of the first shown row in it. */
  total: number | undefined;
  firstRow: number;
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort | undefined) => void) | undefined;
  /** Height of a list that scrolls by itself. */
  ownHeight: { height: string | undefined; maxHeight: string | undefined } | undefined;
  /** Draws only the rows in view. */
  virtual: VirtualPart<Row> | undefined;
  /** Identifies the shown page and order. When it changes, a list that scrolls by itself returns to the top. */
  scrollResetKey: string;
  /** Below the last row, inside the part that scrolls. */
  footer: ReactNode;
}

/** Opens and closes rows by their keys; the same function at every render. */
export function useOpenChange(onOpenRowsChange: Dispatch<SetStateAction<ReadonlySet<string>>>): (id: string, open: boolean) => void {
  return useCallback(
    (id, open) =>
      onOpenRowsChange((rows) => {
        const next = new Set(rows);
        if (open) next.add(id);
        else next.delete(id);
        return next;
      }),
    [onOpenRowsChange],
  );
}

/** The part of a list that may scroll. */
interface Scroller {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the content is wider, and higher, than the element, so that it has to be scrolled to be read. */
  overflowsInline: boolean;
  overflowsBlock: boolean;
  /** Whether actions that stay in sight leave at least half of the width to the rest of a row. */
  pins: boolean;
}

/**
 * Returns whether a list overflows and so must be reachable by keyboard; nothing overflows until the first layout. Scrolls
 * to the top when `scrollResetKey` changes; `undefined` for a list that scrolls with the page.
 *
 * @param drawn whether rows are drawn.
 */
export function useScroller(scrollResetKey: string | undefined, virtualCount: number | undefined, drawn: boolean): Scroller {
  const ref = useRef<HTMLDivElement>(null);
  const [overflowsInline, setOverflowsInline] = useState(false);
  const [overflowsBlock, setOverflowsBlock] = useState(false);
  const [pins, setPins] = useState(false);
  const measure = useCallback((): void => {
    const element = ref.current;
    if (!element) return;
    // A pixel of tolerance: sizes are rounded on zoomed screens.
    setOverflowsInline(element.scrollWidth > element.clientWidth + 1);
    setOverflowsBlock(element.scrollHeight > element.clientHeight + 1);
    const actions = element.getElementsByClassName(cellPinned)[0];
    setPins(actions !== undefined && actions.clientWidth * 2 <= element.clientWidth);
  }, []);
  // A table that scrolls sideways is laid out otherwise: the first rows are painted as they stay.
  useLayoutEffect(() => {
    if (drawn) measure();
  }, [drawn, measure]);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // The observer first reports after the next layout; measuring here would force another one.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A virtual list corrects its height while rows are measured, so the number of rows decides when to measure again.
    if (virtualCount === undefined) for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [virtualCount, measure]);

  const shown = useRef(scrollResetKey);
  useEffect(() => {
    if (shown.current === scrollResetKey) return;
    shown.current = scrollResetKey;
    if (ref.current) ref.current.scrollTop = 0;
  }, [scrollResetKey]);
  return { ref, overflowsInline, overflowsBlock, pins };
}
