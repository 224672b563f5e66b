import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { hashOf } from '../../tooling/stamp.ts';
import { root } from '../../tooling/step.ts';
import { TARGETS } from '../targets.ts';
import { groupSection, rowsOf, targetTable } from './report.ts';
import type { GroupResult } from './results.ts';

/*
 * What the README of the benchmark shows: `results.json` keeps it, each group with its day, its machine and the files that it measured. So a
 * group can be measured alone, and a target can change without a run.
 */

/** A group's results, and how they came about. */
export interface PublishedGroup extends GroupResult {
  /** `2026-11-21` */
  readonly date: string;
  readonly machine: string;
  readonly rounds: number;
  readonly minutes: number;
  /** A hash of the group and its contestants. */
  readonly sources: string;
}

interface Published {
  readonly groups: readonly PublishedGroup[];
  /** Tables of bytes, by heading. */
  readonly tables: Readonly<Record<string, string>>;
}

const RESULTS = path.join(root, 'bench/results.json');
const README = path.join(root, 'bench/README.md');
const PLACE = /(?<=<!-- results -->\n)[\s\S]*$/;

/** Names of all groups, in alphabetical order. */
export const groupNames = (): readonly string[] =>
  globSync('bench/groups/*.ts', { cwd: root })
    .map((file) => path.basename(file, '.ts').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .sort();

/** A hash of what a group measures: its own file, ours, the floor, and the peers with their versions. */
export function sourcesOf(name: string): string {
  const file = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return hashOf([`bench/groups/${file}.ts`, `bench/contestants/${name}`, `bench/peers/${name}`, 'bench/peers/package-lock.json']);
}

/** Where a run takes place. */
export function describeMachine(browser: string): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, ${memory}, Node ${process.versions.node}, Chromium ${browser}`;
}

export const readPublished = (): Published =>
  existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Published) : { groups: [], tables: {} };

/** Replaces what was measured, keeps the rest, and writes the README. `order` names all groups. */
export function publish(measured: Published, order: readonly string[]): void {
  const before = readPublished();
  const groups = order.flatMap((name) => [...measured.groups, ...before.groups].find((group) => group.name === name) ?? []);
  writeFileSync(RESULTS, `${JSON.stringify({ groups, tables: { ...before.tables, ...measured.tables } }, null, 1)}\n`);
  writeFileSync(
    README,
    readFileSync(README, 'utf8').replace(PLACE, () => resultsText()),
  );
}

/** The README's results, as they follow from `results.json` and the targets. */
export function resultsText(): string {
  const { groups, tables } = readPublished();
  const sections = groups.map((group) => groupSection(group).replace('\n', `\n\n${describeGroup(group)}\n`));
  const sizes = Object.entries(tables).map(([heading, table]) => `### ${heading}\n\n${table}`);
  return `\n${[targetTable(rowsOf(TARGETS, groups)), ...sections, ...sizes].join('\n\n')}\n`;
}

/** The README's results as they are written. */
export const writtenResults = (): string => PLACE.exec(readFileSync(README, 'utf8'))?.[0] ?? '';

const describeGroup = ({ date, machine, rounds, minutes }: PublishedGroup): string =>
  `${date}, ${machine}; medians of ${rounds} rounds in ${minutes.toFixed(0)} minutes.`;
