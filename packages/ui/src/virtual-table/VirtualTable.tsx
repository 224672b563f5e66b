'use client';
import { useMemo, type ForwardedRef } from 'react';
import { forwardGeneric } from '../theme/rootProps.ts';
import type { DataTableProps } from '../data-table/DataTableProps.ts';
import { useDataTable } from '../data-table/useDataTable.tsx';
import { VirtualRows } from './VirtualRows.tsx';

/** Props of {@link VirtualTable}: those of `DataTable`, and the height of a row. */
export interface VirtualTableProps<Row> extends DataTableProps<Row> {
  /**
   * Height of every row of the table in CSS pixels. Give it only where it holds for all rows: they are then neither measured
   * nor corrected. Cards are always measured.
   * @default undefined (rows are measured, and taken to be 56 px high until then)
   */
  rowHeight?: number | undefined;
}

/**
 * A `DataTable` that draws only the rows in view and a few around them, for lists of thousands. Its columns have their declared
 * widths or equal shares, so that nothing moves sideways while it scrolls. A cell loses its own state when its row is scrolled
 * away. Without `height` or `maxHeight` it is at most `min(70vh, 640px)` high.
 */
export const VirtualTable = forwardGeneric(function VirtualTable<Row>(
  { rowHeight, ...props }: VirtualTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const virtual = useMemo(() => ({ Rows: VirtualRows<Row>, rowHeight }), [rowHeight]);
  return useDataTable({ 'data-part': 'virtual-table', ...props }, ref, virtual);
});
