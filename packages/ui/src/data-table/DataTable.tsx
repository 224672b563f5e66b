'use client';
import { useRef, useState, type ReactNode } from 'react';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { fillLabel, type UiLabels } from '../theme/labels.ts';
import { useLabels } from '../theme/useLabels.ts';
import { useIsMobile } from '../use-is-mobile/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { CardView } from './CardView.tsx';
import type { DataTableColumn } from './columns.ts';
import * as css from './DataTable.css.ts';
import { footVariants } from './DataTable.variants.ts';
import { LoadMore, type LoadMoreState } from './LoadMore.tsx';
import { Pager } from './Pager.tsx';
import { readPagination, type Pagination } from './pagination.ts';
import type { DataTableSort } from './sorting.ts';
import { TableView } from './TableView.tsx';

/** What {@link DataTable} takes. */
export interface DataTableProps<Row> {
  /** What the list is, in a few words: the table's caption and the cards' name. Read aloud, not drawn. */
  caption: string;
  /**
   * The columns. Keep the list stable between renders (a constant, or `useMemo`): a new list draws every
   * row again, the same list only the rows that changed.
   */
  columns: readonly DataTableColumn<Row>[];
  /** The rows shown: one page, or all that have been loaded so far. */
  rows: readonly Row[];
  /** Names a row. Two rows of one name are both shown. */
  rowKey: (row: Row) => string;
  /**
   * `loading`: nothing is known yet, skeletons hold the place. `refreshing`: the rows stay while newer ones are
   * asked for. `error`: the last request failed; rows that are there stay, with a notice above them.
   * @default 'ready'
   */
  state?: 'loading' | 'ready' | 'refreshing' | 'error';
  /**
   * Asks again after an error.
   * @default undefined
   */
  onRetry?: (() => void) | undefined;
  /**
   * Takes the place of the rows when there are none.
   * @default an `EmptyState` that says so
   */
  empty?: ReactNode;
  /**
   * Takes the place of the rows when they could not be read and none are there from before.
   * @default an `ErrorState` with a button that tries again
   */
  error?: ReactNode;
  /**
   * Stands above the rows: some could not be read, the numbers are old, a filter is on.
   * @default undefined
   */
  notice?: ReactNode;
  /**
   * Page shown, from 1 (UI-19). A page that cannot be is put right on screen and never thrown at the server.
   * @default 1
   */
  page?: number | undefined;
  /**
   * Rows to a page; also the number of skeletons, at most 20.
   * @default 10 (UI-20)
   */
  pageSize?: number | undefined;
  /**
   * Rows the server has; `undefined` while it has not said.
   * @default undefined
   */
  total?: number | undefined;
  /**
   * Goes to a page. With it a desktop has page buttons (UI-18), and a phone too unless there is `onLoadMore`.
   * @default undefined
   */
  onPageChange?: ((page: number) => void) | undefined;
  /**
   * Whether `onLoadMore` has anything to load.
   * @default whether `total` is larger than the rows there are
   */
  hasMore?: boolean | undefined;
  /**
   * Adds rows. With it a phone has a growing list (UI-17), and a desktop too unless there is `onPageChange`.
   * @default undefined
   */
  onLoadMore?: (() => void) | undefined;
  /**
   * What became of the last `onLoadMore`.
   * @default 'idle'
   */
  loadMoreState?: LoadMoreState | undefined;
  /**
   * `auto` asks for more when the end of the list comes near, and has the button as well; `button` waits to be pressed.
   * @default 'auto'
   */
  loadMore?: 'auto' | 'button';
  /**
   * Order of the rows; the server sorts. `undefined` is the order it gives unasked.
   * @default undefined
   */
  sort?: DataTableSort | undefined;
  /**
   * Asks for another order. Without it no header can be pressed.
   * @default undefined
   */
  onSortChange?: ((sort: DataTableSort | undefined) => void) | undefined;
  /**
   * What opens under a row. Keep it stable between renders. Called only while the row is open.
   * @default undefined
   */
  detail?: ((row: Row) => ReactNode) | undefined;
  /**
   * `auto` is a table, and cards on a phone (UI-17, UI-21). `cards` suits a narrow place such as a dialog.
   * @default 'auto'
   */
  layout?: 'auto' | 'table' | 'cards';
  /**
   * The header stays in sight while the page scrolls.
   * @default false
   */
  stickyHeader?: boolean;
  /**
   * Height from which the list scrolls by itself, under a header that stays; any CSS length.
   * @default undefined
   */
  maxHeight?: string | undefined;
}

/**
 * A list of anything, declared once: a table on a desktop, cards on a phone (UI-17 to UI-21). The server pages and
 * sorts; the table shows and asks. All of page, size and order is the caller's, so that an address can hold it.
 * `data-state` and `data-layout` tell which of its forms it has.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  state = 'ready',
  onRetry,
  empty,
  error,
  notice,
  page,
  pageSize,
  total,
  onPageChange,
  hasMore,
  onLoadMore,
  loadMoreState = 'idle',
  loadMore = 'auto',
  sort,
  onSortChange,
  detail,
  layout = 'auto',
  stickyHeader = false,
  maxHeight,
}: DataTableProps<Row>) {
  const labels = useLabels();
  const isMobile = useIsMobile();
  const end = useRef<HTMLParagraphElement>(null);

  const cards = layout === 'cards' || (layout === 'auto' && isMobile);
  const paging = pagingOf({ cards, onPageChange, onLoadMore });
  const place = readPagination({ page: paging === 'pages' ? page : 1, pageSize, total, rowCount: rows.length });
  const skeletons = state === 'loading' ? Math.min(place.pageSize, MAX_SKELETONS) : 0;
  const failed = state === 'error';
  const settled = state === 'ready' && loadMoreState !== 'loading';

  // While newer rows are asked for, the old rows keep their words: nothing is announced until there is something new.
  const counted = countText(labels, paging, place);
  const announced = sortText(labels, columns, sort) + counted;
  const [told, setTold] = useState({ counted: '', announced: '' });
  if (settled && told.announced !== announced) setTold({ counted, announced });
  const shownCount = settled ? counted : told.counted;

  const instead = () => {
    if (rows.length > 0) return undefined;
    if (failed) return error ?? <ErrorState onRetry={onRetry} />;
    if (paging === 'pages' && onPageChange && place.beyond)
      return <PageBeyond asked={page} last={place.pageCount} onPageChange={onPageChange} />;
    return empty ?? <EmptyState />;
  };

  const growing = paging === 'more' && onLoadMore && state !== 'loading' && rows.length > 0 && (
    <LoadMore
      count={rows.length}
      hasMore={hasMore ?? (place.total !== undefined && place.total > rows.length)}
      state={loadMoreState}
      auto={loadMore === 'auto'}
      onLoadMore={onLoadMore}
      endRef={end}
    />
  );
  const shared = {
    caption,
    columns,
    rows,
    rowKey,
    detail,
    skeletons,
    sort,
    onSortChange,
    maxHeight,
    instead: skeletons > 0 ? undefined : instead(),
    busy: state === 'loading' || state === 'refreshing',
    after: maxHeight === undefined ? undefined : growing,
  };

  return (
    <div className={css.root} data-state={state} data-layout={cards ? 'cards' : 'table'}>
      {(notice !== undefined || (failed && rows.length > 0)) && (
        <div className={css.notices}>
          {notice}
          {failed && rows.length > 0 && (
            <Banner
              tone="warning"
              live="polite"
              action={
                onRetry && (
                  <Button size="1" variant="soft" tone="neutral" onClick={onRetry}>
                    {labels.retry}
                  </Button>
                )
              }
            >
              {labels.refreshFailed}
            </Banner>
          )}
        </div>
      )}
      {state === 'refreshing' && <div className={css.refreshLine} aria-hidden="true" />}
      {cards ? (
        <CardView {...shared} />
      ) : (
        <TableView {...shared} total={place.total} firstRow={Math.max(place.from, 1)} stickyHeader={stickyHeader} />
      )}
      <div className={paging === 'none' ? undefined : footVariants({ centred: paging === 'more' })}>
        {paging === 'more' && maxHeight === undefined && growing}
        <p ref={end} role="status" tabIndex={-1} className={css.count}>
          <VisuallyHidden>{told.announced.slice(0, told.announced.length - told.counted.length)}</VisuallyHidden>
          {paging === 'none' || rows.length === 0 ? <VisuallyHidden>{shownCount}</VisuallyHidden> : shownCount}
        </p>
        {paging === 'pages' && onPageChange && state !== 'loading' && place.pageCount > 1 && (
          <Pager page={place.page} pageCount={place.pageCount} onPageChange={onPageChange} compact={cards} />
        )}
      </div>
    </div>
  );
}

/** Skeletons past a screenful hold no place anybody sees. */
const MAX_SKELETONS = 20;

type Paging = 'none' | 'pages' | 'more';

/** A desktop prefers pages, a phone a growing list; each takes the other where it is all there is (UI-17, UI-18). */
function pagingOf({ cards, onPageChange, onLoadMore }: { cards: boolean; onPageChange: unknown; onLoadMore: unknown }): Paging {
  if (onLoadMore && (cards || !onPageChange)) return 'more';
  return onPageChange ? 'pages' : 'none';
}

function countText(labels: UiLabels, paging: Paging, { from, to, total }: Pagination): string {
  if (to === 0) return labels.noData;
  const values = { from: String(from), to: String(to), count: String(to), total: String(total) };
  if (paging === 'pages') return fillLabel(total === undefined ? labels.rowsFromTo : labels.rowsOfTotal, values);
  return fillLabel(total === undefined || total === to ? labels.countLoaded : labels.countOfTotal, values);
}

function sortText<Row>(labels: UiLabels, columns: readonly DataTableColumn<Row>[], sort: DataTableSort | undefined): string {
  const column = sort && columns.find(({ key }) => key === sort.key);
  if (!column) return '';
  return `${fillLabel(labels.sortedBy, { column: column.header, direction: sort.direction === 'asc' ? labels.ascending : labels.descending })} `;
}

/** The page of an address that outlived its rows: says so and leads to the last page there is. */
function PageBeyond({ asked, last, onPageChange }: { asked: number | undefined; last: number; onPageChange: (page: number) => void }) {
  const labels = useLabels();
  return (
    <EmptyState
      title={fillLabel(labels.pageBeyond, { page: String(asked) })}
      action={
        <Button variant="soft" tone="neutral" onClick={() => onPageChange(last)}>
          {fillLabel(labels.goToPage, { page: String(last) })}
        </Button>
      }
    />
  );
}
