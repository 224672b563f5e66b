import { readFile } from 'node:fs/promises';
import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { exact, digits } from './support/exact.ts';

const at = consoleAndBrowser();

interface Order {
  readonly id: string;
  readonly order_id: string;
  readonly asset: string;
  readonly principal: string;
  readonly product_info: { readonly pre_redeem: number };
}

const listOf = async (read: (path: string) => Promise<unknown>, path: string) => ((await read(path)) as { list: readonly Order[] }).list;

test('the tab of the holdings is in the address, replaces it without scrolling, and a tab that there is not is flexible (SE-05 to SE-07, AMB-094)', async () => {
  const visit = await at.browser.visit({ height: 500 });
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn');
  await page.getByRole('link', { name: 'My holdings' }).click();
  await expect(page.getByRole('tab', { name: /^All \d+$/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('table', { name: 'Everything you hold' })).toBeVisible();
  await page.getByRole('tab', { name: /^Flexible/ }).click();
  await expect(page).toHaveURL(/\/simple-earn\/my-lendings\?tab=flexible$/);
  await expect(page.getByRole('table', { name: 'Flexible holdings' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByRole('tab', { name: /^Fixed/ }).click();
  await expect(page).toHaveURL(/\/simple-earn\/my-lendings\?tab=fixed$/);
  await expect(page.getByRole('table', { name: 'Fixed orders' })).toBeVisible();
  is(await page.evaluate(() => scrollY)).toBe(120);
  await page.goBack();
  await expect(page).toHaveURL(/\/simple-earn$/);
  await page.goto('/simple-earn/my-lendings?tab=other');
  await expect(page.getByRole('tab', { name: /^Flexible/ })).toHaveAttribute('aria-selected', 'true');
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('the fixed-only mode has no tabs, and vip-wealth shows the orders of VIP products alone (SE-09 to SE-11, SE-23, AMB-093)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('vip5');
  await page.goto('/simple-earn/my-lendings?only=fixed');
  await expect(page.getByRole('table', { name: 'Fixed orders' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto('/simple-earn/my-lendings?vip=1&tab=fixed');
  await expect(page.getByRole('table', { name: 'Fixed orders of VIP products' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.goto('/myaccount/funds/finance/vip-wealth');
  const [first] = await listOf(visit.read, '/apiw/v2/fixed_earn/api/vip/user/lend?order_type=1');
  await expect(page.getByRole('link', { name: `Order no. ${first?.order_id}, show details` })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('given a fixed order, when it is redeemed early on its page, then its page, the list and the exchange agree (SE-13, SE-14, SE-X-37, AMB-152)', async () => {
  const visit = await at.browser.visit({ width: 390, height: 800 });
  const { page } = visit;
  await visit.become('saver');
  const orders = await listOf(visit.read, '/apiw/v2/fixed_earn/api/user/lend?order_type=1');
  const order = orders.find(({ product_info: { pre_redeem: early } }) => early === 1);
  if (order === undefined) throw new Error('The saver has no order that can be redeemed early');
  await page.goto(`/simple-earn/my-lendings/${order.order_id}?orderType=fixed&asset=${order.asset}`);
  await expect(page.getByText('Simple Earn - Fixed')).toBeVisible();
  await page.goto(`/simple-earn/my-lendings/${order.id}?orderType=fixed&asset=${order.asset}&order_id=${order.order_id}`);
  await expect(page.getByText('Simple Earn - Fixed')).toBeVisible();
  await page.getByRole('button', { name: `Redeem early: ${order.asset}, order ${order.order_id}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('You give up', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Redeem early' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Redeemed early' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Redeeming')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Redeem early/ })).toHaveCount(0);
  const [now] = await listOf(visit.read, `/apiw/v2/fixed_earn/api/user/lend?order_id=${order.order_id}`);
  is(now).toMatchObject({ is_redeeming: 1, principal: order.principal });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('the history opens from the address, and its file has every record of the range with every digit (SE-08, SE-15, SE-H-04, SE-H-12, SE-H-13)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn/my-lendings?show_history_modal=1');
  const dialog = page.getByRole('dialog', { name: 'Simple Earn history' });
  await expect(dialog.getByRole('rowheader')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/simple-earn\/my-lendings$/);
  // The address holds the days; days that do not exist are none.
  await page.goto('/simple-earn/history?from=2026-02-30&to=2026-03-01');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.getByRole('button', { name: /^Dates/ }).click();
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/[?&]from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await page.goto('/simple-earn/history?asset=BTC&type=interest');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Export / }).click()]);
  is(download.suggestedFilename()).toMatch(/^simple-earn-flexible-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  const earned = rows.reduce((sum, row) => sum + exact(row.split(',')[7] ?? ''), 0n);
  const days: { readonly interest: string }[] = [];
  for (let number = 1, total = 1; days.length < total; number += 1) {
    const answer = (await visit.read(`/apiw/v2/uni-loan/earn/history?type=3&asset=BTC&is_daily_log=1&page=${number}&limit=50`)) as {
      readonly list: typeof days;
      readonly total: number;
    };
    days.push(...answer.list);
    ({ total } = answer);
  }
  is(rows).toHaveLength(days.length);
  is(digits(earned)).toBe(digits(days.reduce((sum, { interest }) => sum + exact(interest), 0n)));
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});
