import type { Dispatch, ReactNode, SetStateAction } from 'react';
import type { DataTableColumn } from './columns.ts';
import type { DataTableVirtual } from './DataTableProps.ts';
import type { DataTableSort } from './sorting.ts';

/** What the table and the cards are both drawn from. */
export interface ViewProps<Row> {
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  detail: ((row: Row) => ReactNode) | undefined;
  /** Keys of the rows that are open. */
  openRows: ReadonlySet<string>;
  onOpenRowsChange: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Rows whose place is held by skeletons; 0 when the rows are there. */
  skeletons: number;
  /** Takes the place of the rows: an empty state, an error. */
  instead: ReactNode;
  busy: boolean;
  /** Rows the server has, where it said so, and the place of the first one shown among them. */
  total: number | undefined;
  firstRow: number;
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort | undefined) => void) | undefined;
  /** Where the list scrolls by itself: how high it is. */
  box: { height: string | undefined; maxHeight: string | undefined } | undefined;
  /** Draw only the rows in sight. */
  virtual: DataTableVirtual | undefined;
  /** Names what is looked at: another page, another order. A list that scrolls by itself then begins at its top. */
  place: string;
  /** Below the last row, inside the part that scrolls. */
  after: ReactNode;
}
