'use client';
import type { ForwardedRef } from 'react';
import { forwardGeneric } from '../theme/rootProps.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { useDataTable } from './useDataTable.tsx';

/**
 * A list of anything, declared once: a table on a desktop, cards on a phone (UI-17 to UI-21). The server pages and sorts;
 * the table shows the rows and requests others. The caller owns page, size and order, so that they can be in the address.
 * `data-state` and `data-layout` say which form it has. For thousands of rows use `VirtualTable` of `@earnkit/ui/virtual-table`.
 */
export const DataTable = forwardGeneric(function DataTable<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  return useDataTable(props, ref);
});
