import { classes } from '../theme/classes.ts';
import { columnAlign, headingColumn, type DataTableColumn } from './columns.ts';
import * as css from './table.css.ts';

/** How one column is rendered. */
export interface ColumnLayout<Row> {
  column: DataTableColumn<Row>;
  /** The column names the row: its cells are headers. */
  heading: boolean;
  actions: boolean;
  /** Hides the column's part of the column group where its cells are hidden. */
  groupClass: string | undefined;
  headerClass: string;
  headerContentClass: string;
  cellClass: string;
}

/** Layout shared by all cells of a column, computed once per list of columns. */
export function layoutColumns<Row>(columns: readonly DataTableColumn<Row>[], sticky: boolean): readonly ColumnLayout<Row>[] {
  const name = headingColumn(columns);
  return columns.map((column, index) => {
    const align = columnAlign(column);
    const end = align === 'end' && css.cellEnd;
    const from = column.from && css.columnFrom[column.from];
    const heading = column === name;
    const actions = column.card === 'action';
    // The actions stay visible when the table scrolls sideways.
    const pinned = actions && !heading && index === columns.length - 1;
    return {
      column,
      heading,
      actions,
      groupClass: from,
      headerClass: classes(css.headerCell, end, sticky && css.headerSticky, pinned && css.cellPinned, from),
      headerContentClass: classes(css.headerContent, align === 'end' && css.headerContentEnd),
      cellClass: classes(css.cell, end, heading && css.cellName, pinned && css.cellPinned, from),
    };
  });
}

/** Class of the header above the buttons that open a row's detail. */
export const expandHeaderClass = (sticky: boolean): string => classes(css.headerCell, css.cellEnd, sticky && css.headerSticky);
/** Class of the cells that hold these buttons. */
export const expandCellClass = classes(css.cell, css.cellEnd, css.cellOpener);
