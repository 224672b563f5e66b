'use client';
import { memo } from 'react';
import { type SortDirection, nextSort, type DataTableSort } from './sorting.ts';
import { useLabels } from '../theme/useLabels.ts';
import { tableLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { firstDirection } from './columns.ts';
import * as css from './table.css.ts';
import { expandHeaderClass, type ColumnLayout } from './columnLayout.ts';
import { Words } from '../words/Words.tsx';

/** Two arrows, the active one in full colour. `aria-sort` carries the state. */
function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  return (
    <svg width="8" height="12" viewBox="0 0 8 12" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M4 1 7 5H1Z" opacity={direction === 'asc' ? 1 : 0.35} />
      <path d="M4 11 1 7h6Z" opacity={direction === 'desc' ? 1 : 0.35} />
    </svg>
  );
}

interface TableHeadProps<Row> {
  layouts: readonly ColumnLayout<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort | undefined) => void) | undefined;
  sticky: boolean;
  /** Whether rows can be expanded, which adds a column for the buttons. */
  detail: boolean;
  /** Whether rows have an `aria-rowindex`, so that the header needs one too. */
  counted: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function PlainTableHead<Row>({ layouts, sort, onSortChange, sticky, detail, counted }: TableHeadProps<Row>) {
  const labels = useLabels(tableLabels);
  return (
    <thead data-part="data-table-header">
      <tr aria-rowindex={counted ? 1 : undefined}>
        {layouts.map(({ column, actions, headerClass, headerContentClass }) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const sortable = column.sortable && onSortChange;
          const name = sortable ? (
            <button
              type="button"
              className={css.sortButton}
              data-direction={direction}
              onClick={() => onSortChange(nextSort(sort, column.key, firstDirection(column)))}
            >
              <Words>{column.header}</Words>
              <SortIcon direction={direction} />
            </button>
          ) : (
            column.header
          );
          return (
            <th key={column.key} scope="col" className={headerClass} aria-sort={direction && ariaSort[direction]}>
              {actions ? (
                <VisuallyHidden>{column.header || labels.actions}</VisuallyHidden>
              ) : sortable || column.hint !== undefined ? (
                <span className={headerContentClass}>
                  <Words>{name}</Words>
                  <Words>{column.hint}</Words>
                </span>
              ) : (
                name
              )}
            </th>
          );
        })}
        {detail && (
          <th scope="col" className={expandHeaderClass(sticky)}>
            <VisuallyHidden>{labels.details}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The header row with its sort buttons. Rendered again only when one of its props changes. */
// `memo` loses the type parameter; the assertion restores it.
export const TableHead = memo(PlainTableHead) as typeof PlainTableHead;
