import type { ReactNode } from 'react';
import type { SortDirection } from './sorting.ts';

/** One column, declared once for the table on a desktop and the card on a phone. */
export interface DataTableColumn<Row> {
  /** Key of the column, used by `sort` and `onSortChange`. */
  key: string;
  /** The column's name as plain text. Visually hidden over a column of actions. */
  header: string;
  /** Renders the cell of a row. Called again only when the row or the list of columns changes. */
  cell: (row: Row) => ReactNode;
  /**
   * Whether the cell of a row says nothing, such as a dash where a row of its kind has no such figure. A card leaves its line out, as
   * it does where `cell` returns nothing.
   * @default no row's
   */
  empty?: (row: Row) => boolean;
  /**
   * Alignment of the cells; use the end for numbers. Cards always align to the start.
   * @default 'start', for a column of actions 'end'
   */
  align?: 'start' | 'end';
  /**
   * Whether the header is a button that sorts.
   * @default false
   */
  sortable?: boolean;
  /**
   * Direction of the first press on the header.
   * @default 'desc' for a column that stands at the end, else 'asc'
   */
  firstDirection?: SortDirection;
  /**
   * Width of the column as a CSS length or percentage. With a width on every column nothing moves
   * sideways when rows load; a cell is never narrower than a word or a number in it.
   * @default 'auto'
   */
  width?: string;
  /**
   * Explanation beside the name: a short text or a tooltip of its own.
   * @default undefined
   */
  hint?: ReactNode;
  /**
   * The cell while rows load, in the shape of its content: skeletons, which assistive technology passes over.
   * @default one line of text, or the area of a button in a column of actions
   */
  placeholder?: ReactNode;
  /**
   * Place on a phone's card: at the top (`title`), among the figures, at the foot (`action`), or left out.
   * The first title names the row for screen readers; without any title the first column does.
   * @default 'figure'
   */
  card?: 'title' | 'figure' | 'action' | 'hidden';
  /**
   * The column's name on a card, where it should be another one than in the table.
   * @default `header`
   */
  cardLabel?: string;
  /**
   * The width of the window from which a table has the column: 960 px (`medium`) or over 1100 px (`wide`). Below it, what it says belongs into
   * another column or the opened row. Cards are not affected.
   * @default every width
   */
  from?: 'medium' | 'wide';
}

/** Columns by their place on a card. */
export interface CardPlaces<Row> {
  /** Names the row. */
  heading: DataTableColumn<Row> | undefined;
  /** Beside the heading: the most important value. */
  titles: readonly DataTableColumn<Row>[];
  figures: readonly DataTableColumn<Row>[];
  actions: readonly DataTableColumn<Row>[];
}

/** The column that names a row: the first title, or the first column of a list without one. */
export function headingColumn<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row> | undefined {
  return columns.find((column) => column.card === 'title') ?? columns[0];
}

/** Assigns columns to the places of a card; `hidden` ones have none. */
export function cardPlaces<Row>(columns: readonly DataTableColumn<Row>[]): CardPlaces<Row> {
  const heading = headingColumn(columns);
  const rest = columns.filter((column) => column !== heading);
  return {
    heading,
    titles: rest.filter((column) => column.card === 'title'),
    figures: rest.filter((column) => (column.card ?? 'figure') === 'figure'),
    actions: rest.filter((column) => column.card === 'action'),
  };
}

/** Alignment of a column's cells. */
export function columnAlign<Row>(column: DataTableColumn<Row>): 'start' | 'end' {
  return column.align ?? (column.card === 'action' ? 'end' : 'start');
}

/** Direction of the first press on a column's header: descending for numbers, ascending for names. */
export function firstDirection<Row>(column: DataTableColumn<Row>): SortDirection {
  return column.firstDirection ?? (columnAlign(column) === 'end' ? 'desc' : 'asc');
}
