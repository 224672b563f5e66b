import type { ReactNode } from 'react';
import type { PartProps } from '../theme/rootProps.ts';
import type { DataTableColumn } from './columns.ts';
import type { LoadMoreState } from './LoadMore.tsx';
import type { DataTableSort } from './sorting.ts';

export interface DataTableProps<Row> extends PartProps {
  /** Short name of the list: the table's caption and the cards' accessible name. Visually hidden. */
  caption: string;
  /**
   * The columns. Keep the list stable between renders (a constant, or `useMemo`): with a new list every row renders again, with the same
   * list only the rows that changed.
   */
  columns: readonly DataTableColumn<Row>[];
  /** The rows shown: one page, or all that have been loaded so far. A row that is the same object does not render again. */
  rows: readonly Row[];
  /** Returns the key of a row. Two rows with the same key are both shown. */
  rowKey: (row: Row) => string;
  /**
   * `loading`: no data yet, skeletons are shown. `refreshing`: the rows stay while newer ones are
   * requested. `error`: the last request failed; existing rows stay, with a notice above them. `partial`: some
   * rows or figures failed; the others are shown, with a notice above them.
   * @default 'ready'
   */
  state?: 'loading' | 'ready' | 'refreshing' | 'partial' | 'error';
  /**
   * Retries after an error, or loads the missing part of a partial answer.
   * @default undefined
   */
  onRetry?: (() => void) | undefined;
  /**
   * Replaces the rows when there are none.
   * @default an `EmptyState` that says so
   */
  empty?: ReactNode;
  /** What a screen reader is told when there are no rows; nothing for an empty text. @default "No Data" */
  emptyAnnouncement?: string | undefined;
  /**
   * Replaces the rows when they could not be read and there are no earlier rows.
   * @default an `ErrorState` with a button that tries again
   */
  error?: ReactNode;
  /**
   * Shown after the error notice above existing rows, such as the id of the failed request.
   * @default undefined
   */
  reference?: string | undefined;
  /**
   * Shown above the rows, such as how many could not be read, that the numbers are old, or that a filter is active.
   * @default undefined
   */
  notice?: ReactNode;
  /**
   * Page shown, from 1 (UI-19). An invalid page is corrected on screen and never requested from the server.
   * @default 1
   */
  page?: number | undefined;
  /**
   * Rows to a page; also the number of skeletons, at most 20.
   * @default 10 (UI-20)
   */
  pageSize?: number | undefined;
  /**
   * Total number of rows; `undefined` while unknown.
   * @default undefined
   */
  total?: number | undefined;
  /**
   * Goes to a page. With it a desktop has page buttons (UI-18), and a phone too unless there is `onLoadMore`.
   * @default undefined
   */
  onPageChange?: ((page: number) => void) | undefined;
  /**
   * Whether rows follow, or may follow: whether `onLoadMore` has anything to load and, while `total` is unknown, whether there is a next
   * page.
   * @default whether `total` is larger than the rows there are
   */
  hasMore?: boolean | undefined;
  /**
   * Adds rows. With it a phone has a growing list (UI-17), and a desktop too unless there is `onPageChange`.
   * @default undefined
   */
  onLoadMore?: (() => void) | undefined;
  /**
   * The state of the last `onLoadMore`.
   * @default 'idle'
   */
  loadMoreState?: LoadMoreState | undefined;
  /**
   * `auto` loads more near the end of the list and also has the button; `button` loads only when pressed.
   * @default 'auto'
   */
  loadMore?: 'auto' | 'button';
  /**
   * Order of the rows; the server sorts. `undefined` is the server's default order.
   * @default undefined
   */
  sort?: DataTableSort | undefined;
  /**
   * Asks for another order. Without it no header can be pressed.
   * @default undefined
   */
  onSortChange?: ((sort: DataTableSort | undefined) => void) | undefined;
  /**
   * What opens under a row. Keep it stable between renders. Called only while the row is open.
   * @default undefined
   */
  detail?: ((row: Row) => ReactNode) | undefined;
  /**
   * Whether a row can be opened. Keep it stable between renders.
   * @default every row, where there is a `detail`
   */
  hasDetail?: ((row: Row) => boolean) | undefined;
  /**
   * Keys of the rows that are open at first, such as from the address.
   * @default none
   */
  defaultOpenRows?: readonly string[] | undefined;
  /**
   * Called with the keys of all open rows whenever a row was opened or closed.
   * @default undefined
   */
  onOpenRowsChange?: ((keys: readonly string[]) => void) | undefined;
  /**
   * `auto` is a table, and cards on a phone (UI-17, UI-21) or in a narrow theme whose own layout is `auto`. `cards` suits a narrow place such as a dialog.
   * @default 'auto'
   */
  layout?: 'auto' | 'table' | 'cards';
  /**
   * How a phone shows a row. `boxes`: everything that is not hidden. `lines`: the titles alone, on one line with the button that opens the
   * row, for a list in which one looks for a row and opens it.
   * @default 'boxes'
   */
  cards?: 'boxes' | 'lines';
  /**
   * The header stays in sight while the page scrolls. Inside a `height` or `maxHeight` it always does.
   * @default false
   */
  stickyHeader?: boolean;
  /**
   * Fixed height of the rows; they scroll under a sticky header. Any CSS length.
   * @default undefined
   */
  height?: string | undefined;
  /**
   * Height above which the rows scroll under a sticky header. Any CSS length.
   * @default undefined
   */
  maxHeight?: string | undefined;
}
