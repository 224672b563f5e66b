import path from 'node:path';
import { BUILT, isBuilt, sourcesHash, stampBuild } from './buildStamp.ts';
import { addDeclarations, writeDeclarations } from './declarations.ts';
import { type Ended, root, run, seconds } from './step.ts';

/** The built console, for Node to run. */
export const CONSOLE_SERVER = path.join(root, 'apps/console/dist/server/main.js');

/**
 * Builds the packages and then the console from what they publish. Does nothing when `dist` is of the sources as they are.
 *
 * @returns true when everything is built; what went wrong has been written to stderr.
 */
export async function ensureBuilt(): Promise<boolean> {
  if (isBuilt()) return true;
  const hash = sourcesHash();
  const libraries = BUILT.filter((folder) => folder.startsWith('packages/'));
  // Styles are read from the neighbours' sources, so the packages do not wait for each other.
  const queue = [
    () => step('declarations', writeDeclarations),
    ...libraries.map((folder) => () => step(folder, () => run('tsup', [], { cwd: folder }))),
  ];
  const worker = async (): Promise<boolean> => {
    for (let next = queue.shift(); next; next = queue.shift()) if (!(await next())) return false;
    return true;
  };
  const built = await Promise.all([worker(), worker()]);
  if (built.includes(false)) return false;
  for (const folder of libraries) addDeclarations(folder);
  // A run of tests has another NODE_ENV, with which Vite would take React's development build: it mounts, and reads, everything twice.
  const env = { NODE_ENV: 'production' };
  const inConsole = { cwd: 'apps/console', env };
  if (!(await step('apps/console', () => run('vite', ['build', '--logLevel', 'warn'], inConsole)))) return false;
  if (!(await step('apps/console/server', () => run('tsup', [], inConsole)))) return false;
  stampBuild(hash);
  return true;
}

async function step(name: string, work: () => Promise<Ended>): Promise<boolean> {
  const { code, output, ms } = await work();
  process.stderr.write(code === 0 ? `built ${name} in ${seconds(ms)}\n` : `${output}\n${name} could not be built\n`);
  return code === 0;
}

if (import.meta.main) process.exitCode = (await ensureBuilt()) ? 0 : 1;
