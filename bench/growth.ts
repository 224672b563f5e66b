/*
 * What a page and the sandbox take as a person's records grow: `npm run growth` gives a person ten records, a thousand and a hundred
 * thousand, opens the pages that read them in the built console, and writes the times and the memory to `docs/growth.md`. The ratios can
 * be compared between machines, the milliseconds cannot.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page, type Request } from 'playwright';
import { giveRecords } from '../packages/earn-sandbox/src/testing/records.ts';
import { launchOptions } from '../tooling/browser.ts';
import { root } from '../tooling/step.ts';
import { type Console, startConsole } from './harness/console.ts';
import { median } from './harness/numbers.ts';
import { markdownTable } from './harness/report.ts';

const DOCUMENT = 'docs/growth.md';
const NUMBERS = [10, 1000, 100_000] as const;
const WORLD = 'saver';
const VISITS = 3;

/** The pages, by what they show of a person's records. */
const PAGES: Readonly<Record<string, string>> = {
  overview: '/earn',
  'flexible holdings': '/simple-earn/my-lendings?tab=flexible',
  'fixed orders': '/simple-earn/my-lendings?tab=fixed',
  calendar: '/simple-earn/my-lendings/calendar',
  history: '/simple-earn/history',
  statement: '/simple-earn/my-lendings/statement',
};

/** What a page took. */
interface Taken {
  readonly milliseconds: number;
  /** The longest answer of the sandbox, in milliseconds. */
  readonly slowest: number;
  /** Of the page's scripts, in megabytes. */
  readonly heap: number;
  readonly requests: number;
}

/** Opens a page and waits until it has everything. */
async function visit(page: Page, address: string): Promise<Taken> {
  const answered: number[] = [];
  const underWay = new Set<Request>();
  const isCall = (request: Request): boolean => /^\/(?:apiw?|sandbox)\//.test(new URL(request.url()).pathname);
  page.on('request', (request) => isCall(request) && request.resourceType() === 'fetch' && underWay.add(request));
  page.on('requestfinished', (request) => {
    if (underWay.delete(request)) answered.push(request.timing().responseEnd - request.timing().requestStart);
  });
  page.on('requestfailed', (request) => underWay.delete(request));
  const from = performance.now();
  await page.goto(address);
  let quietSince = Number.POSITIVE_INFINITY;
  let stoodAt = from;
  for (;;) {
    const isBusy =
      underWay.size > 0 || (await page.locator('main h1').count()) === 0 || (await page.locator('main [aria-busy="true"]').count()) > 0;
    const now = performance.now();
    if (isBusy) quietSince = Number.POSITIVE_INFINITY;
    else if (quietSince === Number.POSITIVE_INFINITY) quietSince = stoodAt = now;
    else if (now - quietSince > 500) break;
    await page.waitForTimeout(20);
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { milliseconds: stoodAt - from, slowest: Math.max(0, ...answered), heap: usedSize / 1e6, requests: answered.length };
}

/** Opens a page several times, each time with nothing kept. */
async function measurePage(browser: Browser, { origin, signIn }: Console, address: string): Promise<Taken> {
  const all: Taken[] = [];
  for (let time = 0; time < VISITS; time += 1) {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signIn(context, WORLD);
    all.push(await visit(await context.newPage(), address));
    await context.close();
  }
  const of = (key: keyof Taken): number => median(all.map((each) => each[key]));
  return { milliseconds: of('milliseconds'), slowest: of('slowest'), heap: of('heap'), requests: of('requests') };
}

/** Resident memory of a process in megabytes. */
const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

const browser = await chromium.launch(launchOptions());
const pages = new Map<string, Taken[]>(Object.keys(PAGES).map((name) => [name, []]));
const memory: number[] = [];
for (const records of NUMBERS) {
  const data = mkdtempSync(path.join(tmpdir(), 'earnkit-growth-'));
  await giveRecords(data, WORLD, records);
  const server = await startConsole(data);
  for (const [name, address] of Object.entries(PAGES)) {
    const taken = await measurePage(browser, server, address);
    pages.get(name)?.push(taken);
    console.log(`${records} records, ${name}: ${JSON.stringify(taken)}`);
  }
  memory.push(memoryOf(server.pid));
  await server.close();
}
await browser.close();

/** A row of a figure by the number of records, and how much it grew from the second to the last. */
const rowOf = (name: string, figures: readonly number[], digits = 0): readonly string[] => [
  name,
  ...figures.map((figure) => figure.toFixed(digits)),
  `${((figures.at(-1) ?? Number.NaN) / (figures.at(-2) ?? Number.NaN)).toFixed(2)} ×`,
];
const [, thousand, most] = NUMBERS;
const HEAD = NUMBERS.map((records) => records.toLocaleString('en-US'));
const tableOf = (what: string, figure: (taken: Taken) => number, digits?: number): string =>
  markdownTable(
    [what, ...HEAD, `${most / thousand} × as many`],
    [...pages].map(([name, taken]) => rowOf(name, taken.map(figure), digits)),
  );

writeFileSync(
  path.join(root, DOCUMENT),
  `${[
    '# Growth',
    'What a person’s pages and the sandbox take with ten records, a thousand and a hundred thousand, written by `npm run growth`. A record is a payment of interest; there are a tenth as many subscriptions and ended fixed orders, and a hundredth as many open ones. Medians of three visits in Chromium; the ratios can be compared between machines, the milliseconds cannot. The statement reads a month: of 1,000 records it has all, of 100,000 about 5,800, so it takes as much longer as it has more to read.',
    '## Until the page has everything, in milliseconds',
    tableOf('page', ({ milliseconds }) => milliseconds),
    '## The slowest answer of the sandbox, in milliseconds',
    tableOf('page', ({ slowest }) => slowest),
    '## Memory of the page’s scripts, in megabytes',
    tableOf('page', ({ heap }) => heap, 1),
    '## Calls of the page',
    tableOf('page', ({ requests }) => requests),
    '## Memory of the console with its sandbox, in megabytes',
    markdownTable(['', ...HEAD, `${most / thousand} × as many`], [rowOf('after all pages', memory)]),
  ].join('\n\n')}\n`,
);
