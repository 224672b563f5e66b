/*
 * What the sandbox answers to the pages of the console that are stories: `npm run answers` opens each page of `.storybook/console` in a
 * browser, at a new sandbox with a clock that stands still, and writes the answers of each person to `.storybook/console/answers`. With
 * `--check` it writes nothing and compares. The console has to be built.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserOf, createSandbox, type SandboxBrowser } from '@earnkit/sandbox';
import { type Browser, type Request, type Route, chromium } from 'playwright';
import { NOW } from '../.storybook/clock.ts';
import { type Answers, joined, keyOf, pack, readsOf, type Recorded, textOf } from '../.storybook/console/answers.ts';
import { launchOptions } from './browser.ts';
import { ensureBuilt } from './build.ts';
import { root } from './step.ts';

const FOLDER = path.join(root, '.storybook/console');
const SITE = path.join(root, 'apps/console/dist/site');
const ORIGIN = 'http://127.0.0.1';

/** The widths at which a page is opened, in pixels: what it asks may depend on them. */
const WIDTHS = [1280, 375] as const;

/** The pages of each person, as the stories name them. */
function visits(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('*.stories.tsx', { cwd: FOLDER }).toSorted()) {
    const stories = readFileSync(path.join(FOLDER, file), 'utf8');
    for (const [, address = '', person = ''] of stories.matchAll(/path:\s*'([^']+)',\s*person:\s*'(\w+)'/g))
      found.set(person, [...(found.get(person) ?? []), address]);
  }
  return found;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A file of the built console, or its page at any other address. */
function serveFile(route: Route, pathname: string): Promise<void> {
  const isFile = path.extname(pathname) !== '';
  const file = path.join(SITE, isFile ? pathname : 'index.html');
  return route.fulfill({ path: file, contentType: TYPES[path.extname(file)] ?? 'application/octet-stream' });
}

/** What a page asked. */
interface Asked {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Each read that a request of the page stands for. */
function askedBy(request: Request): readonly Asked[] {
  const headers = Object.fromEntries(Object.entries(request.headers()).filter(([name]) => /^(?:accept-language|content-type)$/.test(name)));
  return readsOf(request.url()).map((address) => ({ method: request.method(), address, headers, body: request.postData() }));
}

/** Asks the sandbox as the page did, or in another language. */
async function ask(person: SandboxBrowser, { method, address, headers, body }: Asked, language?: string): Promise<Recorded> {
  const { pathname, search } = new URL(address);
  const answer = await person.fetch(pathname + search, {
    method,
    headers: { ...headers, ...(language !== undefined && { 'accept-language': language }) },
    ...(body !== null && { body }),
  });
  const text = await answer.text();
  const parsed = JSON.parse(text) as object;
  return { ...(answer.status !== 200 && { status: answer.status }), body: JSON.stringify(parsed) === text ? pack(parsed) : text };
}

/** How long a page asks nothing before it has everything, in milliseconds. */
const QUIET = 500;

/** What a page of a person reads only when it stays open. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  vip5: [1, 2, 3].map((order) => `/apiw/v2/earn/private-wealth/order-detail?order_id=${order}&project_type=4`),
};

/** A read by its key. */
function readOf(key: string): Asked {
  const [, method = '', address = '', body = null] = /^(\S+) (\S+)(?: (.+))?$/.exec(key) ?? [];
  return { method, address: ORIGIN + address, headers: body === null ? {} : { 'content-type': 'application/json' }, body };
}

/**
 * What is asked besides: reads of a page that stays open, and those recorded before. What a page asks while it loads depends on how fast the
 * machine is. Without its file, a person's answers begin anew.
 */
function besides(name: string, recorded: string): readonly Asked[] {
  const { en } = (recorded === '' ? { en: {} } : JSON.parse(recorded)) as Pick<Answers, 'en'>;
  return [...(LATER[name] ?? []).map((address) => `GET ${address}`), ...Object.keys(en)].map(readOf);
}

/** Opens the pages of a person, and gives the answers by what was asked. */
async function record(browser: Browser, person: SandboxBrowser, addresses: readonly string[], unasked: readonly Asked[]): Promise<Answers> {
  const asked = new Map<string, { readonly read: Asked; readonly english: Recorded }>();
  let underWay = 0;
  let last = 0;
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW * 1000);
  const answer = async (route: Route, request: Request): Promise<void> => {
    const { pathname } = new URL(request.url());
    if (!/^\/(?:apiw?|sandbox)\//.test(pathname)) return serveFile(route, pathname);
    if (request.resourceType() === 'image') return route.abort();
    const answers: Recorded[] = [];
    for (const read of askedBy(request)) {
      const english = await ask(person, read);
      asked.set(keyOf(read.method, read.address, read.body ?? ''), { read, english });
      answers.push(english);
    }
    const status = answers[0]?.status ?? 200;
    return route.fulfill({ status, contentType: 'application/json', body: joined(answers.map(textOf)) });
  };
  await page.route('**/*', async (route, request) => {
    underWay += 1;
    await answer(route, request);
    underWay -= 1;
    last = performance.now();
  });
  const isQuiet = async (): Promise<boolean> =>
    underWay === 0 &&
    performance.now() - last > QUIET &&
    (await page.locator('main h1').count()) > 0 &&
    (await page.locator('main :is([aria-busy="true"], [data-part="skeleton"])').count()) === 0;
  for (const address of addresses) {
    for (const width of WIDTHS) {
      last = performance.now();
      await page.setViewportSize({ width, height: 2400 });
      if (width === WIDTHS[0]) await page.goto(ORIGIN + address);
      while (!(await isQuiet())) await page.waitForTimeout(50);
    }
  }
  await context.close();
  for (const read of unasked) {
    const key = keyOf(read.method, read.address, read.body ?? '');
    if (!asked.has(key)) asked.set(key, { read, english: await ask(person, read) });
  }
  const en: Record<string, Recorded> = {};
  const zh: Record<string, Recorded> = {};
  for (const [key, { read, english }] of [...asked].toSorted(([first], [second]) => (first < second ? -1 : 1))) {
    en[key] = english;
    const inChinese = { ...read, address: read.address.replace('locale=en', 'locale=zh') };
    const chinese = await ask(person, inChinese, 'zh');
    const chineseKey = keyOf(read.method, inChinese.address, read.body ?? '');
    if (chineseKey !== key || JSON.stringify(chinese) !== JSON.stringify(english)) zh[chineseKey] = chinese;
  }
  return { en, zh };
}

/** One call a line, so that a difference can be read. */
function fileOf({ en, zh }: Answers): string {
  const lines = (calls: Answers['en']): string =>
    Object.entries(calls)
      .map(([key, recorded]) => `    ${JSON.stringify(key)}: ${JSON.stringify(recorded)}`)
      .join(',\n');
  const group = (name: string, calls: Answers['en']): string => {
    const inside = lines(calls);
    return inside === '' ? `  "${name}": {}` : `  "${name}": {\n${inside}\n  }`;
  };
  return `{\n${group('en', en)},\n${group('zh', zh)}\n}\n`;
}

if (!(await ensureBuilt())) throw new Error('The console could not be built; see above.');
const isCheck = process.argv.includes('--check');
const problems: string[] = [];
const browser = await chromium.launch(launchOptions());
const sandbox = await createSandbox({ now: () => NOW * 1000 });
try {
  let bytes = 0;
  const people: (readonly [name: string, recorded: Promise<Answers>])[] = [];
  for (const [name, addresses] of [...visits()].toSorted(([first], [second]) => (first < second ? -1 : 1))) {
    const person = browserOf(sandbox.fetch, ORIGIN);
    await person.login(name);
    people.push([name, record(browser, person, addresses, besides(name, readOrEmpty(fileFor(name))))]);
  }
  for (const [name, recorded] of people) {
    const text = fileOf(await recorded);
    bytes += text.length;
    const file = fileFor(name);
    if (!isCheck) writeFileSync(file, text);
    else if (readOrEmpty(file) !== text) problems.push(`${path.relative(root, file)} is out of date: npm run answers`);
  }
  console.log(problems.length === 0 ? `The answers take ${Math.ceil(bytes / 1000)} kB.` : problems.join('\n'));
} finally {
  await browser.close();
  await sandbox.close();
}
process.exitCode = problems.length === 0 ? 0 : 1;

/** Where the answers of a person are. */
function fileFor(name: string): string {
  return path.join(FOLDER, 'answers', `${name}.json`);
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
