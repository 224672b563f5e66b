import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../tooling/browser.ts';
import { scriptOf, sheetOf } from '../tooling/hosts/measure.ts';
import { root } from '../tooling/step.ts';
import { whitestFrame } from './support/frames.ts';

/*
 * An area that a server rendered, in a page that says in one of many ways whether it is light or dark. CSS alone has to draw it right:
 * what a script corrected would be seen as a flash.
 */

const AREA = `
  import { createElement as h } from 'react';
  import { EarnArea } from '@earnkit/components';
  import { createEarnClient } from '@earnkit/core/client';
  import { Button, Card, Text } from '@earnkit/ui';
  const client = createEarnClient({ origin: 'http://area.test', fetch: async () => Response.json({ code: 0, message: '', data: null }) });
  const brand = { tokens: { light: { '--earn-color-line': 'rgb(1, 1, 1)' }, dark: { '--earn-color-line': 'rgb(2, 2, 2)', '--earn-color-edge': 'rgb(3, 3, 3)' } } };
  const area = (props) => h(EarnArea, { client, brand, session: { state: 'anonymous' }, timeZone: 'UTC', ...props },
    h(Card, { style: { minHeight: 400 } }, h(Text, { as: 'p' }, 'Simple Earn'), h(Button, null, 'Subscribe')));`;

const render = (props: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${AREA} import { renderToString } from 'react-dom/server'; process.stdout.write(renderToString(area(${props})));`,
    ],
    { cwd: path.join(root, 'packages/earn-components'), encoding: 'utf8' },
  );

const SHEETS = ['styles.css', 'styles.unlayered.css'] as const;
type Sheet = (typeof SHEETS)[number];
const sheetsOf = (name: Sheet): string => sheetOf(`ui/dist/${name}`) + sheetOf(`earn-components/dist/${name}`);

/** A host's page: attributes of its root, its CSS, what is around the area. */
interface Host {
  readonly root?: string;
  readonly css?: string;
  readonly around?: string;
}

const documentOf = ({ root: attributes = '', css = '', around = '' }: Host, area: string, sheet: Sheet = 'styles.css', rest = ''): string =>
  `<!doctype html><html lang="en" ${attributes}><head><meta charset="utf-8"><title>Host</title><style>body{margin:0}${css}</style>
   <style>${sheetsOf(sheet)}</style></head><body><main ${around}><div id="area">${area}</div></main>${rest}</body></html>`;

type Appearance = 'light' | 'dark';

/** How hosts say what they are, and what that is where the system is light, and where it is dark. */
const HOSTS: Readonly<Record<string, Host & { readonly is: readonly [Appearance, Appearance] }>> = {
  'nothing at all': { is: ['light', 'dark'] },
  'the class dark': { root: 'class="dark"', is: ['dark', 'dark'] },
  'the class light': { root: 'class="light"', is: ['light', 'light'] },
  'data-theme dark': { root: 'data-theme="dark"', is: ['dark', 'dark'] },
  'data-theme light': { root: 'data-theme="light"', is: ['light', 'light'] },
  'data-theme system': { root: 'data-theme="system"', is: ['light', 'dark'] },
  'a dark theme with a name': { root: 'data-theme="night"', css: '[data-theme=night]{color-scheme:dark}', is: ['dark', 'dark'] },
  'a light theme with a name': { root: 'data-theme="cupcake"', css: '[data-theme=cupcake]{color-scheme:light}', is: ['light', 'light'] },
  'MUI dark': { root: 'data-mui-color-scheme="dark"', is: ['dark', 'dark'] },
  'MUI light': { root: 'data-mui-color-scheme="light"', is: ['light', 'light'] },
  'Bootstrap dark': { root: 'data-bs-theme="dark"', is: ['dark', 'dark'] },
  'Bootstrap light': { root: 'data-bs-theme="light"', is: ['light', 'light'] },
  'Mantine dark': { root: 'data-mantine-color-scheme="dark"', is: ['dark', 'dark'] },
  'color-scheme dark in its sheet': { css: ':root{color-scheme:dark}', is: ['dark', 'dark'] },
  'color-scheme light dark in its sheet': { css: ':root{color-scheme:light dark}', is: ['light', 'dark'] },
  'color-scheme in its style, dark': { root: 'style="color-scheme: dark;"', is: ['dark', 'dark'] },
  'color-scheme in its style, light': { root: 'style="color-scheme: light;"', is: ['light', 'light'] },
  'a dark section of Radix in a light page': { root: 'class="light"', around: 'class="radix-themes dark"', is: ['dark', 'dark'] },
  'a light section in a dark page': { root: 'class="dark"', around: 'data-theme="light"', is: ['light', 'light'] },
  'a section with a color-scheme of its own': { around: 'class="night"', css: '.night{color-scheme:dark}', is: ['dark', 'dark'] },
};

const GROUND = { light: 'rgb(255, 255, 255)', dark: 'rgb(17, 17, 19)' } as const;

let browser: Browser;
let inherited: string;
let script: string;
/** One page for all documents that need no script. */
let still: Page;
let shown = '';
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  inherited = render('{}');
  script = await scriptOf(
    `${AREA} import { hydrateRoot } from 'react-dom/client'; import { useEffect } from 'react';
     const Done = ({ children }) => { useEffect(() => { document.title = 'Hydrated'; }, []); return children; };
     hydrateRoot(document.getElementById('area'), h(Done, null, area({})));`,
  );
  still = await browser.newPage({ javaScriptEnabled: false });
  await still.route('http://area.test/**', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown }));
});
afterAll(() => browser.close());

/** What the area is drawn with. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('[data-part="earn-area"]');
    if (!area) throw new Error('The area is not there.');
    const style = getComputedStyle(area);
    return { ground: style.backgroundColor, scheme: style.colorScheme, line: style.getPropertyValue('--earn-color-line').trim() };
  });

/** Shows a document under a system's preference, with scripts off. */
async function open(html: string, colorScheme: Appearance): Promise<Page> {
  shown = html;
  await still.emulateMedia({ colorScheme });
  await still.goto('http://area.test/');
  return still;
}

describe.each(SHEETS)('given an area that a server rendered, with %s and scripts off', (sheet) => {
  // Both sheets say it in the same rules; the second is tried on one of each kind.
  const hosts = Object.entries(HOSTS).filter(([name]) => sheet === 'styles.css' || /nothing|data-theme|in its sheet/.test(name));
  test.each(hosts)('when the page has %s, then it is drawn so at once', async (_name, { is, ...host }) => {
    for (const [index, system] of (['light', 'dark'] as const).entries()) {
      const should = is[index] ?? 'light';
      const page = await open(documentOf(host, inherited, sheet), system);
      const { ground, line } = await drawn(page);
      expect({ system, ground, line }).toEqual({
        system,
        ground: GROUND[should],
        line: should === 'dark' ? 'rgb(2, 2, 2)' : 'rgb(1, 1, 1)',
      });
    }
  });

  test('when a brand gives a token for dark alone, then light has that of the theme', async () => {
    for (const system of ['light', 'dark'] as const) {
      const page = await open(documentOf({}, inherited, sheet), system);
      const edge = await page.evaluate(() =>
        getComputedStyle(document.querySelector('.radix-themes') ?? document.body).getPropertyValue('--earn-color-edge'),
      );
      if (system === 'dark') expect(edge.trim()).toBe('rgb(3, 3, 3)');
      else expect(edge).toContain('color-mix');
    }
  });

  test('when the area is dark and the page is not, then canvas, scrollbars and controls of the page stay light', async () => {
    const page = await open(documentOf({ root: 'class="light"' }, render(`{ appearance: 'dark' }`), sheet), 'light');
    expect(await drawn(page)).toMatchObject({ ground: GROUND.dark, scheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('normal');
  });

  test('when a product sets --earn-color-page, then the ground of the area has it, and with background={false} there is none', async () => {
    const css = '.radix-themes.radix-themes{--earn-color-page:rgb(9, 9, 9)}';
    const set = await open(documentOf({ css }, inherited, sheet), 'light');
    expect((await drawn(set)).ground).toBe('rgb(9, 9, 9)');
    const none = await open(documentOf({}, render('{ background: false }'), sheet), 'dark');
    expect((await drawn(none)).ground).toBe('rgba(0, 0, 0, 0)');
  });
});

describe('given a slow phone', () => {
  test.each(['the class dark', 'color-scheme dark in its sheet', 'nothing at all'])(
    'when a dark page with %s is loaded and hydrated, then no frame is white',
    async (name) => {
      const host: Host = HOSTS[name] ?? {};
      const ground = '@media (prefers-color-scheme: dark){html,body{background:rgb(10,10,10)}}';
      const css = `${host.css ?? ''} ${ground}`;
      const page = await browser.newPage({ colorScheme: 'dark', viewport: { width: 800, height: 600 } });
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.route('http://area.test/**', (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
          : route.fulfill({
              contentType: 'text/html; charset=utf-8',
              body: documentOf({ ...host, css }, inherited, 'styles.css', '<script type="module" src="/area.js"></script>'),
            }),
      );
      const white = await whitestFrame(page, 'dark', async () => {
        await page.goto('http://area.test/');
        await page.waitForFunction(() => document.title === 'Hydrated');
      });
      const last = await drawn(page);
      await page.close();
      expect(faults).toEqual([]);
      expect(last).toMatchObject({ ground: GROUND.dark, scheme: 'dark' });
      expect(white).toBeLessThan(0.02);
    },
  );
});
