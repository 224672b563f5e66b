import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { Browser, Page } from 'playwright';
import { root } from '../step.ts';

export type Appearance = 'light' | 'dark';

/** Where the CSS of a host stands: its sheet before ours, or after. */
type Place = 'before' | 'after';

/** How a page is drawn against how it should be. */
export interface Difference {
  readonly elements: number;
  /** Elements with any other style. */
  readonly changed: number;
  /** Elements with another size, colour, border or visibility. */
  readonly seen: number;
  /** Some of them, for a message. */
  readonly examples: readonly string[];
}

/** The script of a page, built as a product builds it. @param code its entry, which may hold JSX */
export async function scriptOf(code: string): Promise<string> {
  const built = await build({
    root: path.join(root, 'bench'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: { filter: { id: /^virtual:entry$/ }, handler: () => path.join(root, 'bench/entry.tsx') },
        load: { filter: { id: /[\\/]bench[\\/]entry\.tsx$/ }, handler: () => code },
      },
    ],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { input: 'virtual:entry', output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('The bundler kept its output to itself.');
  const [entry] = built.output;
  return entry.code;
}

/** The text of a built sheet, such as `ui/dist/styles.css`. */
export const sheetOf = (file: string): string => readFileSync(path.join(root, 'packages', file), 'utf8');

/** How each element of a page is drawn. */
export type Drawn = readonly Readonly<Record<string, string>>[];

/** A page of parts, without a host at first. */
export interface PartsPage {
  /** Takes how the page is drawn now as how it should be drawn. @returns that, for another page */
  readonly remember: () => Promise<Drawn>;
  /** Takes how another page is drawn as how this one should be drawn. */
  readonly expect: (drawn: Drawn) => Promise<void>;
  /** Replaces our sheets. */
  readonly dress: (sheets: readonly string[]) => Promise<void>;
  /** Compares how the page is drawn with the CSS of a host with what is remembered. @param picture file for a picture of it */
  readonly compareIn: (css: string, place: Place, picture?: string) => Promise<Difference>;
  readonly page: Page;
}

/** The size of the window. */
export const VIEWPORT = { width: 1280, height: 900 };

/** The document: the parts stand in a box of a fixed width, so that only what reaches them counts. */
const documentIn = (appearance: Appearance, [ours = '', theirs = '']: readonly string[]): string =>
  `<!doctype html><html lang="en" class="${appearance}" data-bs-theme="${appearance}" data-mui-color-scheme="${appearance}">
    <head><meta charset="utf-8"><style id="before"></style><style id="ours">${ours}</style><style id="theirs">${theirs}</style><style id="after"></style></head>
    <body style="margin:0"><div id="root"><div id="parts" style="position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:1200px"></div></div>
    <script type="module" src="/parts.js"></script></body></html>`;

/** Runs in the page: whether the toast, the dialog and the list of holdings are there. */
const hasAllParts = (): boolean =>
  ['[data-part="toaster-item"]', '[role="dialog"]', '[data-part="fixed-holdings"] td a, [data-part="fixed-holdings"] td'].every(
    (selector) => document.querySelector(selector) !== null,
  ) && (document.querySelector('[data-part="fixed-holdings"]')?.textContent ?? '').includes('USDT');

/** Waits until the parts of a page are drawn, and puts `window.parts` there, which reads how. */
export async function watchParts(page: Page, isDrawn: () => boolean = hasAllParts): Promise<void> {
  await page.waitForFunction(isDrawn);
  await page.evaluate(readStyles);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Opens a page of parts, drawn with these sheets. */
export async function openParts(
  browser: Browser,
  script: string,
  appearance: Appearance,
  sheets: readonly string[],
  isDrawn?: () => boolean,
): Promise<PartsPage> {
  const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: appearance, reducedMotion: 'reduce' });
  await page.route('http://parts.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentIn(appearance, sheets) }),
  );
  const put = (css: Readonly<Record<string, string>>): Promise<void> =>
    page.evaluate(async (texts) => {
      for (const [id, text] of Object.entries(texts)) {
        const sheet = document.querySelector(`style#${id}`);
        if (sheet && sheet.textContent !== text) sheet.textContent = text;
      }
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, css);
  const dress = ([ours = '', theirs = '']: readonly string[]): Promise<void> => put({ ours, theirs });

  await page.goto('http://parts.test/');
  await dress(sheets);
  await watchParts(page, isDrawn);
  await dress(sheets);
  return {
    page,
    dress,
    remember: () => page.evaluate(() => window.parts.remember()),
    expect: (drawn) => page.evaluate((should) => window.parts.expect(should), drawn),
    compareIn: async (css, place, picture) => {
      await put({ before: place === 'before' ? css : '', after: place === 'after' ? css : '' });
      const difference = await page.evaluate(() => window.parts.compare());
      if (picture !== undefined) await page.screenshot({ path: picture });
      await put({ before: '', after: '' });
      return difference;
    },
  };
}

declare global {
  interface Window {
    parts: { remember(): Drawn; expect(drawn: Drawn): void; compare(): Difference };
  }
}

/** Runs in the page: reads how every element of the parts is drawn, with what stands before and after it. */
function readStyles(): void {
  /** Styles that a person sees at once. */
  const seenStyle =
    /^(?:width|height|(?:min|max)-(?:width|height)|padding-|margin-|border-|background-|color$|fill$|stroke$|opacity$|visibility$|display$|outline-|box-shadow$|font-(?:size|family|weight)$|line-height$|top$|left$|right$|bottom$|text-decoration|text-align$|letter-spacing$)/;
  const nameOf = (theme: Element): string => theme.querySelector('[data-part]')?.getAttribute('data-part') ?? '';
  // In the order of their names: a page that is hydrated adds its layers in another order.
  const elementsOf = (): Element[] =>
    [...document.querySelectorAll('.radix-themes')]
      .filter((element) => !element.parentElement?.closest('.radix-themes'))
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
      .flatMap((theme) => [theme, ...theme.querySelectorAll('*')]);
  /** Whether an element stands in what only screen readers find. Its `display` and `visibility` decide whether it is heard. */
  const isOnlyHeard = (element: Element): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement) if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    return false;
  };
  const read = (element: Element): Record<string, string> => {
    const style: Record<string, string> = {};
    if (isOnlyHeard(element)) {
      const { display, visibility } = getComputedStyle(element);
      return { display, visibility };
    }
    for (const pseudo of [undefined, '::before', '::after', '::placeholder'] as const) {
      const computed = getComputedStyle(element, pseudo);
      if (pseudo && (pseudo === '::placeholder' ? element.tagName !== 'INPUT' : computed.content === 'none')) continue;
      // The lines of what has no width are not seen.
      const unseen = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline', 'column-rule'].filter(
        (line) => computed.getPropertyValue(`${line}-width`) === '0px' || computed.getPropertyValue(`${line}-style`) === 'none',
      );
      for (const property of computed) {
        if (/^(?:--|border-(?:block|inline)|(?:perspective|transform)-origin$)/.test(property)) continue;
        if (unseen.some((line) => property.startsWith(`${line}-`) && /-(?:color|style|width|offset)$/.test(property))) continue;
        // Where what only screen readers find stands in its box is not seen.
        if ((computed.clipPath === 'inset(50%)' || computed.clip !== 'auto') && /^(?:top|right|bottom|left|inset-.*)$/.test(property))
          continue;
        // React's ids differ between a page that is hydrated and one that is not.
        const value = computed.getPropertyValue(property).replaceAll(/url\("#[^"]*"\)/g, 'url("#")');
        style[`${property}${pseudo ?? ''}`] = property.startsWith('min-') && value === 'auto' ? '0px' : value;
      }
    }
    return style;
  };
  let elements: Element[] = [];
  let should: Drawn = [];
  window.parts = {
    remember() {
      elements = elementsOf();
      should = elements.map(read);
      return should;
    },
    expect(drawn) {
      elements = elementsOf();
      should = drawn;
    },
    compare() {
      const examples: string[] = [];
      let changed = 0;
      let seen = 0;
      elements.forEach((element, index) => {
        const plain = should[index] ?? {};
        const now = read(element);
        const other = Object.keys({ ...plain, ...now }).filter((property) => plain[property] !== now[property]);
        if (other.length === 0) return;
        changed += 1;
        const visible = other.filter((property) => seenStyle.test(property));
        if (visible.length > 0) seen += 1;
        const part = element.closest('[data-part]')?.getAttribute('data-part') ?? '';
        const words = (visible.length > 0 ? visible : other).slice(0, 6).map((name) => `${name}: ${now[name]}, not ${plain[name]}`);
        examples.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} of ${part}: ${words.join('; ')}`);
      });
      const missing = Math.abs(should.length - elements.length);
      return { elements: elements.length, changed: changed + missing, seen: seen + missing, examples };
    },
  };
}
