import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Check } from './check.ts';
import { installFolder } from './installFolder.ts';
import { judged, type KnownSurvivor, type MutationReport, outcomeOf, scoreOf } from './mutations/mutants.ts';
import { type Ended, root, run } from './step.ts';

/*
 * Whether tests would notice a fault: Stryker changes the code of core in thousands of small ways and runs the tests of core for each.
 *
 *   node tooling/mutations.ts                    # every part, hours
 *   node tooling/mutations.ts rules/launchpool   # one part
 *   node tooling/mutations.ts rules/launchpool --update
 *
 * `mutations/scores.json` keeps how many of a hundred changes each part has to notice; a lower score fails. `mutations/survivors.json` has
 * the changes that no test notices, each with the reason; one that nobody can notice (`equivalent`) does not count. `--update` raises
 * the scores and lists new survivors as `open`.
 */

const SOURCES = 'packages/earn-core/src';
/** Where Stryker is installed, with a lock file of its own. */
const STRYKER = path.join(root, 'tooling/mutations/stryker');
const SCORES = path.join(root, 'tooling/mutations/scores.json');
const SURVIVORS = path.join(root, 'tooling/mutations/survivors.json');

/** Which files each part changes: a folder, or the files of a folder alone. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'rules/account': [`${SOURCES}/rules/account/**/*.ts`, `${SOURCES}/rules/rates/**/*.ts`],
  'rules/launchpool': [`${SOURCES}/rules/launchpool/**/*.ts`],
  'rules/private-wealth': [`${SOURCES}/rules/private-wealth/**/*.ts`],
  'rules/simple-earn': [`${SOURCES}/rules/simple-earn/**/*.ts`],
  'rules/staking': [`${SOURCES}/rules/staking/**/*.ts`],
  'rules/statement': [`${SOURCES}/rules/statement/**/*.ts`],
  'rules/shared': [`${SOURCES}/rules/*.ts`],
  contract: [`${SOURCES}/contract/**/*.ts`],
};

/** What a run of the tests needs of the repository. */
const LEFT_OUT = ['bench', 'docs', 'e2e', 'examples', 'look', '.storybook', 'storybook-static', 'dist'];

/** Options of Stryker. */
const optionsOf = (files: readonly string[], reportFile: string) => ({
  testRunner: 'vitest',
  plugins: [path.join(STRYKER, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  // Tests with tables from the specification load the rules at run time, so Vitest does not see that they are related.
  vitest: { configFile: 'tooling/mutations/vitest.config.ts', related: false },
  mutate: [...files, '!**/*.test.ts'],
  ignorePatterns: LEFT_OUT,
  coverageAnalysis: 'perTest',
  // A change of a constant makes every file load again for each of its changes, which takes ten times as long.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['json'],
  jsonReporter: { fileName: reportFile },
  allowConsoleColors: false,
  tempDirName: '.stryker-tmp',
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Changes the files of a part. @throws Error where Stryker does not come to its end */
async function mutate(part: string): Promise<MutationReport> {
  await installFolder(STRYKER, 'Stryker');
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-mutations-'));
  try {
    const reportFile = path.join(folder, 'report.json');
    const config = path.join(folder, 'stryker.json');
    writeJson(config, optionsOf(PARTS[part] ?? [], reportFile));
    const { code, output } = await run('node', [path.join(STRYKER, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config]);
    if (code !== 0) throw new Error(`Stryker ended with ${code}:\n${output}`);
    return readJson(reportFile) as MutationReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A part compared with what is kept. With `update` it is kept as it came out. */
async function checkPart(part: string, update: boolean): Promise<Pick<Ended, 'code' | 'output'>> {
  const report = await mutate(part);
  const outcome = outcomeOf(report);
  const kept = readJson(SURVIVORS) as readonly KnownSurvivor[];
  const { known, unknown } = judged(outcome, kept);
  const score = scoreOf(outcome, kept);
  const scores = readJson(SCORES) as Readonly<Record<string, number>>;
  const least = scores[part] ?? 0;
  console.log(`${part}: ${score} of 100 changes are noticed, at least ${least} have to be`);
  if (update) {
    const others = kept.filter(({ file }) => !(file in report.files));
    writeJson(SURVIVORS, [...others, ...known, ...unknown.map((survivor) => ({ ...survivor, why: 'open' }))]);
    writeJson(SCORES, { ...scores, [part]: Math.max(least, score) });
  }
  const lines = unknown.map(({ file, was, is, line }) => `  ${file}: ${line}\n    ${was} → ${is || 'nothing'}`);
  return { code: score < least ? 1 : 0, output: `Changes that no test notices, and that are not listed:\n${lines.join('\n')}\n` };
}

/** A check of each part. */
export const MUTATIONS: readonly Check[] = Object.keys(PARTS).map((part) => ({
  name: `changes in ${part}`,
  run: () => checkPart(part, false),
}));

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({ options: { update: { type: 'boolean', default: false } }, allowPositionals: true });
  const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);
  for (const part of positionals.length === 0 ? Object.keys(PARTS) : positionals) {
    const { code, output } = await checkPart(part, values.update);
    console.log(output);
    if (code !== 0) process.exitCode = code;
  }
}
