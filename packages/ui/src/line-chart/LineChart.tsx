'use client';
import { type ReactElement, useMemo } from 'react';
import { UnknownValue } from '../amount/UnknownValue.tsx';
import { DataTable, type DataTableColumn } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import * as css from './LineChart.css.ts';
import type { LineChartPoint } from './lineChartModel.ts';
import type { LineChartProps, LineChartTable } from './lineChartProps.ts';
import { Plot } from './Plot.tsx';

/**
 * One series over time as a line with a light area. Pointer, touch and arrow keys move a crosshair from point to point; the
 * points are also there as a table. Time runs from left to right in every language. Values are decimals as text: the chart
 * turns them into numbers to place them, and every digit it shows comes from `formatValue`.
 */
export function LineChart<Value extends string = string>(props: LineChartProps<Value>): ReactElement {
  const { points, average, averageLabel, formatValue, height = 220, view = 'chart', table, empty } = props;
  if (view === 'table' && table) return <PointTable {...props} height={height} table={table} />;
  if (points.every(({ value }) => value === undefined))
    return (
      <div className={css.empty} style={{ minBlockSize: height }}>
        {empty ?? <EmptyState kind="chart" size="compact" />}
      </div>
    );
  return (
    <div className={css.root}>
      <Plot {...props} height={height} />
      {average !== undefined && averageLabel !== undefined && (
        <p className={css.legend}>
          {averageLabel} {formatValue(average)}
        </p>
      )}
    </div>
  );
}

type PointTableProps<Value extends string> = LineChartProps<Value> & { height: number; table: LineChartTable };

function PointTable<Value extends string>({ points, formatTime, formatValue, height, table }: PointTableProps<Value>): ReactElement {
  const { caption, timeHeader, valueHeader } = table;
  const newestFirst = useMemo(() => [...points].reverse(), [points]);
  const columns: readonly DataTableColumn<LineChartPoint<Value>>[] = [
    { key: 'time', header: timeHeader, cell: ({ at }) => formatTime(at) },
    {
      key: 'value',
      header: valueHeader,
      align: 'end',
      cell: ({ value }) => (
        <span className={css.figure} dir="ltr">
          {value === undefined ? <UnknownValue /> : formatValue(value)}
        </span>
      ),
    },
  ];
  return (
    <DataTable<LineChartPoint<Value>>
      caption={caption}
      columns={columns}
      rows={newestFirst}
      rowKey={({ at }) => String(at)}
      layout="table"
      maxHeight={`${height}px`}
    />
  );
}
