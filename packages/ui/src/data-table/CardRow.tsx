'use client';
import { memo, useId, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { useLabels } from '../theme/useLabels.ts';
import { tableLabels } from '../theme/labels.ts';
import * as css from './cards.css.ts';
import type { CardPlaces, DataTableColumn } from './columns.ts';
import { placeholderOf } from './placeholderOf.tsx';
import { openerIcon } from './root.css.ts';

interface CardRowProps<Row> {
  row: Row;
  /** The key of the row, used to open it. */
  id: string;
  places: CardPlaces<Row>;
  detail: ((row: Row) => ReactNode) | undefined;
  hasDetail: ((row: Row) => boolean) | undefined;
  open: boolean;
  onOpenChange: (id: string, open: boolean) => void;
  /** Position in a virtual list, and the number of its cards; `undefined` in any other list. */
  index: number | undefined;
  count: number | undefined;
}

function PlainCardRow<Row>({ row, id, places, detail, hasDetail, open, onOpenChange, index, count }: CardRowProps<Row>) {
  const labels = useLabels(tableLabels);
  const detailId = useId();
  const expandable = detail !== undefined && hasDetail?.(row) !== false;
  return (
    <li
      data-part="data-table-card"
      className={css.card}
      data-open={expandable ? open : undefined}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index === undefined ? undefined : index + 1}
    >
      <CardContent places={places} render={(column) => (column.empty?.(row) ? undefined : column.cell(row))} />
      {expandable && (
        <div className={css.cardOpener}>
          <Button
            size="1"
            variant="ghost"
            tone="neutral"
            wide
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            onClick={() => onOpenChange(id, !open)}
          >
            {labels.details}
            <span className={openerIcon}>
              <Icon icon={icons.chevronDown} />
            </span>
          </Button>
        </div>
      )}
      {expandable && open && (
        <div id={detailId} className={css.cardDetail}>
          {detail(row)}
        </div>
      )}
    </li>
  );
}

/** A row as a card on a phone. Rendered again only when its data or the list of columns changes. */
// `memo` loses the type parameter; the assertion restores it.
export const CardRow = memo(PlainCardRow) as typeof PlainCardRow;

/** A placeholder card while rows load. */
export function CardSkeleton<Row>({ places }: { places: CardPlaces<Row> }) {
  return (
    <li className={css.card}>
      <CardContent places={places} render={(column) => placeholderOf(column, column === places.heading)} />
    </li>
  );
}

interface CardContentProps<Row> {
  places: CardPlaces<Row>;
  render: (column: DataTableColumn<Row>) => ReactNode;
}

function CardContent<Row>({ places: { heading, titles, figures, actions }, render }: CardContentProps<Row>) {
  const cellsOf = (columns: readonly DataTableColumn<Row>[]) =>
    columns.flatMap((column) => {
      const content = render(column);
      return content === undefined || content === null || content === false || content === '' ? [] : [{ column, content }];
    });
  const lines = cellsOf(figures);
  const buttons = cellsOf(actions);
  return (
    <>
      <div className={css.cardHead}>
        {heading && <div className={css.cardHeading}>{render(heading)}</div>}
        {cellsOf(titles).map(({ column, content }) => (
          <div key={column.key} className={css.cardTitle}>
            <span className={css.cardLabel}>{column.cardLabel ?? column.header}</span>
            <div>{content}</div>
          </div>
        ))}
      </div>
      {lines.length > 0 && (
        <dl className={css.figures}>
          {lines.map(({ column, content }) => (
            <div key={column.key} className={css.figure}>
              <dt className={css.figureLabel}>
                {column.cardLabel ?? column.header}
                {column.hint}
              </dt>
              <dd className={css.figureValue}>{content}</dd>
            </div>
          ))}
        </dl>
      )}
      {buttons.length > 0 && (
        <div className={css.cardActions}>
          {buttons.map(({ column, content }) => (
            <div key={column.key} className={css.cardAction}>
              {content}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
