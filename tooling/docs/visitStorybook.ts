import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { type Ended, run } from '../step.ts';
import { serveFolder } from './serveFolder.ts';

/** A story or a page of the documentation, as `index.json` lists it. */
interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

/** How everything is visited. */
interface Visit {
  readonly width: number;
  readonly globals: string;
}

const VISITS: readonly Visit[] = ['locale:en', 'locale:zh', 'direction:rtl'].flatMap((globals) =>
  [375, 1280].map((width) => ({ width, globals })),
);

/** Longest time in milliseconds until an entry is drawn. */
const LONGEST = 3000;

/** Time in milliseconds in which a story comes to its end after that. */
const PATIENCE = 15_000;

/** Time in milliseconds after which an entry is given up, with everything that it hangs. */
const DEADLINE = 40_000;

/** Entries that one page shows, one after another, before a new one takes over. */
const SHARE = 40;

/**
 * Visits every story and every page of the documentation in English, in Chinese and from right to left, on a phone and at the width of a
 * desktop. A fault is an error in the console, an entry that shows nothing, and one that is drawn after more than three seconds; what has one is
 * visited again, alone. Stories are not played: the tests of the stories do that in each of these languages.
 *
 * `--storybook <folder>` names a Storybook that was built before, `--only <text>` a part of the ids, `--globals <text>` a language or direction.
 */
export async function visitStorybook(): Promise<Pick<Ended, 'code' | 'output'>> {
  const given = option('--storybook');
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'earnkit-visits-'));
  if (given === undefined) {
    const built = await run('storybook', ['build', '-o', folder]);
    if (built.code !== 0) return built;
  }
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { readonly entries: Readonly<Record<string, Entry>> };
  const entries = Object.values(index.entries).filter(({ id }) => id.includes(option('--only') ?? ''));
  const { origin, close } = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions());
  const visits = VISITS.filter(({ globals }) => globals.includes(option('--globals') ?? ''));
  const queue = visits.flatMap((visit) => sharesOf(entries).map((share) => ({ visit, share })));
  const suspects = new Map<Visit, Entry[]>(visits.map((visit) => [visit, []]));
  const faults: string[] = [];
  try {
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const found = await visitShare(browser, origin, next.visit, next.share);
          suspects.get(next.visit)?.push(...found.keys());
          process.stderr.write(`${queue.length} shares to come; ${[...found.values()].flat().join('; ') || 'no fault'}\n`);
        }
      }),
    );
    // Again, with nothing beside it: two browsers on a busy machine take longer than one.
    for (const [visit, again] of suspects) faults.push(...[...(await visitShare(browser, origin, visit, again)).values()].flat());
  } finally {
    await browser.close();
    close();
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
  return {
    code: faults.length === 0 ? 0 : 1,
    output: [...faults, `${entries.length} stories and pages, ${visits.length} visits to each: ${faults.length} faults.`].join('\n'),
  };
}

const option = (name: string): string | undefined => process.argv.find((_, index, all) => all[index - 1] === name);

const sharesOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / SHARE) }, (_, at) => entries.slice(at * SHARE, (at + 1) * SHARE));

/** Whether an error belongs to what stories show: a refused call, which the browser reports too, and an answer that cannot be read whole. */
const isStaged = (text: string): boolean => /^(Failed to load resource|EK009:|EK010:)/.test(text);

/** Shows entries one after another in one window: stories as when a person goes from one to the next, pages as from a link. @returns the faults of each */
async function visitShare(
  browser: Browser,
  origin: string,
  visit: Visit,
  share: readonly Entry[],
): Promise<ReadonlyMap<Entry, readonly string[]>> {
  const { width, globals } = visit;
  const faults = new Map<Entry, readonly string[]>();
  let window = await openWindow(browser, visit);
  for (const entry of share) {
    const found: string[] = [];
    window.said.length = 0;
    try {
      found.push(
        ...(await inTime(visitEntry(window, `${origin}/iframe.html?id=${entry.id}&viewMode=${entry.type}&globals=${globals}`, entry))),
      );
    } catch (error) {
      found.push(String(error).split('\n')[0] ?? '');
    }
    found.push(...window.said);
    if (found.length === 0) continue;
    faults.set(
      entry,
      found.map((text) => `${entry.id} (${globals}, ${width} px): ${text.slice(0, 400)}`),
    );
    // What is left of an entry with a fault does not reach the next. A page that hangs may never be closed.
    void window.context.close().catch(() => undefined);
    window = await openWindow(browser, visit);
  }
  await inTime(window.context.close()).catch(() => undefined);
  return faults;
}

/** A window of a browser. */
interface Window {
  readonly context: BrowserContext;
  /** Errors in its console. */
  readonly said: string[];
  page?: Page | undefined;
  before?: Entry | undefined;
}

const openWindow = async (browser: Browser, { width }: Visit): Promise<Window> => ({
  context: await browser.newContext({ viewport: { width, height: 812 }, timezoneId: 'UTC', locale: 'en-US', reducedMotion: 'reduce' }),
  said: [],
});

const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, DEADLINE, new Error(`it hung for ${DEADLINE} ms`)).unref())]);

async function openPage({ context, said }: Window): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => void said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isStaged(message.text())) said.push(message.text());
  });
  await page.addInitScript(leaveUnplayed);
  await page.addInitScript(leaveFramesEmpty);
  return page;
}

/** Shows one entry. @returns its faults, without what it wrote to the console */
async function visitEntry(window: Window, address: string, entry: Entry): Promise<readonly string[]> {
  const found: string[] = [];
  const began = performance.now();
  // Storybook loads its page again, and again, where a page with stories is left before all of them are drawn.
  if (window.page && window.before?.type === 'story' && entry.type === 'story') await window.page.evaluate(select, entry);
  else {
    await window.page?.close();
    window.page = await openPage(window);
    await window.page.goto(address);
  }
  window.before = entry;
  const time = await drawnAfter(window.page, entry, began);
  if (time > LONGEST) found.push(`drawn after ${Math.round(time)} ms`);
  const { phase, isBlank } = await window.page.evaluate(judge, [entry, PATIENCE, LONGEST - time] as const);
  if (phase === 'errored') found.push('failed');
  if (isBlank) found.push('shows nothing');
  if (phase === 'playing') found.push(`was not at its end after ${PATIENCE} ms`);
  return found;
}

/** How long an entry took until it was drawn, in milliseconds. */
async function drawnAfter(page: Page, entry: Entry, began: number): Promise<number> {
  await page.waitForFunction(isDrawn, entry, { timeout: 20_000, polling: 'raf' });
  return performance.now() - began;
}

/** What Storybook leaves in its page. */
interface Storybook {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { readonly emit: (event: string, payload: unknown) => void };
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id: string; readonly phase?: string } };
}

/** A story, and where Storybook keeps all. */
interface StoryStore {
  loadStory(of: unknown): Promise<{ readonly usesMount: boolean }>;
}

/** In the page, before Storybook starts: it loads each story without its play function, but for one that draws the story itself. */
function leaveUnplayed(): void {
  const watch = (on: object, name: string, change: (value: object) => void): void => {
    let kept: object | undefined;
    Object.defineProperty(on, name, {
      configurable: true,
      get: () => kept,
      set: (value: object) => {
        kept = value;
        change(value);
      },
    });
  };
  watch(globalThis, '__STORYBOOK_PREVIEW__', (preview) =>
    watch(preview, 'storyStoreValue', (value) => {
      const store = value as StoryStore;
      const load = store.loadStory.bind(store);
      store.loadStory = async (of) => {
        const story = await load(of);
        return story.usesMount ? story : { ...story, playFunction: undefined };
      };
    }),
  );
}

/** In the page: a page of a component has dozens of stories in frames, each of which is visited by itself. */
function leaveFramesEmpty(): void {
  HTMLIFrameElement.prototype.setAttribute = function setExceptStory(name: string, value: string): void {
    if (name !== 'src' || !value.includes('iframe.html?')) Element.prototype.setAttribute.call(this, name, value);
  };
}

/** In the page: goes to an entry. */
function select({ id, type }: Entry): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Storybook;
  // The page before stands until the next one is drawn.
  for (const heading of document.querySelectorAll('#storybook-docs h1')) heading.setAttribute('data-before', '');
  if (preview?.currentRender?.id !== id) channel.emit('setCurrentStory', { storyId: id, viewMode: type });
}

/** In the page: whether an entry is drawn. */
function isDrawn({ id, type }: Entry): boolean {
  const render = (globalThis as unknown as Storybook)['__STORYBOOK_PREVIEW__']?.currentRender;
  if (render?.id !== id) return false;
  if (type === 'docs') return document.querySelector('#storybook-docs h1:not([data-before])') !== null;
  return ['playing', 'completed', 'finished', 'errored', 'afterEach'].includes(render.phase ?? '');
}

/** In the page: what became of a story, and whether anything is to be seen. */
export async function judge([{ type }, patience, longest]: readonly [Entry, number, number]): Promise<{
  readonly phase: string;
  readonly isBlank: boolean;
}> {
  const phaseNow = () => (globalThis as unknown as Storybook)['__STORYBOOK_PREVIEW__']?.currentRender?.phase ?? 'finished';
  const until = performance.now() + patience;
  const seenUntil = performance.now() + longest;
  while (type === 'story' && !['finished', 'errored', 'aborted'].includes(phaseNow()) && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(element);
    return width > 1 && height > 1 && visibility === 'visible' && opacity !== '0';
  };
  const drawing = () =>
    Array.from(document.querySelectorAll('#storybook-docs, #storybook-root, body > [data-radix-portal], body > .radix-themes'));
  const isBlank = (): boolean =>
    !drawing().some((root) =>
      Array.from(root.querySelectorAll('*')).some(
        (element) =>
          isSeen(element) &&
          (['IMG', 'SVG', 'svg', 'CANVAS', 'INPUT', 'BUTTON'].includes(element.tagName) ||
            Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== '') ||
            element.querySelector(':scope > [class]') === null),
      ),
    );
  // What a story opens may have to be loaded first, and has to be there in the same three seconds.
  while (isBlank() && performance.now() < seenUntil) await new Promise((resolve) => setTimeout(resolve, 100));
  const phase = phaseNow();
  return { phase: type === 'docs' || ['finished', 'errored'].includes(phase) ? phase : 'playing', isBlank: isBlank() };
}

if (import.meta.main) {
  const { code, output } = await visitStorybook();
  console.log(output);
  process.exitCode = code;
}
