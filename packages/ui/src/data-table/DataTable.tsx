'use client';
import { DataTableFrame } from './DataTableFrame.tsx';
import type { DataTableProps } from './DataTableProps.ts';

/**
 * A list of anything, declared once: a table on a desktop, cards on a phone (UI-17 to UI-21). The server pages and sorts;
 * the table shows the rows and asks for others. Page, size and order belong to the caller, so that an address can hold them.
 * `data-state` and `data-layout` say which form it has. For thousands of rows use `VirtualTable` of `@earnkit/ui/virtual-table`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <DataTableFrame {...props} />;
}
