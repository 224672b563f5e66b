import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact } from './support/exact.ts';
import { holdingOf, spotOf } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import { type Look, type Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();

let visit: Visit;
afterEach(async () => {
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** A person of the sandbox on the page of their holdings. */
async function as(world: string, look: Look = {}): Promise<Page> {
  visit = await at.browser.visit(look);
  await visit.become(world);
  await visit.page.goto('/simple-earn/my-lendings?tab=flexible');
  await expect(visit.page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  return visit.page;
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer): readonly [signature: string, width: number, height: number] => [
  png.toString('latin1', 1, 4),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

test.each([{}, { width: 375, height: 812 }])(
  'given the content security policy, when a saver saves their poster (%o), then a PNG is downloaded and nothing was stopped (SE-S-01, SE-S-02, AMB-104)',
  async (look) => {
    const page = await as('saver', look);
    // On a phone the button is in the folded part of the band.
    if ('width' in look) await page.getByRole('button', { name: 'More figures' }).click();
    await page.getByRole('button', { name: 'Share your earnings' }).click();
    const poster = page.getByRole('img', { name: /^Poster: Simple Earn, USDT, Cumulative interest / });
    await expect(poster).toBeVisible();
    await expect(poster).toHaveAccessibleName(new RegExp(`${at.server.origin}/signup/\\w+\\?ref_type=121`));
    // The coin's picture is drawn by now, and a tainted canvas gives no picture away.
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save image' }).click()]);
    is(download.suggestedFilename()).toBe('earn-usdt.png');
    is(sizeOf(readFileSync(await download.path()))).toEqual(['PNG', 1080, 1620]);
    await expect(page.getByText('The image was saved').first()).toBeVisible();
  },
);

test('given balances are hidden in one tab, when another tab and a reload show them, then they are hidden there too', async () => {
  const page = await as('saver');
  const other = await visit.context.newPage();
  await other.goto('/simple-earn');
  const total = other.getByRole('region', { name: 'My Simple Earn' });
  await expect(total).toContainText(/\d USDT/);
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(page.getByRole('region', { name: 'My Simple Earn' })).toContainText('****');
  await expect(total).toContainText('****');
  await expect(total).not.toContainText(/\d USDT/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show balances' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Simple Earn' })).not.toContainText(/\d USDT/);
  await page.getByRole('button', { name: 'Show balances' }).click();
  await expect(total).toContainText(/\d USDT/);
});

test('given Auto-Earn is turned on for all coins by keyboard, when the hour has passed, then what was idle is lent (SE-A-01, SE-A-10, SE-A-14)', async () => {
  const page = await as('saver');
  const idle = await spotOf(visit, 'BTC');
  is(exact(idle) > 0n).toBe(true);
  await page.getByRole('button', { name: 'Set up Auto-Earn' }).focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Auto-Earn settings' });
  await expect(settings.getByRole('switch', { name: 'Auto-Earn for BTC' })).toBeVisible();
  await settings.getByRole('switch', { name: 'All coins' }).focus();
  await page.keyboard.press('Space');
  const question = page.getByRole('alertdialog', { name: 'Turn on Auto-Earn for all coins?' });
  await question.getByRole('button', { name: 'Turn on' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enabled successfully').first()).toBeVisible();
  for (const one of await settings.getByRole('switch').all()) await expect(one).toBeChecked();
  is(await visit.read('/apiw/v2/uni-loan/earn/autoivest?assets=BTC,DOT')).toMatchObject({ global_status: 1, status: { BTC: 1, DOT: 1 } });
  await page.keyboard.press('Escape');
  await expect(page.getByText('On for all coins')).toBeVisible();

  const before = await holdingOf(visit, 'BTC');
  await visit.control('/sandbox/clock', { advanceSeconds: 3600 });
  is(await spotOf(visit, 'BTC')).toBe('0');
  const heldOf = (holding: Awaited<ReturnType<typeof holdingOf>>): bigint => exact(holding?.curr_amount ?? '0');
  is(heldOf(await holdingOf(visit, 'BTC')) > heldOf(before)).toBe(true);
});
