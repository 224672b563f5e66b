import { bytesOf, type Bytes } from './bytes.ts';
import type { Group } from './group.ts';
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

/** What came out of one group. */
export interface GroupResult {
  readonly group: Group;
  readonly weights: ReadonlyMap<string, Weight>;
  readonly samples: Samples;
}

/** Name under which the floor runs a second time. */
export const twinOf = (floor: string): string => `${floor} again`;

/** Bytes of a page without React and the driver; `asked` are the files it loaded on demand. */
export const weigh = ({ js, later, files, css }: Page, bare: Page, asked?: ReadonlySet<string>): Weight => ({
  js: { gzip: js.gzip - bare.js.gzip, brotli: js.brotli - bare.js.brotli },
  jsLater: bytesOf(later.filter((name) => asked?.has(name) ?? true).map((name) => files.get(name) ?? '')),
  css,
});

/** The median of a contestant's metric; NaN where it was not timed. */
export const middle = ({ samples }: GroupResult, contestant: string, metric: string): number =>
  median(samples.get(contestant)?.get(metric) ?? []);

/** The same as a multiple of the floor's, or of another contestant's. */
export const ratio = (result: GroupResult, contestant: string, metric: string, floor = result.group.floor): number =>
  middle(result, contestant, metric) / middle(result, floor, metric);
