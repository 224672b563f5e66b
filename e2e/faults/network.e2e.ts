import type { Page, Request } from 'playwright';
import { expect as is, test } from 'vitest';
import { expect } from '../support/expect.ts';
import {
  fastForwardUntilVisible,
  SUBSCRIBE,
  checking,
  field,
  isOrder,
  ordersSent,
  receipt,
  saverAtConsole,
  send,
  sendAgain,
} from './saver.ts';
import { flexibleRate } from '../support/flexibleRate.ts';

/* Faults of the group "net": a connection that is missing, lost or unstable, and answers that ask to wait. */

const saver = saverAtConsole();
const { typed, fault, stand, oneOrderOf, open, visit } = saver;

/** Text once the search has ended without an answer. */
const unknown = (page: Page) => page.getByText('We do not know yet whether your order was placed');
const table = (page: Page) => page.getByRole('button', { name: 'Redeem USDT' });

test.each([
  ['is back while the order is looked for', checking],
  ['is back after the search has ended', unknown],
])('N10 given a connection that is lost after sending and %s, then the order is found and reported once', async (_when, state) => {
  const page = await typed('9.75');
  const before = await stand();
  const sent = ordersSent(page);
  await page.route(`**${SUBSCRIBE}`, async (route) => {
    if (isOrder(route.request())) {
      // the exchange has the order; its answer finds nobody
      await route.fetch().catch(() => undefined);
      await visit().context.setOffline(true);
      await route.abort('internetdisconnected');
    } else await route.fallback();
  });
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await fastForwardUntilVisible(page, state(page));
  await expect(field(page)).toHaveValue('9.75');
  await visit().context.setOffline(false);
  await fastForwardUntilVisible(page, receipt(page));
  await expect(receipt(page)).toContainText('9.75');
  is(sent()).toBe(1);
  await oneOrderOf('9.75', before);
});

test('N11 a connection that flaps: what is on the screen stays, and no call is ever under way twice', async () => {
  const page = await open('/login');
  await page.goto('/simple-earn/my-lendings?tab=flexible');
  await expect(table(page)).toBeVisible();
  const underWay = new Map<string, number>();
  let most = 0;
  let asked = 0;
  const nameOf = (request: Request): string => `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
  const ended = (request: Request): void => void underWay.set(nameOf(request), (underWay.get(nameOf(request)) ?? 1) - 1);
  page.on('request', (request) => {
    if (!request.url().includes('/apiw/')) return;
    asked += 1;
    const now = (underWay.get(nameOf(request)) ?? 0) + 1;
    underWay.set(nameOf(request), now);
    most = Math.max(most, now);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  for (let flap = 0; flap < 20; flap += 1) {
    await visit().context.setOffline(flap % 2 === 0);
    // long enough for every read that refreshes itself, and for a repetition of one that failed
    await page.clock.fastForward(61_000);
    await expect(table(page)).toBeVisible();
  }
  await visit().context.setOffline(false);
  await expect(table(page)).toBeVisible();
  is(asked).toBeGreaterThan(0);
  is(most).toBe(1);
  // a read and a repetition for each flap at most, not a storm
  is(asked).toBeLessThanOrEqual(underWay.size * 40);
});

test.each([
  ['7', 'Too many requests. Try again in 7 seconds.'],
  ['0', 'Something went wrong at the exchange. Please try again in a moment.'],
  ['999999', 'Something went wrong at the exchange. Please try again in a moment.'],
  ['soon', 'Something went wrong at the exchange. Please try again in a moment.'],
])('N12 429 with Retry-After %s on a write: told once, never sent again by itself, and the form is as it was', async (after, words) => {
  const page = await typed('9.25');
  const before = await stand();
  const sent = ordersSent(page);
  await page.route(`**${SUBSCRIBE}`, (route) =>
    isOrder(route.request()) ? route.fulfill({ status: 429, headers: { 'retry-after': after }, body: '' }) : route.fallback(),
  );
  await send(page).click();
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await expect(field(page)).toHaveValue('9.25');
  await expect(send(page)).toBeEnabled();
  is(sent()).toBe(1);
  is(await stand()).toEqual(before);
  await page.unroute(`**${SUBSCRIBE}`);
  await sendAgain(page);
  await expect(receipt(page)).toContainText('9.25');
  await oneOrderOf('9.25', before);
});

test('N12 429 with a date on a write names the seconds until then', async () => {
  const page = await typed('9.25');
  await page.route(`**${SUBSCRIBE}`, (route) =>
    isOrder(route.request())
      ? route.fulfill({ status: 429, headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }, body: '' })
      : route.fallback(),
  );
  await send(page).click();
  await expect(page.getByRole('dialog').getByText(/^Too many requests\. Try again in (5\d|60) seconds\.$/)).toBeVisible();
  await expect(field(page)).toHaveValue('9.25');
});

test('N12 429 on a read is waited for and asked again', async () => {
  const page = await open('/login');
  await fault({ path: '/apiw/v2/uni-loan/earn/market/list', method: 'GET', kind: 'http', status: 429, retryAfter: '1', times: 2 });
  await page.goto('/simple-earn');
  await expect(page.getByRole('button', flexibleRate('USDC'))).toBeVisible();
});

test('N13 given a server that does not answer, then the console says so, and loads by itself once it answers', async () => {
  const page = await open('/login');
  await page.route('**/sandbox/state', (route) => route.abort());
  await page.goto('/simple-earn');
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await page.unroute('**/sandbox/state');
  await expect(page.getByRole('heading', { level: 1, name: 'Simple Earn' })).toBeVisible();
});
