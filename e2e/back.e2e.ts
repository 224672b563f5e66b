import type { Page } from 'playwright';
import { afterEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { flexibleRate } from './support/flexibleRate.ts';
import { settled } from './support/places.ts';

const at = consoleAndBrowser();
// A page that stays open goes on asking for what is new.
afterEach(() => at.browser.close());

const PHONE = { width: 390, height: 844 };
const SCREENS = [
  ['a phone', PHONE],
  ['a desktop', { width: 1280, height: 900 }],
] as const;

/** Pages with dialogs of every product, and who has something on them. */
const PAGES: readonly (readonly [path: string, world: string])[] = [
  ['/simple-earn', 'saver'],
  ['/simple-earn/my-lendings?tab=flexible', 'saver'],
  ['/simple-earn/my-lendings?tab=fixed', 'saver'],
  ['/simple-earn/my-lendings/1?orderType=flexible&asset=USDT', 'saver'],
  ['/launchpool', 'saver'],
  ['/launchpool/1002', 'saver'],
  ['/launchpool/1002/100201', 'saver'],
  ['/staking', 'saver'],
  ['/staking/ETH', 'saver'],
  ['/staking/holdings/ETH?pid=1011', 'saver'],
  ['/myaccount/myfunds/financial_staking', 'saver'],
  ['/soft-staking', 'vip5'],
  ['/private-wealth', 'vip5'],
  ['/private-wealth/1', 'saver'],
];

/** The market without a dialog. On a phone its list may have grown by itself. */
const MARKET = /\/simple-earn(\?page=\d+)?$/;

/** Whether two addresses are the same, but for how far the list of a phone has grown by itself. */
function areSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) => {
    const url = new URL(address);
    url.searchParams.delete('page');
    return url.href;
  });
  return first === second;
}

const dialogs = (page: Page) => page.locator('[data-earn-dialog]');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Controls that may open a dialog and do not say so beforehand. */
const MAY_OPEN = /^(Redeem|Reinvest|Invite|Share) |APR of|, subscribe |subscribe [A-Z]/i;

/** What a control is called, without the coins and figures that differ between rows. */
const kindOf = (name: string): string => name.replaceAll(/[A-Z]{2,}|[\d.,%]+/g, '').trim();

/** Names of the controls of a page that open dialogs, one of each kind: what opens one in a row does so in each. */
async function openersOf(page: Page): Promise<readonly string[]> {
  const controls = await page.locator('main button:enabled').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .map((button) => ({
        name: (button.getAttribute('aria-label') ?? button.textContent).trim(),
        says: button.getAttribute('aria-haspopup') === 'dialog',
      })),
  );
  const kinds = new Map<string, string>();
  for (const { name, says } of controls)
    if (name !== '' && (says || MAY_OPEN.test(name)) && !kinds.has(kindOf(name))) kinds.set(kindOf(name), name);
  return [...kinds.values()];
}

/** Presses a control; whether it opens a dialog. That is loaded when it is first wanted, and the exchange may have to agree. */
async function opens(page: Page, name: string): Promise<boolean> {
  await page.locator('main').getByRole('button', { name, exact: true }).first().click();
  try {
    await expect(dialogs(page)).not.toHaveCount(0, { timeout: 3000 });
    return true;
  } catch {
    return false;
  }
}

for (const [screen, size] of SCREENS)
  for (const [path, world] of PAGES)
    test(`given ${screen} at ${path}, then Back closes each dialog and stays, and a closed one leaves nothing behind`, async () => {
      const visit = await at.browser.visit(size);
      const { page } = visit;
      await visit.become(world);
      await page.goto('/simple-earn/faq');
      await page.goto(path);
      await settled(page);
      await expect.poll(async () => (await openersOf(page)).length, { message: 'the page has dialogs' }).toBeGreaterThan(0);
      const before = page.url();
      // Only the list of a phone grows by itself.
      const isBefore = (address: string): boolean => (size === PHONE ? areSame(address, before) : address === before);
      let seen = 0;
      for (const name of await openersOf(page)) {
        await page.locator('main').getByRole('button', { name, exact: true }).first().scrollIntoViewIfNeeded();
        const top = await scrolled(page);
        let leads = false;
        const leave = [() => page.goBack(), () => page.keyboard.press('Escape')];
        for (const [turn, close] of leave.entries()) {
          if (!(await opens(page, name))) {
            is(turn, `${name} opens a dialog again`).toBe(0);
            if (!isBefore(page.url())) await page.goBack();
            await page.goto(before);
            await settled(page);
            break;
          }
          // A link to a dialog of another page: Back leaves that page.
          if (new URL(page.url()).pathname !== new URL(before).pathname) {
            await page.goBack();
            await expect(page, name).toHaveURL(({ href }) => isBefore(href));
            // Forward would rightly lead there again.
            await page.goto('/simple-earn/faq');
            await page.goto(before);
            await settled(page);
            leads = true;
            break;
          }
          seen += 1;
          await close();
          await expect(dialogs(page), `what ${name} opens is closed`).toHaveCount(0);
          await expect(page, name).toHaveURL(({ href }) => isBefore(href));
          is(await scrolled(page)).toBe(top);
        }
        if (leads) continue;
        // Forward leads to nothing that opens by itself.
        await page.evaluate(() => history.forward());
        await page.waitForTimeout(100);
        await expect(page).toHaveURL(({ href }) => isBefore(href));
        await expect(dialogs(page)).toHaveCount(0);
        if ((await page.evaluate(() => (history.state as { dialog?: string } | null)?.dialog)) !== undefined) await page.goBack();
      }
      is(seen, 'dialogs were opened').toBeGreaterThan(0);
      await page.goBack();
      await expect(page, 'no closed dialog is left in the history').toHaveURL(/\/simple-earn\/faq$/);
      is(visit.complaints).toEqual([]);
    });

test('given a page that was opened with a dialog in its address, when the dialog is closed, then the page stays, and Back leaves it', async () => {
  const visit = await at.browser.visit(PHONE);
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn/faq');
  await settled(page);
  for (const address of ['/simple-earn?subscribe=USDT', '/simple-earn/my-lendings?tab=flexible&show=redeem&asset=USDT']) {
    await page.goto(address);
    await expect(dialogs(page)).toHaveCount(1);
    const { length } = await page.evaluate(() => ({ length: history.length }));
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    is(new URL(page.url()).search).not.toMatch(/subscribe|show/);
    is(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await expect(page).toHaveURL(/\/simple-earn\/faq$/);
  }
});

test('given the list of a phone that grows while a dialog opens, then the dialog stays, and Back leads to the market', async () => {
  const visit = await at.browser.visit(PHONE);
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn');
  await settled(page);
  const offers = page.locator('main').getByRole('button', { name: /: subscribe / });
  // The page scrolls to it, and the list grows.
  await offers.last().click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(page, 'the list has grown').toHaveURL(
    ({ searchParams }) => searchParams.get('page') === '2' && searchParams.has('subscribe'),
  );
  await expect(dialogs(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(MARKET);
});

test('given a typed amount, when Back closes the form and it is opened again, then the amount is there as after Escape', async () => {
  const visit = await at.browser.visit(PHONE);
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const typed: string[] = [];
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.getByRole('button', flexibleRate('USDT')).click();
    await amount.fill('12.5');
    await leave();
    await expect(dialogs(page)).toHaveCount(0);
    await page.getByRole('button', flexibleRate('USDT')).click();
    typed.push(await amount.inputValue());
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
  }
  is(typed[1]).toBe(typed[0]);
});

test('given an order that is being sent, when Back closes its form, then a notice says how it ended', async () => {
  const visit = await at.browser.visit(PHONE);
  const { page } = visit;
  await visit.become('saver');
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/apiw/v2/uni-loan/earn/subscribe', async (route) => {
    if (route.request().method() === 'POST') await asked;
    await route.continue();
  });
  await page.goto('/simple-earn');
  await page.getByRole('button', flexibleRate('USDT')).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('subscribe'));
  await page.getByRole('dialog').getByRole('button', { name: 'Subscribe', exact: true }).click();
  await sent;
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(MARKET);
  answer();
  await expect(
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(/Subscribed/)
      .first(),
  ).toBeVisible();
});

test('given a dialog above another, then Back closes the upper one, and Back again the lower one', async () => {
  const visit = await at.browser.visit(PHONE);
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/staking');
  await page
    .getByRole('button', { name: /^Stake/ })
    .first()
    .click();
  await expect(dialogs(page)).toHaveCount(1);
  const above = dialogs(page).locator('button[aria-haspopup="dialog"]:enabled').first();
  await above.click();
  await expect(dialogs(page)).toHaveCount(2);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/staking$/);
});

test('given a dialog that leads to another page, then Back opens it again, and Back again closes it', async () => {
  const visit = await at.browser.visit(PHONE);
  const { page } = visit;
  await page.goto('/simple-earn');
  await page.getByRole('button', flexibleRate('USDT')).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The page before stands until the next one is loaded.
  await expect(dialogs(page)).toHaveCount(0);
  await settled(page);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5');
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  // A phone's list grows as it is scrolled, and the address says how far.
  await expect(page).toHaveURL(MARKET);
});

test('given the browser leaves for another page, when the dialog closes meanwhile, then the browser arrives there', async () => {
  const visit = await at.browser.visit(PHONE);
  const { page } = visit;
  await visit.become('saver');
  await page.route('**/elsewhere', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
  });
  await page.goto('/simple-earn');
  await page.getByRole('button', flexibleRate('USDT')).click();
  await expect(dialogs(page)).toHaveCount(1);
  await page.evaluate(() => location.assign('/elsewhere'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
