'use client';
import { useEffect, useRef, type FocusEvent, type ReactElement, type RefObject, useState, useMemo, type ForwardedRef } from 'react';
import { rootProps } from '../theme/rootProps.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { useIsMobile } from '../use-is-mobile/useIsMobile.ts';
import { CardView } from './CardView.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { Foot } from './Foot.tsx';
import { LoadMore } from './LoadMore.tsx';
import { Notices, PageBeyond } from './Notices.tsx';
import { pagingOf, readPagination } from './pagination.ts';
import { refreshLine, root } from './root.css.ts';
import { TableView } from './TableView.tsx';
import type { VirtualPart } from './view.ts';

/**
 * Keeps keyboard focus in the table: when the focused element disappears (the last "Load more", a "Try again" that
 * was pressed, a row that was sold), focus moves to `end`. Spread the result on the element around the table.
 */
function useKeptFocus(end: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  });
  return {
    // Layers above the page manage their own focus.
    onFocus: (event: FocusEvent) => {
      focused.current = event.currentTarget.contains(event.target) ? event.target : undefined;
    },
    // Some browsers fire `blur` when they remove the focused element; ignore it.
    onBlur: (event: FocusEvent) => {
      if (event.target.isConnected) focused.current = undefined;
    },
  };
}

/** Calls `onOpenRowsChange` whenever the open rows change, but not for the initial rows, which the caller has set. */
function useOpenRowsTold(openRows: ReadonlySet<string>, onOpenRowsChange: ((keys: readonly string[]) => void) | undefined): void {
  const lastReported = useRef(openRows);
  const latest = useRef(onOpenRowsChange);
  useEffect(() => {
    latest.current = onOpenRowsChange;
  });
  useEffect(() => {
    if (lastReported.current === openRows) return;
    lastReported.current = openRows;
    latest.current?.([...openRows]);
  }, [openRows]);
}

/**
 * A stable function that calls the latest callback, so that a caller may pass an inline function and memoised parts
 * do not render. `undefined` stays `undefined`. Call it from events only.
 */
function useStable<Value>(callback: ((value: Value) => void) | undefined): ((value: Value) => void) | undefined {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(() => (value: Value) => latest.current?.(value));
  return callback && stable;
}

/** Maximum number of skeletons: more than a screenful. */
const MAX_SKELETONS = 20;
/** Maximum height of a virtual list without a given height; without it the list would be as high as all its rows. */
const VIRTUAL_HEIGHT = 'min(70vh, 640px)';

/**
 * The list around its rows: state, paging, notices, and the choice between table and cards. Not a component, so that a table does not render
 * one more for each of its renders.
 *
 * @param host the ref that the caller passed.
 */
export function useDataTable<Row>(
  {
    caption,
    columns,
    rows,
    rowKey,
    state = 'ready',
    onRetry,
    empty,
    emptyAnnouncement,
    error,
    reference,
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
    hasDetail,
    defaultOpenRows,
    onOpenRowsChange,
    layout = 'auto',
    cards: cardLook = 'boxes',
    stickyHeader = false,
    height,
    maxHeight,
    ...rest
  }: DataTableProps<Row>,
  host: ForwardedRef<HTMLDivElement>,
  virtual?: VirtualPart<Row>,
): ReactElement {
  const isMobile = useIsMobile();
  const end = useRef<HTMLParagraphElement>(null);
  const focus = useKeptFocus(end);
  // Kept here and not in the rows, so that a row is still open after it was scrolled away or became a card.
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(() => (defaultOpenRows ? new Set(defaultOpenRows) : NONE));
  useOpenRowsTold(openRows, onOpenRowsChange);
  const goTo = useStable(onPageChange);
  const sortBy = useStable(onSortChange);

  const cards = layout === 'cards' || (layout === 'auto' && isMobile);
  const paging = pagingOf({ cards, pages: onPageChange !== undefined, more: onLoadMore !== undefined });
  const place = readPagination({ page: paging === 'pages' ? page : 1, pageSize, total, rowCount: rows.length, hasMore });
  // While another page is read, the rows of the last one keep their indexes.
  // oxlint-disable-next-line react/exhaustive-deps -- the index changes with the first row, not with the requested page
  const firstRow = useMemo(() => Math.max(place.from, 1), [rows[0]]);
  const skeletons = state === 'loading' ? Math.min(place.pageSize, MAX_SKELETONS) : 0;
  const failed = state === 'error';
  const problem = rows.length > 0 && (failed || state === 'partial') ? state : undefined;
  const least = virtual === undefined || height !== undefined ? maxHeight : (maxHeight ?? VIRTUAL_HEIGHT);
  const bounded = height !== undefined || least !== undefined;

  const replacement = () => {
    if (rows.length > 0 || skeletons > 0) return undefined;
    if (failed) return error ?? <ErrorState onRetry={onRetry} />;
    if (paging === 'pages' && goTo && place.beyond) return <PageBeyond asked={page} last={place.pageCount} onPageChange={goTo} />;
    return empty ?? <EmptyState />;
  };

  const growing = paging === 'more' && onLoadMore && skeletons === 0 && rows.length > 0 && (
    <LoadMore
      count={rows.length}
      hasMore={hasMore ?? (place.total !== undefined && place.total > rows.length)}
      state={loadMoreState}
      auto={loadMore === 'auto'}
      onLoadMore={onLoadMore}
    />
  );
  const shared = {
    caption,
    columns,
    rows,
    rowKey,
    detail,
    hasDetail,
    openRows,
    onOpenRowsChange: setOpenRows,
    skeletons,
    sort,
    onSortChange: sortBy,
    ownHeight: useMemo(() => (bounded ? { height, maxHeight: least } : undefined), [bounded, height, least]),
    virtual,
    replacement: replacement(),
    busy: skeletons > 0 || state === 'refreshing',
    footer: bounded ? growing : undefined,
    total: place.total,
    firstRow,
    scrollResetKey: `${place.page} ${sort?.key} ${sort?.direction}`,
  };

  return (
    <div ref={host} {...rootProps('data-table', rest, root)} data-state={state} data-layout={cards ? 'cards' : 'table'} {...focus}>
      {Boolean(notice || problem) && (
        <Notices notice={notice} problem={problem} reference={failed ? reference : undefined} onRetry={onRetry} />
      )}
      {state === 'refreshing' && <div className={refreshLine} aria-hidden="true" />}
      {cards ? <CardView {...shared} look={cardLook} /> : <TableView {...shared} stickyHeader={stickyHeader || bounded} />}
      <Foot
        columns={columns}
        sort={sort}
        paging={paging}
        page={place.page}
        pageCount={place.pageCount}
        from={place.from}
        to={place.to}
        total={place.total}
        open={place.open}
        settled={(state === 'ready' || state === 'partial') && loadMoreState !== 'loading'}
        emptyAnnouncement={emptyAnnouncement}
        loading={skeletons > 0}
        onPageChange={skeletons > 0 ? undefined : goTo}
        compact={cards}
        growing={bounded ? false : growing}
        endRef={end}
      />
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
