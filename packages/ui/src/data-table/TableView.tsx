'use client';
import { useId, useMemo } from 'react';
import { classes } from '../theme/classes.ts';
import { skeletonGroup } from '../skeleton/Skeleton.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { rowKeys } from './rowKeys.ts';
import * as css from './table.css.ts';
import { TableHead } from './TableHead.tsx';
import { layoutColumns } from './columnLayout.ts';
import { TableRow, TableSkeletonRow } from './TableRow.tsx';
import { useOpenChange, useScroller, type ViewProps } from './view.ts';
import { useScrollRegion } from '../scroll-region/useScrollRegion.ts';
import { Words } from '../words/Words.tsx';

/** Estimated height of a row until it is measured, in CSS pixels. */
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
  ownHeight,
  virtual,
  scrollResetKey,
  footer,
}: ViewProps<Row> & { stickyHeader: boolean }) {
  const captionId = useId();
  const { ref, overflowsInline, overflowsBlock, pins } = useScroller(ownHeight && scrollResetKey, virtual && rows.length, rows.length > 0);
  const overflowing = overflowsInline || overflowsBlock;
  const region = useScrollRegion(overflowing, captionId);
  const layouts = useMemo(() => layoutColumns(columns, stickyHeader), [columns, stickyHeader]);
  const keys = useMemo(() => (virtual ? undefined : rowKeys(rows, rowKey)), [virtual, rows, rowKey]);
  const onOpenChange = useOpenChange(onOpenRowsChange);
  // Gives screen readers the count when not all rows are in the document.
  const rowCount = total ?? (virtual && rows.length);
  const setsRowIndex = rowCount !== undefined && replacement === undefined;

  const rowOf = (row: Row, id: string, index: number) => (
    <TableRow
      key={id}
      row={row}
      id={id}
      layouts={layouts}
      detail={detail}
      hasDetail={hasDetail}
      open={openRows.has(id)}
      onOpenChange={onOpenChange}
      ariaIndex={setsRowIndex ? firstRow + index + 1 : undefined}
      index={virtual && index}
    />
  );
  const body = () => {
    if (skeletons > 0)
      return Array.from({ length: skeletons }, (_, index) => <TableSkeletonRow key={index} layouts={layouts} detail={!!detail} />);
    if (replacement !== undefined)
      return (
        <tr>
          <td className={css.cellWhole} colSpan={layouts.length + (detail ? 1 : 0)}>
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
    // `keys` has an entry for every row, so the fallback is never used.
    return rows.map((row, index) => rowOf(row, keys?.[index] ?? '', index));
  };

  return (
    <div
      ref={ref}
      className={classes(css.scroller, !overflowing && css.scrollerIdle, ownHeight && css.scrollerBounded, virtual && css.scrollerVirtual)}
      style={ownHeight}
      data-sideways={overflowsInline || undefined}
      data-pins={(overflowsInline && pins) || undefined}
      {...region}
    >
      <table
        className={virtual ? `${css.table} ${css.tableFixed}` : css.table}
        style={virtual && tableSizes(layouts.length, virtual.rowHeight)}
        aria-busy={busy}
        aria-rowcount={setsRowIndex ? rowCount + 1 : undefined}
      >
        <caption id={captionId} className={css.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {columns.some(({ width }) => width !== undefined) && (
          <colgroup>
            {layouts.map(({ column, groupClass }) => (
              <col key={column.key} className={groupClass} style={{ width: column.width }} />
            ))}
            {detail && <col className={css.cellOpener} />}
          </colgroup>
        )}
        <TableHead
          layouts={layouts}
          sort={sort}
          onSortChange={onSortChange}
          sticky={stickyHeader}
          detail={detail !== undefined}
          counted={setsRowIndex}
        />
        <tbody className={skeletons > 0 ? skeletonGroup : undefined} aria-hidden={skeletons > 0 || undefined}>
          {body()}
        </tbody>
      </table>
      <Words>{footer}</Words>
    </div>
  );
}

/** Takes the space of the rows that are not rendered. */
const spacerRow = (key: string, height: number) => <tr key={key} aria-hidden="true" style={{ height }} />;

/** The columns of a virtual table do not grow with their content, so the table needs a minimum width. */
const tableSizes = (columns: number, rowHeight: number | undefined) => ({
  minWidth: `${columns * 6}em`,
  ...(rowHeight !== undefined && { '--earn-row-height': `${rowHeight}px` }),
});
