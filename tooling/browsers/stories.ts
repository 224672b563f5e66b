import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '../docs/serveFolder.ts';
import { judge } from '../docs/visitStorybook.ts';
import { groupBy } from '../groupBy.ts';
import { tell } from '../look/walk.ts';
import { type Driver, evaluate } from './driver.ts';

/** Time in milliseconds in which a story comes to its end. */
const PATIENCE = 60_000;

/** Time in milliseconds in which something is to be seen after that. */
const LONGEST = 3000;

/** A story, as `index.json` lists it. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

/** How the stories came out. */
interface Played {
  readonly stories: number;
  /** What is wrong, a line each. */
  readonly faults: readonly string[];
}

/**
 * Plays the stories of `@earnkit/ui` in a built Storybook: those of one title after each other in one page, as a person goes through them. A
 * fault is a play function that throws, an error in the console, and a story that shows nothing; a story that has one is opened once more, in
 * a new page.
 *
 * @param only a part of the ids. @default all
 */
export async function playStories(driver: Driver, storybook: string, only = ''): Promise<Played> {
  const index = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  const stories = Object.values(index.entries).filter(
    ({ id, type, title }) => type === 'story' && title.startsWith('UI/') && id.includes(only),
  );
  const page = readFileSync(path.join(storybook, 'iframe.html'), 'utf8');
  const listening = page.replace('<head>', `<head><script>(${String(listen)})()</script>`);
  const { origin, close } = await serveFolder(storybook, { 'iframe.html': listening });
  const faults: string[] = [];
  try {
    for (const [title, ofTitle] of groupBy(stories, ({ title }) => title)) {
      const suspects: string[] = [];
      for (const [at, { id }] of ofTitle.entries()) {
        const found = await playStory(driver, origin, id, at === 0);
        if (found.length === 0) continue;
        process.stderr.write(`${id} once more: ${found.join('; ')}\n`);
        suspects.push(id);
      }
      for (const id of suspects) faults.push(...(await playStory(driver, origin, id, true)).map((text) => `${id}: ${text}`));
      process.stderr.write(`${title}: ${ofTitle.length} stories, ${suspects.length} of them once more\n`);
    }
  } finally {
    close();
  }
  return { stories: stories.length, faults };
}

/** Plays a story, in a new page or after another, and waits for its end. @returns its faults */
async function playStory(driver: Driver, origin: string, id: string, isFirst: boolean): Promise<readonly string[]> {
  try {
    if (isFirst) {
      await driver.open(`${origin}/iframe.html?id=none--none&viewMode=story&globals=a11y.manual:!true`);
      await evaluate(driver, previewStands);
    }
    const { width, height } = (await evaluate(driver, tell, id)).size;
    await driver.resize(width, height);
    await evaluate(driver, select, id);
    const faults = await evaluate(driver, endOf, id, PATIENCE);
    const { isBlank } = await evaluate(driver, judge, [{ id, type: 'story' }, 0, LONGEST] as const);
    return [...faults, ...(isBlank ? ['it shows nothing'] : [])].map((text) => text.slice(0, 500));
  } catch (error) {
    return [String(error)];
  }
}

/** What a page of the check keeps. */
interface Kept {
  readonly earnkitStory: { atEnd: string | undefined; faults: string[] };
}

/** In the page, before Storybook starts: keeps every error, and which story came to its end. */
function listen(): void {
  const kept: Kept['earnkitStory'] = { atEnd: undefined, faults: [] };
  Object.assign(globalThis, { earnkitStory: kept } satisfies Kept);
  const keep = (thrown: unknown): void => {
    const { name, message } = (thrown ?? {}) as Partial<Error>;
    kept.faults.push(message === undefined ? String(thrown) : `${name}: ${message}`);
  };
  addEventListener('error', ({ error, message }) => keep(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  const { error } = console;
  console.error = (...said: readonly unknown[]) => {
    for (const each of said) keep(each);
    error.apply(console, [...said]);
  };
  // Storybook's highlighter observes the body whenever elements change, also while the browser calls observers, and so raises errors.
  let features: object = {};
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => ({ ...features, highlight: false }),
    set: (given: object) => {
      features = given;
    },
  });
  interface Channel {
    readonly on: (event: string, hear: (told: unknown) => void) => void;
  }
  let channel: Channel | undefined;
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) made.on(event, keep);
      made.on('unhandledErrorsWhilePlaying', (errors) => (errors as readonly unknown[]).forEach(keep));
      made.on('storyFinished', (told) => {
        const { storyId, status } = told as { readonly storyId: string; readonly status: string };
        if (status === 'error' && kept.faults.length === 0) keep('it failed');
        kept.atEnd = storyId;
      });
    },
  });
}

/** In the page: goes to a story, which is played there. */
function select(storyId: string): void {
  const { earnkitStory, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Kept & {
    readonly __STORYBOOK_ADDONS_CHANNEL__: { readonly emit: (event: string, told: object) => void };
  };
  Object.assign(earnkitStory, { atEnd: undefined, faults: [] } satisfies Kept['earnkitStory']);
  localStorage.clear();
  window.scrollTo(0, 0);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** In the page: waits for a story's end. @returns what went wrong */
async function endOf(id: string, patience: number): Promise<readonly string[]> {
  const { earnkitStory } = globalThis as unknown as Kept;
  const until = performance.now() + patience;
  while (earnkitStory.atEnd !== id && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  return [...new Set([...earnkitStory.faults, ...(earnkitStory.atEnd === id ? [] : [`it was not at its end after ${patience} ms`])])];
}

/** In the page: waits until Storybook can be asked for its stories. */
async function previewStands(): Promise<void> {
  while (!('__STORYBOOK_PREVIEW__' in globalThis && document.body.className.includes('sb-show')))
    await new Promise((resolve) => setTimeout(resolve, 20));
}
