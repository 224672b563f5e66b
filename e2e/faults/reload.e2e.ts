import { expect as is, test } from 'vitest';
import { exact } from '../support/exact.ts';
import { holdingOf, ledger } from '../support/exchangeSays.ts';
import { expect } from '../support/expect.ts';
import {
  fastForwardUntilVisible,
  NOT_PLACED,
  SUBSCRIBE,
  checking,
  field,
  ordersSent,
  outlivesPage,
  receipt,
  saverAtConsole,
  send,
} from './saver.ts';

/* Fault N07: the page is reloaded while an order is pending. */

const saver = saverAtConsole();
const { typed, fault, looksAreSlow, stand, oneOrderOf, open, visit } = saver;

const REDEEM = '/apiw/v2/uni-loan/earn/redeem';
const kept = (page: Awaited<ReturnType<typeof open>>): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('earnkit.sent')));

/** The part of the USDT holding that is not being redeemed. */
async function free(): Promise<bigint> {
  const holding = await holdingOf(visit(), 'USDT');
  return exact(holding?.curr_amount ?? '0') - exact(holding?.frozen_amount ?? '0');
}

test('N07 reloaded while an order is carried out: it is looked for at once, found, told once, and never sent again', async () => {
  const page = await typed('11.5');
  const before = await stand();
  const sent = ordersSent(page);
  await fault({ kind: 'latency', ms: 4000 });
  const onItsWay = await outlivesPage(page, SUBSCRIBE);
  await send(page).click();
  await onItsWay();
  await looksAreSlow(0);
  await page.reload();
  await expect(checking(page)).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  is(page.url()).not.toContain('11.5');
  await fastForwardUntilVisible(page, receipt(page));
  await expect(receipt(page)).toContainText('11.5');
  is(sent()).toBe(1);
  is(await kept(page)).toEqual([]);
  await oneOrderOf('11.5', before);
  await page.reload();
  await expect(field(page)).toHaveValue('');
  await expect(checking(page)).toBeHidden();
});

test('N07 reloaded while a request that never arrives is on its way: not placed, and the amount is back in the form', async () => {
  const page = await typed('11.5');
  const before = await stand();
  await fault({ kind: 'lost-request' });
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await page.reload();
  await expect(checking(page)).toBeVisible();
  await fastForwardUntilVisible(page, page.getByText(NOT_PLACED));
  await expect(field(page)).toHaveValue('11.5');
  is(await stand()).toEqual(before);
  await send(page).click();
  await expect(receipt(page)).toContainText('11.5');
  await oneOrderOf('11.5', before);
});

test('N07 given a reload of a page that opens no form, then a notice says that the order is looked for, another its result', async () => {
  const page = await open('/simple-earn/my-lendings?tab=flexible');
  await page.getByRole('button', { name: 'Redeem USDT' }).click();
  await field(page).fill('3.25');
  const redeem = page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true });
  await expect(redeem).toBeEnabled();
  const before = await free();
  const { transfers } = await ledger(visit());
  await fault({ path: REDEEM, kind: 'latency', ms: 4000 });
  const onItsWay = await outlivesPage(page, REDEEM);
  await redeem.click();
  await onItsWay();
  await page.goto('/simple-earn/my-lendings?tab=flexible');
  await expect(page.getByText('Your order of 3.25 USDT was being sent', { exact: false }).first()).toBeVisible();
  await fastForwardUntilVisible(page, page.getByText('Redeemed 3.25 USDT'));
  is(before - (await free())).toBe(exact('3.25'));
  is((await ledger(visit())).transfers).toBeGreaterThan(transfers);
  is(await kept(page)).toEqual([]);
});

test('N07 somebody else signs in after the reload: they see nothing of it, and nothing of it is kept', async () => {
  const page = await typed('2.25');
  await fault({ kind: 'lost-request' });
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  is(await kept(page)).toHaveLength(1);
  await visit().become('empty');
  await page.reload();
  await expect(field(page)).toHaveValue('');
  await expect(checking(page)).toBeHidden();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('N07 given a sign-out, then the pending order is forgotten', async () => {
  const page = await typed('2.25');
  await fault({ kind: 'lost-request' });
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => kept(page)).toEqual([]);
});
