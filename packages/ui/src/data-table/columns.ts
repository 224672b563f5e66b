import type { ReactNode } from 'react';
import type { SortDirection } from './sorting.ts';

/** One column, declared once: it gives the table's column on a desktop and its place on a phone's card. */
export interface DataTableColumn<Row> {
  /** Names the column; what `sort` and `onSortChange` speak of. */
  key: string;
  /** The column's name in plain words. Not drawn over a column of actions, but read aloud. */
  header: string;
  /** What stands in the column for a row. Called again only when the row, or the list of columns, is another one. */
  cell: (row: Row) => ReactNode;
  /**
   * Side the cells stand on; figures stand at the end. Cards always begin at the start.
   * @default 'start', for a column of actions 'end'
   */
  align?: 'start' | 'end';
  /**
   * Whether the header is a button that asks for another order.
   * @default false
   */
  sortable?: boolean;
  /**
   * Order the first press on the header asks for.
   * @default 'desc' for a column that stands at the end, else 'asc'
   */
  firstDirection?: SortDirection;
  /**
   * Width of the column as a CSS length or percentage. With a width on every column nothing moves
   * sideways when the rows come; a cell is never narrower than a word or a figure in it.
   * @default 'auto'
   */
  width?: string;
  /**
   * Explanation beside the name: a short text or a tooltip of its own.
   * @default undefined
   */
  hint?: ReactNode;
  /**
   * Stands in the cell while rows load, in the shape of what will come.
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

/** Side a column's cells stand on. */
export function columnAlign<Row>(column: DataTableColumn<Row>): 'start' | 'end' {
  return column.align ?? (column.card === 'action' ? 'end' : 'start');
}

/** Order that the first press on a column's header asks for: the largest figure first, or the first name. */
export function firstDirection<Row>(column: DataTableColumn<Row>): SortDirection {
  return column.firstDirection ?? (columnAlign(column) === 'end' ? 'desc' : 'asc');
}
