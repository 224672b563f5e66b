import type { PartProps } from '../theme/rootProps.ts';

/** A bar of a `BarChart`. */
export interface BarChartBar<Value extends string = string> {
  /** Names it among the bars. */
  readonly key: string;
  /** What it is, such as a day. */
  readonly name: string;
  /** A decimal as text; `undefined` where it is not known: there is no bar then, and `--` in words. */
  readonly value: Value | undefined;
  /**
   * Whether more will be added to it, as to today's. It is hatched.
   * @default false
   */
  readonly partial?: boolean;
}

/** Labels of the table of a `BarChart`. */
export interface BarChartTable {
  /** What the table is. */
  readonly caption: string;
  /** Header of the column of names. */
  readonly nameHeader: string;
  /** Header of the column of values. */
  readonly valueHeader: string;
}

export interface BarChartProps<Value extends string = string> extends PartProps {
  /** The bars in their order, such as days, oldest first. */
  bars: readonly BarChartBar<Value>[];
  /** Formats a value with unit and rounding. */
  formatValue: (value: Value) => string;
  /**
   * Formats a value in the line below the bars, shorter than elsewhere, such as without its unit.
   * @default `formatValue`
   */
  formatShort?: ((value: Value) => string) | undefined;
  /** Accessible name of the chart. */
  label: string;
  /**
   * How to read the chart by key, for a screen reader.
   * @default undefined
   */
  hint?: string | undefined;
  /** Words of the table that a screen reader finds behind the chart. */
  table: BarChartTable;
  /**
   * What a partial bar is called below the chart, before its value.
   * @default its name
   */
  partialLabel?: string | undefined;
  /**
   * Mean of the bars, drawn as a dashed line. The chart computes nothing; show the figure beside it.
   * @default undefined
   */
  average?: Value | undefined;
  /**
   * Height of the bars, in CSS pixels. The line of words below them is added to it.
   * @default 88
   */
  height?: number | undefined;
  /**
   * Whether it stays visible while `AmountVisibility` hides amounts, for public figures.
   * @default false
   */
  alwaysVisible?: boolean;
  /**
   * Called with the bar that is read, and with `undefined` when there is none.
   * @default undefined
   */
  onActiveChange?: ((bar: BarChartBar<Value> | undefined) => void) | undefined;
}
