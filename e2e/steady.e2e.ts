import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';

const at = consoleAndBrowser();

/** Highest allowed Cumulative Layout Shift: 0.02 on a quiet machine. On a busy one the parts of a page no longer wait for each other. */
const MOST = 0.05;

/** Delay of each answer in milliseconds. */
const LATENESS = 300;

test.each([
  ['/simple-earn', 'visitor', 375],
  ['/earn', 'saver', 375],
  ['/earn', 'saver', 412],
  ['/earn', 'saver', 800],
  ['/earn', 'saver', 1280],
  ['/earn', 'empty', 375],
  ['/simple-earn', 'saver', 1280],
  ['/simple-earn/my-lendings', 'visitor', 375],
  ['/simple-earn/my-lendings', 'empty', 375],
  ['/simple-earn/my-lendings', 'saver', 375],
  ['/simple-earn/my-lendings', 'saver', 1024],
  ['/simple-earn/my-lendings?tab=fixed', 'saver', 1280],
  ['/simple-earn/history', 'saver', 768],
  ['/simple-earn/faq', 'visitor', 375],
  ['/launchpool', 'saver', 375],
  ['/launchpool', 'saver', 1280],
  ['/launchpool/1002', 'visitor', 375],
  ['/staking', 'saver', 375],
  ['/staking', 'saver', 1024],
  ['/staking/ETH', 'visitor', 800],
  ['/myaccount/myfunds/financial_staking', 'saver', 375],
  ['/soft-staking', 'vip5', 768],
  ['/private-wealth', 'vip5', 375],
  ['/private-wealth', 'saver', 1280],
  ['/holder-airdrop', 'saver', 375],
] as const)('%s stays in place for a %s at %d px while its answers are late', async (address, person, width) => {
  const { page, context, become } = await at.browser.visit({ width, height: width === 800 ? 900 : 812 });
  if (person !== 'visitor') await become(person);
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      // `LayoutShift`, which TypeScript does not know
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/(?:apiw?|sandbox)\//, async (route) => {
    await delay(LATENESS);
    await route.continue().catch(() => undefined);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(MOST);
  await context.close();
});
