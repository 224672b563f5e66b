import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { serveFolder } from './docs/serveFolder.ts';
import { type Ended, run } from './step.ts';

/** A story, and a page of documentation, in a small window of a laptop, with the sidebar and the panel. */
const WINDOW = { width: 1140, height: 800 } as const;
const PAGES = [
  '/story/simple-earn-market-list--market',
  '/docs/simple-earn-market-list--docs',
  '/story/overview-earn-holdings--filled',
] as const;

/** Builds Storybook, and checks that every tool is in sight. */
export async function checkToolbar(): Promise<Pick<Ended, 'code' | 'output'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-toolbar-'));
  try {
    const built = await run('storybook', ['build', '-o', folder]);
    return built.code === 0 ? await measure(folder) : built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(storybook: string): Promise<Pick<Ended, 'code' | 'output'>> {
  const server = await serveFolder(storybook);
  const browser = await chromium.launch(launchOptions());
  const lines: string[] = [];
  let isWide = false;
  try {
    for (const at of PAGES) {
      const page = await browser.newPage({ viewport: WINDOW });
      await page.goto(`${server.origin}/index.html?path=${at}`);
      const toolbar = page.getByTestId('sb-preview-toolbar').first();
      await toolbar.getByRole('button', { name: 'Direction of writing' }).waitFor();
      const { scrollWidth, clientWidth } = await toolbar.evaluate((element) => ({
        scrollWidth: Math.max(element.scrollWidth, ...Array.from(element.querySelectorAll('*'), (each) => each.scrollWidth)),
        clientWidth: element.clientWidth,
      }));
      lines.push(`${at}: the tools take ${scrollWidth} of ${clientWidth} px.`);
      isWide ||= scrollWidth > clientWidth;
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return { code: isWide ? 1 : 0, output: lines.join('\n') };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { storybook: { type: 'string' } } });
  const { code, output } = values.storybook === undefined ? await checkToolbar() : await measure(values.storybook);
  console.log(output);
  process.exitCode = code;
}
