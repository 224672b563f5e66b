import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Opens a sandbox so that its process uses little memory. It sets V8 flags for the whole process: use it in a program that only
 * serves a sandbox.
 *
 * @param open opens the sandbox, such as `() => createSandbox({ data })`.
 */
export async function withLittleMemory<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  // V8 optimizes PGlite's code in the background while it runs. The largest of its functions takes 600 MB and seconds of CPU for that,
  // just after the start. Without it a call takes about a tenth more CPU time.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const opened = await open();
  collectGarbage();
  return opened;
}

/**
 * Frees the memory that creating the database took. Most of it is outside the heap of V8, which would keep about 200 MB for
 * a while.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/** Set in a process that has been started with {@link FLAGS}. The C library then gives back what compilers gave back to it. */
const TRIM = 'MALLOC_TRIM_THRESHOLD_';

/** Node reserves 130 MB for new objects; a sandbox needs little of it. */
const FLAGS = ['--max-semi-space-size=4'];

/** What a restart needs of `process`. */
type Program = Pick<NodeJS.Process, 'platform' | 'env' | 'execPath' | 'execArgv' | 'argv' | 'send'> & {
  execve?: NodeJS.Process['execve'] | undefined;
};

/**
 * Starts this program again in its own process, with settings for its memory that can only be given at the start. Does nothing
 * where they are set, and where the system or the version of Node cannot replace a program.
 */
export function restartForLittleMemory(program: Program = process): void {
  const { platform, env, execPath, execArgv, argv, send } = program;
  // A program that was forked would lose the channel to its parent.
  if (env[TRIM] !== undefined || platform === 'win32' || send !== undefined) return;
  program.execve?.(execPath, [execPath, ...FLAGS, ...execArgv, ...argv.slice(1)], { ...env, [TRIM]: '1048576' });
}
