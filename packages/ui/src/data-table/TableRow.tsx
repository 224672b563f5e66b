'use client';
import { memo, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useLabels } from '../theme/useLabels.ts';
import { columnAlign, headingColumn, type DataTableColumn } from './columns.ts';
import * as css from './DataTable.css.ts';
import { cellVariants } from './DataTable.variants.ts';
import { Placeholder } from './Placeholder.tsx';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  detail: ((row: Row) => ReactNode) | undefined;
  /** Place among all rows of the server, the header counted; `undefined` where the server's total is unknown. */
  index: number | undefined;
}

function PlainTableRow<Row>({ row, columns, detail, index }: TableRowProps<Row>) {
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const detailId = useId();
  return (
    <>
      <tr className={css.row} aria-rowindex={index} data-open={detail ? open : undefined}>
        <Cells columns={columns} pinned={!detail} render={(column) => column.cell(row)} />
        {detail && (
          <td className={`${cellVariants({ align: 'end' })} ${css.cellOpener}`}>
            <IconButton
              size="1"
              label={labels.details}
              aria-expanded={open}
              aria-controls={open ? detailId : undefined}
              onClick={() => setOpen(!open)}
            >
              <span className={css.openerIcon}>
                <Icon name="chevron-down" />
              </span>
            </IconButton>
          </td>
        )}
      </tr>
      {detail && open && (
        <tr id={detailId}>
          <td className={css.cellDetail} colSpan={columns.length + 1}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}

/** One row of the table. Drawn again only when its own row, its place or the list of columns changes. */
// `memo` forgets that the component is generic; the assertion gives the type back.
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** The row that holds a row's place while it loads. */
export function TableSkeletonRow<Row>({ columns, detail }: { columns: readonly DataTableColumn<Row>[]; detail: boolean }) {
  const heading = headingColumn(columns);
  return (
    <tr>
      <Cells columns={columns} pinned={!detail} render={(column) => <Placeholder column={column} heading={column === heading} />} />
      {detail && <td className={`${cellVariants()} ${css.cellOpener}`} />}
    </tr>
  );
}

function Cells<Row>({
  columns,
  pinned,
  render,
}: {
  columns: readonly DataTableColumn<Row>[];
  /** Whether the actions stay in sight when the table scrolls sideways. */
  pinned: boolean;
  render: (column: DataTableColumn<Row>) => ReactNode;
}) {
  const heading = headingColumn(columns);
  return columns.map((column) => {
    const content = render(column);
    const align = columnAlign(column);
    if (column === heading)
      return (
        <th key={column.key} scope="row" className={cellVariants({ align, name: true })}>
          <div className={css.cellNameContent}>{content}</div>
        </th>
      );
    return (
      <td key={column.key} className={cellVariants({ align, pinned: pinned && column.card === 'action' && column === columns.at(-1) })}>
        {column.card === 'action' ? <div className={css.cellActions}>{content}</div> : content}
      </td>
    );
  });
}
