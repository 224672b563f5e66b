'use client';
import { useId, useRef, type ReactNode } from 'react';
import { useLabels } from '../theme/useLabels.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { columnAlign, firstDirection, type DataTableColumn } from './columns.ts';
import * as css from './DataTable.css.ts';
import { headerCellVariants, headerContentVariants, scrollerVariants } from './DataTable.variants.ts';
import { rowKeys } from './rowKeys.ts';
import { nextSort, type DataTableSort } from './sorting.ts';
import { SortIcon } from './SortIcon.tsx';
import { TableRow, TableSkeletonRow } from './TableRow.tsx';
import { useOverflow } from './useOverflow.ts';

interface TableViewProps<Row> {
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  detail: ((row: Row) => ReactNode) | undefined;
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
  stickyHeader: boolean;
  maxHeight: string | undefined;
  /** Below the last row, inside the part that scrolls. */
  after: ReactNode;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The list as a table: a desktop's layout. */
export function TableView<Row>({
  caption,
  columns,
  rows,
  rowKey,
  detail,
  skeletons,
  instead,
  busy,
  total,
  firstRow,
  sort,
  onSortChange,
  stickyHeader,
  maxHeight,
  after,
}: TableViewProps<Row>) {
  const labels = useLabels();
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { sideways, down } = useOverflow(scroller);
  const overflowing = sideways || down;
  const span = columns.length + (detail ? 1 : 0);
  const keys = rowKeys(rows, rowKey);
  const bounded = maxHeight !== undefined;

  return (
    <div
      ref={scroller}
      className={scrollerVariants({ overflowing, bounded })}
      style={{ maxHeight }}
      data-sideways={sideways || undefined}
      {...(overflowing ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
    >
      <table className={css.table} aria-busy={busy} aria-rowcount={total === undefined || instead !== undefined ? undefined : total + 1}>
        <caption id={captionId} className={css.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} style={{ width: column.width }} />
          ))}
          {detail && <col />}
        </colgroup>
        <thead>
          <tr aria-rowindex={total === undefined || instead !== undefined ? undefined : 1}>
            {columns.map((column) => {
              const align = columnAlign(column);
              const direction = sort?.key === column.key ? sort.direction : undefined;
              return (
                <th
                  key={column.key}
                  scope="col"
                  className={headerCellVariants({ align, sticky: stickyHeader || bounded })}
                  aria-sort={direction && ariaSort[direction]}
                >
                  {column.card === 'action' ? (
                    <VisuallyHidden>{column.header || labels.actions}</VisuallyHidden>
                  ) : (
                    <span className={headerContentVariants({ align })}>
                      {column.sortable && onSortChange ? (
                        <button
                          type="button"
                          className={css.sortButton}
                          data-direction={direction}
                          onClick={() => onSortChange(nextSort(sort, column.key, firstDirection(column)))}
                        >
                          {column.header}
                          <SortIcon direction={direction} />
                        </button>
                      ) : (
                        column.header
                      )}
                      {column.hint}
                    </span>
                  )}
                </th>
              );
            })}
            {detail && (
              <th scope="col" className={headerCellVariants({ align: 'end', sticky: stickyHeader || bounded })}>
                <VisuallyHidden>{labels.details}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {skeletons > 0 && (
          <tbody aria-hidden="true">
            {Array.from({ length: skeletons }, (_, index) => (
              <TableSkeletonRow key={index} columns={columns} detail={detail !== undefined} />
            ))}
          </tbody>
        )}
        {skeletons === 0 && instead !== undefined && (
          <tbody>
            <tr>
              <td className={css.cellWhole} colSpan={span}>
                {instead}
              </td>
            </tr>
          </tbody>
        )}
        {skeletons === 0 && instead === undefined && (
          <tbody>
            {rows.map((row, index) => (
              <TableRow
                key={keys[index]}
                row={row}
                columns={columns}
                detail={detail}
                index={total === undefined ? undefined : firstRow + index + 1}
              />
            ))}
          </tbody>
        )}
      </table>
      {after}
    </div>
  );
}
