import { afterEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import { type Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();

let visit: Visit;
afterEach(async () => {
  await visit.control('/sandbox/faults', { clear: true });
  is(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('signing out in another tab takes what is private off this one within a second', async () => {
  visit = await at.browser.visit();
  await visit.become('saver');
  const { page } = visit;
  await page.goto('/simple-earn/my-lendings');
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  const other = await visit.context.newPage();
  await other.goto('/simple-earn');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeHidden({ timeout: 1000 });
  await expect(page.getByText('Log in to see your holdings')).toBeVisible();
});

test('a page whose server answers nothing says so and comes back by itself', async () => {
  visit = await at.browser.visit();
  const { page } = visit;
  await page.route('**/sandbox/state', (route) => route.abort());
  await page.goto('/simple-earn');
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await page.unroute('**/sandbox/state');
  await expect(page.getByRole('heading', { level: 1, name: 'Simple Earn' })).toBeVisible();
});
