'use client';
import type { ForwardedRef } from 'react';
import { forwardGeneric, rootProps } from '../theme/rootProps.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import * as css from './LineChart.css.ts';
import { LazyPointTable } from './LazyPointTable.tsx';
import { EMPTY_LIST } from './lineChartModel.ts';
import type { LineChartProps } from './lineChartProps.ts';
import { Plot } from './Plot.tsx';
import { Words } from '../words/Words.tsx';

/**
 * One series over time as a line with a light area, and further ones as thin lines. Pointer, touch and arrow keys move a crosshair
 * from point to point. The points are also there as a table, whose code is loaded when it is first shown. Time runs from left to
 * right in every language. Values are decimals as text: the chart turns them into numbers to place them, and every digit it shows
 * comes from `formatValue`.
 */
export const LineChart = forwardGeneric(function LineChart<Value extends string = string>(
  props: LineChartProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { points, name, others = EMPTY_LIST, average, averageLabel, formatValue, height = 220, view = 'chart', table, empty } = props;
  if (view === 'table' && table) return <LazyPointTable {...props} host={ref} height={height} table={table} />;
  const unknown = (value: Value | undefined): boolean => value === undefined;
  if (points.every(({ value }) => unknown(value)) && others.every(({ values }) => values.every(unknown)))
    return (
      <div ref={ref} {...rootProps('line-chart', props, css.empty)} style={{ minBlockSize: height, ...props.style }}>
        {empty ?? <EmptyState kind="chart" size="compact" />}
      </div>
    );
  return (
    <div ref={ref} {...rootProps('line-chart', props, css.root)}>
      <Plot {...props} height={height} />
      {others.length > 0 && (
        <ul className={css.keys}>
          {[name, ...others.map((other) => other.name)].map((words, index) => (
            <li key={index} className={css.key} data-line={KEY_LINES[index]}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {average !== undefined && averageLabel !== undefined && (
        <p className={css.legend}>
          <Words>{averageLabel}</Words> <Words>{formatValue(average)}</Words>
        </p>
      )}
    </div>
  );
});

/** The pieces of line in the legend. */
const KEY_LINES = [undefined, 'thin', 'dotted'];
