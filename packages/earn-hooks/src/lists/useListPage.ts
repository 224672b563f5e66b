import { useMemo } from 'react';
import type { PageMode } from './usePages.ts';

/** Which part of a list in memory is shown. */
export interface ListPageQuery {
  /** The page, from 1. */
  page: number;
  /** Rows of a page. */
  pageSize: number;
  /** A single `page`, or every page up to it (`accumulate`), for a list that grows. */
  mode: PageMode;
}

/** The part of a list that was asked for. */
export interface ListPage<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Rows in all pages. */
  readonly total: number;
  /** The page shown: the one asked for, or the last there is. */
  readonly page: number;
}

/**
 * Splits a list that was read as a whole into pages, after it was searched and sorted.
 *
 * @param listed the rows that match, in their order; the same array as long as they do not change.
 */
export function useListPage<Row>(listed: readonly Row[], { page, pageSize, mode }: ListPageQuery): ListPage<Row> {
  const shown = Math.min(Math.max(1, Math.floor(page)), Math.max(1, Math.ceil(listed.length / pageSize)));
  const rows = useMemo(
    () => listed.slice(mode === 'accumulate' ? 0 : (shown - 1) * pageSize, shown * pageSize),
    [listed, shown, pageSize, mode],
  );
  return { rows, total: listed.length, page: shown };
}
