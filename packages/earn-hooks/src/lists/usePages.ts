'use client';
import { useCallback, useMemo } from 'react';
import type { EarnFailure } from '@earnkit/core';
import type { Rows, UnreadableRow } from '@earnkit/core/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEarnQueries } from '../provider/useEarnQueries.ts';
import { useEarn } from '../provider/earnContext.ts';
import { type EarnQueryOptions, keepWithin } from '../provider/earnQuery.ts';
import { useEarnQuery } from '../provider/useEarnQuery.ts';
import { isSamePage, type PageOf, pageOf } from './pageOf.ts';
import { sentIn } from './sentIn.ts';
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
  /** Rows in all pages; `undefined` while that is not known. */
  readonly total: number | undefined;
  /** Whether there are, or may be, rows after these. */
  readonly hasMore: boolean;
  /** Whether there may be rows that cannot be reached: the exchange sent the same page again when it was asked for the next one. */
  readonly more: boolean;
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
 * list is split into pages here. Where an answer does not tell whether rows follow, the next page is read too (AMB-169).
 */
export function usePages<Row>({ page, mode, pageSize, maxPages, optionsOf, idOf }: PagesOptions<Row>): QueryState<PagesRead<Row>> {
  const { scope, queryClient, now } = useEarn();
  const asked = Math.max(1, Math.floor(page));
  const single = mode === 'page';
  // The first answer may say how many pages there are.
  const first = useEarnQuery({ ...optionsOf(single ? asked : 1), ...(single && { placeholderData: keepWithin(scope) }) });
  const last = first.data && lastPageOf(first.data, single ? asked : 1, pageSize);
  const shown = Math.min(asked, last ?? (single || first.data ? asked : 1), single ? asked : maxPages);
  const numbers = single ? [shown] : Array.from({ length: shown }, (_, index) => index + 1);
  const answerOf = (number: number): Rows<Row> | undefined => queryClient.getQueryData(optionsOf(number).queryKey);
  const end = answerOf(shown);
  const ahead = end !== undefined && pageOf(end, shown, pageSize).more === undefined;
  // Otherwise it observes page 0, which nobody reads: an observer of a page that is read would render the list once more.
  const { data: next } = useEarnQuery({ ...optionsOf(ahead ? shown + 1 : 0), ...(!ahead && { enabled: false }) });
  const before = single && shown > 1 ? answerOf(shown - 1) : undefined;
  const combine = useCallback(
    (queries: readonly UseQueryResult<Rows<Row>, EarnFailure>[]) =>
      combinePages(queries, { page: shown, single, maxPages, pageSize, idOf, before, next: ahead ? next : undefined, now }),
    [shown, single, maxPages, pageSize, idOf, before, ahead, next, now],
  );
  // The requested page is already read; a second observer would only render its answer again.
  const own = single && shown === asked;
  const pages = useEarnQueries(own ? [] : numbers.map(optionsOf), combine);
  const { data, error, isError, isPlaceholderData, dataUpdatedAt } = first;
  // oxlint-disable-next-line react/exhaustive-deps -- all that is read of the query, which is another object in each render
  const asAsked = useMemo(() => combine([first]), [combine, data, error, isError, isPlaceholderData, dataUpdatedAt]);
  return own ? asAsked : pages;
}

/** The last page, as far as an answer tells. The first one where it is after the end of a list that does not say where that is. */
function lastPageOf(answer: Rows<unknown>, page: number, pageSize: number): number | undefined {
  const { total = 0, more } = pageOf(answer, page, pageSize);
  if (more === undefined) return undefined;
  return Math.max(1, Math.ceil((sentIn(answer) === 0 ? (answer.total ?? 0) : total) / pageSize));
}

/** How pages are combined. */
interface Combining<Row> extends Pick<PagesOptions<Row>, 'pageSize' | 'idOf' | 'page' | 'maxPages'> {
  /** Whether only that page is shown. */
  readonly single: boolean;
  /** The page before a single page, where it has been read. */
  readonly before: Rows<Row> | undefined;
  /** The page after the last one, where it was read to find out whether there is one. */
  readonly next: Rows<Row> | undefined;
  /** The area's clock. */
  readonly now: () => number;
}

function combinePages<Row>(
  queries: readonly UseQueryResult<Rows<Row>, EarnFailure>[],
  { page, single, maxPages, pageSize, idOf, before, next, now }: Combining<Row>,
): QueryState<PagesRead<Row>> {
  const answered = queries.filter((query) => query.data !== undefined);
  const [first] = answered.length > 0 ? answered : queries;
  if (first === undefined) return { state: 'loading' };
  const reading = queryStateOf(first, now);
  if (reading.state !== 'ready') return reading;
  const failed = queries.find((query) => query.isRefetchError);
  const byId = new Map<string, Row>();
  let last: { readonly answer: Rows<Row>; readonly read: PageOf<Row> } | undefined;
  // An exchange that ignores the number of a page sends the same one again.
  let again = false;
  for (const [index, { data, isPlaceholderData }] of queries.entries()) {
    if (data === undefined) continue;
    const read = pageOf(data, single ? page : index + 1, pageSize);
    const previous = single ? before : last?.answer;
    again ||= previous !== undefined && !isPlaceholderData && !read.whole && isSamePage(previous, data, idOf);
    last = { answer: data, read };
    // Rows of one page are different rows, also where the exchange gave them the same id.
    const times = new Map<string, number>();
    for (const row of read.rows) {
      const id = idOf(row);
      const time = times.get(id) ?? 0;
      times.set(id, time + 1);
      byId.set(`${time} ${id}`, row);
    }
  }
  // The page before is shown then: its rows are on the screen.
  const shown = single && again ? page - 1 : page;
  again ||= next !== undefined && last !== undefined && isSamePage(last.answer, next, idOf);
  const more = last?.read.more ?? (next && sentIn(next) > 0);
  const hasMore = !again && more !== false;
  const ended = !again && !hasMore;
  // A list that grew to its end has what was sent, whatever total was reported.
  const grown = !single && ended && !last?.read.whole && answered.length === queries.length;
  const sent = answered.reduce((sum, { data }) => sum + (data ? sentIn(data) : 0), 0);
  return {
    state: 'ready',
    readAt: Math.min(...answered.map((query) => readAtOf(query, now))),
    stale: failed !== undefined,
    reference: failed && referenceOf(failed),
    retry: () => queries.forEach((query) => void query.refetch()),
    data: {
      rows: [...byId.values()],
      page: shown,
      total: grown ? sent : (last?.read.total ?? (ended ? last?.read.upTo : undefined)),
      hasMore,
      more: again,
      unreadable: (last?.read.whole ? [last.answer] : answered.map(({ data }) => data)).flatMap((answer) => answer?.unreadable ?? []),
      loadingMore: queries.some((query) => query.isPending || query.isPlaceholderData),
      moreFailed: queries.some((query) => query.isLoadingError),
      full: !single && shown === maxPages && hasMore,
    },
  };
}
