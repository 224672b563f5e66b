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
  plan: readonly ColumnLayout<Row>[];
  detail: ((row: Row) => ReactNode) | undefined;
  hasDetail: ((row: Row) => boolean) | undefined;
  open: boolean;
  onOpenChange: (id: string, open: boolean) => void;
  /** Position among all rows of the server, counting the header row; `undefined` where the server's total is unknown. */
  ariaIndex: number | undefined;
  /** Position among the rows of a virtual list; `undefined` in any other list. */
  index: number | undefined;
}

function PlainTableRow<Row>({ row, id, plan, detail, hasDetail, open, onOpenChange, ariaIndex, index }: TableRowProps<Row>) {
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
        {plan.map((planned) => cellOf(planned, planned.column.cell(row)))}
        {expandable && <ExpandCell open={open} controls={detailId} onClick={() => onOpenChange(id, !open)} />}
        {detail && !expandable && <td className={expandCellClass} />}
      </tr>
      {expandable && open && (
        <tr id={detailId} data-index={index}>
          <td className={css.cellDetail} colSpan={plan.length + 1}>
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
export function TableSkeletonRow<Row>({ plan, detail }: { plan: readonly ColumnLayout<Row>[]; detail: boolean }) {
  return (
    <tr>
      {plan.map((planned) => cellOf(planned, placeholderOf(planned.column, planned.heading)))}
      {detail && <td className={expandCellClass} />}
    </tr>
  );
}

function ExpandCell({ open, controls, onClick }: { open: boolean; controls: string; onClick: () => void }) {
  const labels = useLabels(tableLabels);
  return (
    <td className={expandCellClass}>
      <IconButton size="1" label={labels.details} aria-expanded={open} aria-controls={open ? controls : undefined} onClick={onClick}>
        <span className={openerIcon}>
          <Icon icon={icons.chevronDown} />
        </span>
      </IconButton>
    </td>
  );
}

/** A cell. Not a component, so that a table of a thousand cells does not mount a thousand components. */
function cellOf<Row>({ column, heading, actions, cellClass }: ColumnLayout<Row>, content: ReactNode) {
  if (heading)
    return (
      <th key={column.key} scope="row" className={cellClass}>
        <div className={css.name}>{content}</div>
      </th>
    );
  return (
    <td key={column.key} className={cellClass}>
      {actions ? <div className={css.cellActions}>{content}</div> : content}
    </td>
  );
}
