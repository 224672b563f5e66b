import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { expect } from '../../e2e/support/expect.ts';
import { launchOptions } from '../browser.ts';
import { type Ended, run } from '../step.ts';
import { serveFolder } from './serveFolder.ts';

/** Builds Storybook, opens each page of the documentation in it, and follows its links: to a page or story, to a heading, to a file. */
export async function checkSite(): Promise<Pick<Ended, 'code' | 'output'>> {
  const given = process.argv.find((_, index, all) => all[index - 1] === '--storybook');
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'earnkit-site-'));
  if (given === undefined) {
    const built = await run('storybook', ['build', '-o', folder]);
    if (built.code !== 0) return built;
  }
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly type: string; readonly tags?: readonly string[] }>>;
  };
  const pages = Object.entries(index.entries).flatMap(([id, { tags }]) => (tags?.includes('unattached-mdx') ? [id] : []));
  const { origin, close } = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions());
  const faults: string[] = [];
  const anchors = new Map<string, ReadonlySet<string>>();
  const links: { readonly from: string; readonly href: string }[] = [];
  try {
    for (const id of pages) {
      const { said, ids, hrefs } = await read(browser, `${origin}/iframe.html?viewMode=docs&id=${id}`);
      faults.push(...said.map((text) => `${id}: ${text}`));
      anchors.set(id, new Set(ids));
      links.push(...hrefs.map((href) => ({ from: id, href })));
    }
  } finally {
    await browser.close();
    close();
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
  for (const { from, href } of links) {
    const [, to = from, anchor] = /^(?:\?path=\/(?:docs|story)\/([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
    if (/^https?:/.test(href)) continue;
    if (!(to in index.entries)) faults.push(`${from} leads to ${href}, which is no page.`);
    else if (anchor !== undefined && anchors.get(to)?.has(anchor) === false) faults.push(`${from} leads to ${href}, which is no heading.`);
  }
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.length === 0 ? `${pages.length} pages with ${links.length} links.` : faults.join('\n'),
  };
}

/** Opens a page: what it said, its anchors and its links. */
async function read(browser: Browser, address: string) {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => void said.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  try {
    await page.goto(address);
    await expect(page.locator('#storybook-docs .sbdocs-content h1').first()).toBeVisible();
    return {
      said,
      ids: await page.locator('#storybook-docs [id]').evaluateAll((elements) => elements.map(({ id }) => id)),
      hrefs: await page
        .locator('#storybook-docs .sbdocs-content a[href]:not([aria-hidden])')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? '')),
    };
  } finally {
    await page.close();
  }
}

if (import.meta.main) {
  const { code, output } = await checkSite();
  console.log(output);
  process.exitCode = code;
}
