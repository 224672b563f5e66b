import { afterAll, beforeAll, expect as is, test } from 'vitest';
import { exact } from './support/exact.ts';
import { holdingOf } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import { openBrowser, type OpenBrowser } from './support/openBrowser.ts';
import { startConsole, type RunningConsole } from './support/startConsole.ts';
import { flexibleRate } from './support/flexibleRate.ts';

/** Stands for a real exchange: the console under test knows nothing of it but its origin. */
let exchange: RunningConsole;
let server: RunningConsole;
let there: OpenBrowser;
let here: OpenBrowser;
beforeAll(async () => {
  exchange = await startConsole();
  server = await startConsole({ EARNKIT_API_ORIGIN: exchange.origin });
  there = await openBrowser(exchange.origin);
  here = await openBrowser(server.origin);
});
afterAll(async () => {
  await there?.close();
  await here?.close();
  await server?.close();
  await exchange?.close();
});

test('in front of a real exchange the console shows its market, sends to it for signing in, and carries an order there', async () => {
  const visit = await here.visit();
  const { page } = visit;
  await page.goto('/simple-earn');
  await expect(page.getByRole('button', flexibleRate('USDT'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sandbox', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in at the exchange' })).toBeVisible();
  await page.getByRole('button', { name: 'I have signed in' }).click();
  await expect(page.getByText('The exchange does not know you yet in this browser.')).toBeVisible();

  // signing in happens at the exchange; cookies do not tell ports of one host apart, so this browser has them here too
  const elsewhere = await there.visit();
  await elsewhere.become('saver');
  await visit.context.addCookies(await elsewhere.context.cookies());
  const before = exact((await holdingOf(elsewhere, 'USDC'))?.curr_amount ?? '0');
  await page.getByRole('button', { name: 'I have signed in' }).click();
  await expect(page).toHaveURL(/\/simple-earn$/);

  // The console does not know whether a real exchange has verified the person, so the larger minimum of 50 applies (AMB-150).
  await page.getByRole('button', flexibleRate('USDC')).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('62.5');
  await page.getByRole('dialog').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Subscribed' })).toContainText('62.5');
  is(exact((await holdingOf(elsewhere, 'USDC'))?.curr_amount ?? '0') - before).toBe(exact('62.5'));
  is(visit.complaints).toEqual([]);
});

test('in front of a real exchange no page asks for a list that only the sandbox has (AMB-025, AMB-036)', async () => {
  const visit = await here.visit();
  const elsewhere = await there.visit();
  await elsewhere.become('saver');
  await visit.context.addCookies(await elsewhere.context.cookies());
  const { page } = visit;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The exchange of this test is a sandbox, and its coins have pictures there.
    const isPicture = request.resourceType() === 'image';
    if (pathname.startsWith('/sandbox/') && pathname !== '/sandbox/state' && !isPicture) asked.push(pathname);
  });
  const main = page.getByRole('main');

  await page.goto('/staking');
  await expect(main.getByRole('tab').or(main.getByRole('radio')).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'All products' })).toHaveCount(0);
  for (const place of ['Private wealth', 'Soft staking']) await expect(page.getByRole('link', { name: place })).toHaveCount(0);
  await page.goto('/launchpool');
  await expect(main.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.goto('/candy-drop');
  await expect(main.getByRole('switch')).toBeVisible();
  await page.goto('/holder-airdrop');
  await expect(main.getByRole('switch').first()).toBeVisible();
  await page.goto('/private-wealth');
  await expect(main.getByText('At your exchange this address shows private wealth.')).toBeVisible();
  await page.goto('/zh/soft-staking');
  await expect(main.getByText('在您的交易所，此地址显示软质押。')).toBeVisible();
  await page.waitForLoadState('networkidle');
  is(asked).toEqual([]);
  is(visit.complaints).toEqual([]);
  await elsewhere.context.close();
  await visit.context.close();
});

test('what is not documented is not carried to the exchange', async () => {
  const visit = await here.visit();
  for (const path of ['/sandbox/state', '/apiw/v2/withdraw', '/apiw/v2/unified/account_mode?callback=x']) {
    is([400, 404]).toContain((await visit.context.request.get(path)).status());
  }
  await visit.context.close();
});

test('pages that move sandbox money say in front of a real exchange what that has there (SH-27)', async () => {
  const visit = await here.visit();
  const { page } = visit;
  for (const path of ['/myaccount/deposit/BTC', '/trade/BTC_USDT', '/crypto/buy?crypto=USDT']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This part belongs to the exchange' })).toBeVisible();
    await expect(page.getByText(/^At your exchange this address shows /)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});
