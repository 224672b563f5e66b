import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { expect } from '../../e2e/support/expect.ts';
import { launchOptions } from '../browser.ts';
import { type Ended, root } from '../step.ts';
import { serveFolder } from './serveFolder.ts';
import { type Snippet, snippets } from './snippets.ts';

/*
 * Runs the examples of the documents: each whole module with JSX is a page of one app, built from the built packages, in a browser, over a
 * sandbox. It has to be drawn without an error.
 */

const FOLDER = path.join(root, 'node_modules/.cache/earnkit/snippets');

/** Shows one module: what it draws by itself, or each component that it exports, in an area where it has none. */
const PAGE = `
import { EarnArea } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';

const session = { state: 'signed-in', id: 'saver' } as const;
const props = { session, navigate() {}, onOpenChange() {}, onSubscribe() {}, Component: () => 'A page', pageProps: {} };
const modules = import.meta.glob<Record<string, unknown>>('./snippet-*.tsx');
const [name = '', area] = location.hash.slice(1).split('+');
const exported = Object.entries((await modules['./' + name]?.()) ?? {});
const components = exported.filter(([key, value]) => typeof value === 'function' && (key === 'default' || /^[A-Z]/.test(key)));
if (components.length > 0) {
  const drawn = components.map(([key, component]) => createElement(component as () => null, { key, ...props }));
  const client = createEarnClient();
  createRoot(document.getElementById('root')!).render(area ? createElement(EarnArea, { client, session }, drawn) : drawn);
}
`;

/** Runs every example that draws something. The packages have to be built. */
export async function checkSnippets(): Promise<Pick<Ended, 'code' | 'output'>> {
  const run = snippets().filter(({ kind, language }) => kind === 'run' && language === 'tsx');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [index, { text }] of run.entries()) writeFileSync(path.join(FOLDER, nameOf(index)), text);
  writeFileSync(path.join(FOLDER, 'page.tsx'), PAGE);
  writeFileSync(path.join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }));
  writeFileSync(path.join(FOLDER, 'index.html'), '<!doctype html><div id="root"></div><script type="module" src="/page.tsx"></script>');
  await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { target: 'es2022' },
  });

  const { origin, close } = await serveFolder(path.join(FOLDER, 'dist'));
  // This module is loaded before the packages are built.
  const { browserOf, createSandbox } = await import('@earnkit/sandbox');
  const sandbox = await createSandbox({ origins: [origin] });
  const person = browserOf(sandbox.fetch, origin);
  await person.login('saver');
  const browser = await chromium.launch(launchOptions());
  const faults: string[] = [];
  try {
    for (const [index, snippet] of run.entries()) {
      const fault = await faultOf(browser, `${origin}/#${nameOf(index)}`, snippet, person.fetch);
      if (fault !== undefined) faults.push(`${snippet.place}\n${fault}`);
    }
  } finally {
    await browser.close();
    await sandbox.close();
    close();
  }
  return { code: faults.length === 0 ? 0 : 1, output: faults.length === 0 ? `${run.length} examples ran.` : faults.join('\n\n') };
}

const nameOf = (index: number): string => `snippet-${index}.tsx`;

/** Opens one example. */
async function faultOf(
  browser: Browser,
  address: string,
  { text }: Snippet,
  exchange: (address: string, init?: RequestInit) => Promise<Response>,
): Promise<string | undefined> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => void said.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  await page.route(/\/(?:api|apiw|sandbox)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const body = route.request().postData();
    const answer = await exchange(pathname + search, {
      method: route.request().method(),
      headers: route.request().headers(),
      ...(body !== null && { body }),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  try {
    await page.goto(address + (/<(?:EarnArea|EarnProvider|EarnTheme)/.test(text) ? '' : '+area'));
    await expect(page.locator('body'), 'Something is drawn').toHaveText(/\S/);
    // What it reads has arrived.
    await page.waitForLoadState('networkidle', { timeout: 15_000 });
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    return said.length === 0 ? undefined : said.join('\n');
  } catch (error) {
    return [String(error), ...said].join('\n');
  } finally {
    await page.close();
  }
}

if (import.meta.main) {
  const { code, output } = await checkSnippets();
  console.log(output);
  process.exitCode = code;
}
