import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from '../browser.ts';
import type { Driver } from './driver.ts';
import { ended, said } from './processes.ts';

const FIREFOX = {
  name: 'Firefox',
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debian: 'firefox-esr',
};

/** Settings of a profile, besides those that Firefox chooses itself where a program drives it. */
const SETTINGS: Readonly<Record<string, string | number | boolean>> = {
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  // It calls nobody.
  'app.update.auto': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Starts Firefox without a window, with a new profile, and drives it through WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const program = ensureProgram(FIREFOX);
  const profile = mkdtempSync(path.join(tmpdir(), 'earnkit-firefox-'));
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const address = await said(child, child.stderr, /^WebDriver BiDi listening on (\S+)$/m);
    return await drive(child, profile, await connect(`${address}/session`));
  } catch (error) {
    await end(child, profile);
    throw error;
  }
}

async function end(child: ChildProcess, profile: string): Promise<void> {
  await ended(child);
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
}

type Result = Readonly<Record<string, unknown>>;

/** Sends a command and waits for its answer. */
type Send = (method: string, params: object) => Promise<Result>;

/** What waits for the answer to a command. */
interface Awaited {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly id: number | null;
  readonly result?: Result;
  readonly error?: string;
  readonly message?: string;
}

/** Connects to WebDriver BiDi. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)));
  });
  const awaited = new Map<number | null, Awaited>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result = {}, error, message } = JSON.parse(String(data)) as Answer;
    if (error === undefined) awaited.get(id)?.resolve(result);
    else awaited.get(id)?.reject(new Error(`${error}: ${message}`));
    awaited.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of awaited.values()) reject(new Error('Firefox ended'));
  });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      awaited.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** What a script in the page comes to. */
interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function drive(child: ChildProcess, profile: string, send: Send): Promise<Driver> {
  await send('session.new', { capabilities: {} });
  // The window that it starts with has no focus.
  const { context } = (await send('browsingContext.create', { type: 'window' })) as { readonly context: string };
  await send('browsingContext.activate', { context });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (width, height) => void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    run: async (code, given) => {
      const { result, exceptionDetails } = (await send('script.callFunction', {
        functionDeclaration: code,
        arguments: [{ type: 'string', value: given }],
        awaitPromise: true,
        target: { context },
      })) as unknown as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    perform: async ({ type, id, actions }) => void (await send('input.performActions', { context, actions: [{ type, id, actions }] })),
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      await end(child, profile);
    },
  };
}
