/*
 * What a person sees when something fails: `npm run faults` writes `docs/faults.md` from the table that the end-to-end tests play; with
 * `--check` it writes nothing and compares. Fails where a write of the exchange or an order of a person is in no flow of the table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FAULTS, type Place } from '../e2e/faults/table/faults.ts';
import { OUTCOMES } from '../e2e/faults/table/outcomes.ts';
import { ROWS } from '../e2e/faults/table/rows/index.ts';
import { FLOWS } from '../e2e/promises/products/index.ts';
import { root } from './step.ts';

const PAGE = 'docs/faults.md';
const PLACES: Readonly<Record<Place, string>> = {
  network: 'Network',
  exchange: 'Exchange',
  browser: 'Browser',
  clock: 'Clock',
};

interface Operation {
  readonly 'x-calls'?: readonly { readonly name: string; readonly effect: string }[];
}

/** The writes of the exchange, by method and path. */
function writesOfExchange(): readonly string[] {
  const { paths } = JSON.parse(readFileSync(path.join(root, 'packages/earn-core/openapi/openapi.json'), 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { 'x-calls': calls = [] }]) => calls.some(({ effect }) => effect === 'write'))
      .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '*')}`),
  );
}

/** What the table lacks. */
function problems(): readonly string[] {
  const played = new Set(ROWS.flatMap(({ write, alsoWrites = [] }) => [write, ...alsoWrites]).map((write) => write.join(' ')));
  const covered = new Set(ROWS.flatMap(({ covers }) => covers));
  const flows = new Set(FLOWS.map(({ name }) => name));
  return [
    ...writesOfExchange()
      .filter((write) => !played.has(write))
      .map((write) => `no flow of e2e/faults/table/rows sends ${write}`),
    ...[...flows].filter((name) => !covered.has(name)).map((name) => `no flow of e2e/faults/table/rows covers the order "${name}"`),
    ...[...covered].filter((name) => !flows.has(name)).map((name) => `there is no order "${name}"`),
  ];
}

function section(place: Place): readonly string[] {
  const faults = FAULTS.filter((fault) => fault.place === place);
  const reasons: string[] = [];
  const cell = (row: (typeof ROWS)[number], fault: (typeof FAULTS)[number]): string => {
    const ends = fault.ends(row);
    if (typeof ends === 'string') return ends;
    if (!reasons.includes(ends.cannot)) reasons.push(ends.cannot);
    return `— (${reasons.indexOf(ends.cannot) + 1})`;
  };
  const rows = ROWS.map((row) => `| ${row.name} | ${faults.map((fault) => cell(row, fault)).join(' | ')} |`);
  return [
    `## ${PLACES[place]}`,
    '',
    ...faults.map(({ name, what }) => `- **${name}**: ${what}`),
    '',
    `| flow | ${faults.map(({ name }) => name).join(' | ')} |`,
    `| --- |${' --- |'.repeat(faults.length)}`,
    ...rows,
    ...(reasons.length > 0 ? ['', 'Cannot occur:', '', ...reasons.map((reason, index) => `${index + 1}. ${reason}`)] : []),
    '',
  ];
}

const cells = ROWS.flatMap((row) => FAULTS.map((fault) => fault.ends(row)));
const possible = cells.filter((ends) => typeof ends === 'string').length;

const text = [
  '# Faults',
  '',
  'What a person sees when something fails while they order or change a setting, and what the ledger has then, for every flow of the',
  `console and every fault: ${ROWS.length} flows, ${FAULTS.length} faults, ${possible} cells and ${cells.length - possible} that cannot occur. Written by \`npm run faults\` from`,
  '[`e2e/faults/table`](../e2e/faults/table), which plays each cell in a browser at the built console: all of them with',
  '`npm run test:long -- faults`, each flow and each fault once with `npm test`. The checks fail where the exchange has a write, or',
  '[the promises](../e2e/promises/README.md) an order, that no flow sends.',
  '',
  '| outcome | what the person sees | effects |',
  '| --- | --- | --- |',
  ...Object.entries(OUTCOMES).map(([name, { sees, effects }]) => `| ${name} | ${sees} | ${effects} |`),
  '',
  'In each cell the write is sent once, or twice where the first was refused for its csrf token, and the ledger adds up to zero.',
  '',
  ...(Object.keys(PLACES) as Place[]).flatMap(section),
  '## Flows of one form',
  '',
  'Orders that differ in coin or option only are sent from one form, and are played once. Auto-Earn of all coins is the same question with',
  'the asset of all. What a launchpool pays comes by itself each hour, so nothing is claimed.',
  '',
  '| flow | orders |',
  '| --- | --- |',
  ...ROWS.filter(({ covers }) => covers.length > 1).map(({ name, covers }) => `| ${name} | ${covers.join('; ')} |`),
  '',
].join('\n');

const found = [...problems()];
const page = path.join(root, PAGE);
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) found.push(`${PAGE} is out of date: npm run faults`);
for (const problem of found) console.error(problem);
console.log(`${PAGE}: ${ROWS.length} flows, ${FAULTS.length} faults, ${possible} cells, ${cells.length - possible} that cannot occur.`);
if (found.length > 0) process.exitCode = 1;
