import type { Page } from 'playwright';
import { afterEach, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact } from './support/exact.ts';
import { ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();
// A page that stays open goes on asking for what is new.
afterEach(() => at.browser.close());

const DAY = 86_400;

/** A fixed order as the exchange says it. */
interface SaidOrder {
  readonly order_id: string;
  readonly asset: string;
  readonly principal: string;
  readonly finish_time: number;
  readonly is_redeeming: number;
  readonly reinvest_status: number;
  readonly coupon_info: { readonly rate_ratio: string } | null;
}

const ordersOf = async (visit: Visit, asset: string): Promise<readonly SaidOrder[]> => {
  const { list } = (await visit.read('/apiw/v2/fixed_earn/api/user/lend?order_type=1&page=1&limit=100')) as { list: readonly SaidOrder[] };
  return list.filter((order) => order.asset === asset);
};

/** The fixed records of a coin, newest first. */
const recordsOf = async (visit: Visit, asset: string) => {
  const { list } = (await visit.read(`/apiw/v2/fixed_earn/api/user/history?page=1&limit=100&asset=${asset}`)) as {
    list: readonly { readonly type: number; readonly amount: string; readonly interest: string | null }[];
  };
  return list;
};

const balanceOf = async (visit: Visit, asset: string): Promise<bigint> => {
  const rows = (await visit.control('/apiw/v2/account/spot/asset/outable', { assets: [asset] })) as readonly {
    readonly asset: string;
    readonly available: string;
  }[];
  return exact(rows.find((row) => row.asset === asset)?.available ?? '0');
};

const fieldOf = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Amount' });

test('a saver puts 1,000 USDT into 30 days with a voucher and renewal; it renews, and the renewal is redeemed early (SE-03, SE-34 to SE-47, SE-V-09, AMB-174, SE-X-37, SE-X-42, AMB-152, AMB-153)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  const before = await balanceOf(visit, 'USDT');
  const known = (await ordersOf(visit, 'USDT')).map((order) => order.order_id);

  // chooses the term, for which the form chooses the voucher that adds most, and lets it renew
  await page.goto('/simple-earn?subscribe=USDT&product=102');
  const dialog = page.getByRole('dialog', { name: 'Subscribe USDT, fixed' });
  await dialog.getByRole('radio', { name: /30 days.*5\.25|30 days.*8\.25/ }).click();
  await fieldOf(page).fill('1000');
  await expect(dialog.getByRole('button', { name: 'Undo the voucher' })).toBeVisible();
  await dialog.getByRole('switch', { name: /Auto-renew/ }).click();
  await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const receipt = page.getByRole('alertdialog', { name: 'Subscribed' });
  await expect(receipt).toContainText('1,000 USDT');

  const placed = (await ordersOf(visit, 'USDT')).find((order) => !known.includes(order.order_id));
  if (placed === undefined) throw new Error('There is no new order');
  expect([placed.principal, placed.reinvest_status, placed.coupon_info !== null]).toEqual(['1000', 1, true]);
  expect(before - (await balanceOf(visit, 'USDT'))).toBe(exact('1000'));

  // the clock goes beyond its maturity: the interest is paid, and the principal is in a new order without the voucher
  await visit.control('/sandbox/clock', { advanceSeconds: 32 * DAY });
  const renewed = (await ordersOf(visit, 'USDT')).find((order) => !known.includes(order.order_id));
  if (renewed === undefined) throw new Error('The order was not renewed');
  expect([renewed.order_id === placed.order_id, renewed.principal, renewed.coupon_info]).toEqual([false, '1000', null]);
  const records = await recordsOf(visit, 'USDT');
  expect(records.some(({ type }) => type === 3)).toBe(true);
  expect(records.some(({ type }) => type === 5)).toBe(true);

  // redeems the renewal early: the principal comes with the next full hour, the interest of the term is lost
  await page.goto(`/simple-earn/my-lendings/${renewed.order_id}?orderType=fixed&asset=USDT&order_id=${renewed.order_id}`);
  await page.getByRole('button', { name: 'Redeem early' }).click();
  const early = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await early.getByRole('button', { name: /^Redeem early|^Redeem/ }).click();
  await expect
    .poll(async () => (await ordersOf(visit, 'USDT')).find((order) => order.order_id === renewed.order_id)?.is_redeeming ?? 1)
    .toBe(1);
  const waiting = await balanceOf(visit, 'USDT');
  await visit.control('/sandbox/clock', { advanceSeconds: 3700 });
  expect((await balanceOf(visit, 'USDT')) - waiting >= exact('1000')).toBe(true);
  expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  expect(visit.complaints).toEqual([]);
});

test('the fixed orders and the history are tabs and a dialog that the address keeps (SE-05 to SE-08, AMB-094)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn/my-lendings?tab=flexible');
  await page.getByRole('tab', { name: 'Fixed' }).click();
  await expect(page).toHaveURL(/[?&]tab=fixed/);
  await expect(page.getByRole('button', { name: /Subscribe again/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Fixed' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/simple-earn/my-lendings?show_history_modal=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/show_history_modal/);
  expect(visit.complaints).toEqual([]);
});

test('questions and answers are a page for visitors too (SE-16, SE-57)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.goto('/simple-earn/faq');
  const question = page.getByRole('button', { name: 'What is Simple Earn?' });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/lends your coins to other users/)).toBeVisible();
  expect(visit.complaints).toEqual([]);
});
