import type { DataTableSort } from './sorting.ts';

/** The state of a table in an address. */
export interface TableAddress {
  /** Page shown, from 1. */
  page: number;
  /** Order of the rows; `undefined` is the default order. */
  sort: DataTableSort | undefined;
}

/**
 * Page and order of an address such as `?page=3&sort=apr-desc` (UI-19). An invalid value (a page of 0, 1.5 or a
 * million, a column that is not in `sortable`) counts as absent, because people type and share addresses. Never throws.
 */
export function readTableAddress(search: string | URLSearchParams, sortable: readonly string[]): TableAddress {
  const words = new URLSearchParams(search);
  const page = words.get('page') ?? '';
  const [, key = '', direction] = /^(.+)-(asc|desc)$/.exec(words.get('sort') ?? '') ?? [];
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    sort: sortable.includes(key) && (direction === 'asc' || direction === 'desc') ? { key, direction } : undefined,
  };
}

/**
 * The query string of an address with page and order written into it, without a question mark. The first page and the
 * default order are left out; other parameters stay.
 */
export function writeTableAddress(search: string | URLSearchParams, { page, sort }: TableAddress): string {
  const words = new URLSearchParams(search);
  if (page > 1) words.set('page', String(page));
  else words.delete('page');
  if (sort) words.set('sort', `${sort.key}-${sort.direction}`);
  else words.delete('sort');
  return words.toString();
}
