'use client';
import { useCallback, useMemo } from 'react';
import type { EarnFailure } from '@earnkit/core';
import type { Rows, UnreadableRow } from '@earnkit/core/endpoint';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEarn } from '../provider/earnContext.ts';
import { type EarnQueryOptions, keepWithin, useEarnQuery } from '../provider/earnQuery.ts';
import { type QueryState, queryStateOf, readAtOf, referenceOf } from '../provider/queryState.ts';

/** A single `page`, or every page up to it (`accumulate`), for a list that grows on a phone. */
export type PageMode = 'page' | 'accumulate';

/** Which pages of a list are read, and how. */
export interface PagesOptions<Row> {
  /** The page, from 1; it may be out of range. */
  readonly page: number;
  /** A single page, or every page up to it. */
  readonly mode: PageMode;
  /** Rows of a page. */
  readonly pageSize: number;
  /** Maximum number of pages that an accumulating list reads. */
  readonly maxPages: number;
  /** The read of one page, from 1. */
  readonly optionsOf: (page: number) => EarnQueryOptions<Rows<Row>>;
  /** Identifies a row, so that one that moved between two pages is listed once. Never changes identity. */
  readonly idOf: (row: Row) => string;
}

/** The rows that were asked for. */
export interface PagesRead<Row> {
  /** Rows; one that did not change keeps its identity. */
  readonly rows: readonly Row[];
  /** The page shown: the one asked for, or the last there is. */
  readonly page: number;
  /** Rows in all pages, as the exchange says. */
  readonly total: number;
  /** Rows that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
  /** A further page is loading. */
  readonly loadingMore: boolean;
  /** A further page could not be read, and its rows are missing; `retry` reads it again. */
  readonly moreFailed: boolean;
  /** There are further pages, but an accumulating list has reached its maximum and reads no more. */
  readonly full: boolean;
}

/**
 * Pages of a list that the exchange paginates. The page number comes from a URL, so a page that the exchange does not have is not
 * read. While another page is read, the last one stays on the screen. When an exchange sends the whole list instead of a page, the
 * list is split into pages here.
 */
export function usePages<Row>({ page, mode, pageSize, maxPages, optionsOf, idOf }: PagesOptions<Row>): QueryState<PagesRead<Row>> {
  const { scope, queryClient, now } = useEarn();
  const asked = Math.max(1, Math.floor(page));
  const single = mode === 'page';
  // The first answer says how many pages there are.
  const first = useEarnQuery({ ...optionsOf(single ? asked : 1), ...(single && { placeholderData: keepWithin(scope) }) });
  const count = first.data && Math.max(1, Math.ceil(first.data.total / pageSize));
  const shown = single ? Math.min(asked, count ?? asked) : Math.min(asked, count ?? 1, maxPages);
  const numbers = single ? [shown] : Array.from({ length: shown }, (_, index) => index + 1);
  const full = !single && shown === maxPages && count !== undefined && count > maxPages;
  const combine = useCallback(
    (queries: readonly UseQueryResult<Rows<Row>, EarnFailure>[]) =>
      combinePages(queries, { page: shown, single, full, pageSize, idOf, now }),
    [shown, single, full, pageSize, idOf, now],
  );
  // The requested page is already read; a second observer would only render its answer again.
  const own = single && shown === asked;
  const pages = useQueries<{ queryFnData: Rows<Row>; error: EarnFailure }[], QueryState<PagesRead<Row>>>(
    { queries: own ? [] : numbers.map(optionsOf), combine },
    queryClient,
  );
  const { data, error, isError, isPlaceholderData, dataUpdatedAt } = first;
  // oxlint-disable-next-line react/exhaustive-deps -- all that is read of the query, which is another object in each render
  const asAsked = useMemo(() => combine([first]), [combine, data, error, isError, isPlaceholderData, dataUpdatedAt]);
  return own ? asAsked : pages;
}

/** How pages are combined. */
interface Combining<Row> extends Pick<PagesOptions<Row>, 'pageSize' | 'idOf' | 'page'> {
  /** Whether only that page is shown. */
  readonly single: boolean;
  /** Whether no more pages are read although there are some. */
  readonly full: boolean;
  /** The area's clock. */
  readonly now: () => number;
}

/** The rows of one page, from 1: of the whole list, where that was sent. */
function rowsOfPage<Row>({ rows, total }: Rows<Row>, page: number, pageSize: number): readonly Row[] {
  return rows.length > pageSize && rows.length >= total ? rows.slice((page - 1) * pageSize, page * pageSize) : rows;
}

function combinePages<Row>(
  queries: readonly UseQueryResult<Rows<Row>, EarnFailure>[],
  { page, single, full, pageSize, idOf, now }: Combining<Row>,
): QueryState<PagesRead<Row>> {
  const answered = queries.filter((query) => query.data !== undefined);
  const [first] = answered.length > 0 ? answered : queries;
  if (first === undefined) return { state: 'loading' };
  const reading = queryStateOf(first, now);
  if (reading.state !== 'ready') return reading;
  const failed = queries.find((query) => query.isRefetchError);
  const byId = new Map<string, Row>();
  queries.forEach(({ data }, index) => {
    // Rows of one page are different rows, also where the exchange gave them the same id.
    const times = new Map<string, number>();
    for (const row of data ? rowsOfPage(data, single ? page : index + 1, pageSize) : []) {
      const id = idOf(row);
      const time = times.get(id) ?? 0;
      times.set(id, time + 1);
      byId.set(`${time} ${id}`, row);
    }
  });
  return {
    state: 'ready',
    readAt: Math.min(...answered.map((query) => readAtOf(query, now))),
    stale: failed !== undefined,
    reference: failed && referenceOf(failed),
    retry: () => queries.forEach((query) => void query.refetch()),
    data: {
      rows: [...byId.values()],
      page,
      total: totalOf(answered.at(-1)?.data, single ? (page - 1) * pageSize : byId.size),
      unreadable: answered.flatMap((query) => query.data?.unreadable ?? []),
      loadingMore: queries.some((query) => query.isPending || query.isPlaceholderData),
      moreFailed: queries.some((query) => query.isLoadingError),
      full,
    },
  };
}

/**
 * Number of rows on all pages. A page without rows counts as beyond the last one, whatever total the exchange reports, so that
 * no more empty pages are offered.
 *
 * @param before rows of the pages before it.
 */
function totalOf(last: Rows<unknown> | undefined, before: number): number {
  if (last === undefined) return 0;
  return last.rows.length + last.unreadable.length === 0 ? Math.min(last.total, before) : last.total;
}
