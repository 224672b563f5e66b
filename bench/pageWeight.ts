/*
 * What a first visit loads: `npm run page-weight` opens each page of the built console with nothing in the browser's cache, takes each order
 * from such a visit to its receipt, and writes the bytes that went over the network to `docs/page-weight.md`. With `--check` it writes nothing,
 * and fails where a row is missing or loads a twentieth more or less than the page says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright';
import { type Flow, takeOrder } from '../e2e/promises/flow.ts';
import { PAGES } from '../e2e/promises/pages.ts';
import { meet, type Person } from '../e2e/promises/person.ts';
import { FLOWS } from '../e2e/promises/products/index.ts';
import { randomOf } from '../e2e/promises/random.ts';
import { openBrowser, type OpenBrowser } from '../e2e/support/openBrowser.ts';
import { root } from '../tooling/step.ts';
import { startConsole } from './harness/console.ts';
import { markdownTable } from './harness/report.ts';

const DOCUMENT = 'docs/page-weight.md';

/** Bytes by what they are. */
type Kind = 'scripts' | 'styles' | 'font' | 'answers' | 'other';

const KINDS: Readonly<Record<string, Kind>> = { script: 'scripts', stylesheet: 'styles', font: 'font', fetch: 'answers', xhr: 'answers' };

/** What was loaded since the page was opened. */
interface Loaded {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
}

const allOf = ({ bytes }: Loaded): number => Object.values(bytes).reduce((sum, each) => sum + each, 0);

/** Counts what a page loads until it is read. Bodies as they were sent, without headers. */
function countLoads(page: Page): () => Promise<Loaded> {
  const counted: Promise<readonly [Kind, number]>[] = [];
  const count = async (request: Request): Promise<readonly [Kind, number]> => {
    const { responseBodySize } = await request.sizes();
    return [KINDS[request.resourceType()] ?? 'other', responseBodySize];
  };
  const add = (request: Request): void => void counted.push(count(request));
  page.on('requestfinished', add);
  return async () => {
    page.off('requestfinished', add);
    const bytes: Record<Kind, number> = { scripts: 0, styles: 0, font: 0, answers: 0, other: 0 };
    for (const [kind, size] of await Promise.all(counted)) bytes[kind] += size;
    return { bytes, requests: counted.length };
  };
}

/** A page that somebody opens with nothing in the cache. */
async function visitPage(browser: OpenBrowser, address: string, signedIn: boolean): Promise<Loaded> {
  const person = await meet(browser, { world: 'saver', zone: 'UTC', language: 'en' }, signedIn);
  const loaded = countLoads(person.page);
  await person.open(address);
  const all = await loaded();
  await person.visit.context.close();
  return all;
}

/** An order from a visit with nothing in the cache to its receipt. */
async function visitForOrder(browser: OpenBrowser, { prepare, after: _after, page: _page, ...flow }: Flow): Promise<Loaded> {
  const somebody = { world: flow.worlds?.[0] ?? 'saver', zone: 'UTC', language: 'en' } as const;
  const choice = flow.choose(randomOf(1), somebody);
  const person = await meet(browser, somebody);
  await prepare?.(person, choice);
  await forget(person);
  const loaded = countLoads(person.page);
  await takeOrder(flow, person, choice);
  const all = await loaded();
  await person.visit.context.close();
  return all;
}

/** Empties the browser's cache, which may hold what an order was prepared with. */
async function forget({ page, visit, returnToPage }: Person): Promise<void> {
  await page.goto('about:blank');
  const devtools = await visit.context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  returnToPage();
}

/** What a row is called, and what was loaded. */
interface Row {
  readonly name: string;
  readonly loaded: Loaded;
  /** What a visitor loads at the same address. */
  readonly visitor?: Loaded;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const cellsOf = ({ name, loaded, visitor }: Row): readonly string[] => [
  `\`${name}\``,
  ...(['scripts', 'styles', 'font', 'answers', 'other'] as const).map((kind) => kilobytes(loaded.bytes[kind])),
  kilobytes(allOf(loaded)),
  String(loaded.requests),
  ...(visitor ? [kilobytes(allOf(visitor))] : []),
];

const HEAD = ['scripts', 'styles', 'font', 'answers', 'other', 'all', 'requests'] as const;

const documentOf = (pages: readonly Row[], orders: readonly Row[]): string =>
  [
    '# Page weight',
    '',
    'What a browser with an empty cache loads from the console, in kB as they are sent (scripts, styles and long answers by brotli, without headers),',
    'written by `npm run page-weight`. The console is the example of a host: what a component adds to a page of yours is in [bytes](bytes.md).',
    '',
    '## Pages',
    '',
    'The first visit of a person who is signed in, until the page loads nothing any more; and all that a visitor loads there.',
    '',
    markdownTable(['page', ...HEAD, 'a visitor, all'], pages.map(cellsOf)),
    '',
    '## Orders',
    '',
    'From a first visit to the receipt of the order: the page, its form, what is read while it is filled in, and the order.',
    '',
    markdownTable(['order', ...HEAD], orders.map(cellsOf)),
    '',
  ].join('\n');

/** The kilobytes of each row of the document. */
const writtenIn = (text: string): ReadonlyMap<string, number> =>
  new Map(Array.from(text.matchAll(/^\| `([^`]+)` (?:\| [\d.]+ ){5}\| ([\d.]+) \|/gm), ([, name = '', all]) => [name, Number(all)]));

async function measure(): Promise<readonly [readonly Row[], readonly Row[]]> {
  const server = await startConsole();
  try {
    const browser = await openBrowser(server.origin);
    const pages: Row[] = [];
    for (const name of PAGES)
      pages.push({ name, loaded: await visitPage(browser, name, true), visitor: await visitPage(browser, name, false) });
    const orders: Row[] = [];
    for (const flow of FLOWS) orders.push({ name: flow.name, loaded: await visitForOrder(browser, flow) });
    await browser.close();
    return [pages, orders];
  } finally {
    await server.close();
  }
}

const [pages, orders] = await measure();
const place = path.join(root, DOCUMENT);
if (process.argv.includes('--check')) {
  const written = writtenIn(readFileSync(place, 'utf8'));
  const rows = [...pages, ...orders];
  const isOld = ({ name, loaded }: Row): boolean => Math.abs(allOf(loaded) - (written.get(name) ?? 0) * 1000) > allOf(loaded) / 20;
  const old = rows.filter(isOld);
  for (const { name, loaded } of old)
    console.log(`${DOCUMENT} is out of date for ${name}, which loads ${allOf(loaded)} B: npm run page-weight`);
  process.exitCode = old.length === 0 && written.size === rows.length ? 0 : 1;
} else writeFileSync(place, documentOf(pages, orders));
console.log(`${pages.length} pages and ${orders.length} orders.`);
// The browser is that of the end-to-end tests, which ends with the process.
process.exit();
