import { checkAlike } from './alike.ts';
import { ensureBrowser } from './browser.ts';
import { checkBrowsers } from './browsers.ts';
import { BUILD, runInTurn, type Totals } from './check.ts';
import { checkInstalledExamples } from './examples.ts';
import { checkPackages } from './packages.ts';
import { checkControls } from './controls.ts';
import { checkToolbar } from './toolbar.ts';
import { checkSite } from './docs/checkSite.ts';
import { visitStorybook } from './docs/visitStorybook.ts';
import { checkTypescripts } from './typescripts.ts';
import { checkSnippets } from './docs/checkSnippets.ts';
import { GENERATORS } from './generators.ts';
import { checkDoctor } from './doctor/checkDoctor.ts';
import { checkHosts } from './hosts/checkHosts.ts';
import { checkPartSheets } from './hosts/checkPartSheets.ts';
import { MUTATIONS } from './mutations.ts';
import { rehearseRelease } from './rehearsal.ts';
import { report } from './report.ts';
import { run } from './step.ts';
import { type Phase, runPhase } from './vitest.ts';

/*
 * `npm run test:long`: what takes too long for every change. Random tests at full length, every story in every look, in Chinese and from
 * right to left, the packages compiled by React Compiler, every fault in every flow, the other end-to-end faults again and again, a thousand
 * orders with what they promise, the ledger under more kills, 600
 * orders at one moment, Firefox and WebKit, the speed of the primitives beside what was published, and a rehearsal of the release. Scheduled weekly and run before each release. Mutations and the soak tests, which
 * take hours, are run by their names alone.
 *
 *   npm run test:long                     # everything but the mutations and the soak tests
 *   npm run test:long -- faults stories   # some parts: sequences, stories, languages, compiler, faults, promises, packages, hosts, generators, doctor, release, conform, chaos, controls, alike, visits, look, browsers, bench
 *   npm run test:long -- mutations        # thousands of small changes of core, flows and sandbox, of which their tests have to notice nearly all; hours
 *   npm run test:long -- soak             # a million orders and 200 kills on PGlite
 *   npm run test:long -- soak-postgres    # the same on PostgreSQL
 */

const ROUNDS = 20;

const LONG = { EARNKIT_LONG: '1' };
/** Random sequences at full length, and what runs here alone: long histories and memory. */
const SEQUENCES: Phase = {
  name: 'random sequences',
  projects: ['unit', 'browser'],
  args: [
    'decimalModel.test.ts',
    'DecimalInput.random.test.tsx',
    'agreement.test.ts',
    'randomOrders.test.ts',
    'crowd.test.ts',
    'steps.test.ts',
    '.long.test.ts',
  ],
  env: LONG,
};
/** Every fault of an exchange between a healthy one and the conformance kit. */
const CONFORM: Phase = { name: 'faults of an exchange', projects: ['unit'], args: ['conform.faults.test.ts'], env: LONG };
/** Every story rendered on a server and hydrated, and every kind of layer in every place of a host. */
const EVERYWHERE: Phase = {
  name: 'servers and layers',
  projects: ['unit', 'browser'],
  args: ['serverRendering.test.ts', 'hydration.test.tsx', 'theme/layers.test.tsx'],
  env: LONG,
};
/** Every story in every look. */
const STORIES: Phase = { name: 'stories', projects: ['storybook'], args: ['--maxWorkers=4'], env: LONG };
/** Every story played in Chinese, and from right to left. */
const LANGUAGES: readonly Phase[] = [
  { name: 'stories in Chinese', globals: 'locale:zh' },
  { name: 'stories from right to left', globals: 'direction:rtl' },
].map(({ name, globals }) => ({ name, projects: ['storybook'], args: ['--maxWorkers=4'], env: { EARNKIT_GLOBALS: globals } }));
/** Every test in a browser and every story, with the packages compiled by React Compiler. */
const COMPILER: Phase = {
  name: 'React Compiler',
  projects: ['browser', 'touch', 'storybook'],
  args: ['--maxWorkers=4'],
  env: { EARNKIT_COMPILER: '1' },
};
const CHAOS: Phase = { name: 'chaos', projects: ['chaos'], env: LONG };
const SOAK: Phase = { name: 'soak', projects: ['chaos'], env: { EARNKIT_SOAK: '1' } };
/** A thousand orders of people, read as they read them; the exchange counts its days in one zone and in another. */
const PROMISES: Phase = { name: 'promises', projects: ['e2e'], args: ['e2e/promises', 'e2e/calendar'], env: LONG };
const promisesIn = (zone: string): Phase => ({
  ...PROMISES,
  name: `promises, exchange in ${zone}`,
  env: { ...LONG, EARNKIT_EXCHANGE_TIME_ZONE: zone },
});
const onPostgres = (phase: Phase): Phase => ({ ...phase, name: `${phase.name} on PostgreSQL`, postgres: true });
const FAULTS: readonly Phase[] = Array.from({ length: ROUNDS }, (_, round) => ({
  name: `faults, round ${round + 1} of ${ROUNDS}`,
  projects: ['e2e'],
  args: ['e2e/faults', 'e2e/outcome', '--maxWorkers=3', '--exclude=e2e/faults/table/**'],
}));
/** Every fault in every flow of the console, once. */
const FAULT_TABLE: Phase = {
  name: 'faults in every flow',
  projects: ['e2e'],
  args: ['e2e/faults/table', '--maxWorkers=3'],
  env: LONG,
};

/** Runs phases one after another. */
async function inTurn(phases: readonly Phase[]): Promise<readonly Totals[]> {
  const totals: Totals[] = [];
  for (const phase of phases) totals.push(await runPhase(phase));
  return totals;
}

type Part =
  | 'sequences'
  | 'stories'
  | 'languages'
  | 'compiler'
  | 'faults'
  | 'promises'
  | 'packages'
  | 'hosts'
  | 'generators'
  | 'doctor'
  | 'release'
  | 'conform'
  | 'chaos'
  | 'controls'
  | 'alike'
  | 'visits'
  | 'look'
  | 'browsers'
  | 'bench'
  | 'mutations'
  | 'soak'
  | 'soak-postgres';
const PARTS: Readonly<Record<Part, () => Promise<readonly Totals[]>>> = {
  sequences: () => inTurn([SEQUENCES]),
  stories: () => inTurn([STORIES, EVERYWHERE]),
  languages: () => inTurn(LANGUAGES),
  compiler: () => inTurn([COMPILER]),
  faults: () => inTurn([FAULT_TABLE, ...FAULTS]),
  promises: () => inTurn([promisesIn('UTC'), onPostgres(promisesIn('Asia/Shanghai'))]),
  packages: async () => [
    await runInTurn([
      { name: 'packages', run: checkPackages },
      { name: 'types in each TypeScript', run: checkTypescripts },
      { name: 'examples', run: checkInstalledExamples },
      { name: 'examples of the documents', run: checkSnippets },
      { name: 'documentation site', run: checkSite },
      { name: 'toolbar', run: checkToolbar },
      {
        name: 'answers of the pages in Storybook',
        run: () => run('node', ['--conditions=@earnkit/source', 'tooling/answers.ts', '--check']),
      },
      { name: 'bytes of the components', run: () => run('node', ['tooling/bytes.ts', '--check']) },
      { name: 'page weight', run: () => run('node', ['--conditions=@earnkit/source', 'bench/pageWeight.ts', '--check']) },
    ]),
  ],
  hosts: async () => [
    await runInTurn([
      { name: 'hosts', run: () => checkHosts() },
      { name: 'sheets of parts', run: checkPartSheets },
    ]),
  ],
  generators: async () => [await runInTurn(GENERATORS)],
  doctor: async () => [await runInTurn([{ name: 'doctor', run: () => checkDoctor() }])],
  release: async () => [await runInTurn([{ name: 'release', run: rehearseRelease }])],
  conform: () => inTurn([CONFORM]),
  chaos: () => inTurn([CHAOS, onPostgres(CHAOS)]),
  controls: async () => [await runInTurn([{ name: 'controls of the stories', run: checkControls }])],
  alike: async () => [await runInTurn([{ name: 'stories that look alike', run: checkAlike }])],
  visits: async () => [await runInTurn([{ name: 'stories and pages in every language and at every width', run: visitStorybook }])],
  look: async () => [
    await runInTurn([
      { name: 'pictures', run: () => run('node', ['tooling/look.ts']) },
      { name: 'changes that the pictures show', run: () => run('node', ['tooling/lookSeeds.ts', '--storybook', 'storybook-static']) },
    ]),
  ],
  browsers: async () => [await checkBrowsers()],
  bench: async () => [await runInTurn([{ name: 'speed of the primitives', run: () => run('node', ['bench/run.ts', '--guard']) }])],
  mutations: async () => [await runInTurn(MUTATIONS)],
  soak: () => inTurn([SOAK]),
  'soak-postgres': () => inTurn([onPostgres(SOAK)]),
};
/** What runs when no part is named. */
const DEFAULT: readonly Part[] = [
  'sequences',
  'stories',
  'languages',
  'compiler',
  'faults',
  'promises',
  'packages',
  'hosts',
  'generators',
  'doctor',
  'release',
  'conform',
  'chaos',
  'controls',
  'alike',
  'visits',
  'look',
  'browsers',
  'bench',
];

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
