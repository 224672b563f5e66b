import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../database/openDatabase.ts';

const PROGRAM = fileURLToPath(new URL('../bin.ts', import.meta.url));

/** The sandbox as a process of its own, to be killed at any moment. */
export interface ServedChild {
  readonly origin: string;
  readonly process: ChildProcess;
  /** What it has said so far, its log included. */
  readonly output: () => string;
  /** Ends it as `kill -9` does, or asks it to stop; resolves when it is gone. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** Starts the sandbox's program and waits until it answers. */
export async function startChild(place: DatabasePlace & { readonly port: number }, ...args: readonly string[]): Promise<ServedChild> {
  const { child, output } = spawnProgram(place, args);
  const gone = once(child, 'exit');
  for (;;) {
    const origin = /Earnkit sandbox: (\S+)/.exec(output.join(''))?.[1];
    if (origin !== undefined) {
      return {
        origin,
        process: child,
        output: () => output.join(''),
        end: async (signal) => {
          child.kill(signal);
          await gone;
        },
      };
    }
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The sandbox does not start: ${output.join('')}`);
    await Promise.race([gone, new Promise((wake) => setTimeout(wake, 10))]);
  }
}

/** Runs the sandbox's program where it is to fail; gives what it says and its exit code. */
export async function runToExit(
  place: DatabasePlace & { readonly port: number },
  ...args: readonly string[]
): Promise<{ readonly output: string; readonly code: number | null }> {
  const { child, output } = spawnProgram(place, args);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { output: output.join(''), code };
}

function spawnProgram({ data, databaseUrl, schema, port }: DatabasePlace & { readonly port: number }, args: readonly string[] = []) {
  const { DATABASE_URL: _elsewhere, ...env } = process.env;
  const place = [
    ...(data ? ['--data', data] : []),
    ...(databaseUrl ? ['--database-url', databaseUrl] : []),
    ...(schema ? ['--schema', schema] : []),
  ];
  const child = spawn(process.execPath, ['--conditions=@earnkit/source', PROGRAM, '--port', String(port), ...place, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A start compiles hundreds of modules, which later ones need not do again.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'earnkit-compiled'), ...env },
  });
  const output: string[] = [];
  child.stdout.on('data', (text: Buffer) => output.push(text.toString()));
  child.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  return { child, output };
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
