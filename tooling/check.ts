import { checkApiReports } from './apiReports.ts';
import { BUILD_INPUTS, ensureBuilt } from './build.ts';
import { hashOf, isStamped, stamp } from './stamp.ts';
import { checkCost } from './cost.ts';
import { checkLinkedExamples } from './examples.ts';
import { checkPackages } from './packages.ts';
import { report } from './report.ts';
import { type Ended, root, run, seconds, tsc } from './step.ts';

/** One check besides the tests. */
export interface Check {
  /** As in the report. */
  readonly name: string;
  /** Checks it; the output is shown when it fails. What could not be tried here is omitted, with the reason. */
  readonly run: () => Promise<Pick<Ended, 'code' | 'output'> & { readonly omitted?: string }>;
  /** Patterns of the files that the result depends on. A check that passed is repeated only after one changes. @default always repeated */
  readonly inputs?: readonly string[];
}

/** How many checks passed and failed, and the names of those that failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly names: readonly string[];
  /** What could not be tried, with the reason. @default none */
  readonly omitted?: readonly string[];
}

const node = (...args: string[]) => run('node', args);

/** The checks of every change, quick enough to wait for. */
export const QUICK: readonly Check[] = [
  { name: 'types', run: () => tsc('-p', 'tsconfig.json') },
  { name: 'lint', run: () => run('oxlint', []) },
  { name: 'format', run: () => run('oxfmt', ['--check']) },
];

/** Checks of sources, which need no build. */
export const OF_SOURCES: readonly Check[] = [
  ...QUICK,
  { name: 'unused code', run: () => run('knip', ['--no-config-hints']) },
  {
    name: 'lock file',
    run: () => run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error']),
    inputs: ['package-lock.json', 'package.json', '{packages,apps}/*/package.json'],
  },
  { name: 'vectors', run: () => node('--conditions=@earnkit/source', 'tooling/vectors.ts') },
  { name: 'docs', run: () => node('tooling/docs.ts', '--check') },
  { name: 'parts', run: () => node('tooling/parts.ts', '--check') },
  { name: 'states', run: () => node('tooling/states.ts', '--check') },
  { name: 'faults', run: () => node('tooling/faults.ts', '--check') },
  {
    name: 'contract',
    run: () => node('--conditions=@earnkit/source', 'tooling/contract.ts', '--check'),
    inputs: [
      'packages/earn-{core,time}/src',
      'packages/earn-core/{openapi,package.json}',
      'tooling/contract{.ts,}',
      'docs/exchange-api.md',
    ],
  },
  {
    name: 'messages',
    run: () => node('--conditions=@earnkit/source', 'tooling/messages.ts', '--check'),
    inputs: ['packages/earn-components/{src,messages}', 'packages/ui/src/theme', 'tooling/messages.ts'],
  },
  { name: 'requirements', run: () => node('--conditions=@earnkit/source', 'tooling/requirements.ts', '--check') },
];

/** The build, which end-to-end tests need as well. */
export const BUILD: Check = { name: 'build', run: async () => ({ code: (await ensureBuilt()) ? 0 : 1, output: '' }) };

/** The bytes of the packages and of the first page, which have to be built. It takes longer than the other checks together. */
export const COST: Check = {
  name: 'cost',
  run: checkCost,
  inputs: [...BUILD_INPUTS, 'tooling/{cost,catalogues}.ts', 'bench/sizes.ts', 'bench/harness/*.ts'],
};

/** What the packages export, which have to be built. */
export const API: Check = {
  name: 'API reports',
  run: checkApiReports,
  inputs: [...BUILD_INPUTS, 'tooling/apiReports.ts', 'packages/*/api'],
};

/** Checks of the published packages, which have to be built. */
export const OF_PACKAGES: readonly Check[] = [
  { name: 'packages', run: checkPackages, inputs: [...BUILD_INPUTS, 'tooling/packages.ts', '{packages/*/,}*.md'] },
  {
    name: 'examples',
    run: checkLinkedExamples,
    inputs: [
      ...BUILD_INPUTS,
      'tooling/{packages,examples,exampleLooks,docs/snippets}.ts',
      'examples/{adapter,vite,radix-themes}/{src,*.*}',
      '{packages/*,docs,docs/*}/*.md',
    ],
  },
];

/** Runs checks one after the other. */
export async function runInTurn(checks: readonly Check[]): Promise<Totals> {
  const results: Result[] = [];
  for (const check of checks) results.push(await runCheck(check));
  return totalsOf(checks, results);
}

/** Runs checks, two at a time. */
export async function runChecks(checks: readonly Check[]): Promise<Totals> {
  const results: Result[] = [];
  const queue = [...checks.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await runCheck(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return totalsOf(checks, results);
}

type Result = 'passed' | 'failed' | { readonly omitted: string };

function totalsOf(checks: readonly Check[], results: readonly Result[]): Totals {
  const names = checks.filter((_, index) => results[index] === 'failed').map(({ name }) => `check: ${name}`);
  const omitted = results.flatMap((result, index) => (typeof result === 'object' ? [`${checks[index]?.name}: ${result.omitted}`] : []));
  return { passed: checks.length - names.length - omitted.length, failed: names.length, names, omitted };
}

/** Runs a check and reports it in one line, with its output if it failed. */
async function runCheck({ name, run, inputs }: Check): Promise<Result> {
  const hash = inputs && hashOf(inputs);
  if (hash !== undefined && isStamped(name, hash)) {
    console.log(`✓ ${name} (nothing changed)`);
    return 'passed';
  }
  const started = performance.now();
  const { code, output, omitted } = await run();
  const took = seconds(performance.now() - started);
  if (omitted !== undefined) {
    console.log(`– ${name} (omitted: ${omitted})`);
    return { omitted };
  }
  console.log(code === 0 ? `✓ ${name} (${took})` : `✗ ${name} (${took})\n${output.replaceAll(root, '').trimEnd()}\n`);
  if (code === 0 && hash !== undefined) stamp(name, hash);
  return code === 0 ? 'passed' : 'failed';
}

if (import.meta.main) await report(async () => [await runChecks(OF_SOURCES), await runInTurn([BUILD, API, COST, ...OF_PACKAGES])]);
