import { cva } from 'class-variance-authority';
import { columnAlign, headingColumn, type DataTableColumn } from './columns.ts';
import * as css from './table.css.ts';

const header = cva(css.headerCell, {
  variants: {
    align: { start: '', end: css.cellEnd },
    sticky: { true: css.headerSticky },
    pinned: { true: css.cellPinned },
    from: css.columnFrom,
  },
});
const headerContent = cva(css.headerContent, { variants: { align: { start: '', end: css.headerContentEnd } } });
const cell = cva(css.cell, {
  variants: {
    align: { start: '', end: css.cellEnd },
    name: { true: css.cellName },
    pinned: { true: css.cellPinned },
    from: css.columnFrom,
  },
});

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
    const heading = column === name;
    const actions = column.card === 'action';
    // The actions stay visible when the table scrolls sideways.
    const pinned = actions && !heading && index === columns.length - 1;
    return {
      column,
      heading,
      actions,
      groupClass: column.from && css.columnFrom[column.from],
      headerClass: header({ align, sticky, pinned, from: column.from }),
      headerContentClass: headerContent({ align }),
      cellClass: cell({ align, name: heading, pinned, from: column.from }),
    };
  });
}

/** Class of the header above the buttons that open a row's detail. */
export const expandHeaderClass = (sticky: boolean): string => header({ align: 'end', sticky });
/** Class of the cells that hold these buttons. */
export const expandCellClass = `${cell({ align: 'end' })} ${css.cellOpener}`;
