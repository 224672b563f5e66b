import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { type Ended, root } from '../step.ts';
import { openParts, scriptOf, sheetOf } from './measure.ts';

/*
 * Whether a page with `base.css` and the sheet of a part draws the part as a page with the whole sheet does.
 */

/** Parts whose sheet has another name than they, or that are shown with another part inside. */
const SHEETS: Readonly<Record<string, string>> = {
  'bottom-sheet': 'dialog',
  'coin-icon-stack': 'coin-icon',
  'confirm-dialog': 'dialog',
  'confirm-switch': 'switch',
  'earn-theme': 'base',
  'icon-button': 'button icon',
  'link-button': 'button',
  'removable-chips': 'chips',
  'result-dialog': 'dialog',
  toaster: 'toast',
};

const SCRIPT = `
  import { createRoot } from 'react-dom/client'; import { flushSync } from 'react-dom';
  import * as ui from '@earnkit/ui'; import { BarChart } from '@earnkit/ui/bar-chart'; import { LineChart } from '@earnkit/ui/line-chart'; import { VirtualTable } from '@earnkit/ui/virtual-table';
  import { everyPart } from ${JSON.stringify(path.join(root, 'packages/ui/src/testing/everyPart.tsx'))};
  const radix = {
    layout: () => <ui.Box p="3"><ui.Flex gap="3" mb="2"><ui.Section>One</ui.Section><ui.Container>Two</ui.Container></ui.Flex></ui.Box>,
    grid: () => <ui.Grid columns="2" gap="3" align="center"><i>One</i><i>Two</i></ui.Grid>,
    text: () => <div><ui.Heading size="4" mb="2">Earn</ui.Heading><ui.Text as="p" size="2" color="gray">Every hour</ui.Text><ui.Link href="#a">Rules</ui.Link></div>,
    card: () => <ui.Card size="2">Earn</ui.Card>,
    separator: () => <ui.Separator size="4" my="2" />,
    badge: () => <ui.Badge tone="danger">Sold out</ui.Badge>,
    banner: () => <ui.Banner tone="warning" title="Late">A minute old.</ui.Banner>,
  };
  const parts = { ...everyPart({ ...ui, BarChart, LineChart, VirtualTable }), ...radix };
  const page = createRoot(document.getElementById('parts'));
  window.names = Object.keys(parts);
  window.show = (name) => flushSync(() => page.render(<ui.EarnTheme key={name}>{parts[name]({})}</ui.EarnTheme>));`;

declare global {
  interface Window {
    names: readonly string[];
    show(name: string): void;
  }
}

/** A sheet with what it imports, each once, as a bundler joins them. */
function joined(name: string, seen = new Set<string>()): string {
  if (seen.has(name)) return '';
  seen.add(name);
  const css = readFileSync(path.join(root, `packages/ui/dist/sheets/${name}.css`), 'utf8');
  const imports = [...css.matchAll(/@import"\.\/([\w-]+)\.css";/g)].map(([, other = '']) => joined(other, seen));
  return `${imports.join('')}${css.replaceAll(/@import"[^"]*";/g, '')}`;
}

/** Compares every part with what it should look like. The packages have to be built. */
export async function checkPartSheets(): Promise<Pick<Ended, 'code' | 'output'>> {
  const browser = await chromium.launch(launchOptions());
  const problems: string[] = [];
  try {
    const script = await scriptOf(SCRIPT);
    const whole = [sheetOf('ui/dist/styles.css')];
    const parts = await openParts(browser, script, 'light', whole, () => window.names.length > 0);
    for (const name of await parts.page.evaluate(() => window.names)) {
      await parts.dress(whole);
      await parts.page.evaluate((part) => window.show(part), name);
      // Some parts load a list or a layer when they are shown.
      await parts.page.waitForTimeout(100);
      await parts.remember();
      await parts.dress([['base', ...(SHEETS[name] ?? name).split(' ')].map((sheet) => joined(sheet)).join('')]);
      const { changed, elements, examples } = await parts.compareIn('', 'before');
      if (changed > 0 || elements < 2)
        problems.push(`With its own sheet, ${changed} elements of ${elements} of ${name} change:\n${examples.slice(0, 5).join('\n')}`);
    }
  } finally {
    await browser.close();
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

if (import.meta.main) {
  const { code, output } = await checkPartSheets();
  if (output !== '') process.stderr.write(`${output}\n`);
  process.exitCode = code;
}
