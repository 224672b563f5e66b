/** Page, page size and total after invalid values are corrected. */
export interface Pagination {
  /** The page shown, from 1. */
  page: number;
  /** Rows to a page. */
  pageSize: number;
  /** Pages there are; at least 1. */
  pageCount: number;
  /** First and last row shown, from 1; both 0 when the page has no rows. */
  from: number;
  to: number;
  /** Total number of rows, `undefined` while unknown. */
  total: number | undefined;
  /** Whether further pages may follow the last one counted. */
  open: boolean;
  /** Whether the requested page is after the last one. */
  beyond: boolean;
}

/** One place in the pager: a page number, or a gap for omitted pages. */
export type PagerItem = number | 'gap-start' | 'gap-end';

/** The default page size (UI-20). */
const DEFAULT_PAGE_SIZE = 10;

/**
 * Reads a page, a page size and a total that cannot be trusted: they come from an address bar and
 * from a server. Rows are trusted over the total: page 7 with rows exists whatever the total
 * says; page 7 of a total of 0 without rows is page 1 of 1.
 */
export function readPagination(asked: {
  page: number | undefined;
  pageSize: number | undefined;
  total: number | undefined;
  rowCount: number;
  /** Whether rows may follow those of the page; counts while there is no total. @default false */
  hasMore?: boolean | undefined;
}): Pagination {
  const page = positiveInteger(asked.page) ?? 1;
  const pageSize = positiveInteger(asked.pageSize) ?? DEFAULT_PAGE_SIZE;
  const { rowCount } = asked;
  const seen = rowCount > 0 ? (page - 1) * pageSize + rowCount : 0;
  const reported = asked.total === 0 ? 0 : positiveInteger(asked.total);
  const total = reported === undefined ? undefined : Math.max(reported, seen);
  const open = total === undefined && rowCount > 0 && asked.hasMore === true;
  const pageCount = Math.max(1, Math.ceil((total ?? seen) / pageSize), rowCount > 0 ? page : 1, open ? page + 1 : 1);
  return {
    page: Math.min(page, pageCount),
    pageSize,
    pageCount,
    from: rowCount > 0 ? seen - rowCount + 1 : 0,
    to: seen,
    total,
    open,
    beyond: rowCount === 0 && total !== undefined && total > 0 && page > pageCount,
  };
}

/**
 * The pager's places: the first and last page, the current one and its neighbours, at most
 * seven places in all, and never a gap in place of a single page.
 *
 * @param open whether further pages may follow the last one; a gap then stands after it.
 */
export function pagerItems(page: number, pageCount: number, open = false): PagerItem[] {
  if (open) return [...(pageCount <= 6 ? pagerItems(page, pageCount) : [1, 'gap-start' as const, page - 1, page, page + 1]), 'gap-end'];
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap-end', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-start', pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  return [1, 'gap-start', page - 1, page, page + 1, 'gap-end', pageCount];
}

/** How a list shows more rows than the first. */
export type Paging = 'none' | 'pages' | 'more';

/** A desktop prefers pages, a phone a growing list; each uses the other if it is the only one (UI-17, UI-18). */
export function pagingOf({ cards, pages, more }: { cards: boolean; pages: boolean; more: boolean }): Paging {
  if (more && (cards || !pages)) return 'more';
  return pages ? 'pages' : 'none';
}

function positiveInteger(value: number | undefined): number | undefined {
  if (value === undefined || !Number.isFinite(value) || value < 1) return undefined;
  return Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER / 1000);
}
