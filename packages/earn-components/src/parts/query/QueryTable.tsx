'use client';
import type { ReactElement, ReactNode, ForwardedRef } from 'react';
import type { QueryState } from '@earnkit/hooks';
import { Banner, DataTable, type DataTableProps, forwardGeneric, type PartProps, useIsMobile } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryError, type QueryErrorProps } from './QueryError.tsx';

/** What a {@link QueryTable} reads: one page of rows, or all of them. */
export interface QueryTableData<Row> {
  /** The rows. A row that did not change keeps its identity, so that it is not drawn again. */
  readonly rows: readonly Row[];
  /** Rows of the answer that could not be read. */
  readonly unreadable: readonly unknown[];
  /** Rows the server has in all pages; `undefined` while that is not known. */
  readonly total?: number | undefined;
  /** The page the rows belong to. Without it `rows` are all there are, and the table pages them itself. */
  readonly page?: number;
  /** Whether there are, or may be, rows after these. @default whether `total` is larger than the rows there are */
  readonly hasMore?: boolean;
  /** Whether there are, or may be, rows that were not read and that no further page brings. */
  readonly more?: boolean;
  /** Whether a further page is loading. */
  readonly loadingMore?: boolean;
  /** Whether a further page could not be read. The end of a growing list then says so and offers a retry. */
  readonly moreFailed?: boolean;
  /** Whether a growing list has reached its maximum length although there are more rows. */
  readonly full?: boolean;
}

type Shared =
  | 'caption'
  | 'columns'
  | 'rowKey'
  | 'sort'
  | 'onSortChange'
  | 'layout'
  | 'cards'
  | 'detail'
  | 'hasDetail'
  | 'defaultOpenRows'
  | 'onOpenRowsChange'
  | 'height';

export interface QueryTableProps<Row> extends Pick<DataTableProps<Row>, Shared>, PartProps {
  /** The query's state. */
  reading: QueryState<QueryTableData<Row>>;
  /** Title of the error: what could not be read. */
  errorTitle: string;
  /** Sentence for an error without an explanation of its own. @default asks to try again */
  errorHint?: string;
  /** Returns the warning for rows that could not be read. */
  unreadableWarning: (count: number) => string;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** Shown in place of the rows when nobody is signed in. @default the same as `empty` */
  anonymous?: ReactNode;
  /** The requested page, from 1. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
  /** Called with the page to show. */
  onPageChange: (page: number) => void;
  /**
   * Whether more rows appear as the person scrolls or at the press of a button, see `loadMore` of `DataTable` (UI-17).
   * @default 'auto' if all rows are loaded; page buttons if the server pages the list
   */
  loadMore?: 'auto' | 'button';
  /** Where rows are added this way: on a `phone` only, with page buttons on a desktop, or `everywhere`. @default 'phone' */
  loadMoreOn?: 'phone' | 'everywhere';
  /** `page` for a section of a page, `compact` for a dialog. @default 'page' */
  size?: QueryErrorProps['size'];
}

/**
 * A `QueryState` of rows as a `DataTable`: skeletons while it loads, an error with retry, a warning above rows whose refresh
 * failed, a warning for rows that could not be read, and pages. A visitor's table is ready and empty.
 */
export const QueryTable = forwardGeneric(function QueryTable<Row>(
  {
    reading,
    errorTitle,
    errorHint,
    unreadableWarning,
    empty,
    anonymous = empty,
    page,
    pageSize,
    onPageChange,
    loadMore: asked,
    loadMoreOn = 'phone',
    size,
    ...table
  }: QueryTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { t } = useMessages();
  const data = reading.state === 'ready' ? reading.data : undefined;
  const rows = data?.rows ?? [];
  const allLoaded = data?.page === undefined;
  const loadMoreMode = asked ?? (data !== undefined && allLoaded ? 'auto' : undefined);
  const isMobile = useIsMobile();
  const isGrowing = loadMoreMode !== undefined && (loadMoreOn === 'everywhere' || isMobile);
  const shownPage = data?.page ?? page;
  const unreadableCount = data?.unreadable.length ?? 0;
  const error = <QueryError reading={reading} title={errorTitle} hint={errorHint} {...(size && { size })} />;
  const reference = reading.state === 'ready' ? reading.reference : undefined;
  const retryMore = reading.state === 'ready' && reading.data.moreFailed ? reading.retry : undefined;
  return (
    <DataTable<Row>
      data-part="query-table"
      {...table}
      ref={ref}
      {...tableState(reading)}
      rows={allLoaded ? rows.slice(isGrowing ? 0 : (page - 1) * pageSize, page * pageSize) : rows}
      total={allLoaded ? data && rows.length : data.total}
      page={shownPage}
      pageSize={pageSize}
      {...((loadMoreMode === undefined || loadMoreOn === 'phone') && { onPageChange })}
      // Rows that could not be read count as loaded.
      {...(!allLoaded && { hasMore: (data.hasMore ?? (data.total ?? 0) > rows.length + unreadableCount) && !data.full })}
      {...(loadMoreMode && {
        loadMore: loadMoreMode,
        loadMoreState: data?.loadingMore ? 'loading' : retryMore ? 'error' : 'idle',
        onLoadMore: retryMore ?? (() => onPageChange(shownPage + 1)),
      })}
      // If rows exist but none could be read, the list is not shown as empty.
      empty={reading.state === 'anonymous' ? anonymous : unreadableCount > 0 ? error : empty}
      emptyAnnouncement={reading.state === 'anonymous' ? '' : undefined}
      error={error}
      reference={reference && t('earn.error.reference', { id: reference })}
      notice={
        (unreadableCount > 0 || data?.more) && (
          <Banner tone="warning">
            {[unreadableCount > 0 && unreadableWarning(unreadableCount), data?.more && t('earn.list.more')].filter(Boolean).join(' ')}
          </Banner>
        )
      }
    />
  );
});

/** Stale data has the state `error` and keeps its rows: `DataTable` then shows a warning above them. */
function tableState(reading: QueryState<unknown>): Pick<DataTableProps<never>, 'state' | 'onRetry'> {
  switch (reading.state) {
    case 'anonymous':
      return { state: 'ready' };
    case 'loading':
      return { state: 'loading' };
    case 'failed':
      return { state: 'error', onRetry: reading.retry };
    case 'ready':
      return { state: reading.stale ? 'error' : 'ready', onRetry: reading.retry };
  }
}
