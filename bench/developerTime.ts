/*
 * What somebody who works on Earnkit waits for: `npm run developer-time` starts the console again, the development server and Storybook,
 * changes a source and takes the change back, and writes `docs/contributing/time.md`. The sources have to be as they were committed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../tooling/browser.ts';
import { ensureBuilt } from '../tooling/build.ts';
import { freePort } from '../tooling/freePort.ts';
import { root } from '../tooling/step.ts';
import { median } from './harness/numbers.ts';
import { markdownTable } from './harness/report.ts';

const DOCUMENT = 'docs/contributing/time.md';
const TIMES = 3;
/** Longest wait in milliseconds. */
const PATIENCE = 600_000;

/** A source of a package that every page uses. */
const OF_PACKAGE = 'packages/ui/src/button/Button.tsx';
/** A page of the console whose title is changed. */
const OF_CONSOLE = 'apps/console/src/routes/simple-earn/faq.tsx';

/** Runs work with a file changed, and puts the file back. */
async function withChange<Result>(file: string, change: (text: string) => string, work: () => Promise<Result>): Promise<Result> {
  const full = path.join(root, file);
  const before = readFileSync(full, 'utf8');
  writeFileSync(full, change(before));
  try {
    return await work();
  } finally {
    writeFileSync(full, before);
  }
}

/** A change that nothing shows. It differs every time, so that nothing was made of it before. */
const remark = (text: string): string => `${text}\n// ${performance.now()}\n`;

/** Starts a command of this repository in a process group of its own. */
function start(command: string, env: Readonly<Record<string, string>>, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['tooling/run.mjs', command, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((exited) => child.once('exit', exited));
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

/** Opens an address again and again until somebody answers, then waits until the element is drawn. */
async function until(page: Page, address: string, selector: string): Promise<void> {
  const last = performance.now() + PATIENCE;
  for (;;) {
    const answered = await page.goto(address, { timeout: PATIENCE }).catch(() => null);
    if (answered?.ok()) break;
    if (performance.now() > last) throw new Error(`Nobody answers at ${address}.`);
    await page.waitForTimeout(50);
  }
  await page.locator(selector).first().waitFor({ timeout: PATIENCE });
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** From `npm start` to the first page. */
async function startAgain(page: Page): Promise<number> {
  const data = mkdtempSync(path.join(tmpdir(), 'earnkit-time-'));
  const port = String(await freePort());
  let child: ChildProcess | undefined;
  try {
    return await timed(async () => {
      child = start('start', { PORT: port, EARNKIT_DATA: data });
      await until(page, `http://127.0.0.1:${port}/simple-earn/faq`, 'h1');
    });
  } finally {
    if (child) await stop(child);
    rmSync(data, { recursive: true, force: true });
  }
}

/** From `npm run dev` to the first page, and from a change of its heading to the page that shows it. */
async function develop(page: Page): Promise<readonly [first: number, edit: number]> {
  const data = mkdtempSync(path.join(tmpdir(), 'earnkit-time-'));
  const port = String(await freePort());
  let child: ChildProcess | undefined;
  try {
    const first = await timed(async () => {
      child = start('dev', { PORT: port, EARNKIT_DATA: data });
      await until(page, `http://127.0.0.1:${port}/simple-earn/faq`, 'h1');
    });
    await page.waitForTimeout(1000);
    const word = `Changed ${Math.round(performance.now())}`;
    const edit = await withChange(
      OF_CONSOLE,
      (text) => text.replace("title={t('faq.title')}", `title="${word}"`),
      () => timed(() => page.getByText(word).first().waitFor({ timeout: PATIENCE })),
    );
    return [first, edit];
  } finally {
    if (child) await stop(child);
    rmSync(data, { recursive: true, force: true });
  }
}

/** From `npm run storybook` to a story. */
async function openStory(page: Page): Promise<number> {
  const port = String(await freePort());
  let child: ChildProcess | undefined;
  try {
    return await timed(async () => {
      child = start('storybook', {}, '--port', port, '--ci');
      await until(page, `http://127.0.0.1:${port}/iframe.html?id=ui-button--playground&viewMode=story`, '#storybook-root button');
    });
  } finally {
    if (child) await stop(child);
  }
}

const testChanged = (): Promise<number> =>
  timed(async () => {
    const child = start('test', {}, '--', '--changed');
    const code = await new Promise((exited) => child.once('exit', exited));
    if (code !== 0) throw new Error(`npm test -- --changed ended with ${String(code)}.`);
  });

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time += 1) took.push(await measure());
  return median(took);
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

if (!(await ensureBuilt())) process.exit(1);
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  const rows: string[][] = [];
  const add = (what: string, ms: number): void => {
    console.log(`${what}: ${inSeconds(ms)}`);
    rows.push([what, inSeconds(ms)]);
  };
  add('`npm start` again, to the first page', await medianOf(() => startAgain(page)));
  add(
    '`npm start` after a change in a package, which is built again, to the first page',
    await medianOf(() => withChange(OF_PACKAGE, remark, () => startAgain(page))),
  );
  const developed: (readonly [number, number])[] = [];
  for (let time = 0; time < TIMES; time += 1) developed.push(await develop(page));
  add('`npm run dev` to the first page', median(developed.map(([first]) => first)));
  add('`npm run dev`: a change in a page, until it is shown', median(developed.map(([, edit]) => edit)));
  add('`npm run storybook` to a story', await medianOf(() => openStory(page)));
  add('`npm test -- --changed` after a change in a page', await withChange(OF_CONSOLE, remark, testChanged));
  await ensureBuilt();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.versions.node}`;
  const text = `# What you wait for

Written by \`npm run developer-time\` on ${new Date().toISOString().slice(0, 10)}, on ${machine}; medians of ${TIMES}, of the tests once.

${markdownTable(['what', 'time'], rows)}
`;
  writeFileSync(path.join(root, DOCUMENT), text);
} finally {
  await browser.close();
}
