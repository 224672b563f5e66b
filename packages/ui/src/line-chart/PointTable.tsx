'use client';
import { type ForwardedRef, type ReactElement, useMemo } from 'react';
import { UnknownValue } from '../amount/UnknownValue.tsx';
import { DataTable, type DataTableColumn } from '../data-table/index.ts';
import { rootProps } from '../theme/rootProps.ts';
import * as css from './LineChart.css.ts';
import { EMPTY_LIST, eventTexts } from './lineChartModel.ts';
import type { LineChartProps, LineChartTable } from './lineChartProps.ts';
import { Words } from '../words/Words.tsx';

export type PointTableProps<Value extends string> = LineChartProps<Value> & {
  height: number;
  table: LineChartTable;
  host: ForwardedRef<HTMLDivElement>;
};

/** An instant, and its value in each series. */
interface Row<Value extends string> {
  readonly at: number;
  readonly values: readonly (Value | undefined)[];
  /** What happened since the point before. */
  readonly happened: readonly string[];
}

/** The points of a chart as rows, newest first, as high as the chart. */
export function PointTable<Value extends string>({
  points,
  others = EMPTY_LIST,
  events = EMPTY_LIST,
  formatTime,
  formatValue,
  height,
  table,
  host,
  ...rest
}: PointTableProps<Value>): ReactElement {
  const { caption, timeHeader, valueHeader } = table;
  const newestFirst = useMemo(
    (): readonly Row<Value>[] =>
      points
        .map(({ at, value }, index) => ({
          at,
          values: [value, ...others.map(({ values }) => values[index])],
          happened: eventTexts(points, events, index),
        }))
        .reverse(),
    [points, others, events],
  );
  const columns: readonly DataTableColumn<Row<Value>>[] = [
    {
      key: 'time',
      header: timeHeader,
      cell: ({ at, happened }) => (
        <>
          <Words>{formatTime(at)}</Words>
          {happened.map((words, index) => (
            <span key={index} className={css.eventWords}>
              {words}
            </span>
          ))}
        </>
      ),
    },
    ...[valueHeader, ...others.map(({ name }) => name)].map((header, line): DataTableColumn<Row<Value>> => ({
      key: `value ${line}`,
      header,
      align: 'end',
      cell: ({ values }) => {
        const value = values[line];
        return (
          <span className={css.figure} dir="ltr">
            {value === undefined ? <UnknownValue /> : formatValue(value)}
          </span>
        );
      },
    })),
  ];
  return (
    <DataTable<Row<Value>>
      ref={host}
      {...rootProps('line-chart', rest, css.pointTable)}
      caption={caption}
      columns={columns}
      rows={newestFirst}
      rowKey={({ at }) => String(at)}
      layout="table"
      maxHeight={`${height}px`}
    />
  );
}
