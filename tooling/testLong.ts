import { ensureBrowser } from './browser.ts';
import { BUILD, runInTurn, type Totals } from './check.ts';
import { checkInstalledConsumers } from './consumers.ts';
import { checkPackages } from './packages.ts';
import { report } from './report.ts';
import { type Phase, runPhase } from './vitest.ts';

/*
 * `npm run test:long`: what takes too long for every change. Random tests at full length, every story in every look, the
 * end-to-end faults again and again, the ledger under more kills, and a rehearsal of the release. Scheduled weekly and run
 * before each release. The soak test, which takes hours, is run by its name alone.
 *
 *   npm run test:long                     # everything but the soak test
 *   npm run test:long -- faults stories   # some parts: sequences, stories, faults, packages, chaos
 *   npm run test:long -- soak             # a million orders and 200 kills, on each database
 */

const ROUNDS = 20;

const LONG = { EARNKIT_LONG: '1' };
const SEQUENCES: Phase = {
  name: 'random sequences',
  projects: ['unit', 'browser'],
  args: ['decimalModel.test.ts', 'DecimalInput.random.test.tsx', 'agreement.test.ts', 'longHistory.test.ts', 'crowd.test.ts'],
  env: LONG,
};
/** Every story in every look. */
const STORIES: Phase = { name: 'stories', projects: ['storybook'], args: ['--maxWorkers=4'], env: LONG };
/** The chaos test on each database. */
const chaosOf = (name: string, env: Readonly<Record<string, string>>): readonly Phase[] => [
  { name, projects: ['chaos'], env },
  { name: `${name} on PostgreSQL`, projects: ['chaos'], env, postgres: true },
];
const CHAOS = chaosOf('chaos', LONG);
const SOAK = chaosOf('soak', { EARNKIT_SOAK: '1' });
const FAULTS: readonly Phase[] = Array.from({ length: ROUNDS }, (_, round) => ({
  name: `faults, round ${round + 1} of ${ROUNDS}`,
  projects: ['e2e'],
  args: ['e2e/faults', 'e2e/outcome', '--maxWorkers=3'],
}));

/** Runs phases one after another. */
async function inTurn(phases: readonly Phase[]): Promise<readonly Totals[]> {
  const totals: Totals[] = [];
  for (const phase of phases) totals.push(await runPhase(phase));
  return totals;
}

type Part = 'sequences' | 'stories' | 'faults' | 'packages' | 'chaos' | 'soak';
const PARTS: Readonly<Record<Part, () => Promise<readonly Totals[]>>> = {
  sequences: () => inTurn([SEQUENCES]),
  stories: () => inTurn([STORIES]),
  faults: () => inTurn(FAULTS),
  packages: async () => [
    await runInTurn([
      { name: 'packages', look: checkPackages },
      { name: 'consumers', look: checkInstalledConsumers },
    ]),
  ],
  chaos: () => inTurn(CHAOS),
  soak: () => inTurn(SOAK),
};
/** What runs when no part is named. */
const DEFAULT: readonly Part[] = ['sequences', 'stories', 'faults', 'packages', 'chaos'];

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);
const named = process.argv.slice(2);
const unknown = named.find((name) => !isPart(name));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);
const parts = named.length === 0 ? DEFAULT : named.filter(isPart);

await report(async () => {
  ensureBrowser();
  const built = await runInTurn([BUILD]);
  if (built.failed > 0) return [built];
  const totals = [built];
  for (const part of parts) totals.push(...(await PARTS[part]()));
  return totals;
});
