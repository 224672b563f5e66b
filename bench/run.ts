import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tooling/build.ts';
import { root } from '../tooling/step.ts';
import { aprChart } from './groups/aprChart.ts';
import { dateRange } from './groups/dateRange.ts';
import { decimalInput } from './groups/decimalInput.ts';
import { dialog } from './groups/dialog.ts';
import { fixedHoldings } from './groups/fixedHoldings.ts';
import { projectPage } from './groups/projectPage.ts';
import { stakeDialog } from './groups/stakeDialog.ts';
import { stakingDialog } from './groups/stakingDialog.ts';
import { subscribeDialog } from './groups/subscribeDialog.ts';
import { subscribeTyping } from './groups/subscribeTyping.ts';
import { table } from './groups/table.ts';
import { virtualTable } from './groups/virtualTable.ts';
import { kilobytes } from './harness/bytes.ts';
import type { Group } from './harness/group.ts';
import { installPeers } from './harness/install.ts';
import { buildPage, contestantsOf, type Page } from './harness/pages.ts';
import { describeRun, groupSection, markdownTable, targetTable } from './harness/report.ts';
import { twinOf, weigh, type GroupResult } from './harness/results.ts';
import { runRounds, type Measured } from './harness/rounds.ts';
import { launch } from './harness/visit.ts';
import { writeBundlerTable } from './bundlers.ts';
import { weighExamples } from './sizes.ts';
import { TARGETS } from './targets.ts';

/*
 * `npm run bench`: our primitives beside their peers. A whole run of at least 15 rounds writes its results into the
 * README beside this; anything less only shows them.
 */

const GROUPS: readonly Group[] = [
  decimalInput,
  dateRange,
  table,
  virtualTable,
  dialog,
  aprChart,
  subscribeDialog,
  subscribeTyping,
  fixedHoldings,
  stakeDialog,
  stakingDialog,
  projectPage,
];
const ROUNDS = 15;
const SIZES = 'sizes';
const BUNDLERS = 'bundlers';
const README = path.join(root, 'bench/README.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: String(ROUNDS) }, only: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
const only = values.only?.split(',');
const isAsked = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
const unknown = positionals.filter((name) => name !== SIZES && name !== BUNDLERS && !GROUPS.some((group) => group.name === name));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 0) {
  console.error(`npm run bench -- [group ...] [--rounds ${ROUNDS}] [--only contestant,contestant] [--all]`);
  console.error(
    `Groups: ${[...GROUPS.map(({ name }) => name), SIZES, BUNDLERS].join(', ')}. --all times every peer. --rounds 0 only weighs.`,
  );
  process.exit(2);
}

if (!(await ensureBuilt())) process.exit(1);
await installPeers();
const started = performance.now();
const bare = await buildPage('bare');
const results: GroupResult[] = [];
for (const group of GROUPS.filter(({ name }) => isAsked(name))) results.push(await runGroup(group));

const sections = [targetTable(TARGETS, results), ...results.map(groupSection)];
if (isAsked(SIZES)) sections.push(await sizesSection());
if (isAsked(BUNDLERS)) sections.push(await writeBundlerTable());
const report = sections.join('\n\n');
console.log(`\n${report}`);
if (positionals.length === 0 && !only && rounds >= ROUNDS) await writeReadme(report);

async function runGroup(group: Group): Promise<GroupResult> {
  const wanted = contestantsOf(group.name).filter((name) => !only || only.includes(name) || name === group.floor);
  const built = new Map<string, Page>();
  for (const name of wanted) built.set(name, await buildPage(`${group.name}/${name}`));
  const isTimed = (name: string): boolean =>
    !group.untimed?.includes(name) && (only !== undefined || values.all || group.timed.includes(name));
  const timed = new Map([...built].filter(([name]) => isTimed(name)));
  const floor = built.get(group.floor);
  if (floor) timed.set(twinOf(group.floor), floor);
  const onRound = (round: number) => process.stderr.write(`${group.name}: ${round === 0 ? 'warm' : `round ${round} of ${rounds}`}\n`);
  const { samples, asked }: Measured =
    rounds === 0 ? { samples: new Map(), asked: new Map() } : await runRounds({ pages: timed, measure: group.measure, rounds, onRound });
  const weights = new Map([...built].map(([name, page]) => [name, weigh(page, bare, asked.get(name))]));
  return { group, weights, samples };
}

async function sizesSection(): Promise<string> {
  const rows = (await weighExamples()).map(({ name, atOnce, later }) => [
    name,
    ...[atOnce.gzip, atOnce.brotli, later.gzip, later.brotli].map((bytes) => (bytes === 0 ? '–' : kilobytes(bytes))),
  ]);
  return `### What a product's visitors download\n\n${markdownTable(['React not counted', 'gzip', 'brotli', 'later, gzip', 'later, brotli'], rows)}`;
}

async function writeReadme(results: string): Promise<void> {
  const { context, close } = await launch();
  const browser = context.browser()?.version() ?? 'of this machine';
  await close();
  const head = describeRun({ rounds, browser, minutes: (performance.now() - started) / 60_000 });
  const [before] = readFileSync(README, 'utf8').split(/(?<=<!-- results -->\n)/);
  writeFileSync(README, `${before}\n${head}\n\n${results}\n`);
  process.stderr.write('The results are in bench/README.md.\n');
}
