'use client';
import { memo, useId, useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useLabels } from '../theme/useLabels.ts';
import { cardPlaces, headingColumn, type DataTableColumn } from './columns.ts';
import * as css from './DataTable.css.ts';
import { Placeholder } from './Placeholder.tsx';

interface CardRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  detail: ((row: Row) => ReactNode) | undefined;
}

function PlainCardRow<Row>({ row, columns, detail }: CardRowProps<Row>) {
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const detailId = useId();
  return (
    <li className={css.card} data-open={detail ? open : undefined}>
      <CardContent columns={columns} render={(column) => column.cell(row)} />
      {detail && (
        <div className={css.cardOpener}>
          <Button
            size="1"
            variant="ghost"
            tone="neutral"
            wide
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            onClick={() => setOpen(!open)}
          >
            {labels.details}
            <span className={css.openerIcon}>
              <Icon name="chevron-down" />
            </span>
          </Button>
        </div>
      )}
      {detail && open && (
        <div id={detailId} className={css.cardDetail}>
          {detail(row)}
        </div>
      )}
    </li>
  );
}

/** One row as a phone's card. Drawn again only when its own row or the list of columns changes. */
// `memo` forgets that the component is generic; the assertion gives the type back.
export const CardRow = memo(PlainCardRow) as typeof PlainCardRow;

/** The card that holds a row's place while it loads. */
export function CardSkeleton<Row>({ columns }: { columns: readonly DataTableColumn<Row>[] }) {
  const heading = headingColumn(columns);
  return (
    <li className={css.card}>
      <CardContent columns={columns} render={(column) => <Placeholder column={column} heading={column === heading} />} />
    </li>
  );
}

function CardContent<Row>({
  columns,
  render,
}: {
  columns: readonly DataTableColumn<Row>[];
  render: (column: DataTableColumn<Row>) => ReactNode;
}) {
  const { heading, titles, figures, actions } = cardPlaces(columns);
  return (
    <>
      <div className={css.cardHead}>
        {heading && <div className={css.cardHeading}>{render(heading)}</div>}
        {titles.map((column) => (
          <div key={column.key} className={css.cardTitle}>
            <span className={css.cardLabel}>{column.cardLabel ?? column.header}</span>
            <div>{render(column)}</div>
          </div>
        ))}
      </div>
      {figures.length > 0 && (
        <dl className={css.figures}>
          {figures.map((column) => (
            <div key={column.key} className={css.figure}>
              <dt className={css.figureLabel}>
                {column.cardLabel ?? column.header}
                {column.hint}
              </dt>
              <dd className={css.figureValue}>{render(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions.length > 0 && (
        <div className={css.cardActions}>
          {actions.map((column) => (
            <div key={column.key} className={css.cardAction}>
              {render(column)}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
