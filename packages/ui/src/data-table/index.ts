export type { DataTableColumn } from './columns.ts';
export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTableProps.ts';
export type { LoadMoreState } from './LoadMore.tsx';
export type { DataTableSort, SortDirection } from './sorting.ts';
export { readTableAddress, writeTableAddress, type TableAddress } from './tableAddress.ts';
