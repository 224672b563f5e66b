import type { ComponentType, Dispatch, ReactNode, RefObject, SetStateAction } from 'react';
import type { DataTableColumn } from './columns.ts';
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
  instead: ReactNode;
  busy: boolean;
  /** The server's total, if known, and the index of the first shown row in it. */
  total: number | undefined;
  firstRow: number;
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort | undefined) => void) | undefined;
  /** Height of a list that scrolls by itself. */
  box: { height: string | undefined; maxHeight: string | undefined } | undefined;
  /** Draws only the rows in view. */
  virtual: VirtualPart<Row> | undefined;
  /** Identifies the shown page and order. When it changes, a list that scrolls by itself returns to the top. */
  place: string;
  /** Below the last row, inside the part that scrolls. */
  after: ReactNode;
}
