import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tooling/build.ts';
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
import { describeMachine, publish, type PublishedGroup, readPublished, sourcesOf } from './harness/published.ts';
import { groupSection, markdownTable, type Row, rowsOf, targetTable } from './harness/report.ts';
import { spreadsOf, twinOf, weigh } from './harness/results.ts';
import { runRounds, type Measured } from './harness/rounds.ts';
import { launch } from './harness/visit.ts';
import { writeBundlerTable } from './bundlers.ts';
import { weighExamples } from './sizes.ts';
import { TARGETS } from './targets.ts';

/*
 * `npm run bench`: our primitives beside their peers. A run of at least 15 rounds with all contestants writes the results of its groups
 * into the README beside this; anything less only shows them. `--guard` measures the primitives in five rounds and fails where one has
 * become slower than the README says. `--render` writes the README anew after a target has changed.
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

/** What the guard measures, in how many rounds, and how much more than the published ratio a row may be. */
const GUARDED = [decimalInput, table, virtualTable];
const GUARD_ROUNDS = 5;
const GUARD_LIMIT = 1.08;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: String(ROUNDS) },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    guard: { type: 'boolean', default: false },
    render: { type: 'boolean', default: false },
  },
});
const rounds = values.guard ? GUARD_ROUNDS : Number(values.rounds);
const only = values.only?.split(',');
const order = GROUPS.map(({ name }) => name);
const isAsked = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
const unknown = positionals.filter((name) => name !== SIZES && name !== BUNDLERS && !order.includes(name));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 0) {
  console.error(`npm run bench -- [group ...] [--rounds ${ROUNDS}] [--only contestant,contestant] [--all] [--guard] [--render]`);
  console.error(`Groups: ${[...order, SIZES, BUNDLERS].join(', ')}. --all times every peer. --rounds 0 only weighs.`);
  process.exit(2);
}

if (values.render) {
  publish({ groups: [], tables: {} }, order);
} else {
  if (!(await ensureBuilt())) process.exit(1);
  await installPeers();
  const bare = await buildPage('bare');
  const machine = describeMachine(await browserVersion());
  if (values.guard) process.exitCode = (await findSlipped(bare, machine)).length === 0 ? 0 : 1;
  else await runAsked(bare, machine);
}

async function runAsked(bare: Page, machine: string): Promise<void> {
  const groups: PublishedGroup[] = [];
  for (const group of GROUPS.filter(({ name }) => isAsked(name))) groups.push(await runGroup(group, bare, machine));
  const tables: Record<string, string> = {};
  if (isAsked(SIZES)) tables['What a product’s visitors download'] = await sizesTable();
  if (isAsked(BUNDLERS)) tables['What a page loads at once, by bundler'] = await writeBundlerTable();
  console.log(`\n${[targetTable(rowsOf(TARGETS, groups)), ...groups.map(groupSection), ...Object.values(tables)].join('\n\n')}`);
  if (only || rounds < ROUNDS) return;
  publish({ groups, tables }, order);
  process.stderr.write('The results are in bench/README.md.\n');
}

async function runGroup(group: Group, bare: Page, machine: string): Promise<PublishedGroup> {
  const { name, title, floor, metrics } = group;
  const started = performance.now();
  const wanted = contestantsOf(name).filter((each) => !only || only.includes(each) || each === floor);
  const built = new Map<string, Page>();
  for (const each of wanted) built.set(each, await buildPage(`${name}/${each}`));
  const isTimed = (each: string): boolean =>
    !group.untimed?.includes(each) && (only !== undefined || values.all || group.timed.includes(each));
  const timed = new Map([...built].filter(([each]) => isTimed(each)));
  const page = built.get(floor);
  if (page) timed.set(twinOf(floor), page);
  const onRound = (round: number) => process.stderr.write(`${name}: ${round === 0 ? 'warm' : `round ${round} of ${rounds}`}\n`);
  const { samples, asked }: Measured =
    rounds === 0 ? { samples: new Map(), asked: new Map() } : await runRounds({ pages: timed, measure: group.measure, rounds, onRound });
  return {
    name,
    title,
    floor,
    metrics,
    date: new Date().toISOString().slice(0, 10),
    machine,
    rounds,
    minutes: Math.round((performance.now() - started) / 60_000),
    sources: sourcesOf(name),
    weights: Object.fromEntries([...built].map(([each, built]) => [each, weigh(built, bare, asked.get(each))])),
    times: spreadsOf(samples),
  };
}

/** Rows that are slower than published, twice in a row: one run of five rounds may be off by chance. */
async function findSlipped(bare: Page, machine: string): Promise<readonly Row[]> {
  const published = new Map(rowsOf(TARGETS, readPublished().groups).map(({ target, measured }) => [target.what, measured]));
  const slippedOf = async (groups: readonly Group[]): Promise<readonly Row[]> => {
    const results: PublishedGroup[] = [];
    for (const group of groups) results.push(await runGroup(group, bare, machine));
    const rows = rowsOf(TARGETS, results).filter(({ target }) => 'times' in target.of);
    // What was never published is compared with nothing.
    const slipped = rows.filter(({ target, measured }) => {
      const was = published.get(target.what);
      return was !== undefined && !(measured <= was * GUARD_LIMIT);
    });
    for (const row of rows) {
      const was = published.get(row.target.what)?.toFixed(2) ?? '–';
      console.log(`${slipped.includes(row) ? '✗' : '✓'} ${row.target.what}: ${row.measured.toFixed(2)} ×, published ${was} ×`);
    }
    return slipped;
  };
  const first = await slippedOf(GUARDED);
  if (first.length === 0) return [];
  const again = await slippedOf(GUARDED.filter(({ name }) => first.some(({ target }) => target.group === name)));
  return again.filter(({ target }) => first.some((row) => row.target === target));
}

async function sizesTable(): Promise<string> {
  const rows = (await weighExamples()).map(({ name, atOnce, later }) => [
    name,
    ...[atOnce.gzip, atOnce.brotli, later.gzip, later.brotli].map((bytes) => (bytes === 0 ? '–' : kilobytes(bytes))),
  ]);
  return markdownTable(['React not counted', 'gzip', 'brotli', 'later, gzip', 'later, brotli'], rows);
}

async function browserVersion(): Promise<string> {
  const { context, close } = await launch();
  const browser = context.browser()?.version() ?? 'of this machine';
  await close();
  return browser;
}
