import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { CONSOLE_SERVER, ensureBuilt } from '../../tooling/build.ts';

/** A built console in a process of its own. */
export interface Console {
  readonly origin: string;
  /** Its process. */
  readonly pid: number | undefined;
  /** Signs a browser in as a person of the sandbox. */
  readonly signIn: (context: BrowserContext, world: string) => Promise<void>;
  /** Ends it and deletes its data. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the console on a free port. Its log, which tells every call that a browser breaks off, is not shown.
 *
 * @param data the folder of its data, which is deleted with it. @default a new one
 */
export async function startConsole(data = mkdtempSync(path.join(tmpdir(), 'earnkit-console-'))): Promise<Console> {
  if (!(await ensureBuilt())) throw new Error('The console could not be built; see above.');
  const child = spawn(process.execPath, [CONSOLE_SERVER], {
    env: { ...process.env, PORT: '0', EARNKIT_DATA: data },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const origin = await new Promise<string>((started, failed) => {
    let said = '';
    child.once('exit', (code) => failed(new Error(`The console ended with ${code}: ${said}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /^Earnkit console: (http:\S+)$/m.exec(said)?.[1];
      if (found !== undefined) started(found);
    });
  });
  return {
    origin,
    pid: child.pid,
    signIn: async (context, world) => {
      await context.request.get(`${origin}/sandbox/state`);
      const csrf = (await context.cookies(origin)).find(({ name }) => name === 'csrftoken')?.value ?? '';
      const answer = await context.request.post(`${origin}/sandbox/login`, { headers: { origin, csrftoken: csrf }, data: { world } });
      if (!answer.ok()) throw new Error(`The sandbox refused to sign in: ${answer.status()}`);
    },
    close: async () => {
      const ended = new Promise((exited) => child.once('exit', exited));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
