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
  | 'detail'
  | 'hasDetail'
  | 'defaultOpenRows'
  | 'onOpenRowsChange'
  | 'height';

export interface QueryTableProps<Row> extends Pick<DataTableProps<Row>, Shared>, PartProps {
  /** The query's state. */
  reading: QueryState<QueryTableData<Row>>;
  /** Title of the error: what could not be read. */
  failed: string;
  /** Sentence for an error without an explanation of its own. @default asks to try again */
  failedHint?: string;
  /** Returns the warning for rows that could not be read. */
  unreadable: (count: number) => string;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** In place of the rows for a visitor. @default the same as `empty` */
  anonymous?: ReactNode;
  /** The requested page, from 1. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
  /** Called with the page to show. */
  onPageChange: (page: number) => void;
  /**
   * How the list grows on a phone, see `loadMore` of `DataTable` (UI-17).
   * @default 'auto' where all rows are there; a list that comes page by page has page buttons
   */
  grows?: 'auto' | 'button';
  /** Where a growing list grows: on a `phone` only, with page buttons on a desktop, or `everywhere`. @default 'phone' */
  growsOn?: 'phone' | 'everywhere';
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
    failed,
    failedHint,
    unreadable,
    empty,
    anonymous = empty,
    page,
    pageSize,
    onPageChange,
    grows: asked,
    growsOn = 'phone',
    size,
    ...table
  }: QueryTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { t } = useMessages();
  const data = reading.state === 'ready' ? reading.data : undefined;
  const rows = data?.rows ?? [];
  const paged = data?.page === undefined;
  const grows = asked ?? (data !== undefined && paged ? 'auto' : undefined);
  const isMobile = useIsMobile();
  const grown = grows !== undefined && (growsOn === 'everywhere' || isMobile);
  const shownPage = data?.page ?? page;
  const unread = data?.unreadable.length ?? 0;
  const error = <QueryError reading={reading} title={failed} hint={failedHint} {...(size && { size })} />;
  const reference = reading.state === 'ready' ? reading.reference : undefined;
  const retryMore = reading.state === 'ready' && reading.data.moreFailed ? reading.retry : undefined;
  return (
    <DataTable<Row>
      data-part="query-table"
      {...table}
      ref={ref}
      {...tableState(reading)}
      rows={paged ? rows.slice(grown ? 0 : (page - 1) * pageSize, page * pageSize) : rows}
      total={paged ? data && rows.length : data.total}
      page={shownPage}
      pageSize={pageSize}
      {...((grows === undefined || growsOn === 'phone') && { onPageChange })}
      // Rows that could not be read count as loaded.
      {...(!paged && { hasMore: (data.hasMore ?? (data.total ?? 0) > rows.length + unread) && !data.full })}
      {...(grows && {
        loadMore: grows,
        loadMoreState: data?.loadingMore ? 'loading' : retryMore ? 'error' : 'idle',
        onLoadMore: retryMore ?? (() => onPageChange(shownPage + 1)),
      })}
      // If rows exist but none could be read, the list is not shown as empty.
      empty={reading.state === 'anonymous' ? anonymous : unread > 0 ? error : empty}
      error={error}
      reference={reference && t('earn.error.reference', { id: reference })}
      notice={
        (unread > 0 || data?.more) && (
          <Banner tone="warning">{[unread > 0 && unreadable(unread), data?.more && t('earn.list.more')].filter(Boolean).join(' ')}</Banner>
        )
      }
    />
  );
});

/** Stale data is an error with rows: the rows stay, with a warning above them. */
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
