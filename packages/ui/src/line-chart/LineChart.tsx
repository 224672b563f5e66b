'use client';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Unknown } from '../amount/Unknown.tsx';
import { DataTable, type DataTableColumn } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import * as css from './LineChart.css.ts';
import type { LineChartPoint } from './lineChartModel.ts';
import { Plot } from './Plot.tsx';

/** Words of the table that {@link LineChart} shows in place of its drawing. */
export interface LineChartTable {
  /** What the table is; read aloud. */
  readonly caption: string;
  /** Header of the column of times. */
  readonly timeHeader: string;
  /** Header of the column of values. */
  readonly valueHeader: string;
}

/** What {@link LineChart} takes. */
export interface LineChartProps<Value extends string = string> {
  /** The series, oldest first, each instant once. An `undefined` value is a gap in the line and `--` in words. */
  points: readonly LineChartPoint<Value>[];
  /** Start of the period in unix seconds: the left end of the time axis. */
  from: number;
  /** End of the period in unix seconds: the right end of the time axis. */
  to: number;
  /**
   * Seconds between two regular points. The line breaks where a point is missing, and the middle of the axis falls on a step.
   * @default undefined (only unknown values break the line)
   */
  step?: number | undefined;
  /** A value as a person reads it, with unit and rounding. Every figure of the chart comes from here. */
  formatValue: (value: Value) => string;
  /** A moment as a person reads it. */
  formatTime: (at: number) => string;
  /**
   * A moment in the short form of the time axis.
   * @default `formatTime`
   */
  formatTick?: ((at: number) => string) | undefined;
  /** Accessible name of the chart. */
  label: string;
  /**
   * How to read the chart by key, for a screen reader.
   * @default undefined
   */
  hint?: string | undefined;
  /**
   * Values at which a line is drawn across, with its figure at the side. They set the ends of the vertical axis.
   * @default the lowest and the highest value
   */
  gridlines?: readonly Value[] | undefined;
  /**
   * Mean of the series, drawn as a dashed line. The chart computes nothing.
   * @default undefined
   */
  average?: Value | undefined;
  /**
   * Name of the average, shown below the chart beside its figure. Leave it out where the page shows the average elsewhere.
   * @default undefined
   */
  averageLabel?: string | undefined;
  /**
   * Height of the drawing and of the table, in CSS pixels.
   * @default 220
   */
  height?: number | undefined;
  /**
   * `table` shows the same points as rows, newest first; it needs `table`.
   * @default 'chart'
   */
  view?: 'chart' | 'table';
  /**
   * Words of the table.
   * @default undefined (there is no table)
   */
  table?: LineChartTable | undefined;
  /**
   * A point in a sentence, announced while arrow keys move over the chart.
   * @default time and value, such as "01/15/2026: 4.98%"
   */
  pointLabel?: ((point: LineChartPoint<Value>) => string) | undefined;
  /**
   * Called with the point under the crosshair, and with `undefined` when there is none.
   * @default undefined
   */
  onActiveChange?: ((point: LineChartPoint<Value> | undefined) => void) | undefined;
  /**
   * Takes the place of the drawing when no value is known.
   * @default an `EmptyState` of the kind `chart`
   */
  empty?: ReactNode;
}

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
          {value === undefined ? <Unknown /> : formatValue(value)}
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
