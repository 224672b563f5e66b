import type { ReactNode } from 'react';
import type { PartProps } from '../theme/rootProps.ts';
import type { LineChartPoint } from './lineChartModel.ts';

/** Labels of the table that `LineChart` shows in place of the chart. */
export interface LineChartTable {
  /** What the table is; read aloud. */
  readonly caption: string;
  /** Header of the column of times. */
  readonly timeHeader: string;
  /** Header of the column of values. */
  readonly valueHeader: string;
}

/** A further series of a `LineChart`. */
export interface LineChartSeries<Value extends string = string> {
  /** What it is, in the legend, the reading and the table. */
  readonly name: string;
  /** A value for each of the chart's points, in their order. */
  readonly values: readonly (Value | undefined)[];
}

/** Something that happened at a moment of a `LineChart`. */
export interface LineChartEvent {
  /** When, in unix seconds. */
  readonly at: number;
  /** What happened, in the reading of the first point from then on and for a screen reader. */
  readonly text: string;
}

export interface LineChartProps<Value extends string = string> extends PartProps {
  /** The series, oldest first, each instant once. An `undefined` value is a gap in the line and `--` in words. */
  points: readonly LineChartPoint<Value>[];
  /**
   * Name of the series, for the legend and the reading of a chart with `others`.
   * @default undefined
   */
  name?: string | undefined;
  /**
   * Further series on the same axes: the first a thin line, the second a dotted one. They have no area.
   * @default none
   */
  others?: readonly LineChartSeries<Value>[] | undefined;
  /** Start of the period in unix seconds: the left end of the time axis. */
  from: number;
  /** End of the period in unix seconds: the right end of the time axis. */
  to: number;
  /**
   * Seconds between two regular points. The line breaks where a point is missing, and the middle of the axis falls on a step.
   * @default undefined (only unknown values break the line)
   */
  step?: number | undefined;
  /** Formats a value with unit and rounding. Used for every number without a format of its own. */
  formatValue: (value: Value) => string;
  /**
   * Formats the value of a gridline, shorter than that of a point.
   * @default `formatValue`
   */
  formatGridline?: ((value: Value) => string) | undefined;
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
   * Values of the horizontal gridlines and their labels. They set the ends of the vertical axis.
   * @default the lowest and the highest value of all series
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
   * What happened within the period, such as a deposit: a line at its moment, and its words with the point that follows.
   * @default none
   */
  events?: readonly LineChartEvent[] | undefined;
  /**
   * Height of the chart and of the table, in CSS pixels.
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
   * A point in a sentence, announced while arrow keys move over the chart. The second argument has its value in each of `others`.
   * @default time and value, such as "01/15/2026: 4.98%", each value after the name of its series where there are `others`
   */
  pointLabel?: ((point: LineChartPoint<Value>, others: readonly (Value | undefined)[]) => string) | undefined;
  /**
   * Called with the point under the crosshair, and with `undefined` when there is none.
   * @default undefined
   */
  onActiveChange?: ((point: LineChartPoint<Value> | undefined) => void) | undefined;
  /**
   * Shown in place of the chart when no value is known.
   * @default an `EmptyState` of the kind `chart`
   */
  empty?: ReactNode;
}
