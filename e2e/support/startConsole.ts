import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { CONSOLE_SERVER } from '../../tooling/build.ts';
import { root } from '../../tooling/step.ts';

const START_MS = 90_000;

/** The console in a process of its own, started as a person starts it: on a free port, with a data folder or PostgreSQL. */
export interface RunningConsole {
  /** Where it answers; the same after a restart. */
  readonly origin: string;
  /** Ends the process and waits for it; its exit code. @default SIGINT, as Ctrl-C does */
  readonly stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<number | null>;
  /** Ends the process without a word of warning. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and the same data. */
  readonly startAgain: () => Promise<void>;
  /** Stops it and throws its data away. */
  readonly close: () => Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a console that has just begun, to be copied: making it takes longer than many a test. */
    readonly begun: string | undefined;
  }
}

/**
 * Starts a console that has just begun. With DATABASE_URL in the environment it stands on that PostgreSQL, begun anew.
 *
 * @param begun data to begin with. @default as the run of the tests made it
 */
export async function startConsole(
  environment: Readonly<Record<string, string>> = {},
  begun: string | undefined = inject('begun'),
): Promise<RunningConsole> {
  const data = mkdtempSync(path.join(tmpdir(), 'earnkit-e2e-'));
  // The lock is a socket, which cannot be copied.
  if (begun !== undefined) cpSync(begun, data, { recursive: true, filter: (from) => path.basename(from) !== 'lock' });
  const start = (port: string) => launch({ ...process.env, EARNKIT_DATA: data, EARNKIT_API_ORIGIN: '', ...environment, PORT: port });
  let { child, origin } = await start('0');
  const { port } = new URL(origin);
  if (process.env['DATABASE_URL'] && environment['EARNKIT_API_ORIGIN'] === undefined) await beginAnew(origin);
  await awayFromTheHour(environment, origin);
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
    const ended = new Promise<number | null>((exited) => child.once('exit', (code) => exited(code)));
    child.kill(signal);
    return ended;
  };
  return {
    origin,
    stop: (signal = 'SIGINT') => end(signal),
    kill: async () => void (await end('SIGKILL')),
    startAgain: async () => {
      ({ child, origin } = await start(port));
    },
    close: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function launch(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [CONSOLE_SERVER], {
    cwd: root,
    // What one start compiles, later ones need not compile again.
    env: { NODE_COMPILE_CACHE: path.join(tmpdir(), 'earnkit-compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((started, reject) => {
    let message = '';
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The console did not start in time: ${message}`));
    }, START_MS);
    const hear = (text: Buffer): void => {
      message += text.toString();
      const origin = /^Earnkit console: (http:\S+)$/m.exec(message)?.[1];
      if (origin === undefined) return;
      clearTimeout(late);
      started({ child, origin });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The console ended with ${code}: ${message}`));
    });
  });
}

/** Interest is paid at full hours, which would disturb tests that count transfers. A test that would reach one starts after it. */
async function awayFromTheHour(environment: Readonly<Record<string, string>>, origin: string): Promise<void> {
  const minute = new Date().getUTCMinutes();
  if (minute < 40 || environment['EARNKIT_API_ORIGIN']) return;
  await order(origin, '/sandbox/clock', { advanceSeconds: (70 - minute) * 60 });
}

/** Makes data to begin with: the sandbox of a console that the saver has been to. Returns its folder. */
export async function beginOnce(): Promise<string> {
  const data = mkdtempSync(path.join(tmpdir(), 'earnkit-e2e-begun-'));
  const { origin, child } = await launch({ ...process.env, EARNKIT_DATA: data, EARNKIT_API_ORIGIN: '', PORT: '0' });
  await order(origin, '/sandbox/login', { world: 'saver' });
  const ended = new Promise((exited) => child.once('exit', exited));
  child.kill('SIGTERM');
  await ended;
  return data;
}

const beginAnew = (origin: string): Promise<void> => order(origin, '/sandbox/reset', {});

async function order(origin: string, what: string, body: object): Promise<void> {
  const state = await fetch(`${origin}/sandbox/state`);
  const cookies = state.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  const { status } = await fetch(origin + what, {
    method: 'POST',
    headers: { origin, cookie: cookies.join('; '), csrftoken: csrf, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`The sandbox answered ${what} with ${status}`);
}
