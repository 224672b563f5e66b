/*
 * Which test or story proves which requirement: `npm run requirements` writes `docs/requirements.md`, a page of counts and of open
 * requirements; with `--list` it prints every requirement with its proofs, with `--json` the same for other programs, and with `--check` it writes nothing and compares the page
 * with the tests. Fails if a requirement that is due has no proof.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from './vectors/rules.ts';
import { readTables } from './vectors/table.ts';
import { due, stillAhead, groupOf } from './requirements/due.ts';
import { type Proof, readProofs } from './requirements/proofs.ts';
import { idsOfTable } from './requirements/provenByVectors.ts';
import { root } from './step.ts';

interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly source: string;
}

const PAGE = 'docs/requirements.md';
const VECTORS = 'packages/earn-core/vectors.json';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A table with a rule proves what its rows prove: the check of the vectors fails on a row without a rule whose requirement is due. */
const vectorProofs = (): Proof[] =>
  readTables(read(VECTORS))
    .filter(({ id }) => rules.has(id))
    .map((table) => ({ file: VECTORS, name: `${table.id}, ${table.title}`, ids: idsOfTable(table) }));

const requirements = JSON.parse(read('tooling/requirements/requirements.json')) as readonly Requirement[];
const built = requirements.filter(({ id }) => due.has(id));

function proofsById(): ReadonlyMap<string, readonly Proof[]> {
  const byId = new Map<string, Proof[]>();
  for (const proof of [...readProofs(), ...vectorProofs()]) for (const id of proof.ids) byId.set(id, [...(byId.get(id) ?? []), proof]);
  return byId;
}

/** A requirement that is due and that nothing proves, an id that is none, a page that counts other tests than there are. */
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
  if (problems.length === 0 && readOrEmpty(PAGE) !== pageOf(proven)) problems.push(`${PAGE} is out of date: npm run requirements`);
  return problems;
}

function readOrEmpty(file: string): string {
  try {
    return read(file);
  } catch {
    return '';
  }
}

/** How many requirements of each group are proven and seen, and those that nobody sees. */
function pageOf(proven: ReadonlyMap<string, readonly Proof[]>): string {
  const unseen = built.filter(({ id }) => !isSeen(proven, id));
  const groups = [...new Set(requirements.map(({ id }) => groupOf(id)))].map((group) => {
    const [all, due, notSeen] = [requirements, built, unseen].map((rows) => rows.filter(({ id }) => groupOf(id) === group).length);
    return `| ${group.replace(/-$/, '')} | ${all} | ${due} | ${(due ?? 0) - (notSeen ?? 0)} |`;
  });
  return [
    '# What proves what',
    '',
    'Each requirement of what is built is named by a test or a story, and the checks fail where one is not. `npm run requirements --',
    '--list` prints each with its proofs; `npm run requirements` writes this page.',
    '',
    `${built.length} of ${requirements.length} requirements are built, ${stillAhead.size} of them in part. ${built.length - unseen.length} are seen`,
    'on a screen: by an end-to-end test, a test of the console or a story.',
    '',
    '| group | requirements | built | seen on a screen |',
    '| --- | --- | --- | --- |',
    ...groups,
    '',
    '## Open',
    '',
    ...(stillAhead.size > 0 ? [...[...stillAhead].map(([id, rest]) => `- ${id} is built in part. Still ahead: ${rest}.`), ''] : []),
    `Tests below the screen prove these ${unseen.length}: ${unseen.map(({ id }) => id).join(', ')}.`,
    '',
  ].join('\n');
}

/** Every requirement that is built, with the tests and stories that name it. */
const listOf = (proven: ReadonlyMap<string, readonly Proof[]>): string =>
  built
    .map(({ id, text }) => [`${id} ${text}`, ...(proven.get(id) ?? []).map(({ file, name }) => `  ${file}: ${name}`)].join('\n'))
    .join('\n\n');

const isSeen = (proven: ReadonlyMap<string, readonly Proof[]>, id: string): boolean =>
  (proven.get(id) ?? []).some(({ file }) => SCREENS.test(file));

/** Where a proof looks at what a person sees. */
const SCREENS = /^(e2e|apps\/console)\/|\.stories\.tsx$/;

const inWords = ({ file, name }: Proof): string => `${file}: ${name}`;

/** The same for other programs. */
function jsonOf(proven: ReadonlyMap<string, readonly Proof[]>): string {
  const rows = built.map(({ id, text }) => ({
    id,
    text,
    isSeen: isSeen(proven, id),
    proofs: (proven.get(id) ?? []).map(({ file, name }) => ({ file, name })),
  }));
  return JSON.stringify(rows);
}

if (process.argv.includes('--list')) console.log(listOf(proofsById()));
else if (process.argv.includes('--json')) console.log(jsonOf(proofsById()));
else {
  if (!process.argv.includes('--check')) writeFileSync(path.join(root, PAGE), pageOf(proofsById()));
  const problems = findProblems();
  console.log(problems.length === 0 ? `${PAGE} tells how much is proven.` : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
