import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Check } from './check.ts';
import { installFolder } from './installFolder.ts';
import { judged, type KnownSurvivor, type MutationReport, outcomeOf, scoreOf } from './mutations/mutants.ts';
import { sampleOf } from './mutations/sample.ts';
import { type Ended, root, run } from './step.ts';

/*
 * Whether tests would notice a fault: Stryker changes code in thousands of small ways and runs the tests of its package for each. Of the
 * sandbox, whose tests take longest, it draws a sample, which is the same every time.
 *
 *   node tooling/mutations.ts                    # every part, hours
 *   node tooling/mutations.ts rules/launchpool   # one part
 *   node tooling/mutations.ts rules/launchpool --update
 *   node tooling/mutations.ts rules/launchpool --again   # what the last run of it found stands where neither code nor tests have changed
 *
 * `mutations/scores.json` keeps how many of a hundred changes each part has to notice; a lower score fails. `mutations/survivors.json` has
 * the changes that no test notices, each with the reason; one that nobody can notice (`equivalent`) does not count. `--update` raises
 * the scores and lists new survivors as `open`.
 */

/** Where Stryker is installed, with a lock file of its own. */
const STRYKER = path.join(root, 'tooling/mutations/stryker');
const SCORES = path.join(root, 'tooling/mutations/scores.json');
const SURVIVORS = path.join(root, 'tooling/mutations/survivors.json');

const CORE = 'packages/earn-core/src';
const HOOKS = 'packages/earn-hooks/src';
const SANDBOX = 'packages/earn-sandbox/src';

/** What is changed together. */
interface Part {
  /** Whose tests run. */
  readonly tests: string;
  /** Whether its tests in a browser run. @default those on Node */
  readonly inBrowser?: boolean;
  readonly files: readonly string[];
  /** How many of the changes are made. @default all */
  readonly sample?: number;
}

const ofCore = (...files: readonly string[]): Part => ({ tests: CORE, files: files.map((file) => `${CORE}/${file}`) });

/** Files of the sandbox that take orders and settle them; not its tables, its coins and the answers it reads from them. */
const SETTLING =
  '{autoEarn,bonus,claims,holdings,hourlyRewards,lines,offers,orders,positions,rates,redeem,rewards,settlement,stake,stakeHolder,stakeHolders,subscribe,totals,volume,vouchers}';

const PARTS: Readonly<Record<string, Part>> = {
  'rules/account': ofCore('rules/account/**/*.ts', 'rules/rates/**/*.ts'),
  'rules/launchpool': ofCore('rules/launchpool/**/*.ts'),
  'rules/private-wealth': ofCore('rules/private-wealth/**/*.ts'),
  'rules/simple-earn': ofCore('rules/simple-earn/**/*.ts'),
  'rules/staking': ofCore('rules/staking/**/*.ts'),
  'rules/statement': ofCore('rules/statement/**/*.ts'),
  'rules/shared': ofCore('rules/*.ts'),
  contract: ofCore('contract/**/*.ts'),
  flow: { tests: HOOKS, files: [`${HOOKS}/flow/!(use)*.ts`, `${HOOKS}/submission/*.ts`] },
  // The tests of the hooks of products would notice no more, and each takes seconds.
  forms: { tests: `${HOOKS}/flow`, files: [`${HOOKS}/flow/use*.ts`], inBrowser: true },
  sandbox: {
    tests: SANDBOX,
    files: [
      `${SANDBOX}/{ledger,orders,rates}/*.ts`,
      `${SANDBOX}/{launchpool,private-wealth,simple-earn,soft-staking,staking,wallet}/**/${SETTLING}.ts`,
    ],
    sample: 500,
  },
};

/** What the samples are drawn with. */
const SEED = 42;

/** What a run of the tests needs of the repository. */
const LEFT_OUT = ['bench', 'docs', 'e2e', 'examples', 'look', '.storybook', 'storybook-static', 'dist'];

/** Where the results of the last run of each part are. */
const RESULTS = path.join(root, 'node_modules/.cache/mutations');

/** Options of Stryker. */
const optionsOf = (name: string, { tests, inBrowser }: Part, places: readonly string[], reportFile: string) => ({
  testRunner: 'vitest',
  plugins: [path.join(STRYKER, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  // Tests with tables from the specification load the rules at run time, so Vitest does not see that they are related.
  vitest: { configFile: `tooling/mutations/vitest.${inBrowser ? 'browser.' : ''}config.ts`, dir: tests, related: false },
  mutate: [...places, '!**/*.test.ts'],
  ignorePatterns: LEFT_OUT,
  coverageAnalysis: 'perTest',
  // The tests of the sandbox take minutes, on a busy machine more.
  dryRunTimeoutMinutes: 30,
  // A change of a constant makes every file load again for each of its changes, which takes ten times as long.
  ignoreStatic: true,
  concurrency: 2,
  // A change that makes tests slower than this counts as noticed, so they may be much slower on a busy machine.
  timeoutFactor: 4,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: path.join(RESULTS, `${name.replaceAll('/', '-')}.json`),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: reportFile },
  allowConsoleColors: false,
  tempDirName: '.stryker-tmp',
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Changes the files of a part. @throws Error where Stryker does not come to its end */
async function mutate(name: string, part: Part, again: boolean): Promise<MutationReport> {
  const { files, sample } = part;
  await installFolder(STRYKER, 'Stryker');
  const places = sample === undefined ? files : await sampleOf(STRYKER, files, sample, SEED);
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-mutations-'));
  try {
    const reportFile = path.join(folder, 'report.json');
    const config = path.join(folder, 'stryker.json');
    const options = optionsOf(name, part, places, reportFile);
    if (!again) rmSync(options.incrementalFile, { force: true });
    writeJson(config, options);
    const program = path.join(STRYKER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const { code } = await run('node', [program, 'run', config], { quiet: false });
    if (code !== 0) throw new Error(`Stryker ended with ${code}`);
    return readJson(reportFile) as MutationReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A part compared with what is kept. With `update` it is kept as it came out. */
async function checkPart(
  name: string,
  part: Part,
  { update = false, again = false }: { readonly update?: boolean; readonly again?: boolean } = {},
): Promise<Pick<Ended, 'code' | 'output'>> {
  const report = await mutate(name, part, again);
  const outcome = outcomeOf(report);
  const kept = readJson(SURVIVORS) as readonly KnownSurvivor[];
  const { known, unknown } = judged(outcome, kept);
  const score = scoreOf(outcome, kept);
  const scores = readJson(SCORES) as Readonly<Record<string, number>>;
  const least = scores[name] ?? 0;
  console.log(`${name}: ${score} of 100 changes are noticed, at least ${least} have to be`);
  if (update) {
    const others = kept.filter(({ file }) => !(file in report.files));
    writeJson(SURVIVORS, [...others, ...known, ...unknown.map((survivor) => ({ ...survivor, why: 'open' }))]);
    writeJson(SCORES, { ...scores, [name]: Math.max(least, score) });
  }
  const lines = unknown.map(({ file, was, is, line }) => `  ${file}: ${line}\n    ${was} → ${is || 'nothing'}`);
  return { code: score < least ? 1 : 0, output: `Changes that no test notices, and that are not listed:\n${lines.join('\n')}\n` };
}

/** A check of each part. */
export const MUTATIONS: readonly Check[] = Object.entries(PARTS).map(([name, part]) => ({
  name: `changes in ${name}`,
  run: () => checkPart(name, part),
}));

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    options: { update: { type: 'boolean' }, again: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);
  for (const [name, part] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const { code, output } = await checkPart(name, part, values);
    console.log(output);
    if (code !== 0) process.exitCode = code;
  }
}
