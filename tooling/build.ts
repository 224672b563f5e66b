import { BUILT, isBuilt, sourcesHash, stampBuild } from './buildStamp.ts';
import { run, seconds } from './step.ts';

/**
 * Builds the packages and then the console from what they publish. Does nothing when `dist` is of the sources as they are.
 *
 * @returns true when everything is built; what went wrong has been written to stderr.
 */
export async function ensureBuilt(): Promise<boolean> {
  if (isBuilt()) return true;
  const hash = sourcesHash();
  const libraries = BUILT.filter((folder) => folder.startsWith('packages/'));
  // Declarations and styles are read from the neighbours' sources, so the packages do not wait for each other.
  const queue = [...libraries];
  const worker = async (): Promise<boolean> => {
    for (let folder = queue.shift(); folder; folder = queue.shift()) if (!(await build(folder, 'tsup', []))) return false;
    return true;
  };
  const built = await Promise.all([worker(), worker()]);
  if (built.includes(false) || !(await build('apps/console', 'vite', ['build', '--logLevel', 'warn']))) return false;
  stampBuild(hash);
  return true;
}

async function build(folder: string, program: string, args: readonly string[]): Promise<boolean> {
  const { code, output, ms } = await run(program, args, { cwd: folder });
  process.stderr.write(code === 0 ? `built ${folder} in ${seconds(ms)}\n` : `${output}\n${folder} could not be built\n`);
  return code === 0;
}

if (import.meta.main) process.exitCode = (await ensureBuilt()) ? 0 : 1;
