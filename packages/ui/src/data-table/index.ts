export type { DataTableColumn } from './columns.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { LoadMoreState } from './LoadMore.tsx';
export type { DataTableSort, SortDirection } from './sorting.ts';
