import { ensureBrowser } from './browser.ts';
import { BUILD, runInTurn } from './check.ts';
import { checkInstalledConsumers } from './consumers.ts';
import { checkPackages } from './packages.ts';
import { report } from './report.ts';
import { type Phase, runPhase } from './vitest.ts';

/*
 * `npm run test:long`: what takes too long for every change. Random tests at full length, every story in every look, the
 * end-to-end faults again and again, and a rehearsal of the release. Scheduled weekly and run before each release.
 */

const ROUNDS = 5;

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

await report(async () => {
  ensureBrowser();
  const built = await runInTurn([BUILD]);
  if (built.failed > 0) return [built];
  const chaos = runPhase(CHAOS).then(async (first) => [first, await runPhase(CHAOS_ON_POSTGRES)]);
  const totals = [built, await runPhase(SEQUENCES), await runPhase(STORIES)];
  for (const faults of FAULTS) totals.push(await runPhase(faults));
  const rehearsal = await runInTurn([
    { name: 'packages', look: checkPackages },
    { name: 'consumers', look: checkInstalledConsumers },
  ]);
  return [...totals, ...(await chaos), rehearsal];
});
