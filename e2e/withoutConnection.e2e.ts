import { afterEach, beforeEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

/* A page that is opened without a connection, and a browser without cookies. */

const at = consoleAndBrowser();

let visit: Visit;
beforeEach(async () => {
  visit = await at.browser.visit();
});
afterEach(() => visit.context.close());

test('given a page that is opened without a connection, when the connection is back, then it loads by itself (N10)', async () => {
  const { page, context } = visit;
  await visit.become('saver');
  await page.goto('/earn');
  await visit.settle();
  await context.setOffline(true);
  // Its code has not been loaded, so it does not arrive.
  await page.evaluate(() => history.pushState(null, '', '/theme'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByText('This could not be loaded. Check your network and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Theme' })).toBeVisible();
  is(visit.complaints.filter((line) => !line.includes('dynamically imported module'))).toEqual([]);
});

test('given a browser that keeps no cookies, then a sentence says why nobody can log in', async () => {
  const { page } = visit;
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.goto('/simple-earn');
  await expect(page.getByText(/^Cookies are switched off in your browser, so you cannot log in here\./)).toBeVisible();
  is(visit.complaints).toEqual([]);
});

test('given a browser with cookies, then nothing is said of them', async () => {
  const { page } = visit;
  await page.goto('/simple-earn');
  await visit.settle();
  await expect(page.getByText(/Cookies are switched off/)).toHaveCount(0);
});
