import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { groupBy } from '../groupBy.ts';
import { serveFolder } from '../docs/serveFolder.ts';
import { holdClock, holdRandomness, NOW } from './held.ts';

/** A story of a built Storybook. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** What a story says of itself, read in its page. */
interface Told {
  /** Width and height of the window that it asks for. */
  readonly size: { readonly width: number; readonly height: number };
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A story that was drawn and played. */
export interface Visit extends Told {
  readonly entry: Entry;
  readonly page: Page;
  /** Why it did not come to its end. @default it did */
  readonly fault: string | undefined;
  /** Shows it again in a new page, after it threw. */
  readonly reload: () => Promise<void>;
}

/** The longest that a story may take to come to its end, in milliseconds. */
const PATIENCE = 60_000;

const DESKTOP = { width: 1280, height: 800 } as const;

/** The stories of a built Storybook, by title. */
function titlesIn(storybook: string): ReadonlyMap<string, readonly Entry[]> {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Entry & { readonly type: string }>>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return groupBy(stories, ({ title }) => title);
}

/** Opens every story of a built Storybook in Chromium, those of one title after each other in one page, as a person does. */
export async function walk(
  storybook: string,
  only: string,
  { visit, workers = 2 }: { readonly visit: (visited: Visit) => Promise<void>; readonly workers?: number },
): Promise<void> {
  const server = await serveFolder(storybook);
  const browser = await chromium.launch(launchOptions());
  const queue = [...titlesIn(storybook).values()].filter((stories) => stories.some(({ id }) => id.includes(only)));
  const worker = async (): Promise<void> => {
    const context = await contextOf(browser);
    for (let stories = queue.shift(); stories; stories = queue.shift()) await walkTitle(context, server.origin, stories, visit);
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: workers }, worker));
  } finally {
    await browser.close();
    server.close();
  }
}

async function contextOf(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' });
  await context.addInitScript(holdClock, NOW);
  await context.addInitScript(holdRandomness);
  return context;
}

async function walkTitle(
  context: BrowserContext,
  origin: string,
  stories: readonly Entry[],
  visit: (visited: Visit) => Promise<void>,
): Promise<void> {
  let page: Page | undefined;
  for (const entry of stories) {
    page ??= await emptyPage(context, origin);
    const told = await page.evaluate(tell, entry.id);
    await page.setViewportSize(told.size);
    const fault = await show(page, entry.id);
    const shown = page;
    const reload = async (): Promise<void> => {
      await openPreview(shown, origin);
      await show(shown, entry.id);
    };
    await visit({ entry, page, fault, reload, ...told });
    if (fault !== undefined) {
      await page.close();
      page = undefined;
    }
  }
  await page?.close();
}

/** A page of the preview in which nothing is shown yet. */
async function emptyPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await openPreview(page, origin);
  return page;
}

async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=none--none&viewMode=story&globals=a11y.manual:!true`, { timeout: PATIENCE });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis && document.body.className.includes('sb-show'), undefined, {
    timeout: PATIENCE,
  });
}

/** What Storybook leaves in the page of a story. */
interface Preview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: { readonly emit: (event: string, ...told: readonly unknown[]) => void };
  readonly loadStory: (of: { readonly storyId: string }) => Promise<{
    readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
    readonly parameters: Readonly<Record<string, unknown>> & {
      readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles?: Readonly<Record<string, string>> }>> };
    };
  }>;
}

/** In the page: the window that a story asks for, and its parameters as far as they are data. */
export async function tell(storyId: string): Promise<Told> {
  const { ['__STORYBOOK_PREVIEW__']: preview } = globalThis as unknown as { readonly __STORYBOOK_PREVIEW__: Preview };
  const { parameters, storyGlobals } = await preview.loadStory({ storyId });
  const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
  const pixels = (text: string | undefined, otherwise: number): number => Number.parseInt(text ?? '', 10) || otherwise;
  return {
    size: { width: pixels(styles?.['width'], 1280), height: pixels(styles?.['height'], 800) },
    parameters: { sameAs: parameters['sameAs'] },
  };
}

/** Shows a story and waits for its end. @returns why it did not come so far */
async function show(page: Page, id: string): Promise<string | undefined> {
  await page.mouse.move(0, 0);
  await page.evaluate((storyId) => {
    const { ['__STORYBOOK_PREVIEW__']: preview } = globalThis as unknown as { readonly __STORYBOOK_PREVIEW__: Preview };
    localStorage.clear();
    window.scrollTo(0, 0);
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return await endOf(page, id);
}

/** Waits until a story was drawn and played. @returns why it was not */
async function endOf(page: Page, id: string): Promise<string | undefined> {
  try {
    const phase = await page.waitForFunction(
      (storyId) => {
        const { ['__STORYBOOK_PREVIEW__']: preview } = globalThis as unknown as { readonly __STORYBOOK_PREVIEW__: Preview };
        const { currentRender } = preview;
        if (currentRender?.id !== storyId) return undefined;
        const { phase: now } = currentRender;
        return now === 'finished' || now === 'errored' || now === 'aborted' ? now : undefined;
      },
      id,
      { timeout: PATIENCE },
    );
    if ((await phase.jsonValue()) === 'finished') return undefined;
    return (await page.locator('#error-message').textContent({ timeout: 1000 }))?.slice(0, 500) ?? 'The story failed.';
  } catch {
    return `The story was not at its end after ${PATIENCE / 1000} seconds.`;
  }
}
