import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { startTestServer } from '../testServer.ts';
import { type Picture, nameOf } from './set.ts';

/** Where a page finds the files of {@link chineseFont}. */
const FONTS_AT = '/look-fonts/';

const sheet = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc'));

/** A file of the font, by its name. */
const fontFile = (name: string): Buffer => readFileSync(new URL(`files/${name}`, `file://${sheet}`));

/**
 * Chinese characters for the typeface of the stories, which brings none. A machine without Chinese fonts draws them as
 * boxes, and every other machine in a font of its own. Latin letters and figures stay Inter's.
 */
const chineseFont = (): string =>
  [...readFileSync(sheet, 'utf8').matchAll(/\/\* noto-sans-sc-\[\d+\][^]*?\}/g)]
    .map(([face]) => face.replace('Noto Sans SC Variable', 'Inter Variable').replaceAll('./files/', FONTS_AT).replace('swap', 'block'))
    .join('\n');

/** A picture as it was taken. */
interface Taken {
  readonly name: string;
  readonly png: Buffer;
  /** Why the story did not come to its end; the picture shows how far it came. */
  readonly fault?: string;
}

/** 15 January 2026, 08:30 UTC: the time of every story. */
const NOW = Date.UTC(2026, 0, 15, 8, 30);

/** The longest that a story may take to come to its end, in milliseconds. */
const PATIENCE = 60_000;

/** Serves a built Storybook, with Chinese characters. */
export const serveStorybook = async (folder: string) => {
  const style = `<head><style>${chineseFont()}</style>`;
  return startTestServer(({ path: asked }, response) => {
    const type = TYPES[path.extname(asked)] ?? 'application/octet-stream';
    try {
      const bytes = asked.startsWith(FONTS_AT) ? fontFile(path.basename(asked)) : readFileSync(path.join(folder, path.normalize(asked)));
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
      response.end(asked === '/iframe.html' ? bytes.toString().replace('<head>', () => style) : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Ids of the stories in a built Storybook. */
export function storiesIn(folder: string): ReadonlySet<string> {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, unknown> };
  return new Set(Object.keys(entries));
}

/** Takes one picture; of a page that a busy machine does not answer in time, once more. */
export const take = (browser: Browser, origin: string, picture: Picture): Promise<Taken> =>
  takeOnce(browser, origin, picture).catch(() => takeOnce(browser, origin, picture));

/** Takes one picture in a window of its own, with clock, randomness and all motion held. */
async function takeOnce(browser: Browser, origin: string, picture: Picture): Promise<Taken> {
  const { story, width, appearance, locale } = picture;
  const context = await browser.newContext({
    viewport: { width, height: width === 375 ? 812 : 800 },
    colorScheme: appearance,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(holdClock, NOW);
    await page.addInitScript(holdRandomness);
    const query = new URLSearchParams({ id: story, viewMode: 'story', globals: `appearance:${appearance};locale:${locale}` });
    // Plays look for English words. Embedded, a story is not played.
    if (locale !== 'en') query.set('embed', 'true');
    await page.goto(`${origin}/iframe.html?${query}`, { waitUntil: 'commit', timeout: PATIENCE });
    const fault = await ended(page);
    return { name: nameOf(picture), png: await stillOf(page), ...(fault !== undefined && { fault }) };
  } finally {
    await context.close();
  }
}

/** In the page: `new Date()` is one moment. Timers and `performance.now()` go on, as waiting needs them. */
function holdClock(now: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (_target, values, newTarget) => (values.length === 0 ? new Real(now) : (Reflect.construct(Real, values, newTarget) as Date)),
    get: (target, key, receiver) => (key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown)),
  });
}

/** In the page: ids that are drawn at random are the same in every picture. */
function holdRandomness(): void {
  let drawn = 0;
  crypto.getRandomValues = (into) => {
    if (into) new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill((drawn += 1));
    return into;
  };
}

/** What Storybook leaves in the page of a story. */
type Preview = Readonly<Record<string, { readonly currentRender?: { readonly phase?: string } } | undefined>>;

/** Waits until Storybook has drawn and played the story; why it did not come so far. */
async function ended(page: Page): Promise<string | undefined> {
  try {
    const phase = await page.waitForFunction(
      () => {
        const now = (globalThis as unknown as Preview)['__STORYBOOK_PREVIEW__']?.currentRender?.phase;
        return now === 'finished' || now === 'errored' || now === 'aborted' ? now : undefined;
      },
      undefined,
      { timeout: PATIENCE },
    );
    if ((await phase.jsonValue()) === 'finished') return undefined;
    return (await page.locator('#error-message').textContent({ timeout: 1000 }))?.slice(0, 500) ?? 'The story failed.';
  } catch {
    return `The story was not at its end after ${PATIENCE / 1000} seconds.`;
  }
}

/** The whole page, once nothing loads and two pictures in a row are the same. */
async function stillOf(page: Page): Promise<Buffer> {
  // Charts and pickers load their code when they are shown.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 1500 })
    .catch(() => undefined);
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let again = 0; again < 10; again++) {
    await page.waitForTimeout(300);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}
