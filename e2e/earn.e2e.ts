import { afterEach, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { settled } from './support/places.ts';

const at = consoleAndBrowser();
// A page that stays open goes on asking for what is new.
afterEach(() => at.browser.close());

/** Code of a product's dialogs, by the names of the files that hold it. */
const DIALOG = /\/assets\/(?:[A-Z]\w*Dialog|[a-z-]+-dialog)-/;
/** A file every page needs: dialogs of the area itself, such as the one that asks to sign in. */
const OF_THE_AREA = /\/assets\/(?:LoginDialog|FundingPasswordDialog)-/;

test('the start page shows the whole area in one round of calls and loads no dialog of a product (SH-01)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  const files: string[] = [];
  const asked: string[] = [];
  let beforeAnyAnswer: readonly string[] | undefined;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.push(pathname);
    else if (/^\/(apiw|api|sandbox)\//.test(pathname) && pathname !== '/sandbox/state' && request.resourceType() !== 'image')
      asked.push(pathname + search);
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (asked.includes(pathname + search)) beforeAnyAnswer ??= [...asked];
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/earn$/);
  await settled(page);
  await expect(page.getByRole('region', { name: 'Everything that earns' })).toContainText('in 5 products');
  // whatever figures and dates are made of was asked before the first answer; prices, balances and vouchers follow
  for (const call of ['earn/subscribe', 'fixed_earn/api/user/lend', 'staking/balances', 'launch-pool/user-stat', 'private-wealth/orders']) {
    expect(beforeAnyAnswer?.filter((path) => path.includes(call)).length ?? 0).toBeGreaterThan(0);
  }
  // nothing is asked twice
  expect(asked.filter((call, index) => asked.indexOf(call) !== index)).toEqual([]);
  // What was paid yesterday, each holding and what was earned day by day are read once the page is drawn.
  expect(asked.length).toBeLessThanOrEqual(68);
  expect(files.filter((file) => DIALOG.test(file) && !OF_THE_AREA.test(file))).toEqual([]);
  expect(visit.complaints).toEqual([]);
});

test('by keyboard on a phone a saver unfolds the idle coins and gets to the subscription of one (SH-01)', async () => {
  const visit = await at.browser.visit({ width: 375, height: 812 });
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/earn');
  await settled(page);
  const idle = page.getByRole('region', { name: 'Idle balance' });
  await idle.getByRole('button', { name: /^Show all/ }).press('Enter');
  await expect(idle.getByRole('button', { name: 'Show less' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // The rate opens just the product that it is of.
  const rate = idle.getByRole('link', { name: /^\d+\.\d\d% for USDT, Fixed, 30 days: open$/ });
  const promised = await rate.innerText();
  await rate.press('Enter');
  await expect(page).toHaveURL(/\/simple-earn\?subscribe=USDT&product=\d+$/);
  await expect(page.getByRole('dialog', { name: /USDT/ })).toContainText(promised);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Earn', exact: true })).toBeVisible();
  expect(visit.complaints).toEqual([]);
});

test('what Simple Earn paid yesterday is one figure on the overview and on its own page, in English and Chinese (AMB-026)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  for (const [language, label] of [
    ['', 'Yesterday’s earnings'],
    ['/zh', '昨日收益'],
  ] as const) {
    await page.goto(`${language}/simple-earn`);
    await settled(page);
    const band = await page.getByRole('main').innerText();
    const [, yesterday] = new RegExp(`${label}\\s+([\\d,.]+)\\s+USDT`).exec(band) ?? [];
    expect(yesterday).toMatch(/^\d+\.\d+$/);
    await page.goto(`${language}/earn`);
    await settled(page);
    const row = page.getByRole('row').filter({ hasText: language === '' ? 'Simple Earn flexible' : '简单赚币活期' });
    await expect(row).toContainText(`${yesterday} USDT`);
  }
  expect(visit.complaints).toEqual([]);
});

test('a visitor sees every product with its rate, and is asked to sign in once (SH-01, SH-03, SH-04)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.goto('/earn');
  await settled(page);
  const rows = page.getByRole('table', { name: /Products/ }).getByRole('row');
  await expect(rows.filter({ hasText: 'up to' })).toHaveCount(5);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(visit.complaints).toEqual([]);
});

test('every way to earn with an idle coin stands on one page, and a rate opens just its product (AMB-173)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/earn');
  await page.getByRole('link', { name: 'All ways to earn with USDT' }).click();
  await expect(page).toHaveURL(/\/earn\/USDT$/);
  await expect(page.getByText(/pays most: .* a year\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'How much' }).fill('4000');
  await expect(page.getByText(/^With 4,000 USDT, /)).toBeVisible();
  const rate = page.getByRole('link', { name: /Fixed, 30 days: open$/ });
  const promised = await rate.innerText();
  await rate.click();
  await expect(page).toHaveURL(/\/simple-earn\?subscribe=USDT&product=\d+$/);
  const dialog = page.getByRole('dialog', { name: /USDT/ });
  await expect(dialog.getByRole('radio', { name: /30 days/, checked: true })).toBeVisible();
  await expect(dialog).toContainText(promised);
  expect(visit.complaints).toEqual([]);
});
