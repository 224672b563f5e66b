import { afterEach, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact } from './support/exact.ts';
import { expect } from './support/expect.ts';

const at = consoleAndBrowser();
// A page that stays open goes on asking for what is new.
afterEach(() => at.browser.close());

test('given a visitor, when they look around, then products, a product and its trend are there, and staking asks them to log in (SH-03, SH-07, ST-25, ST-26, ST-59, ST-103)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.goto('/staking');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toHaveCount(1);
  const cards = page.getByRole('article');
  await expect(cards.first()).toHaveAttribute('aria-label', 'ETH');
  await page.getByRole('searchbox', { name: 'Search coins' }).fill('sol');
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'Details of SOL' }).click();
  // All digits are the product’s id.
  await expect(page).toHaveURL(/\/staking\/1301$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SOL');
  // The header names the place that the page is in.
  await expect(page.getByRole('link', { name: 'Staking', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('slider', { name: 'SOL APR over 365 days' })).toBeVisible();
  await page.getByRole('radio', { name: 'Staked, in USDT' }).click();
  await page.getByRole('radio', { name: '30 days' }).click();
  await expect(page.getByRole('slider', { name: 'SOL staked by everybody over 30 days, in USDT' })).toHaveAttribute('aria-valuemax', '29');
  await page.getByRole('button', { name: 'Stake', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stake SOL' });
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(visit.complaints).toEqual([]);
});

test('given a saver, when a link names the coin, the kind and the history, then the page shows them, and staking from a VIP theme says so (SH-07, ST-27, ST-28, ST-102)', async () => {
  const visit = await at.browser.visit({ width: 375, height: 800 });
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/myaccount/myfunds/financial_staking?asset=SOL&product-type=1&open-history=1&type=1');
  const history = page.getByRole('dialog', { name: 'SOL staking history' });
  await expect(history.getByRole('radio', { name: 'Redemptions' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/product-type=1$/);
  await expect(page.getByRole('radio', { name: /^Other/ })).toBeChecked();
  const { total_profit } = (await visit.read('/apiw/v2/earn/staking/statistics?coin=SOL')) as { total_profit: string };
  const band = page.getByRole('region', { name: 'My SOL staking' });
  await expect(band).toContainText('Cumulative');
  expect(exact(total_profit) >= 0n).toBe(true);
  await expect(band).toContainText(total_profit.replace(/\.?0+$/, ''));

  // What is staked of every coin and earned with it, in USDT, as the overview has it.
  await page.goto('/staking');
  const totals = page.getByRole('region', { name: 'My staking in total' });
  await expect(totals.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(totals).toContainText(/Staked[\d,]+\.\d{2} USDTin \d coins/);

  await page.goto('/staking/SOL?src=1');
  await page.getByRole('button', { name: 'Stake', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stake SOL' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.2');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Stake', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Staked' })).toContainText('0.2 SOL');
  const { list } = (await visit.read('/sandbox/staking/orders?type=0&coin=SOL&page=1&limit=1')) as {
    list: readonly { readonly amount: string; readonly src: number }[];
  };
  expect(list[0]).toMatchObject({ amount: '0.2', src: 1 });
  expect(visit.complaints).toEqual([]);
});

test('given a page of a protocol, then header, holding, redemption and the rows of history and profit are about it (ST-26, ST-73, ST-77)', async () => {
  const visit = await at.browser.visit({ width: 375, height: 800 });
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/staking/1012');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ETH · Rocket Pool staking');
  const band = page.getByRole('region', { name: 'My ETH staking' });
  await expect(band).toContainText('1.2');
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Redeem ETH' }).getByRole('combobox', { name: 'From' })).toContainText('Rocket Pool');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Rocket Pool' }).first()).toHaveAttribute('href', '/staking/1012');

  await page.goto('/myaccount/myfunds/financial_staking?asset=ETH&product-type=1&open-history=1&type=1');
  const history = page.getByRole('dialog', { name: 'ETH staking history' });
  await expect(history.getByRole('link', { name: 'View ETH in your spot account' }).first()).toHaveAttribute(
    'href',
    '/myaccount/myfunds/spot?asset=ETH',
  );
  await history.getByRole('link', { name: 'Lido' }).first().click();
  await expect(page).toHaveURL(/\/staking\/1011$/);
  expect(visit.complaints).toEqual([]);
});

test('given a phone and more orders than a page, then the history grows as it is scrolled (UI-17)', async () => {
  const visit = await at.browser.visit({ width: 375, height: 800 });
  const { page } = visit;
  await visit.become('saver');
  await visit.control('/sandbox/wallet/deposit', { clientId: crypto.randomUUID(), asset: 'TRX', amount: '500' });
  for (let count = 0; count < 12; count += 1)
    await visit.control('/apiw/v2/earn/staking/coin-swap-verify', { side: 0, amount: '10', coin: 'TRX', pid: '1501' });
  await page.goto('/myaccount/myfunds/financial_staking?asset=TRX&product-type=0&open-history=1&type=0');
  const history = page.getByRole('dialog', { name: 'TRX staking history' });
  await expect(history.getByText('10 TRX').first()).toBeVisible();
  await expect(async () => {
    await history.getByRole('link', { name: 'TRX' }).last().scrollIntoViewIfNeeded();
    await expect(history.getByRole('link', { name: 'TRX' })).toHaveCount(12, { timeout: 500 });
  }).toPass();
  expect(visit.complaints).toEqual([]);
});

test('given the VIP page, then its staking carries the theme to the page of a product, and a web3 task has a page (ST-102, AMB-138)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('vip5');
  await page.goto('/vip');
  await page.getByRole('link', { name: 'Staking for VIPs' }).click();
  await expect(page).toHaveURL(/\/staking\?src=1$/);
  await page.getByRole('link', { name: 'Details of GT', exact: true }).click();
  await expect(page).toHaveURL(/\/staking\/1701\?src=1$/);
  await expect(page.getByText('The bonus needs a web3 task')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the task' }).click();
  await expect(page.getByText(/a web3 task, which the bonus of a staking product waits for/)).toBeVisible();
  expect(visit.complaints).toEqual([]);
});

test('given GUSD, then its page is named by it, adds up its coins, and its holding says what it stands for (ST-54)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('vip5');
  await page.goto('/staking/1201');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GUSD minting');
  await expect(page.getByRole('region', { name: 'My GUSD staking' })).toContainText(/250,\d{3}\s*GUSD/);
  await page.goto('/staking');
  await expect(page.getByText(/= 250,000 GUSD/)).toBeVisible();
  expect(visit.complaints).toEqual([]);
});

test('given a unified account, then what has arrived is seen in its bills (ST-29, SH-14)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('unified');
  await visit.control('/sandbox/wallet/deposit', { clientId: crypto.randomUUID(), asset: 'USDT', amount: '500' });
  const order = { amount: '100', coin: 'USDT', pid: '1201' };
  await visit.control('/apiw/v2/earn/staking/coin-swap-verify', { side: 0, ...order });
  await visit.control('/apiw/v2/earn/staking/coin-redeem', { side: 1, quick: 0, redeem_coin: 'USDT', ...order });
  await page.goto('/myaccount/myfunds/financial_staking?asset=USDT&open-history=1&type=1');
  const bills = page.getByRole('dialog', { name: 'USDT staking history' }).getByRole('link', { name: 'View USDT in your unified account' });
  await expect(bills.first()).toHaveAttribute('href', '/myaccount/billing/unified_account?curr_type=USDT');
  expect(visit.complaints).toEqual([]);
});

test('given a protocol that pays more than the first one, then staking from the page of the product begins with it (ST-76)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.route('**/apiw/v2/earn/staking/product?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { defi: { pid: string }[] } };
    const [, , aave] = answer.data.defi;
    Object.assign(aave ?? {}, { rate: '29.5', base_rate: '29.5' });
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/staking/1001');
  await page.getByRole('button', { name: 'Stake', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stake ETH' })).toContainText(/Aave.*29\.50%/);
  expect(visit.complaints).toEqual([]);
});
