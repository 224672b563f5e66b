/** Which way a column is sorted. */
export type SortDirection = 'asc' | 'desc';

/** The column a table is sorted by, and which way. */
export interface DataTableSort {
  /** `key` of the sorted column. */
  key: string;
  /** Ascending or descending. */
  direction: SortDirection;
}

/**
 * The order that a press on a column's header asks for: the column's first direction, then the other one, then
 * the server's default order (`undefined`).
 */
export function nextSort(current: DataTableSort | undefined, key: string, first: SortDirection): DataTableSort | undefined {
  if (current?.key !== key) return { key, direction: first };
  if (current.direction === first) return { key, direction: first === 'asc' ? 'desc' : 'asc' };
  return undefined;
}
