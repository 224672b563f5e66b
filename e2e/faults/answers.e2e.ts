import { expect as is, test } from 'vitest';
import { expect } from '../support/expect.ts';
import { LOOKED_FOR, SUBSCRIBE, checking, field, isOrder, ordersSent, receipt, saverAtConsole, send } from './saver.ts';

/* Faults of the group "net": answers that come and are none. */

const saver = saverAtConsole();
const { typed, fault, stand, oneOrderOf, open } = saver;

const MARKET = '/apiw/v2/uni-loan/earn/market/list';
const notPlaced = 'Your order was not placed and nothing was taken.';

test.each([
  ['a page of a gateway', { kind: 'garbage', status: 502 }],
  ['a page in place of data', { kind: 'garbage', status: 200 }],
  ['503', { kind: 'http', status: 503 }],
])('N13 %s in answer to an order: looked for and not found, no markup is shown, and the amount is still there', async (_name, order) => {
  const page = await typed('12.5');
  const before = await stand();
  const sent = ordersSent(page);
  await fault(order);
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await expect(page.getByText(notPlaced)).toBeVisible(LOOKED_FOR);
  await expect(page.getByText('Bad Gateway')).toBeHidden();
  await expect(field(page)).toHaveValue('12.5');
  is(sent()).toBe(1);
  is(await stand()).toEqual(before);
});

test('N13 a read that stays broken says so without a word of the gateway, and can be tried again', async () => {
  const page = await open('/login');
  await fault({ path: MARKET, method: 'GET', kind: 'garbage', times: 1000 });
  await page.goto('/simple-earn');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Bad Gateway')).toBeHidden();
  await saver.visit().control('/sandbox/faults', { clear: true });
  await again.click();
  await expect(page.getByRole('button', { name: 'Subscribe USDC' })).toBeVisible();
});

test('N14 an answer that trickles and never ends: given up in time, the page is usable meanwhile, and the order is found', async () => {
  const page = await typed('13.5');
  const before = await stand();
  await fault({ kind: 'trickle' });
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox');
  await search.fill('us');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Subscribe USDC' }).click();
  await expect(field(page)).toHaveValue('13.5');
  await expect(receipt(page)).toContainText('13.5', LOOKED_FOR);
  await oneOrderOf('13.5', before);
});

test('N16 a refusal in a 200: the words of the exchange as text, and the amount is still there', async () => {
  const page = await typed('12.5');
  const before = await stand();
  await fault({ kind: 'code', code: '30099', message: '<b>Maintenance</b>' });
  await send(page).click();
  await expect(page.getByRole('dialog').getByText('<b>Maintenance</b>')).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await expect(field(page)).toHaveValue('12.5');
  is(await stand()).toEqual(before);
});

test.each([
  ['204', { status: 204 }],
  ['an empty 200', { status: 200, body: '', contentType: 'application/json' }],
  ['an envelope without a code', { status: 200, body: '{"data":{}}', contentType: 'application/json' }],
])('N16 %s is no success: the order is looked for and not found', async (_name, answer) => {
  const page = await typed('12.5');
  const before = await stand();
  await page.route(`**${SUBSCRIBE}`, (route) => (isOrder(route.request()) ? route.fulfill(answer) : route.fallback()));
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await expect(page.getByText(notPlaced)).toBeVisible(LOOKED_FOR);
  await expect(field(page)).toHaveValue('12.5');
  is(await stand()).toEqual(before);
});

test('N17 the sign-in page of a network in place of data is no sign-out: it speaks of no login, and is over when it is', async () => {
  const page = await open('/login');
  await fault({ path: MARKET, method: 'GET', kind: 'garbage', status: 200, times: 2 });
  await page.goto('/simple-earn');
  await expect(page.getByRole('button', { name: 'Subscribe USDC' })).toBeVisible();
  await expect(page.getByText('Log in to continue')).toBeHidden();
});
