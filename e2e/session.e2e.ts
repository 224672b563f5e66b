import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();

let visit: Visit;
beforeEach(async () => {
  visit = await at.browser.visit();
});
afterEach(async () => {
  is(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Log in to continue' });
const subscription = (page: Page) => page.getByRole('dialog', { name: 'Subscribe USDC' });

/** The subscription of USDC, open, with an amount typed. */
async function typed(page: Page, text: string): Promise<void> {
  await page.goto('/simple-earn?subscribe=USDC');
  await amount(page).fill(text);
}

/** Signs in at the login page one was led to. */
async function signIn(page: Page, person = 'Saver'): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('button', { name: `Continue ${person}`, exact: true }).click();
}

describe('signing in', () => {
  test('a visitor is asked, logs in and is back with the subscription open and the amount in it; nothing was sent (SH-03, SH-05, A03)', async () => {
    const { page } = visit;
    // a person's first sign-in opens their account, which moves money
    await visit.become('saver');
    await visit.control('/sandbox/logout', {});
    const { transfers } = await ledger(visit);
    await typed(page, '21.5');
    await subscription(page).getByRole('button', { name: 'Log in' }).click();
    await expect(prompt(page).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await prompt(page).getByRole('link', { name: 'Log in' }).click();
    await signIn(page);
    await expect(page).toHaveURL(/\/simple-earn\?subscribe=USDC$/);
    await expect(amount(page)).toHaveValue('21.5');
    is(await ledger(visit)).toMatchObject({ transfers });
    is(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('21.5');
  });

  test('a login page that loads anew costs nothing either, and another person finds nothing (SH-05, A03, A06)', async () => {
    const { page } = visit;
    const logIn = async (): Promise<void> => {
      await subscription(page).getByRole('button', { name: 'Log in' }).click();
      await prompt(page).getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      await page.reload();
    };
    await typed(page, '21.5');
    await logIn();
    await signIn(page);
    await expect(amount(page)).toHaveValue('21.5');

    // the session ends by itself while the field is empty, and somebody else signs in
    await amount(page).fill('');
    await visit.endSession();
    await page.reload();
    await typed(page, '34.75');
    await visit.become('saver');
    await page.reload();
    await expect(amount(page), 'never put aside, so a reload costs it').toHaveValue('');
    await amount(page).fill('34.75');
    await visit.endSession();
    await subscription(page).getByRole('button', { name: 'Subscribe', exact: true }).click();
    await prompt(page).getByRole('link', { name: 'Log in' }).click();
    await signIn(page, 'VIP 5');
    await expect(amount(page)).toHaveValue('');
    is(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('34.75');
  });

  test('a session that ends in the middle of a form is asked about once; cancel leads back, logging in leads to the draft (SH-41, AMB-012, A03)', async () => {
    const { page } = visit;
    await visit.become('saver');
    await typed(page, '21.5');
    const send = subscription(page).getByRole('button', { name: 'Subscribe', exact: true });
    await expect(send).toBeEnabled();
    const { transfers } = await ledger(visit);
    await visit.endSession();
    await send.click();
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByText('You were signed out.')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(amount(page)).toHaveValue('21.5');
    await expect(prompt(page)).toBeHidden();
    await subscription(page).getByRole('button', { name: 'Log in' }).first().click();
    await prompt(page).getByRole('link', { name: 'Log in' }).click();
    await signIn(page);
    await expect(page).toHaveURL(/\/simple-earn\?subscribe=USDC$/);
    await expect(amount(page)).toHaveValue('21.5');
    is(await ledger(visit)).toMatchObject({ transfers });
  });

  test('a redemption whose session ended opens again after signing in, with the amount in it (AMB-012, A03)', async () => {
    const { page } = visit;
    await visit.become('saver');
    await page.goto('/simple-earn/my-lendings?tab=flexible');
    await page.getByRole('button', { name: 'Redeem USDT' }).click();
    await amount(page).fill('12.5');
    const redemption = page.getByRole('dialog', { name: 'Redeem USDT' });
    const send = redemption.getByRole('button', { name: 'Redeem', exact: true });
    await expect(send).toBeEnabled();
    const { transfers } = await ledger(visit);
    await visit.endSession();
    await send.click();
    await prompt(page).getByRole('link', { name: 'Log in' }).click();
    await signIn(page);
    await expect(page).toHaveURL(/\/simple-earn\/my-lendings\?tab=flexible&show=redeem&asset=USDT$/);
    await expect(amount(page)).toHaveValue('12.5');
    is(await ledger(visit)).toMatchObject({ transfers });
    await redemption.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/simple-earn\/my-lendings\?tab=flexible$/);
  });

  test('every private page stays closed to a visitor, and no balance is asked for (SH-04)', async () => {
    const { page } = visit;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of [
      '/simple-earn/my-lendings',
      '/simple-earn/my-lendings/1?orderType=flexible&asset=USDT',
      '/staking/holdings/SOL',
      '/launchpool/1002/100201',
      '/private-wealth/1',
    ]) {
      await page.goto(path);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).first().click();
      await expect(prompt(page)).toBeVisible();
    }
    await typed(page, '1');
    await expect(subscription(page)).toContainText('Available 0 USDC');
    const calls = asked.filter((path) => path.startsWith('/api'));
    is(calls).not.toHaveLength(0);
    is(calls.filter((path) => /outable|account_mode|\/subscribe$|\/history|statistic|lent\/available/.test(path))).toEqual([]);
  });
});

describe('signing out elsewhere', () => {
  /** Two tabs of one browser: holdings, and a subscription with an amount in it. */
  async function twoTabs(): Promise<{ readonly holdings: Page; readonly form: Page; readonly figures: readonly string[] }> {
    await visit.become('saver');
    const holdings = visit.page;
    await holdings.goto('/simple-earn/my-lendings?tab=flexible');
    await expect(holdings.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
    const form = await visit.context.newPage();
    await typed(form, '4321.25');
    await expect(subscription(form).getByRole('button', { name: 'Max' })).toBeEnabled();
    const rows = await holdings.getByRole('row', { name: /USDT/ }).first().innerText();
    const figures = [...new Set(rows.match(/\d[\d,]*\.\d{2,}/g))].filter((figure) => figure.length > 5);
    is(figures.length).toBeGreaterThan(1);
    return { holdings, form, figures };
  }

  /** All that a tab shows, holds in its fields and keeps. */
  const everything = (page: Page): Promise<string> =>
    page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
      ].join(' '),
    );

  test('within a second the other tab shows nothing private: no figure, no form, no toast, nothing kept (A06)', async () => {
    const { holdings, form, figures } = await twoTabs();
    await holdings.getByRole('button', { name: 'Account' }).click();
    await holdings.getByRole('menuitem', { name: 'Sign out' }).click();
    const signedOutAt = Date.now();
    await expect(amount(form)).toHaveValue('', { timeout: 1000 });
    await expect(subscription(form).getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 1000 });
    is(Date.now() - signedOutAt).toBeLessThan(1000);
    for (const page of [form, holdings]) {
      const left = await everything(page);
      is([...figures, '4321.25', '4,321.25'].filter((figure) => left.includes(figure))).toEqual([]);
    }
    await expect(holdings.getByRole('heading', { name: 'See what your coins earn' })).toBeVisible();
  });

  test('a redemption that stands open in the other tab goes, with what was held and what was typed (A06)', async () => {
    const { holdings, form, figures } = await twoTabs();
    await holdings.getByRole('button', { name: 'Redeem USDT' }).click();
    await amount(holdings).fill('12.625');
    await form.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Account' }).click();
    await form.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(holdings.getByRole('heading', { name: 'See what your coins earn' })).toBeVisible({ timeout: 1000 });
    await expect(holdings.getByRole('dialog')).toBeHidden({ timeout: 1000 });
    const left = await everything(holdings);
    is([...figures, '12.625'].filter((figure) => left.includes(figure))).toEqual([]);
  });

  test('signing in as somebody else in one tab: within a second the other shows nothing of the one before (A06)', async () => {
    const { holdings, form, figures } = await twoTabs();
    // the exchange is slow to say who is there now: what is on the screen must not wait for it
    await holdings.route('**/sandbox/state', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await form.goto('/login');
    await form.getByRole('button', { name: 'Continue VIP 5' }).click();
    await expect(form).toHaveURL(/\/earn$/);
    await expect(holdings.getByRole('button', { name: 'Redeem USDT' })).toBeHidden({ timeout: 1000 });
    const left = await everything(holdings);
    is(figures.filter((figure) => left.includes(figure))).toEqual([]);
    // Answers under way are let through first.
    await holdings.unrouteAll({ behavior: 'wait' });
    await expect(holdings.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  });
});

describe('somebody else signs in behind the page', () => {
  const reported = (page: Page) => page.getByText('You are now signed in as somebody else. Nothing was sent.');

  /** Signs in by the API of another tab, which tells nobody: the page hears neither of it nor of a focus. */
  async function another(): Promise<{ readonly transfers: number; readonly sent: readonly string[] }> {
    const sent: string[] = [];
    visit.page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    // a first sign-in opens the account, which moves money
    await visit.become('vip5');
    return { transfers: (await ledger(visit)).transfers, sent };
  }

  test('an order that stands open is not sent for them; they are told, and what was typed is gone', async () => {
    const { page } = visit;
    await visit.become('saver');
    await typed(page, '33.25');
    const send = subscription(page).getByRole('button', { name: 'Subscribe', exact: true });
    await expect(send).toBeEnabled();
    const { transfers, sent } = await another();
    await send.click();
    await expect(reported(page).first()).toBeVisible();
    await expect(amount(page)).not.toHaveValue('33.25');
    is(sent).not.toContain('/apiw/v2/uni-loan/earn/subscribe');
    is(await ledger(visit)).toMatchObject({ transfers });
  });

  test('a sign-in that comes when the order is on its way is not overtaken', async () => {
    const { page } = visit;
    await visit.become('saver');
    await typed(page, '33.25');
    const send = subscription(page).getByRole('button', { name: 'Subscribe', exact: true });
    await expect(send).toBeEnabled();
    let transfers = 0;
    await page.route(
      '**/apiw/v2/uni-loan/earn/subscribe',
      async (route) => {
        // after the question, and before the browser adds its cookies
        const { sent: _sent, ...before } = await another();
        ({ transfers } = before);
        await route.continue();
      },
      { times: 1 },
    );
    await send.click();
    await expect(reported(page).first()).toBeVisible();
    is(await ledger(visit)).toMatchObject({ transfers });
  });

  test('a deposit is not theirs either', async () => {
    const { page } = visit;
    await visit.become('saver');
    await page.goto('/myaccount/deposit/USDC');
    await page.getByRole('textbox', { name: 'Amount' }).fill('33.25');
    const deposit = page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true });
    await expect(deposit).toBeEnabled();
    const { transfers, sent } = await another();
    await deposit.click();
    await expect(reported(page).first()).toBeVisible();
    is(sent).not.toContain('/sandbox/wallet/deposit');
    is(await ledger(visit)).toMatchObject({ transfers });
  });
});
