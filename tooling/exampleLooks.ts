import type { Browser, Page, Route } from 'playwright';
import { expect } from '../e2e/support/expect.ts';
import { whitestFrame } from '../e2e/support/frames.ts';

/** Looks at the page of an example, as a person of the sandbox who has holdings. @throws what is wrong. */
export type Look = (page: Page) => Promise<void>;

/**
 * Opens the page and looks at it. @throws what is wrong: first the errors of its scripts, such as those of hydration, and what it writes
 * into the console. Answers with an error are the looks' own affair.
 */
export async function lookAt(browser: Browser, address: string, run: Look): Promise<void> {
  const page = await browser.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('console', (message) => {
    const isWritten = ['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource');
    if (isWritten) errors.push(message.text());
  });
  await page.goto(address);
  await run(page).finally(() => expect(errors).toEqual([]));
}

/** Signs in to the sandbox and reloads the page before it is looked at. */
export const signedIn =
  (run: Look): Look =>
  async (page) => {
    const status = await page.evaluate(async () => {
      // The first answer brings the csrf cookie; a write repeats it in a header.
      await fetch('/sandbox/state');
      const csrftoken = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', csrftoken };
      return (await fetch('/sandbox/login', { method: 'POST', headers, body: JSON.stringify({ world: 'saver' }) })).status;
    });
    expect(status, 'The sandbox lets the person in').toBe(200);
    await page.reload();
    await run(page);
  };

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

/** On a page with a reset of its own, the area and its dialog stand in the shadow root with their styles, and Escape closes the dialog. */
export const lookAtElement: Look = async (page) => {
  const holdings = page.getByRole('table').first();
  await expect(holdings.getByRole('row').filter({ hasText: 'USDT' }).first()).toBeVisible();
  await expect(page.locator('output')).toHaveText('Ready');
  await expect(holdings, 'The font is that of the theme').not.toHaveCSS('font-family', 'serif');
  await page.getByRole('button', { name: 'Redeem USDT' }).click();
  const dialog = page.getByRole('dialog', { name: 'Redeem' });
  await expect(dialog, 'The dialog has its styles').toHaveCSS('position', 'relative');
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeFocused();
};

/**
 * The server renders what it has read of the person, the browser hydrates it without a word and reads it no second time, and an order goes
 * through the server to the sandbox. In dark no frame is white.
 */
export const lookOnServer: Look = async (page) => {
  const rendered = await (await page.request.get(page.url())).text();
  expect(rendered, 'The server renders the summary').toContain('Total value');
  expect(rendered, 'The server renders the holdings').toMatch(/<th[^>]*scope="row"[\s\S]*?USDT/);
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.reload();
  await lookAtHoldings(page);
  expect(said, 'The browser hydrates what the server rendered').toEqual([]);
  // What the server rendered is seen before the browser reads anything.
  await expect.poll(() => asked).toContain('/apiw/v2/market/tickers');
  expect(asked, 'What the server read is not read again').not.toContain('/apiw/v2/uni-loan/earn/subscribe');
  await page.getByRole('button', { name: 'Redeem USDT' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Redeemed' })).toBeVisible();

  const address = page.url();
  await page.emulateMedia({ colorScheme: 'dark' });
  const white = await whitestFrame(page, 'own', async () => {
    await page.goto(address);
    await lookAtHoldings(page);
  });
  expect(white, 'No frame is white in dark').toBeLessThan(0.02);
};

/**
 * An exchange with other calls: holdings, orders and their history come through the adapter. A lost answer is found in the history, and a
 * refusal shows what the exchange said.
 */
export const lookAtAdapter: Look = async (page) => {
  const tableOf = (name: string) => page.getByRole('table', { name });
  await expect(tableOf('Flexible holdings').getByRole('row', { name: /USDT/ })).toBeVisible();
  const dialog = page.getByRole('dialog');
  const receipt = (name: string) => page.getByRole('alertdialog', { name });
  const inDialog = async (amount: string, action: string): Promise<void> => {
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
    const agreement = dialog.getByRole('checkbox');
    if (await agreement.isVisible()) await agreement.check();
    await dialog.getByRole('button', { name: action, exact: true }).last().click();
  };

  await page.getByRole('button', { name: 'Redeem USDT' }).click();
  await inDialog('10', 'Redeem');
  await expect(receipt('Redeemed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tableOf('Flexible history').getByRole('row', { name: /USDT.*Redeem.*10 USDT/ })).toBeVisible();

  let sent = 0;
  const loseAnswer = async (route: Route): Promise<void> => {
    if (route.request().method() === 'GET') return route.continue();
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/earn/uni/lends', loseAnswer);
  await page
    .getByRole('button', { name: /^Subscribe again/ })
    .first()
    .click();
  await inDialog('50', 'Subscribe');
  await expect(receipt('Subscribed'), 'The order is found in the history').toBeVisible({ timeout: 30_000 });
  expect(sent, 'An order whose answer is lost is sent once').toBe(1);
  await page.unroute('**/earn/uni/lends');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Stake ETH', exact: true }).click();
  await inDialog('1', 'Stake');
  await receipt('Confirm your stake').getByRole('button', { name: 'Confirm' }).click();
  await expect(receipt('Staked')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tableOf('My staking').getByRole('row', { name: /ETH.*3 ETH/ })).toBeVisible();

  await tableOf('Products').getByRole('row', { name: /USDT/ }).getByRole('button', { name: 'Details' }).click();
  await page
    .locator('#market')
    .getByRole('table', { name: 'Products of USDT' })
    .getByRole('button', { name: /: subscribe USDT, Fixed 30 days$/ })
    .click();
  await inDialog('100', 'Subscribe');
  await expect(receipt('Subscribed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tableOf('Fixed orders').getByRole('row', { name: /USDT 30 days.*100.00 USDT/ })).toBeVisible();

  await page
    .getByRole('button', { name: /^Subscribe again/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20000');
  await expect(dialog.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled();
  // Spent elsewhere meanwhile.
  await page.evaluate(async () => {
    const { token } = (await (await fetch('/api/v4/token', { method: 'POST' })).json()) as { token: string };
    const body = JSON.stringify({ type: 'lend', currency: 'USDT', amount: '20000' });
    await fetch('/api/v4/earn/uni/lends', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
  });
  await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(dialog.getByText('Not enough USDT in your spot account')).toBeVisible();
};
