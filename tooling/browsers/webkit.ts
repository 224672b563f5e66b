import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from '../browser.ts';
import { freePort } from '../freePort.ts';
import type { Driver } from './driver.ts';
import { ended, said } from './processes.ts';

const WEBKIT = { name: 'WebKit', paths: ['/usr/bin/WebKitWebDriver'], debian: 'webkit2gtk-driver' };
/** WebKit draws into a window, so it needs a display. */
const DISPLAY = { name: 'a display', paths: ['/usr/bin/Xvfb'], debian: 'xvfb' };

/** What a script in the page waits for has a time of its own. */
const CAPABILITIES = { capabilities: { alwaysMatch: { timeouts: { script: 300_000 } } } };

/** Starts the browser of WebKitGTK on a display that nobody sees, and drives it through WebDriver. */
export async function openWebKit(): Promise<Driver> {
  const [driverProgram, displayProgram] = [ensureProgram(WEBKIT), ensureProgram(DISPLAY)];
  const home = mkdtempSync(path.join(tmpdir(), 'earnkit-webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  // Reduced motion.
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const display = spawn(displayProgram, ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await said(display, display.stdout, /^(\d+)$/m);
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    },
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    await ended(driver);
    await ended(display);
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    return await drive(`http://127.0.0.1:${port}`, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Calls WebDriver. @throws Error with what it complains of */
async function call(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: { readonly error?: string; readonly message?: string } | null };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

/** Waits until the driver answers. */
async function answers(origin: string): Promise<void> {
  for (const until = performance.now() + 30_000; ;) {
    try {
      return void (await call('GET', `${origin}/status`));
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function drive(origin: string, end: () => Promise<void>): Promise<Driver> {
  await answers(origin);
  const { sessionId } = (await call('POST', `${origin}/session`, CAPABILITIES)) as { readonly sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  const post = (what: string, body: object): Promise<unknown> => call('POST', `${session}/${what}`, body);
  const run = async (code: string, given: string): Promise<string> =>
    String(await post('execute/async', { script: `const [given, done] = arguments; (${code})(given).then(done);`, args: [given] }));
  return {
    open: async (url) => void (await post('url', { url })),
    resize: async (width, height) => {
      const frame = Number(await run('async () => outerHeight - innerHeight', ''));
      await post('window/rect', { width, height: height + frame });
    },
    run,
    perform: async ({ type, id, actions }) => void (await post('actions', { actions: [{ type, id, actions }] })),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await end();
    },
  };
}
