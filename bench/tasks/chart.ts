/** Size of every chart, in CSS pixels. */
export const WIDTH = 800;
export const HEIGHT = 300;

const HOUR = 3600;
const DAY = 24 * HOUR;
const START = Date.UTC(2025, 0, 1) / 1000;

/** A rate at a moment. The value is a decimal as text, as the exchange sends it. */
interface RatePoint {
  readonly at: number;
  readonly value: string;
}

/** What a chart is given. */
export interface Trend {
  readonly points: readonly RatePoint[];
  /** Seconds between two points. */
  readonly step: number;
  /** The parts of the rate: further lines over the same points. */
  readonly others: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Values of the four gridlines. */
  readonly gridlines: readonly string[];
}

/** Numbers of points that the benchmark asks for: hours of a week and of a year, days of a year in three series, and days of two years. */
export const WEEK = 168;
export const TWO_YEARS = 730;
export const YEAR = 8760;
export const DAYS = 365;

/** A series that wanders, the same every time. */
function trendOf(count: number): Trend {
  const step = count === DAYS ? DAY : HOUR;
  let seed = 7;
  let value = 5;
  const points = Array.from({ length: count }, (_, index) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    value = Math.max(0.5, value + (seed / 4_294_967_296 - 0.5) * 0.4);
    return { at: START + index * step, value: value.toFixed(4) };
  });
  const values = points.map((point) => Number(point.value));
  const others =
    count === DAYS
      ? [
          { name: 'Base', values: values.map((rate) => (rate * 0.7).toFixed(4)) },
          { name: 'Extra', values: values.map((rate) => (rate * 0.3).toFixed(4)) },
        ]
      : [];
  const all = [...values, ...others.flatMap((other) => other.values.map(Number))];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  return { points, step, others, gridlines: [0, 1, 2, 3].map((line) => (lowest + ((highest - lowest) * line) / 3).toFixed(4)) };
}

/** Made when the page is loaded, as an answer is there before its chart. */
export const TRENDS: ReadonlyMap<number, Trend> = new Map([WEEK, DAYS, TWO_YEARS, YEAR].map((count) => [count, trendOf(count)]));

/** `01/31 07:00`, in UTC. */
export const hourText = (at: number): string => {
  const [, month = '', day = '', hour = ''] = /-(\d\d)-(\d\d)T(\d\d)/.exec(new Date(at * 1000).toISOString()) ?? [];
  return `${month}/${day} ${hour}:00`;
};

export const percentText = (value: string | number): string => `${Number(value).toFixed(2)}%`;
