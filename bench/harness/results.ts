import type { Bytes } from './bytes.ts';
import type { Group } from './group.ts';
import { median } from './numbers.ts';
import type { Page } from './pages.ts';
import type { Samples } from './rounds.ts';

/** What a contestant is to download beyond a page of React. */
export interface Weight {
  readonly js: Bytes;
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

/** A page's weight without React and what drives the page. */
export const weigh = ({ js, jsLater, css }: Page, bare: Page): Weight => ({
  js: { gzip: js.gzip - bare.js.gzip, brotli: js.brotli - bare.js.brotli },
  jsLater,
  css,
});

/** The median of a contestant's metric; NaN where it was not timed. */
export const middle = ({ samples }: GroupResult, contestant: string, metric: string): number =>
  median(samples.get(contestant)?.get(metric) ?? []);

/** The same as a multiple of the floor's. */
export const ratio = (result: GroupResult, contestant: string, metric: string): number =>
  middle(result, contestant, metric) / middle(result, result.group.floor, metric);
