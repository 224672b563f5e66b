'use client';
import { useId, useMemo } from 'react';
import { formatMessage } from '../theme/message.ts';
import { useLabels } from '../theme/useLabels.ts';
import { tableLabels } from '../theme/labels.ts';
import * as css from './cards.css.ts';
import { firstDirection, type DataTableColumn, cardPlaces } from './columns.ts';
import type { DataTableSort, SortDirection } from './sorting.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type CardLook, CardRow, CardSkeleton } from './CardRow.tsx';
import { rowKeys } from './rowKeys.ts';
import { useOpenChange, useScroller, type ViewProps } from './view.ts';
import { useScrollRegion } from '../scroll-region/useScrollRegion.ts';
import { Words } from '../words/Words.tsx';

/** Select for the order, for cards without headers. */
function SortField<Row>({
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
      <Words>{labels.sortBy}</Words>
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

/** Height of a card that was not measured yet, with the space below it, in CSS pixels. */
const CARD_HEIGHT = 200;

/** The list as cards: a phone's layout (UI-17). */
export function CardView<Row>({
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
  sort,
  onSortChange,
  ownHeight,
  virtual,
  scrollResetKey,
  footer,
  look,
}: ViewProps<Row> & { readonly look: CardLook }) {
  const captionId = useId();
  const { ref, overflowsInline, overflowsBlock } = useScroller(ownHeight && scrollResetKey, virtual && rows.length, rows.length > 0);
  const overflowing = ownHeight !== undefined && (overflowsInline || overflowsBlock);
  const region = useScrollRegion(overflowing, captionId);
  const places = useMemo(() => cardPlaces(columns), [columns]);
  const keys = useMemo(() => (virtual ? undefined : rowKeys(rows, rowKey)), [virtual, rows, rowKey]);
  const onOpenChange = useOpenChange(onOpenRowsChange);

  const cardOf = (row: Row, id: string, index: number) => (
    <CardRow
      key={id}
      row={row}
      id={id}
      places={places}
      detail={detail}
      hasDetail={hasDetail}
      open={openRows.has(id)}
      onOpenChange={onOpenChange}
      index={virtual && index}
      count={virtual && (total ?? rows.length)}
      look={look}
    />
  );
  return (
    <div ref={ref} className={ownHeight && `${css.cardsBounded} ${virtual ? css.cardsScrollVirtual : ''}`} style={ownHeight} {...region}>
      {/* One child, so that its size shows whether the cards overflow. */}
      <div aria-busy={skeletons > 0 || undefined}>
        <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        {onSortChange && columns.some((column) => column.sortable) && (
          <SortField columns={columns} sort={sort} onSortChange={onSortChange} />
        )}
        {skeletons > 0 && (
          <ul className={look === 'lines' ? css.cardLines : css.cards} aria-hidden="true">
            {Array.from({ length: skeletons }, (_, index) => (
              <CardSkeleton key={index} places={places} look={look} opens={detail !== undefined} />
            ))}
          </ul>
        )}
        <Words>{skeletons === 0 && replacement}</Words>
        {skeletons === 0 && replacement === undefined && (
          // Safari drops the list role of a list without markers.
          <ul
            role="list"
            className={look === 'lines' ? css.cardLines : virtual ? `${css.cards} ${css.cardsVirtual}` : css.cards}
            aria-labelledby={captionId}
            aria-busy={busy}
          >
            {virtual ? (
              <virtual.Rows rows={rows} rowKey={rowKey} scroller={ref} height={CARD_HEIGHT} measured row={cardOf} spacer={spacerCard} />
            ) : (
              // There is a key for every row.
              rows.map((row, index) => cardOf(row, keys?.[index] ?? '', index))
            )}
          </ul>
        )}
        <Words>{footer}</Words>
      </div>
    </div>
  );
}

/** Takes the space of the cards that are not rendered. */
const spacerCard = (key: string, height: number) => <li key={key} aria-hidden="true" style={{ height }} />;
