import type { Target } from '../targets.ts';
import { kilobytes } from './bytes.ts';
import { middle, ratio, type Spread, twinOf, type GroupResult } from './results.ts';

/** A table in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A target beside what was measured. */
export interface Row {
  readonly target: Target;
  /** Ours, in the target's unit; NaN where it was not measured. */
  readonly measured: number;
  /** The peers of the run, the best first. */
  readonly peers: readonly { readonly name: string; readonly measured: number }[];
}

/** Every target of the groups that were measured. */
export const rowsOf = (targets: readonly Target[], results: readonly GroupResult[]): readonly Row[] =>
  targets.flatMap((target) => {
    const result = results.find(({ name }) => name === target.group);
    if (!result) return [];
    const peers = target.peers
      .map((name) => ({ name, measured: measure(result, target, name) }))
      .filter(({ measured }) => Number.isFinite(measured))
      .sort((a, b) => a.measured - b.measured);
    return [{ target, measured: measure(result, target, target.contestant ?? 'earnkit'), peers }];
  });

/** Whether we are at most what we want to be. */
export const isMet = ({ target, measured }: Row): boolean => measured <= target.most;

/** Whether no peer of the run did better. */
export const isAhead = ({ measured, peers: [best] }: Row): boolean => best === undefined || measured <= best.measured;

/** Every target with what was measured, what the peers took, and why it was missed where it was. */
export const targetTable = (rows: readonly Row[]): string =>
  markdownTable(
    ['what', 'peers in this run', 'target', 'measured', 'met', 'best peer'],
    rows.map((row) => {
      const { target, measured, peers } = row;
      const why = target.why !== undefined && !(isMet(row) && isAhead(row)) ? `: ${target.why}` : '';
      return [
        target.what,
        peers.map((peer) => `${peer.name} ${inUnit(target, peer.measured)}`).join(', '),
        `≤ ${inUnit(target, target.most)}`,
        inUnit(target, measured),
        met(row) + (isMet(row) ? '' : why),
        besideBest(row) + (isMet(row) ? why : ''),
      ];
    }),
  );

function met(row: Row): string {
  if (!Number.isFinite(row.measured)) return 'not measured';
  return isMet(row) ? 'yes' : `no, by ${percent(row.measured / row.target.most - 1)}`;
}

function besideBest(row: Row): string {
  const { measured, peers } = row;
  const [best] = peers;
  if (best === undefined || !Number.isFinite(measured)) return '–';
  return isAhead(row)
    ? `ahead, by ${percent(1 - measured / best.measured)}`
    : `behind ${best.name}, by ${percent(measured / best.measured - 1)}`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function measure(result: GroupResult, { of }: Target, contestant: string): number {
  if ('times' in of) return ratio(result, contestant, of.times, of.than);
  if ('ms' in of) return middle(result, contestant, of.ms);
  const weight = result.weights[contestant];
  if (!weight) return Number.NaN;
  if (of.bytes === 'css') return weight.css.brotli;
  return weight.js.brotli + (of.bytes === 'all js' ? weight.jsLater.brotli : 0);
}

const inUnit = ({ of }: Target, value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if ('ms' in of) return `${value.toFixed(1)} ms`;
  return 'times' in of ? `${value.toFixed(2)} ×` : kilobytes(value);
};

/** Everything measured in a group. */
export function groupSection(result: GroupResult): string {
  const { title, floor, weights, times } = result;
  const metrics = Object.entries(result.metrics);
  const byFirst = (a: string, b: string): number => middle(result, a, metrics[0]?.[0] ?? '') - middle(result, b, metrics[0]?.[0] ?? '');
  const timed = Object.keys(times).sort(byFirst);
  const weighed = Object.entries(weights).sort(([, a], [, b]) => a.js.brotli + a.jsLater.brotli - b.js.brotli - b.jsLater.brotli);
  const parts = [`### ${title}`];
  if (timed.length > 0) {
    const noise = metrics.map(([metric, words]) => `${words} ${inTimes(ratio(result, twinOf(floor), metric)) || 'none'}`);
    parts.push(
      markdownTable(
        ['ms: median (least–most), × floor', ...metrics.map(([, words]) => words)],
        timed.map((name) => [name, ...metrics.map(([metric]) => cell(times[name]?.[metric], ratio(result, name, metric)))]),
      ),
      `Noise, the floor (${floor}) held against itself: ${noise.join(', ')}.`,
    );
  }
  parts.push(
    markdownTable(
      ['beyond a page of React', 'JS gzip', 'JS brotli', 'JS later, brotli', 'CSS brotli'],
      weighed.map(([name, { js, jsLater, css }]) => [
        name,
        ...[js.gzip, js.brotli, jsLater.brotli, css.brotli].map((bytes) => (bytes === 0 ? '–' : kilobytes(bytes))),
      ]),
    ),
  );
  return parts.join('\n\n');
}

const cell = (spread: Spread | undefined, ofFloor: number): string =>
  spread ? `${precise(spread.median)} (${precise(spread.least)}–${precise(spread.most)}) ${inTimes(ofFloor)}` : '–';

/** `1.20 ×`; empty if the floor itself is 0. */
const inTimes = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(2)} ×` : '');
const precise = (value: number): string => value.toPrecision(value < 1 ? 2 : 3);
