import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Driver } from './browsers/driver.ts';
import { openFirefox } from './browsers/firefox.ts';
import { FLOW_COUNT, goThroughFlows } from './browsers/flows.ts';
import { playStories } from './browsers/stories.ts';
import { openWebKit } from './browsers/webkit.ts';
import { type Check, type Totals, runInTurn } from './check.ts';
import { report } from './report.ts';
import { type Ended, run } from './step.ts';

/*
 * Firefox, and WebKit, on which Safari stands: every other test runs in Chromium. Every story of `@earnkit/ui` is played, and three flows of the
 * console are gone through with the keys and the mouse of the browser. Playwright drives no browser of a system, so both are driven by
 * what they answer themselves, WebDriver BiDi and WebDriver.
 *
 *   npm run test:long -- browsers
 *   node tooling/browsers.ts --storybook storybook-static --browser webkit --only ui-button
 */

const BROWSERS: Readonly<Record<string, () => Promise<Driver>>> = { Firefox: openFirefox, WebKit: openWebKit };

interface Choice {
  /** A part of the name of a browser. @default both */
  readonly browser?: string;
  /** A part of the ids of stories. @default all */
  readonly only?: string;
}

/** Builds Storybook, and checks the stories and the flows in each browser. The console has to be built. */
export async function checkBrowsers(): Promise<Totals> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-browsers-'));
  try {
    return await runInTurn([{ name: 'Storybook', run: () => run('storybook', ['build', '-o', folder]) }, ...checksOf(folder)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const checksOf = (storybook: string, { browser = '', only }: Choice = {}): readonly Check[] =>
  Object.entries(BROWSERS)
    .filter(([name]) => name.toLowerCase().includes(browser))
    .flatMap(([name, open]) => [
      {
        name: `stories in ${name}`,
        run: () =>
          checkIn(open, async (driver) => {
            const { stories, faults } = await playStories(driver, storybook, only);
            return { faults, summary: `${stories} stories in ${name}: ${faults.length} faults.` };
          }),
      },
      {
        name: `flows in ${name}`,
        run: () =>
          checkIn(open, async (driver) => {
            const faults = await goThroughFlows(driver);
            return { faults, summary: `${FLOW_COUNT} flows in ${name}: ${faults.length} faults.` };
          }),
      },
    ]);

/** Opens a browser and checks something there. A browser that cannot be had is a fault, with what brings it. */
async function checkIn(
  open: () => Promise<Driver>,
  check: (driver: Driver) => Promise<{ readonly faults: readonly string[]; readonly summary: string }>,
): Promise<Pick<Ended, 'code' | 'output'>> {
  try {
    const driver = await open();
    try {
      const { faults, summary } = await check(driver);
      process.stderr.write(`${summary}\n`);
      return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
    } finally {
      await driver.close();
    }
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { storybook: { type: 'string' }, browser: { type: 'string', default: '' }, only: { type: 'string', default: '' } },
  });
  const { storybook } = values;
  await report(async () => [storybook === undefined ? await checkBrowsers() : await runInTurn(checksOf(storybook, values))]);
}
