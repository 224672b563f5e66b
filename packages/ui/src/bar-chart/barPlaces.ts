/** Larger values are drawn at the edge; low enough for calculations to stay finite. */
const MOST = 1e300;

/** A decimal as a number, only for drawing. Always finite. */
const toFinite = (value: string): number => Math.min(Math.max(Number(value), -MOST), MOST);

/** Where a bar is, in percent of the chart's height from its upper end. */
export interface BarPlace {
  readonly top: number;
  readonly height: number;
}

/** Bars in their places. */
export interface BarPlaces {
  /** A place for each value; `undefined` for one that is not known. */
  readonly bars: readonly (BarPlace | undefined)[];
  /** Where zero is. */
  readonly zero: number;
  /** Where the average is; `undefined` where there is none. */
  readonly average: number | undefined;
}

/** Places bars on an axis from zero, or the lowest value, to the highest. */
export function placeBars(values: readonly (string | undefined)[], average: string | undefined): BarPlaces {
  const sizes = values.map((value) => (value === undefined ? undefined : toFinite(value)));
  const mean = average === undefined ? undefined : toFinite(average);
  const known = [...sizes, mean].filter((size) => size !== undefined);
  const lowest = Math.min(0, ...known);
  const highest = Math.max(0, ...known);
  // A difference of the two could be more than a number can be.
  const range = highest / 2 - lowest / 2 || 1;
  const at = (size: number): number => ((highest / 2 - size / 2) / range) * 100;
  return {
    bars: sizes.map((size) => (size === undefined ? undefined : { top: at(Math.max(0, size)), height: Math.abs(at(0) - at(size)) })),
    zero: highest === lowest ? 100 : at(0),
    average: mean === undefined ? undefined : at(mean),
  };
}
