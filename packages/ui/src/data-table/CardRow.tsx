'use client';
import { memo, useId, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { PlainButton } from '../button/PlainButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Icon, icons } from '../icon/index.ts';
import { useLabels } from '../theme/useLabels.ts';
import { tableLabels } from '../theme/labels.ts';
import * as css from './cards.css.ts';
import type { CardPlaces, DataTableColumn } from './columns.ts';
import { placeholderOf } from './placeholderOf.tsx';
import { openerIcon } from './root.css.ts';
import { Words } from '../words/Words.tsx';

/** How a card looks: see `cards` of the table. */
export type CardLook = 'boxes' | 'lines';

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
  look: CardLook;
}

function PlainCardRow<Row>({ row, id, places, detail, hasDetail, open, onOpenChange, index, count, look }: CardRowProps<Row>) {
  const labels = useLabels(tableLabels);
  const detailId = useId();
  const expandable = detail !== undefined && hasDetail?.(row) !== false;
  const openerId = `${detailId}-opener`;
  const headingId = `${detailId}-of`;
  const opens = {
    id: openerId,
    // Its own name and that of the row: "Details USDT".
    'aria-labelledby': `${openerId} ${headingId}`,
    'aria-expanded': open,
    'aria-controls': open ? detailId : undefined,
    onClick: () => onOpenChange(id, !open),
  };
  const chevron = (
    <span className={openerIcon}>
      <Icon icon={icons.chevronDown} />
    </span>
  );
  const lines = look === 'lines';
  return (
    <li
      data-part="data-table-card"
      className={lines ? css.cardLine : css.card}
      data-open={expandable ? open : undefined}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index === undefined ? undefined : index + 1}
    >
      <CardContent
        places={places}
        look={look}
        headingId={expandable ? headingId : undefined}
        render={(column) => (column.empty?.(row) ? undefined : column.cell(row))}
      >
        {expandable && lines && (
          <IconButton size="1" label={labels.details} {...opens}>
            {chevron}
          </IconButton>
        )}
      </CardContent>
      {expandable && !lines && (
        <div className={css.cardOpener}>
          <PlainButton size="1" variant="ghost" tone="neutral" wide {...opens}>
            <Words>{labels.details}</Words>
            {chevron}
          </PlainButton>
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
export function CardSkeleton<Row>({ places, look, opens }: { places: CardPlaces<Row>; look: CardLook; opens: boolean }) {
  const lines = look === 'lines';
  return (
    <li className={lines ? css.cardLine : css.card}>
      <CardContent places={places} look={look} render={(column) => placeholderOf(column, column === places.heading)}>
        {/* As wide as the button that opens the row. */}
        {lines && opens && <span className={css.lineOpener} />}
      </CardContent>
    </li>
  );
}

interface CardContentProps<Row> {
  places: CardPlaces<Row>;
  render: (column: DataTableColumn<Row>) => ReactNode;
  look: CardLook;
  /** Id of the heading. */
  headingId?: string | undefined;
  /** At the end of the titles. */
  children: ReactNode;
}

function CardContent<Row>({ places: { heading, titles, figures, actions }, render, look, headingId, children }: CardContentProps<Row>) {
  const lines = look === 'lines';
  const cellsOf = (columns: readonly DataTableColumn<Row>[]) =>
    columns.flatMap((column) => {
      const content = render(column);
      return content === undefined || content === null || content === false || content === '' ? [] : [{ column, content }];
    });
  const values = lines ? [] : cellsOf(figures);
  const buttons = lines ? [] : cellsOf(actions);
  return (
    <>
      <div className={css.cardHead}>
        {heading && (
          <div id={headingId} className={lines ? css.lineHeading : css.cardHeading}>
            {render(heading)}
          </div>
        )}
        {cellsOf(titles).map(({ column, content }) => (
          <div key={column.key} className={css.cardTitle}>
            {lines ? (
              <VisuallyHidden>{column.cardLabel ?? column.header}</VisuallyHidden>
            ) : (
              <span className={css.cardLabel}>{column.cardLabel ?? column.header}</span>
            )}
            <div>{content}</div>
          </div>
        ))}
        <Words>{children}</Words>
      </div>
      {values.length > 0 && (
        <dl className={css.figures}>
          {values.map(({ column, content }) => (
            <div key={column.key} className={css.figure}>
              <dt className={css.figureLabel}>
                <Words>{column.cardLabel ?? column.header}</Words>
                <Words>{column.hint}</Words>
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
