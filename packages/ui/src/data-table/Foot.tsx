'use client';
import type { Labels } from '../theme/englishLabels.ts';
import { memo, useState, type ReactNode, type RefObject } from 'react';
import { formatMessage, type Message } from '../theme/message.ts';
import type { Grouping } from '@earnkit/time';
import { useGrouping } from '../theme/grouping.ts';
import { useLabels } from '../theme/useLabels.ts';
import { emptyLabels, tableLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { DataTableColumn } from './columns.ts';
import * as css from './foot.css.ts';
import { Pager } from './Pager.tsx';
import type { Paging } from './pagination.ts';
import type { DataTableSort } from './sorting.ts';
import { Words } from '../words/Words.tsx';

interface FootProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  paging: Paging;
  page: number;
  pageCount: number;
  from: number;
  to: number;
  total: number | undefined;
  /** Whether further pages may follow the last one counted. */
  open: boolean;
  /** Whether the shown rows are the requested ones, so that the count can be announced. */
  settled: boolean;
  /** Told when there are no rows. */
  emptyAnnouncement: string | undefined;
  /** Whether skeletons are in place of the rows. */
  loading: boolean;
  onPageChange: ((page: number) => void) | undefined;
  compact: boolean;
  /** The end of a growing list, where it does not scroll with the rows. */
  growing: ReactNode;
  /** The count: takes focus when the focused button disappears. */
  endRef: RefObject<HTMLParagraphElement | null>;
}

const HIDDEN = { visibility: 'hidden' } as const;
/** Also while the foot around it is not seen. */
const ANNOUNCED = { visibility: 'visible' } as const;

function PlainFoot<Row>({ columns, sort, paging, page, pageCount, from, to, total, settled, ...rest }: FootProps<Row>) {
  const { onPageChange, compact, growing, endRef, loading, open, emptyAnnouncement } = rest;
  const labels = useLabels(tableLabels);
  const { noData } = useLabels(emptyLabels);
  const grouping = useGrouping();
  // During a refresh the old count stays: nothing is announced until rows have loaded.
  const now = { from, to, total, sort };
  // Rows that are stale at the first render are counted as well. Set while rendering, so that a count is announced once.
  const [announced, setAnnounced] = useState(settled || to > 0 ? now : undefined);
  if (settled ? !(announced && isSame(announced, now)) : !announced && to > 0) setAnnounced(now);
  const shown = settled ? now : (announced ?? (to > 0 ? now : undefined));
  const counted = !shown ? '' : shown.to === 0 ? (emptyAnnouncement ?? noData) : countText(labels, paging, shown, grouping);
  const sorted = sortText(labels, columns, shown?.sort);
  // A single page shows no count. While the first page loads, there may be more pages.
  const drawn = paging === 'more' ? to > 0 : paging === 'pages' && (pageCount > 1 || (loading && total === undefined));
  return (
    <div
      className={drawn ? `${css.foot} ${paging === 'more' ? css.footCentred : ''}` : undefined}
      // Room for what is counted once the rows are there: it is not seen until then, so that more rows than were expected do not move it.
      style={drawn && counted === '' ? HIDDEN : undefined}
    >
      <Words>{growing}</Words>
      <p ref={endRef} role="status" tabIndex={-1} style={ANNOUNCED} className={css.count} data-unseen={!drawn || to === 0 || undefined}>
        {sorted !== '' && <VisuallyHidden>{sorted}</VisuallyHidden>}
        {!drawn || to === 0 ? <VisuallyHidden>{counted}</VisuallyHidden> : <span>{counted}</span>}
      </p>
      {paging === 'pages' && onPageChange && pageCount > 1 && (
        <Pager page={page} pageCount={pageCount} open={open} onPageChange={onPageChange} compact={compact} />
      )}
    </div>
  );
}

type Told = Pick<FootProps<never>, 'from' | 'to' | 'total' | 'sort'>;

const isSame = (one: Told, other: Told): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.total === other.total &&
  one.sort?.key === other.sort?.key &&
  one.sort?.direction === other.sort?.direction;

/** Below the rows: their count, announced to screen readers when it changes, and the paging (UI-17, UI-18). */
// `memo` loses the type parameter; the assertion restores it.
export const Foot = memo(PlainFoot) as typeof PlainFoot;

function countText(labels: Labels<typeof tableLabels>, paging: Paging, { from, to, total }: Told, grouping: Grouping | undefined): string {
  const values = { from, to, count: to, total: total ?? '' };
  const text = (label: Message): string => formatMessage(label, values, undefined, grouping);
  if (paging === 'pages') return text(total === undefined ? labels.rowsFromTo : labels.rowsOfTotal);
  if (total !== undefined && total !== to) return text(labels.countOfTotal);
  return text(labels.countLoaded);
}

function sortText<Row>(
  labels: Labels<typeof tableLabels>,
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | undefined,
): string {
  const column = sort && columns.find(({ key }) => key === sort.key);
  if (!column) return '';
  const direction = sort.direction === 'asc' ? labels.ascending : labels.descending;
  return `${formatMessage(labels.sortedBy, { column: column.header, direction })} `;
}
