import type { Page } from 'playwright';
import { test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { cut, digits, exact } from './support/exact.ts';
import { holdingOf, ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';

const at = consoleAndBrowser();

/** Name of what has the focus, as somebody hears it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === null
      ? ''
      : (
          at.getAttribute('aria-label') ??
          (at.id === '' ? null : document.querySelector(`label[for="${at.id}"]`)?.textContent) ??
          at.textContent ??
          ''
        ).trim();
  });

/** Presses Tab until something has the focus; more presses than any page has stops would mean it cannot be reached. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

test('a saver does all of it by keyboard alone, and always sees where they are', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.goto('/simple-earn');
  await expect(page.getByRole('button', { name: 'Subscribe USDT' })).toBeVisible();

  // past the header by one key, into the form, from there to the login page, and back into the form
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await tabTo(page, /^Subscribe USDT$/);
  await page.keyboard.press('Enter');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeFocused();
  await page.keyboard.type('12.5');
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Log in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^Continue Saver$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/simple-earn\?subscribe=USDT$/);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('12.5');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/simple-earn$/);

  // subscribes; the focus goes into the form, and after it back to where it came from
  const before = exact((await holdingOf(visit, 'USDT'))?.curr_amount ?? '0');
  await tabTo(page, /^Subscribe USDT$/);
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type('250.75');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Subscribed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Subscribe USDT' })).toBeFocused();

  // the sandbox's clock
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await tabTo(page, /^Sandbox$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sandbox' })).toBeFocused();
  await tabTo(page, /^\+1 hour$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^It is now /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sandbox', exact: true })).toBeFocused();

  // redeems nearly everything, so that part of it waits, and calls that back
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await tabTo(page, /^My holdings$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My holdings' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  await tabTo(page, /^Redeem USDT$/);
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type(digits(cut(before / 2n, 6)));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Redeemed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeFocused();
  await page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.focus());
  await tabTo(page, /^Cancel redemption of/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, /^Cancel redemption$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Redemption cancelled', { exact: true }).first()).toBeVisible();

  // signs out from the menu
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await tabTo(page, /^Account$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My holdings' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  expect(visit.complaints).toEqual([]);
});
