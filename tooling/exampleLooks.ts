import type { Browser, Page } from 'playwright';
import { expect } from '../e2e/support/expect.ts';

/** Looks at the page of an example, as a person of the sandbox who has holdings. @throws what is wrong. */
export type Look = (page: Page) => Promise<void>;

/** Signs in, reloads the page and looks at it. @throws what is wrong, errors of its scripts first. */
export async function lookSignedIn(browser: Browser, address: string, run: Look): Promise<void> {
  const page = await browser.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(address);
  const status = await page.evaluate(async () => {
    // The first answer brings the csrf cookie; a write repeats it in a header.
    await fetch('/sandbox/state');
    const csrftoken = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', csrftoken };
    return (await fetch('/sandbox/login', { method: 'POST', headers, body: JSON.stringify({ world: 'saver' }) })).status;
  });
  expect(status, 'The sandbox lets the person in').toBe(200);
  await page.reload();
  await run(page).finally(() => expect(errors).toEqual([]));
}

/** The holdings are there, with their styles. */
export const lookAtHoldings: Look = async (page) => {
  const holdings = page.getByRole('table');
  await expect(holdings.getByRole('row').filter({ hasText: 'USDT' }).first()).toBeVisible();
  await expect(holdings, 'The table has its styles').not.toHaveCSS('border-spacing', '2px');
};

/** A dialog opens, and the page stays behind it. */
export const lookInChinese: Look = async (page) => {
  await lookAtHoldings(page);
  await page.getByRole('button', { name: '赎回 USDT' }).click();
  await expect(page.getByRole('dialog', { name: '赎回' })).toBeVisible();
  await expect(page.locator('table')).toBeVisible();
};

/** Our parts have the theme of the product. An amount is typed in our dialog, which stands above the product's own; Escape closes ours alone. */
export const lookAmongOthers: Look = async (page) => {
  await lookAtHoldings(page);
  const inTheme = (theme: string) => page.locator(`.radix-themes${theme}`, { has: page.getByRole('table') }).first();
  await expect(inTheme('.dark'), 'The holdings have the appearance of the product').toBeAttached();
  await expect(inTheme('[data-accent-color=crimson]'), 'The holdings have the accent of the product').toBeAttached();
  await page.getByRole('button', { name: 'Wallet' }).click();
  await page.getByRole('button', { name: 'Earn with USDC' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.click();
  await page.keyboard.type('12.5');
  await expect(amount).toHaveValue('12.5');
  await page.keyboard.press('Escape');
  await expect(amount).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
};

/** The server renders the summary, the browser hydrates it, and an order goes through the server to the sandbox. */
export const lookOnNext: Look = async (page) => {
  const rendered = await (await page.request.get(page.url())).text();
  expect(rendered, 'The server renders the summary').toContain('Total value');
  await lookAtHoldings(page);
  await page.getByRole('button', { name: 'Redeem USDT' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Redeemed' })).toBeVisible();
};
