'use client';
import { useId, useRef, type ReactNode } from 'react';
import { useLabels } from '../theme/useLabels.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { CardRow, CardSkeleton } from './CardRow.tsx';
import { firstDirection, type DataTableColumn } from './columns.ts';
import * as css from './DataTable.css.ts';
import { rowKeys } from './rowKeys.ts';
import type { DataTableSort, SortDirection } from './sorting.ts';
import { useOverflow } from './useOverflow.ts';

interface CardViewProps<Row> {
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
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort | undefined) => void) | undefined;
  maxHeight: string | undefined;
  /** Below the last card, inside the part that scrolls. */
  after: ReactNode;
}

/** The list as cards: a phone's layout (UI-17). */
export function CardView<Row>({
  caption,
  columns,
  rows,
  rowKey,
  detail,
  skeletons,
  instead,
  busy,
  sort,
  onSortChange,
  maxHeight,
  after,
}: CardViewProps<Row>) {
  const captionId = useId();
  const keys = rowKeys(rows, rowKey);
  const scroller = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(scroller);
  const overflowing = maxHeight !== undefined && (overflow.sideways || overflow.down);
  return (
    <div
      ref={scroller}
      className={maxHeight === undefined ? undefined : css.cardsBounded}
      style={{ maxHeight }}
      {...(overflowing ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
    >
      {/* One child, so that its size tells whether the cards overflow, whatever they are at the moment. */}
      <div>
        <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        {onSortChange && columns.some((column) => column.sortable) && (
          <SortField columns={columns} sort={sort} onSortChange={onSortChange} />
        )}
        {skeletons > 0 && (
          <ul className={css.cards} aria-hidden="true">
            {Array.from({ length: skeletons }, (_, index) => (
              <CardSkeleton key={index} columns={columns} />
            ))}
          </ul>
        )}
        {skeletons === 0 && instead}
        {skeletons === 0 && instead === undefined && (
          // Safari forgets that a list without markers is one; the role says it.
          <ul role="list" className={css.cards} aria-labelledby={captionId} aria-busy={busy}>
            {rows.map((row, index) => (
              <CardRow key={keys[index]} row={row} columns={columns} detail={detail} />
            ))}
          </ul>
        )}
        {after}
      </div>
    </div>
  );
}

/** The choice of an order, where there is no header to press. */
function SortField<Row>({
  columns,
  sort,
  onSortChange,
}: {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: (sort: DataTableSort | undefined) => void;
}) {
  const labels = useLabels();
  const words = { asc: labels.ascending, desc: labels.descending };
  const choices = columns
    .filter((column) => column.sortable)
    .flatMap((column) => {
      const first = firstDirection(column);
      const directions: SortDirection[] = first === 'asc' ? ['asc', 'desc'] : ['desc', 'asc'];
      return directions.map((direction) => ({
        key: column.key,
        direction,
        name: `${column.cardLabel ?? column.header}, ${words[direction]}`,
      }));
    });
  const chosen = choices.findIndex((choice) => choice.key === sort?.key && choice.direction === sort.direction);
  return (
    <label className={css.sortField}>
      {labels.sortBy}
      <select
        className={css.sortSelect}
        value={chosen}
        onChange={(event) => {
          const choice = choices[Number(event.target.value)];
          onSortChange(choice && { key: choice.key, direction: choice.direction });
        }}
      >
        <option value={-1}>{labels.defaultOrder}</option>
        {choices.map((choice, index) => (
          <option key={choice.name} value={index}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
