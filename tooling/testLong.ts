import { ensureBrowser } from './browser.ts';
import { BUILD, runInTurn, type Totals } from './check.ts';
import { checkInstalledConsumers } from './consumers.ts';
import { checkPackages } from './packages.ts';
import { report } from './report.ts';
import { type Phase, runPhase } from './vitest.ts';

/*
 * `npm run test:long`: what takes too long for every change. Random tests at full length, every story in every look, the
 * end-to-end faults again and again, and a rehearsal of the release. Scheduled weekly and run before each release.
 *
 *   npm run test:long                     # everything; hours
 *   npm run test:long -- faults stories   # some parts: sequences, stories, faults, packages, chaos
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
const CHAOS: Phase = { name: 'chaos', projects: ['chaos'], env: LONG };
const CHAOS_ON_POSTGRES: Phase = { ...CHAOS, name: 'chaos on PostgreSQL', postgres: true };
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

type Part = 'sequences' | 'stories' | 'faults' | 'packages' | 'chaos';
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
  chaos: () => inTurn([CHAOS, CHAOS_ON_POSTGRES]),
};

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !isPart(name));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);
const isAsked = (part: Part): boolean => asked.length === 0 || asked.includes(part);

await report(async () => {
  ensureBrowser();
  const built = await runInTurn([BUILD]);
  if (built.failed > 0) return [built];
  // Chaos takes longest and waits for its servers: it runs beside the others.
  const chaos = isAsked('chaos') ? PARTS.chaos() : Promise.resolve([]);
  const totals = [built];
  for (const part of ['sequences', 'stories', 'faults', 'packages'] as const) {
    if (isAsked(part)) totals.push(...(await PARTS[part]()));
  }
  return [...totals, ...(await chaos)];
});
