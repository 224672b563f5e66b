import { type ReactElement, useMemo } from 'react';
import type { AprPoint } from '@earnkit/core/simple-earn/contract';
import { DataTable, type DataTableColumn, Percent } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { shownPercent } from '../list-parts/shown.ts';

/** Props of {@link AprTrendTable}. */
export interface AprTrendTableProps {
  /** What the table is. */
  caption: string;
  /** Every point of the chart, oldest first. */
  points: readonly AprPoint[];
  /** A moment in words. */
  formatAt: (at: number) => string;
}

/** The chart's points in words, newest first, in the chart's own space. */
export function AprTrendTable({ caption, points, formatAt }: AprTrendTableProps): ReactElement {
  const { t } = useCopy();
  const newestFirst = useMemo(() => points.toReversed(), [points]);
  const columns: readonly DataTableColumn<AprPoint>[] = [
    { key: 'time', header: t('earn.aprDetails.time'), cell: (point) => formatAt(point.at) },
    { key: 'apr', header: t('earn.apr'), align: 'end', cell: (point) => <Percent value={shownPercent(point.aprFraction)} /> },
  ];
  return (
    <DataTable<AprPoint>
      caption={caption}
      columns={columns}
      rows={newestFirst}
      rowKey={(point) => String(point.at)}
      layout="table"
      maxHeight="220px"
    />
  );
}
