import { cpus, totalmem } from 'node:os';
import { type Target } from '../targets.ts';
import { kilobytes } from './bytes.ts';
import { middle, ratio, twinOf, type GroupResult } from './results.ts';

/** A table in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Where and how the numbers came about. */
export function describeRun({ rounds, browser, minutes }: { rounds: number; browser: string; minutes: number }): string {
  const [cpu] = cpus();
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB,`,
    `Node ${process.versions.node}, Chromium ${browser}; medians of ${rounds} rounds in ${minutes.toFixed(0)} minutes.`,
  ].join(' ');
}

/** Every target with what was measured. */
export function targetTable(targets: readonly Target[], results: readonly GroupResult[]): string {
  return markdownTable(
    ['what', 'peers in this run', 'target', 'measured', 'met'],
    targets.flatMap((target) => {
      const result = results.find(({ group }) => group.name === target.group);
      if (!result) return [];
      const measured = measure(result, target, target.contestant ?? 'earnkit');
      const peers = target.peers
        .map((peer) => ({ peer, measured: measure(result, target, peer) }))
        .filter((each) => Number.isFinite(each.measured))
        .map((each) => `${each.peer} ${inUnit(target, each.measured)}`);
      return [[target.what, peers.join(', '), `≤ ${inUnit(target, target.most)}`, inUnit(target, measured), met(measured, target.most)]];
    }),
  );
}

function met(measured: number, most: number): string {
  if (!Number.isFinite(measured)) return 'not measured';
  return measured <= most ? 'yes' : `no, by ${Math.round((measured / most - 1) * 100)} %`;
}

function measure(result: GroupResult, { of }: Target, contestant: string): number {
  if ('times' in of) return ratio(result, contestant, of.times, of.than);
  if ('ms' in of) return middle(result, contestant, of.ms);
  const weight = result.weights.get(contestant);
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
  const { group, weights, samples } = result;
  const metrics = Object.entries(group.metrics);
  const timed = [...samples.keys()].sort((a, b) => middle(result, a, metrics[0]?.[0] ?? '') - middle(result, b, metrics[0]?.[0] ?? ''));
  const weighed = [...weights].sort(([, a], [, b]) => a.js.brotli + a.jsLater.brotli - b.js.brotli - b.jsLater.brotli);
  const parts = [`### ${group.title}`];
  if (timed.length > 0) {
    const noise = metrics.map(([metric, words]) => `${words} ${times(ratio(result, twinOf(group.floor), metric)) || 'none'}`);
    parts.push(
      markdownTable(
        ['ms: median (least–most), × floor', ...metrics.map(([, words]) => words)],
        timed.map((name) => [name, ...metrics.map(([metric]) => cell(result, name, metric))]),
      ),
      `Noise, the floor (${group.floor}) held against itself: ${noise.join(', ')}.`,
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

function cell(result: GroupResult, contestant: string, metric: string): string {
  const values = result.samples.get(contestant)?.get(metric) ?? [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${precise(middle(result, contestant, metric))} (${precise(least)}–${precise(most)}) ${times(ratio(result, contestant, metric))}`;
}

/** `1.20 ×`; empty if the floor itself is 0. */
const times = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(2)} ×` : '');
const precise = (value: number): string => value.toPrecision(value < 1 ? 2 : 3);
