'use client';
import { formatMessage } from '../theme/message.ts';
import { useLabels } from '../theme/useLabels.ts';
import { tableLabels } from '../theme/labels.ts';
import * as css from './cards.css.ts';
import { firstDirection, type DataTableColumn } from './columns.ts';
import type { DataTableSort, SortDirection } from './sorting.ts';

/** Select for the order, for cards without headers. */
export function SortField<Row>({
  columns,
  sort,
  onSortChange,
}: {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: (sort: DataTableSort | undefined) => void;
}) {
  const labels = useLabels(tableLabels);
  const words = { asc: labels.ascending, desc: labels.descending };
  const choices = columns
    .filter((column) => column.sortable)
    .flatMap((column) => {
      const first = firstDirection(column);
      const directions: SortDirection[] = first === 'asc' ? ['asc', 'desc'] : ['desc', 'asc'];
      return directions.map((direction) => ({
        key: column.key,
        direction,
        name: formatMessage(labels.sortChoice, { column: column.cardLabel ?? column.header, direction: words[direction] }),
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
