import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { settled } from './support/places.ts';

const at = consoleAndBrowser();

/** Highest allowed Cumulative Layout Shift: 0.02, and some more on a busy machine. */
const MOST = 0.03;

/** Delay of each answer in milliseconds. */
const LATENESS = 300;

test.each([
  ['/simple-earn', 'visitor', 375],
  ['/simple-earn', 'saver', 375],
  ['/simple-earn', 'saver', 768],
  ['/simple-earn', 'empty', 1024],
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
  ['/simple-earn/my-lendings?tab=fixed', 'saver', 768],
  ['/simple-earn/my-lendings?tab=fixed', 'saver', 1024],
  ['/simple-earn/my-lendings?tab=fixed', 'saver', 1280],
  ['/simple-earn/my-lendings?tab=flexible', 'saver', 768],
  ['/simple-earn/my-lendings/1?orderType=flexible&asset=USDT', 'saver', 768],
  ['/simple-earn/my-lendings/calendar', 'saver', 375],
  ['/earn/USDT', 'visitor', 375],
  ['/earn/USDT', 'saver', 375],
  ['/earn/USDT', 'saver', 768],
  ['/earn/compare?compare=USDT.flexible_USDT.fixed-103', 'saver', 375],
  ['/earn/compare?compare=USDT.flexible_USDT.fixed-103', 'saver', 768],
  ['/earn/compare?compare=USDT.flexible_USDT.fixed-103', 'visitor', 1280],
  ['/simple-earn/my-lendings/statement', 'saver', 375],
  ['/staking/holdings/ETH', 'saver', 768],
  ['/launchpool/1002/100201', 'saver', 375],
  ['/simple-earn/history', 'saver', 768],
  ['/simple-earn/faq', 'visitor', 375],
  ['/launchpool', 'saver', 375],
  ['/launchpool', 'saver', 1024],
  ['/launchpool', 'saver', 1280],
  ['/launchpool', 'visitor', 768],
  ['/launchpool/1002', 'visitor', 375],
  ['/staking', 'saver', 375],
  ['/staking', 'saver', 1024],
  ['/staking/ETH', 'visitor', 375],
  ['/staking/ETH', 'visitor', 800],
  ['/myaccount/myfunds/financial_staking', 'saver', 375],
  ['/myaccount/myfunds/financial_staking', 'saver', 768],
  ['/soft-staking', 'vip5', 768],
  ['/private-wealth', 'vip5', 375],
  ['/private-wealth', 'vip5', 1024],
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
  // A page that is not there stands still.
  expect(await page.getByText('There is no such page').count()).toBe(0);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(MOST);
  await context.close();
});

/** A line of text, which may break once a figure is there. */
const LINE = 20;

test.each(
  (
    [
      ['a flexible subscription', '/simple-earn', /: subscribe USDT, Flexible$/],
      ['a fixed subscription', '/simple-earn', /: subscribe USDT, (?!Flexible)/],
      ['a flexible redemption', '/simple-earn/my-lendings?tab=flexible', /^Redeem USDT$/],
      ['a stake with a protocol', '/staking', /^Stake ETH$/],
      ['a stake in a network', '/staking', /^Stake SOL$/],
      ['a stake for another coin', '/staking', /^Stake BTC$/],
      ['a redemption of a stake', '/staking/ETH', /^Redeem/],
      ['a stake in a launchpool', '/launchpool/1002', /^Stake /],
      ['a purchase of private wealth', '/private-wealth', /^Subscribe/],
    ] as const
  ).flatMap(([order, address, name]) => [
    { order, address, name, width: 1280, most: 1 },
    { order, address, name, width: 375, most: LINE },
  ]),
)('the amount field of $order stays in place at $width px while its answers are late', async (dialog) => {
  const { address, name, width, most } = dialog;
  const { page, context, become } = await at.browser.visit({ width, height: 812 });
  await become('saver');
  await page.goto(address);
  await settled(page);
  await page.route(/\/(?:apiw?|sandbox)\//, async (route) => {
    await delay(LATENESS);
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    const look = (): void => {
      const field = document.querySelector('[role=dialog] input[inputmode=decimal]');
      const moves = document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).target?.role === 'dialog');
      const { top, height } = field?.getBoundingClientRect() ?? new DOMRect();
      // A dialog that is rendered ahead of time has no height.
      if (height > 0 && !moves) places.push(top);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('button', { name }).first().click();
  await expect.poll(() => page.getByRole('dialog').locator('input[inputmode=decimal]').count(), { timeout: 20_000 }).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(LATENESS);
  const places = await page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(most);
  await context.close();
});
