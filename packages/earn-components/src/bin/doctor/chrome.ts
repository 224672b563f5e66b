import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** What stops the doctor before it has looked at a page, as a sentence. */
export class DoctorProblem extends Error {}

/** Receives the parameters of an event of the DevTools Protocol. */
type Listener = (params: never) => void;

/** A tab of the browser, by the Chrome DevTools Protocol. */
export interface Tab {
  /** Calls a method. The answer is what the protocol says of it. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** Listens to an event. */
  readonly on: (event: string, listener: Listener) => void;
}

/** A browser with one tab. */
export interface Chrome {
  readonly tab: Tab;
  readonly close: () => Promise<void>;
}

const { env } = process;
const PROGRAMS = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'].map(
    (name) => `/usr/bin/${name}`,
  ),
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...[env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
    folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe'), path.join(folder, 'Microsoft/Edge/Application/msedge.exe')] : [],
  ),
];

/** The program of an installed browser. @throws DoctorProblem with what to install. */
function programOf(): string {
  const named = env['CHROME_PATH'];
  if (named !== undefined && !existsSync(named)) throw new DoctorProblem(`CHROME_PATH is ${named}, and there is no such file.`);
  const found = named ?? PROGRAMS.find((program) => existsSync(program));
  if (found === undefined)
    throw new DoctorProblem(
      'There is no Chrome, Chromium or Edge on this machine. Install one, or run `npx @puppeteer/browsers install chrome-headless-shell@stable` and set CHROME_PATH to the program that it names.',
    );
  return found;
}

/** Starts the browser that is installed, with a profile of its own, and speaks to it over a pipe. */
export async function openChrome(): Promise<Chrome> {
  const profile = mkdtempSync(path.join(tmpdir(), 'earnkit-doctor-'));
  const browser = spawn(
    programOf(),
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--window-size=1280,800',
      // Chromium refuses to sandbox as root, which is what containers run as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  try {
    const call = speakTo(browser);
    const { targetId } = (await call('Target.createTarget', { url: 'about:blank' })) as { targetId: string };
    const { sessionId } = (await call('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
    return {
      tab: { send: (method, params) => call(method, params, sessionId), on: call.listen },
      close: async () => {
        await call('Browser.close').catch(() => browser.kill());
        await ended;
        // Processes of the browser that end later hold the pipe.
        for (const stream of browser.stdio) stream?.destroy();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    browser.kill();
    throw error;
  }
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

/** How long a call of the protocol may take, in milliseconds. */
const MOST_MS = 20_000;

/** Messages are JSON with a zero byte behind each. */
function speakTo(browser: ChildProcess) {
  const [, , , output, input] = browser.stdio as unknown as readonly [null, null, null, Writable, Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, Listener[]>();
  let last = 0;
  let ending: string | undefined;
  const end = (why: string): void => {
    ending ??= why;
    for (const answer of waiting.values()) answer({ error: { message: ending } });
    waiting.clear();
  };
  browser.once('error', ({ message }) => end(`The browser does not start: ${message}`));
  browser.once('exit', () => end('The browser has ended.'));
  output.on('error', ({ message }) => end(message));
  let rest: string[] = [];
  input.setEncoding('utf8').on('data', (chunk: string) => {
    const [first = '', ...more] = chunk.split('\0');
    rest.push(first);
    const parts: string[] = [];
    for (const next of more) {
      parts.push(rest.join(''));
      rest = [next];
    }
    for (const part of parts) {
      const message = JSON.parse(part) as Message;
      if (message.id === undefined) for (const listener of listeners.get(message.method ?? '') ?? []) listener(message.params as never);
      else waiting.get(message.id)?.(message);
      if (message.id !== undefined) waiting.delete(message.id);
    }
  });
  const call = (method: string, params: object = {}, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ending !== undefined) return reject(new DoctorProblem(ending));
      last += 1;
      const late = setTimeout(() => reject(new DoctorProblem(`The browser does not answer ${method}.`)), MOST_MS);
      waiting.set(last, ({ result, error }) => {
        clearTimeout(late);
        if (error === undefined) resolve(result);
        else reject(new DoctorProblem(`${method}: ${error.message}`));
      });
      output.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  return Object.assign(call, {
    listen: (event: string, listener: Listener): void => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
  });
}
