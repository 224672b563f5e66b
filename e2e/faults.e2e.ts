import type { Page } from 'playwright';
import { afterEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact } from './support/exact.ts';
import { holdingOf, ledger, recordsOf, spotOf } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import { type Visit } from './support/openBrowser.ts';

const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';

const at = consoleAndBrowser();

let visit: Visit;
afterEach(async () => {
  await visit.control('/sandbox/faults', { clear: true });
  is(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** A saver with the subscription of USDC open and an amount typed, ready to be sent. */
async function typed(amount: string): Promise<Page> {
  visit = await at.browser.visit();
  await visit.become('saver');
  const { page } = visit;
  await page.goto('/simple-earn');
  await page.getByRole('button', { name: 'Subscribe USDC' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await expect(send(page)).toBeEnabled();
  return page;
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Subscribe', exact: true });
const receipt = (page: Page) => page.getByRole('alertdialog', { name: 'Subscribed' });

/** What there is of USDC: lent, idle, and orders. */
async function stand() {
  return {
    lent: exact((await holdingOf(visit, 'USDC'))?.curr_amount ?? '0'),
    spot: exact(await spotOf(visit, 'USDC')),
    orders: (await recordsOf(visit, 'USDC', 1)).length,
    transfers: (await ledger(visit)).transfers,
  };
}

test('an answer lost after the order was carried out: it is looked for, found, and there is one result and one entry', async () => {
  const page = await typed('10.25');
  const before = await stand();
  await visit.control('/sandbox/faults', { kind: 'lost-answer', path: SUBSCRIBE, method: 'POST', times: 1 });
  await send(page).click();
  await expect(page.getByText('Checking your order')).toBeVisible();
  await expect(receipt(page)).toContainText('10.25');
  const after = await stand();
  is([after.lent - before.lent, before.spot - after.spot, after.orders - before.orders, after.transfers - before.transfers]).toEqual([
    exact('10.25'),
    exact('10.25'),
    1,
    1,
  ]);
});

test('a request lost on its way: it is looked for and not found, nothing happened, and the amount is still there', async () => {
  const page = await typed('10.25');
  const before = await stand();
  await visit.control('/sandbox/faults', { kind: 'lost-request', path: SUBSCRIBE, method: 'POST', times: 1 });
  await send(page).click();
  await expect(page.getByText('Checking your order')).toBeVisible();
  await expect(send(page)).toBeEnabled({ timeout: 120_000 });
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('10.25');
  is(await stand()).toEqual(before);
});

test('a double click is one order', async () => {
  const page = await typed('7.5');
  const before = await stand();
  await send(page).dblclick();
  await expect(receipt(page)).toContainText('7.5');
  const after = await stand();
  is([after.lent - before.lent, after.orders - before.orders, after.transfers - before.transfers]).toEqual([exact('7.5'), 1, 1]);
});

test('a server that is down keeps the form and what is typed; once it is back the same form goes through, once', async () => {
  const page = await typed('5.125');
  const before = await stand();
  await at.server.kill();
  await send(page).click();
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('5.125');
  await at.server.startAgain();
  await expect(receipt(page)).toContainText('5.125', { timeout: 90_000 });
  const after = await stand();
  is([after.lent - before.lent, after.orders - before.orders, after.transfers - before.transfers]).toEqual([exact('5.125'), 1, 1]);
});

test.each([
  ['HTML in place of data', { kind: 'garbage', path: SUBSCRIBE, method: 'POST', times: 1 }],
  ['a server error', { kind: 'http', status: 503, path: SUBSCRIBE, method: 'POST', times: 1 }],
])('%s: the order is looked for and not found, and the amount is still there', async (_name, fault) => {
  const page = await typed('12.5');
  const before = await stand();
  await visit.control('/sandbox/faults', fault);
  await send(page).click();
  await expect(page.getByText('Checking your order')).toBeVisible();
  await expect(send(page)).toBeEnabled({ timeout: 120_000 });
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5');
  is(await stand()).toEqual(before);
});

test("the exchange's refusal is shown as text, never as markup, and the amount is still there", async () => {
  const page = await typed('12.5');
  const before = await stand();
  await visit.control('/sandbox/faults', {
    kind: 'code',
    code: '30099',
    message: '<b>Maintenance</b>',
    path: SUBSCRIBE,
    method: 'POST',
    times: 1,
  });
  await send(page).click();
  await expect(page.getByRole('dialog').getByText('<b>Maintenance</b>')).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5');
  is(await stand()).toEqual(before);
});

test('a slow answer is waited for: nothing more can be sent meanwhile', async () => {
  const page = await typed('3.75');
  const before = await stand();
  await visit.control('/sandbox/faults', { kind: 'latency', ms: 3000, path: SUBSCRIBE, method: 'POST', times: 1 });
  await send(page).click();
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toContainText('3.75');
  is((await stand()).orders - before.orders).toBe(1);
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
