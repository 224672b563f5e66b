import { bytesOf, type Bytes } from './bytes.ts';
import { median } from './numbers.ts';
import type { Page } from './pages.ts';
import type { Samples } from './rounds.ts';

/** What a contestant is to download beyond a page of React. */
export interface Weight {
  readonly js: Bytes;
  /** Files loaded on demand by the measured work; for a contestant that was not timed, all it could load. */
  readonly jsLater: Bytes;
  readonly css: Bytes;
}

/** A metric over all rounds, in milliseconds. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** What came out of one group; `results.json` keeps it. */
export interface GroupResult {
  readonly name: string;
  readonly title: string;
  readonly floor: string;
  /** The metrics in words. */
  readonly metrics: Readonly<Record<string, string>>;
  readonly weights: Readonly<Record<string, Weight>>;
  /** By contestant, then metric. */
  readonly times: Readonly<Record<string, Readonly<Record<string, Spread>>>>;
}

/** Name under which the floor runs a second time. */
export const twinOf = (floor: string): string => `${floor} again`;

/** Bytes of a page without React and the driver; `asked` are the files it loaded on demand. */
export function weigh({ js, later, files, css }: Page, bare: Page, asked?: ReadonlySet<string>): Weight {
  const loaded = bytesOf(later.filter((name) => asked?.has(name) ?? true).map((name) => files.get(name) ?? ''));
  return {
    js: { gzip: js.gzip - bare.js.gzip, brotli: js.brotli - bare.js.brotli },
    jsLater: { gzip: loaded.gzip, brotli: loaded.brotli },
    css: { gzip: css.gzip, brotli: css.brotli },
  };
}

/** Each contestant's metrics over all rounds. */
export const spreadsOf = (samples: Samples): GroupResult['times'] =>
  Object.fromEntries(
    [...samples].map(([contestant, metrics]) => [
      contestant,
      Object.fromEntries([...metrics].map(([metric, values]) => [metric, spreadOf(values)])),
    ]),
  );

/** Four digits, which is more than a second run repeats. */
function spreadOf(values: readonly number[]): Spread {
  const [least = Number.NaN, middle = Number.NaN, most = Number.NaN] = [Math.min(...values), median(values), Math.max(...values)].map(
    (value) => Number(value.toPrecision(4)),
  );
  return { least, median: middle, most };
}

/** The median of a contestant's metric; NaN where it was not timed. */
export const middle = ({ times }: GroupResult, contestant: string, metric: string): number =>
  times[contestant]?.[metric]?.median ?? Number.NaN;

/** The same as a multiple of the floor's, or of another contestant's. */
export const ratio = (result: GroupResult, contestant: string, metric: string, floor = result.floor): number =>
  middle(result, contestant, metric) / middle(result, floor, metric);
