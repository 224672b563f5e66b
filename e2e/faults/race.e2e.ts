import type { Request } from 'playwright';
import { expect as is, test } from 'vitest';
import { spotOf } from '../support/exchangeSays.ts';
import { expect } from '../support/expect.ts';
import { fastForwardUntilVisible, field, isOrder, ordersSent, receipt, saverAtConsole, send, sendAgain } from './saver.ts';

/* Faults of the group "race": changes between reading, sending and the answer. */

const saver = saverAtConsole();
const { typed, fault, stand, oneOrderOf, open, visit, happens } = saver;

test('R04 what is left that shrinks between the press and the order: refused in the words of the exchange, nothing is taken', async () => {
  const page = await typed('16.5');
  const before = await stand();
  await fault({ kind: 'meanwhile', does: { event: 'sold-out', asset: 'USDC', left: '5' } });
  await send(page).click();
  await expect(page.getByRole('dialog').getByText('Only 5 USDC are left of this product. Nothing was subscribed.')).toBeVisible();
  await expect(field(page)).toHaveValue('16.5');
  is(await stand()).toEqual(before);
  await happens({ event: 'sold-out', asset: 'USDC', left: null });
  await sendAgain(page);
  await expect(receipt(page)).toContainText('16.5');
  await oneOrderOf('16.5', before);
});

test('R04 a minimum that rose between typing and sending is asked about; nothing is sent', async () => {
  const page = await typed('16.5');
  const before = await stand();
  const sent = ordersSent(page);
  await page.route('**/apiw/v2/uni-loan/earn/coin-info**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"min_lend_amount":"?[\d.]+"?/, '"min_lend_amount":"20"'),
    });
  });
  await send(page).click();
  await expect(page.getByText('The conditions changed and your amount no longer fits')).toBeVisible();
  await expect(page.getByText('The minimum is 20 USDC').first()).toBeVisible();
  await expect(field(page)).toHaveValue('16.5');
  is(sent()).toBe(0);
  is(await stand()).toEqual(before);
});

test('R07 given a dialog that is closed while its order is pending, then the result is reported once', async () => {
  const page = await typed('17.5');
  const before = await stand();
  await fault({ kind: 'latency', ms: 2000 });
  const asked = page.waitForRequest(isOrder);
  await send(page).click();
  await asked;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await fastForwardUntilVisible(page, page.getByText('Subscribed 17.5 USDC', { exact: true }));
  await oneOrderOf('17.5', before);
});

test('R08 a page left while it reads: the reads are given up, and nothing complains', async () => {
  const page = await open('/login');
  // Longer than a slow machine takes to leave the page.
  await fault({ path: '/apiw/v2/uni-loan/earn/market/list', method: 'GET', kind: 'latency', ms: 30_000, times: 1000 });
  const isMarket = (request: Request): boolean => request.url().includes('/market/list');
  const asked = page.waitForRequest(isMarket);
  await page.goto('/simple-earn');
  await asked;
  const left = page.waitForEvent('requestfailed', isMarket);
  await page.getByRole('link', { name: 'My holdings' }).first().click();
  await left;
  await visit().control('/sandbox/faults', { clear: true });
  await expect(page.getByRole('link', { name: /^Redeem USDT/ })).toBeVisible();
});

test('R09 given an account that changes its mode, then the data of the old mode is replaced by that of the new', async () => {
  const page = await open('/simple-earn?subscribe=USDC');
  await expect(page.getByText('Available in Spot')).toBeVisible();
  is(await spotOf(visit(), 'USDC')).not.toBe('0');
  await happens({ event: 'account-mode', mode: 'multi_currency', useFunding: true });
  await page.reload();
  await expect(page.getByText('Available in Unified')).toBeVisible();
  await expect(page.getByText('Available in Spot')).toBeHidden();
});
