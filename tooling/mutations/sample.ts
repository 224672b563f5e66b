import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../step.ts';

/** Where a change stands, as Stryker takes it: lines from one, columns from nought. */
export interface Range {
  readonly file: string;
  readonly start: Place;
  readonly end: Place;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

const isBefore = (one: Place, other: Place): boolean => one.line < other.line || (one.line === other.line && one.column <= other.column);

/** Whether a range is within another. */
const isWithin = (inner: Range, outer: Range): boolean =>
  inner.file === outer.file && isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end);

/** Numbers from nought to one that are the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Most changes in a place that is drawn. A whole function that is emptied brings all of its own, and nearly every test notices it. */
const MOST_INSIDE = 6;

/**
 * Draws places until at least `many` changes stand in them: a change of a whole condition brings those of its halves.
 *
 * @param all one range for each change
 */
export function drawn(all: readonly Range[], many: number, seed: number): readonly Range[] {
  const random = randomOf(seed);
  const left = all.map((range) => ({ range, at: random() })).toSorted((one, other) => one.at - other.at);
  const chosen: Range[] = [];
  const covered = new Set<Range>();
  for (const { range } of left) {
    if (covered.size >= many) break;
    const inside = all.filter((each) => isWithin(each, range));
    if (covered.has(range) || inside.length > MOST_INSIDE) continue;
    chosen.push(range);
    for (const each of inside) covered.add(each);
  }
  return chosen;
}

/** What is used of Stryker's instrumenter. */
interface Instrumenting {
  readonly Instrumenter: new (logger: Readonly<Record<string, () => unknown>>) => {
    readonly instrument: (
      files: readonly { readonly name: string; readonly content: string; readonly mutate: true }[],
      options: Readonly<Record<string, unknown>>,
    ) => Promise<{
      readonly mutants: readonly { readonly fileName: string; readonly location: { readonly start: Place; readonly end: Place } }[];
    }>;
  };
}

/**
 * The places of a sample of the changes in some files, for Stryker's `mutate`.
 *
 * @param stryker the folder in which Stryker is installed
 */
export async function sampleOf(stryker: string, patterns: readonly string[], many: number, seed: number): Promise<readonly string[]> {
  const entry = path.join(stryker, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = (await import(pathToFileURL(entry).href)) as Instrumenting;
  const quiet = () => false;
  const instrumenter = new Instrumenter({ isDebugEnabled: quiet, debug: quiet, info: quiet, warn: quiet });
  const names = globSync([...patterns], { cwd: root })
    .filter((name) => !name.includes('.test.'))
    .toSorted();
  const files = names.map((name) => ({ name, content: readFileSync(path.join(root, name), 'utf8'), mutate: true as const }));
  const { mutants } = await instrumenter.instrument(files, { plugins: null, excludedMutations: [], ignorers: [] });
  // The instrumenter counts lines from nought.
  const at = ({ line, column }: Place): Place => ({ line: line + 1, column });
  const ranges = mutants.map(({ fileName, location }) => ({ file: fileName, start: at(location.start), end: at(location.end) }));
  return drawn(ranges, many, seed).map(({ file, start, end }) => `${file}:${start.line}:${start.column}-${end.line}:${end.column}`);
}
