/*
 * Which test or story proves which requirement: `npm run requirements` writes `docs/requirements.md`; with `--check` nothing
 * is written, and the file is held against the tests as they are. Fails where something that should be proven is not.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from './vectors/rules.ts';
import { readTables } from './vectors/table.ts';
import { due, stillAhead } from './requirements/due.ts';
import { type Proof, readProofs } from './requirements/proofs.ts';
import { idsOfTable } from './requirements/provenByVectors.ts';
import { groupOf } from './requirements/range.ts';
import { root } from './step.ts';

interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly source: string;
}

const TABLE = 'docs/requirements.md';
const VECTORS = 'packages/earn-core/vectors.json';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A table with a rule proves what its rows prove: the check of the vectors fails on a row without a rule whose requirement is due. */
const vectorProofs = (): Proof[] =>
  readTables(read(VECTORS))
    .filter(({ id }) => rules.has(id))
    .map((table) => ({ file: VECTORS, name: `${table.id}, ${table.title}`, ids: idsOfTable(table) }));

const requirements = JSON.parse(read('tooling/requirements/requirements.json')) as readonly Requirement[];

function proofsById(): ReadonlyMap<string, readonly Proof[]> {
  const byId = new Map<string, Proof[]>();
  for (const proof of [...readProofs(), ...vectorProofs()]) for (const id of proof.ids) byId.set(id, [...(byId.get(id) ?? []), proof]);
  return byId;
}

/** A requirement that is due and that nothing proves, an id that is none, a table that tells of other tests than there are. */
function findProblems(): string[] {
  const proven = proofsById();
  const known = new Set(requirements.map(({ id }) => id));
  const groups = new Set([...known].map(groupOf));
  const problems = [
    ...[...due, ...stillAhead.keys()].filter((id) => !known.has(id)).map((id) => `${id} is due, and there is no such requirement.`),
    ...[...stillAhead.keys()].filter((id) => !due.has(id)).map((id) => `A part of ${id} is said to be built, and it is not due.`),
    ...[...proven].flatMap(([id, proofs]) =>
      groups.has(groupOf(id)) && !known.has(id) ? [`${proofs.map(inWords).join()} names ${id}, and there is no such requirement.`] : [],
    ),
    ...requirements.filter(({ id }) => due.has(id) && !proven.has(id)).map(({ id, text }) => `No test or story names ${id}: ${text}`),
  ];
  if (problems.length === 0 && readOrEmpty(TABLE) !== tableOf(proven)) problems.push(`${TABLE} is out of date: npm run requirements`);
  return problems;
}

function readOrEmpty(file: string): string {
  try {
    return read(file);
  } catch {
    return '';
  }
}

function tableOf(proven: ReadonlyMap<string, readonly Proof[]>): string {
  const built = requirements.filter(({ id }) => due.has(id));
  return [
    '# What proves what',
    '',
    'Each requirement of what is built, with the tests and stories that name it. Written by `npm run requirements`; the checks fail',
    `where one has no proof. ${built.length} of ${requirements.length} requirements are built, ${stillAhead.size} of them in part.`,
    '',
    '| id | requirement | proof |',
    '| --- | --- | --- |',
    ...built.map(({ id, text }) => `| ${id} | ${inCell(text)}${aheadOf(id)} | ${(proven.get(id) ?? []).map(inWords).join('<br>')} |`),
    '',
    ...unseenOf(built, proven),
  ].join('\n');
}

/** What no test of a page and no story names: it may hold, and nobody has looked whether a person meets it. */
function unseenOf(built: readonly Requirement[], proven: ReadonlyMap<string, readonly Proof[]>): string[] {
  const unseen = built.filter(({ id }) => !(proven.get(id) ?? []).some(({ file }) => SCREENS.test(file)));
  return [
    '## Seen on no screen',
    '',
    `No end-to-end test, no test of the console and no story names these ${unseen.length}. Tests below the screen prove them.`,
    '',
    '| id | requirement |',
    '| --- | --- |',
    ...unseen.map(({ id, text }) => `| ${id} | ${inCell(text)} |`),
    '',
  ];
}

/** Where a proof looks at what a person sees. */
const SCREENS = /^(e2e|apps\/console)\/|\.stories\.tsx$/;

const aheadOf = (id: string): string => {
  const rest = stillAhead.get(id);
  return rest === undefined ? '' : `<br>**In part.** Still ahead: ${rest}.`;
};

/** Without line numbers, which every edit above would move. */
const inWords = ({ file, name }: Proof): string => `[${inCell(path.basename(file))}](../${file}): ${inCell(name)}`;

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('_', '\\_').replaceAll('*', '\\*');

if (!process.argv.includes('--check')) writeFileSync(path.join(root, TABLE), tableOf(proofsById()));
const problems = findProblems();
console.log(problems.length === 0 ? `${TABLE} tells what proves what.` : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
