'use client';
import { useId, useMemo } from 'react';
import { together } from '../skeleton/Skeleton.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { rowKeys } from './rowKeys.ts';
import * as css from './table.css.ts';
import { TableHead } from './TableHead.tsx';
import { planTable } from './tablePlan.ts';
import { TableRow, TableSkeletonRow } from './TableRow.tsx';
import { useOpenChange, useScroller, type ViewProps } from './view.ts';

/** Height of a row that was not measured yet, in CSS pixels. */
const ROW_HEIGHT = 56;

/** The list as a table: a desktop's layout. */
export function TableView<Row>({
  caption,
  columns,
  rows,
  rowKey,
  detail,
  hasDetail,
  openRows,
  onOpenRowsChange,
  skeletons,
  replacement,
  busy,
  total,
  firstRow,
  sort,
  onSortChange,
  stickyHeader,
  box,
  virtual,
  place,
  after,
}: ViewProps<Row> & { stickyHeader: boolean }) {
  const captionId = useId();
  const { ref, sideways, down } = useScroller(box && place, virtual && rows.length);
  const overflowing = sideways || down;
  const plan = useMemo(() => planTable(columns, stickyHeader), [columns, stickyHeader]);
  const keys = useMemo(() => (virtual ? undefined : rowKeys(rows, rowKey)), [virtual, rows, rowKey]);
  const onOpenChange = useOpenChange(onOpenRowsChange);
  // Gives screen readers the count when not all rows are in the document.
  const counted = total ?? (virtual && rows.length);
  const tellRows = counted !== undefined && replacement === undefined;

  const rowOf = (row: Row, id: string, index: number) => (
    <TableRow
      key={id}
      row={row}
      id={id}
      plan={plan}
      detail={detail}
      hasDetail={hasDetail}
      open={openRows.has(id)}
      onOpenChange={onOpenChange}
      ariaIndex={tellRows ? firstRow + index + 1 : undefined}
      index={virtual && index}
    />
  );
  const body = () => {
    if (skeletons > 0)
      return Array.from({ length: skeletons }, (_, index) => <TableSkeletonRow key={index} plan={plan} detail={!!detail} />);
    if (replacement !== undefined)
      return (
        <tr>
          <td className={css.cellWhole} colSpan={plan.length + (detail ? 1 : 0)}>
            {replacement}
          </td>
        </tr>
      );
    if (virtual)
      return (
        <virtual.Rows
          rows={rows}
          rowKey={rowKey}
          scroller={ref}
          height={virtual.rowHeight ?? ROW_HEIGHT}
          measured={virtual.rowHeight === undefined || detail !== undefined}
          row={rowOf}
          spacer={spacerRow}
        />
      );
    // There is a key for every row.
    return rows.map((row, index) => rowOf(row, keys?.[index] ?? '', index));
  };

  return (
    <div
      ref={ref}
      className={[css.scroller, !overflowing && css.scrollerIdle, box && css.scrollerBounded, virtual && css.scrollerVirtual]
        .filter(Boolean)
        .join(' ')}
      style={box}
      data-sideways={sideways || undefined}
      {...(overflowing ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
    >
      <table
        className={virtual ? `${css.table} ${css.tableFixed}` : css.table}
        style={virtual && tableSizes(plan.length, virtual.rowHeight)}
        aria-busy={busy}
        aria-rowcount={tellRows ? counted + 1 : undefined}
      >
        <caption id={captionId} className={css.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {columns.some(({ width }) => width !== undefined) && (
          <colgroup>
            {columns.map((column) => (
              <col key={column.key} style={{ width: column.width }} />
            ))}
            {detail && <col className={css.cellOpener} />}
          </colgroup>
        )}
        <TableHead
          plan={plan}
          sort={sort}
          onSortChange={onSortChange}
          sticky={stickyHeader}
          detail={detail !== undefined}
          counted={tellRows}
        />
        <tbody className={skeletons > 0 ? together : undefined} aria-hidden={skeletons > 0 || undefined}>
          {body()}
        </tbody>
      </table>
      {after}
    </div>
  );
}

/** Takes the space of the rows that are not rendered. */
const spacerRow = (key: string, height: number) => <tr key={key} aria-hidden="true" style={{ height }} />;

/** Columns of equal width need a least width for the whole table. */
const tableSizes = (columns: number, rowHeight: number | undefined) => ({
  minWidth: `${columns * 6}em`,
  ...(rowHeight !== undefined && { '--earn-row-height': `${rowHeight}px` }),
});
