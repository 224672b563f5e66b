import { ensureBuilt } from './build.ts';
import { checkConsumers } from './consumers.ts';
import { checkCost } from './cost.ts';
import { checkPackages } from './packages.ts';
import { type Ended, root, run, seconds } from './step.ts';

/** One thing that has to hold, besides the tests. */
interface Check {
  /** As in the report. */
  readonly name: string;
  /** Looks; what it writes is shown when it does not hold. */
  readonly look: () => Promise<Pick<Ended, 'code' | 'output'>>;
}

const node = (...args: string[]) => run('node', args);

/** What needs no build. */
const OF_SOURCES: readonly Check[] = [
  { name: 'types', look: () => node('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json') },
  { name: 'lint', look: () => run('oxlint', []) },
  { name: 'format', look: () => run('oxfmt', ['--check']) },
  { name: 'unused code', look: () => run('knip', ['--no-config-hints']) },
  { name: 'lock file', look: () => run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error']) },
  { name: 'vectors', look: () => node('--conditions=@earnkit/source', 'tooling/vectors.ts') },
  { name: 'requirements', look: () => node('--conditions=@earnkit/source', 'tooling/requirements.ts', '--check') },
];

/** What looks at what is published; in this order, each needs the one before. */
const OF_BUILD: readonly Check[] = [
  { name: 'build', look: async () => ({ code: (await ensureBuilt()) ? 0 : 1, output: '' }) },
  { name: 'cost', look: checkCost },
  { name: 'packages', look: checkPackages },
  { name: 'consumers', look: checkConsumers },
];

/** Runs every check and tells of each in one line, with what it wrote where it failed. */
export async function runChecks(): Promise<{ passed: number; failed: number; names: readonly string[] }> {
  const held = await Promise.all(OF_SOURCES.map(tell));
  for (const check of OF_BUILD) held.push(await tell(check));
  const names = [...OF_SOURCES, ...OF_BUILD].filter((_, place) => !held[place]).map(({ name }) => `check: ${name}`);
  return { passed: held.length - names.length, failed: names.length, names };
}

async function tell({ name, look }: Check): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await look();
  const took = seconds(performance.now() - started);
  console.log(code === 0 ? `✓ ${name} (${took})` : `✗ ${name} (${took})\n${output.replaceAll(root, '').trimEnd()}\n`);
  return code === 0;
}

if (import.meta.main) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
