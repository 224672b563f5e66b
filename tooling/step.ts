import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The folder of this repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Result of a program that has ended. */
export interface Ended {
  /** Exit code; 1 where a signal ended it. */
  readonly code: number;
  /** What it wrote, both streams in the order they came. Empty when it wrote to the terminal itself. */
  readonly output: string;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

interface RunOptions {
  /** @default the repository */
  readonly cwd?: string;
  /** Further variables of the environment. @default none */
  readonly env?: Readonly<Record<string, string>>;
  /** Keep what it writes, for `Ended.output`, in place of showing it. @default true */
  readonly quiet?: boolean;
}

/** The environment at the start. Vite's functions set NODE_ENV for the whole process, which other programs must not inherit. */
const startedIn: Readonly<NodeJS.ProcessEnv> = { ...process.env };

const background = new AsyncLocalStorage<true>();

/** Runs work whose programs have a low priority. */
export const inBackground = <Result>(work: () => Promise<Result>): Promise<Result> => background.run(true, work);

/** Runs a program to its end; never throws for how it ended. `node` and what packages bring are found by name. */
export function run(program: string, args: readonly string[], { cwd = root, env = {}, quiet = true }: RunOptions = {}): Promise<Ended> {
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const done = (code: number) => resolve({ code, output: chunks.join(''), ms: performance.now() - started });
    const child = spawn(program, args, {
      cwd,
      env: { ...startedIn, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    if (background.getStore() && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(`${program}: ${error.message}\n`);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Runs the TypeScript compiler with one checker. Its four would each work out most types anew, which takes half as long again. */
export const tsc = (...args: string[]): Promise<Ended> =>
  run('node', ['node_modules/typescript-native/bin/tsc', ...args, '--checkers', '1']);

/** `4.2 s`, for reports. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
