'use client';
import { memo, useId, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { useLabels } from '../theme/useLabels.ts';
import { tableLabels } from '../theme/labels.ts';
import { placeholderOf } from './placeholderOf.tsx';
import { openerIcon } from './root.css.ts';
import * as css from './table.css.ts';
import { expandCellClass, type ColumnLayout } from './columnLayout.ts';

interface TableRowProps<Row> {
  row: Row;
  /** The key of the row, used to open it. */
  id: string;
  layouts: readonly ColumnLayout<Row>[];
  detail: ((row: Row) => ReactNode) | undefined;
  hasDetail: ((row: Row) => boolean) | undefined;
  open: boolean;
  onOpenChange: (id: string, open: boolean) => void;
  /** Position among all rows of the server, counting the header row; `undefined` where the server's total is unknown. */
  ariaIndex: number | undefined;
  /** Position among the rows of a virtual list; `undefined` in any other list. */
  index: number | undefined;
}

function PlainTableRow<Row>({ row, id, layouts, detail, hasDetail, open, onOpenChange, ariaIndex, index }: TableRowProps<Row>) {
  const detailId = useId();
  const expandable = detail !== undefined && hasDetail?.(row) !== false;
  return (
    <>
      <tr
        data-part="data-table-row"
        className={css.row}
        aria-rowindex={ariaIndex}
        data-index={index}
        data-open={expandable ? open : undefined}
      >
        {layouts.map((layout) => cellOf(layout, layout.column.cell(row), expandable ? headingOf(detailId) : undefined))}
        {expandable && <ExpandCell open={open} controls={detailId} onClick={() => onOpenChange(id, !open)} />}
        {detail && !expandable && <td className={expandCellClass} />}
      </tr>
      {expandable && open && (
        <tr id={detailId} data-index={index}>
          <td className={css.cellDetail} colSpan={layouts.length + 1}>
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}

/** A table row. Rendered again only when its data, its position or the list of columns changes. */
// `memo` loses the type parameter; the assertion restores it.
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** A placeholder row while rows load. */
export function TableSkeletonRow<Row>({ layouts, detail }: { layouts: readonly ColumnLayout<Row>[]; detail: boolean }) {
  return (
    <tr>
      {layouts.map((layout) => cellOf(layout, placeholderOf(layout.column, layout.heading)))}
      {detail && <td className={expandCellClass} />}
    </tr>
  );
}

/** The id of the heading of a row that opens. */
const headingOf = (detailId: string): string => `${detailId}-of`;

function ExpandCell({ open, controls, onClick }: { open: boolean; controls: string; onClick: () => void }) {
  const labels = useLabels(tableLabels);
  const id = `${controls}-opener`;
  return (
    <td className={expandCellClass}>
      <IconButton
        size="1"
        id={id}
        label={labels.details}
        // Its own name and that of the row: "Details USDT".
        aria-labelledby={`${id} ${headingOf(controls)}`}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onClick={onClick}
      >
        <span className={openerIcon}>
          <Icon icon={icons.chevronDown} />
        </span>
      </IconButton>
    </td>
  );
}

/** A cell. Not a component, so that a table of a thousand cells does not mount a thousand components. */
function cellOf<Row>({ column, heading, actions, cellClass }: ColumnLayout<Row>, content: ReactNode, id?: string) {
  if (heading)
    return (
      <th key={column.key} scope="row" className={cellClass} id={id}>
        <div className={css.name}>{content}</div>
      </th>
    );
  return (
    <td key={column.key} className={cellClass}>
      {actions ? <div className={css.cellActions}>{content}</div> : content}
    </td>
  );
}
