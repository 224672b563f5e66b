'use client';
import { useId, useMemo } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CardRow, CardSkeleton } from './CardRow.tsx';
import * as css from './cards.css.ts';
import { cardPlaces } from './columns.ts';
import { rowKeys } from './rowKeys.ts';
import { SortField } from './SortField.tsx';
import { useOpenChange } from './useOpenChange.ts';
import { useScroller } from './useScroller.ts';
import type { ViewProps } from './viewProps.ts';

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
  instead,
  busy,
  total,
  sort,
  onSortChange,
  box,
  virtual,
  place,
  after,
}: ViewProps<Row>) {
  const captionId = useId();
  const { ref, sideways, down } = useScroller(box && place, virtual && rows.length);
  const overflowing = box !== undefined && (sideways || down);
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
    />
  );
  return (
    <div
      ref={ref}
      className={box && `${css.cardsBounded} ${virtual ? css.cardsScrollVirtual : ''}`}
      style={box}
      {...(overflowing ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
    >
      {/* One child, so that its size shows whether the cards overflow. */}
      <div>
        <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        {onSortChange && columns.some((column) => column.sortable) && (
          <SortField columns={columns} sort={sort} onSortChange={onSortChange} />
        )}
        {skeletons > 0 && (
          <ul className={css.cards} aria-hidden="true">
            {Array.from({ length: skeletons }, (_, index) => (
              <CardSkeleton key={index} places={places} />
            ))}
          </ul>
        )}
        {skeletons === 0 && instead}
        {skeletons === 0 && instead === undefined && (
          // Safari drops the list role of a list without markers.
          <ul role="list" className={virtual ? `${css.cards} ${css.cardsVirtual}` : css.cards} aria-labelledby={captionId} aria-busy={busy}>
            {virtual ? (
              <virtual.Rows rows={rows} rowKey={rowKey} scroller={ref} height={CARD_HEIGHT} measured row={cardOf} spacer={spacerCard} />
            ) : (
              // There is a key for every row.
              rows.map((row, index) => cardOf(row, keys?.[index] ?? '', index))
            )}
          </ul>
        )}
        {after}
      </div>
    </div>
  );
}

/** Takes the space of the cards that are not rendered. */
const spacerCard = (key: string, height: number) => <li key={key} aria-hidden="true" style={{ height }} />;
