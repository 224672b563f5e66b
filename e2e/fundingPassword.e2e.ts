import type { Page } from 'playwright';
import { afterEach, beforeEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact } from './support/exact.ts';
import { holdingOf, ledger, recordsOf, spotOf } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

const PASSWORD = '246813';
const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';

const at = consoleAndBrowser();

let visit: Visit;
beforeEach(async () => {
  visit = await at.browser.visit();
  await visit.become('password');
  // wrong ones of an earlier test are forgotten
  await visit.control('/sandbox/events', { event: 'funding-password', state: 'on', password: PASSWORD });
});
afterEach(async () => {
  await visit.control('/sandbox/faults', { clear: true });
  is(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Enter your funding password' });
const field = (page: Page) => question(page).getByLabel('Funding password', { exact: true });
const receipt = (page: Page) => page.getByRole('alertdialog', { name: 'Subscribed' });
const send = (page: Page) => page.getByRole('dialog', { name: 'Subscribe USDT' }).getByRole('button', { name: 'Subscribe', exact: true });

/** What there is of USDT: lent, idle, orders, and every transfer of the exchange. */
async function stand() {
  return {
    lent: exact((await holdingOf(visit, 'USDT'))?.curr_amount ?? '0'),
    spot: exact(await spotOf(visit, 'USDT')),
    orders: (await recordsOf(visit, 'USDT', 1)).length,
    transfers: (await ledger(visit)).transfers,
  };
}

/** A subscription of an amount of USDT, sent, and asked about. */
async function asked(text: string): Promise<Page> {
  const { page } = visit;
  await page.goto('/simple-earn?subscribe=USDT');
  await amount(page).fill(text);
  await send(page).click();
  await expect(field(page)).toBeFocused();
  return page;
}

test('the order goes on with the password: once, to the digit, and nothing of it is left anywhere (SH-31, SH-38, S08)', async () => {
  const before = await stand();
  const addresses: string[] = [];
  visit.page.on('request', (request) => addresses.push(request.url()));
  const page = await asked('10.25');
  is(await stand(), 'nothing happened before it was given').toEqual(before);
  await field(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toContainText('10.25');
  const after = await stand();
  is([after.lent - before.lent, before.spot - after.spot, after.orders - before.orders, after.transfers - before.transfers]).toEqual([
    exact('10.25'),
    exact('10.25'),
    1,
    1,
  ]);
  const left = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      document.cookie,
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
    ].join(' '),
  );
  is(left).not.toContain(PASSWORD);
  is(addresses.filter((address) => address.includes(PASSWORD))).toEqual([]);
});

test('redeeming asks in another way, and calling back in a third: both go on (SH-32, SH-33)', async () => {
  const { page } = visit;
  await page.goto('/simple-earn/my-lendings?tab=flexible');
  await page.getByRole('button', { name: 'Redeem USDT' }).click();
  await amount(page).fill('1100');
  await page.getByRole('dialog', { name: 'Redeem USDT' }).getByRole('button', { name: 'Redeem', exact: true }).click();
  await field(page).fill(PASSWORD);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alertdialog', { name: 'Redeemed' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Cancel redemption of .* USDT$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel redemption' }).click();
  await field(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Redemption cancelled', { exact: true }).first()).toBeVisible();
});

test('wrong ones are counted aloud, the field is empty and has the focus; the fifth locks and says for how long; the form is as it was (A01, SH-34, SH-37)', async () => {
  const before = await stand();
  const page = await asked('10.25');
  for (const left of ['4 attempts are left', '3 attempts are left', '2 attempts are left', '1 attempt is left']) {
    await field(page).fill('000000');
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('alert')).toHaveText(`The funding password is wrong. ${left}.`);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  }
  await field(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('dialog').getByText('The funding password was wrong too often. Try again in 15 minutes.')).toBeVisible();
  await expect(amount(page)).toHaveValue('10.25');
  await expect(send(page)).toBeEnabled();
  is(await stand()).toEqual(before);

  // unlocked, the same form goes through; not by the clock, which may bring another hour and its rate
  await visit.control('/sandbox/events', { event: 'funding-password', state: 'on', password: PASSWORD });
  await send(page).click();
  await field(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toContainText('10.25');
  is((await stand()).orders - before.orders).toBe(1);
});

test('it can be pasted, and a password manager knows the field (A02)', async () => {
  const page = await asked('10.25');
  await expect(field(page)).toHaveAttribute('autocomplete', 'current-password');
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveValue(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toBeVisible();
});

test('cancelling says nothing and leads back to the form with everything in it (AMB-004)', async () => {
  const before = await stand();
  const page = await asked('10.25');
  await field(page).fill('half of it');
  await page.keyboard.press('Escape');
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toBeFocused();
  await expect(amount(page)).toHaveValue('10.25');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  is(await stand()).toEqual(before);
  // within half a second of the first a press would count as a double click (SE-55)
  await page.waitForTimeout(600);
  await send(page).click();
  await expect(field(page)).toHaveValue('');
});

test.each([
  ['not-set', 'Set a funding password in your security settings first.'],
  ['fingerprint', 'fingerprint'],
] as const)('where the account has it %s, nothing is asked and the form says why: %s (SH-35, SH-36)', async (state, words) => {
  const { page } = visit;
  await visit.control('/sandbox/events', { event: 'funding-password', state });
  const before = await stand();
  await page.goto('/simple-earn?subscribe=USDT');
  await amount(page).fill('10.25');
  await send(page).click();
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(amount(page)).toHaveValue('10.25');
  is(await stand()).toEqual(before);
});

test('the session ends while it is asked: sign in again, the amount is there, the password is not, nothing was sent (A03)', async () => {
  const before = await stand();
  const page = await asked('10.25');
  await visit.endSession();
  await field(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  is(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD);
  await page.getByRole('button', { name: 'Continue Funding password' }).click();
  await expect(amount(page)).toHaveValue('10.25');
  await expect(question(page)).toBeHidden();
  is(await stand()).toEqual(before);
});

test('signing out in another tab takes the question away, and what stood in it (A06)', async () => {
  const before = await stand();
  const page = await asked('10.25');
  await field(page).fill(PASSWORD);
  const other = await visit.context.newPage();
  await other.goto('/simple-earn');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await expect(amount(page)).toHaveValue('');
  await visit.become('password');
  is(await stand()).toEqual(before);
});

test('given a transfer between own accounts, when the password is asked for, then it moves once with it and not at all without (SH-31)', async () => {
  const { page } = visit;
  await page.goto('/myaccount/transfer/USDT');
  const before = await stand();
  const transfer = page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true });
  await amount(page).fill('25');
  await transfer.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  is(await stand()).toEqual(before);
  await transfer.click();
  await field(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('25 USDT moved to your spot account')).toBeVisible();
  const after = await stand();
  is([after.spot - before.spot, after.transfers - before.transfers]).toEqual([exact('25'), 1]);
});

test('what the exchange says of a wrong one is text, however it is meant (S01)', async () => {
  const page = await asked('10.25');
  await visit.control('/sandbox/faults', {
    kind: 'code',
    code: '10010106',
    message: '<img src=x onerror="document.title=1"><script>document.title=1</script> [pay](javascript:alert(1)) \u202eneddih',
    path: SUBSCRIBE,
    method: 'POST',
    times: 1,
  });
  await field(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('alert')).toHaveText(
    '<img src=x onerror="document.title=1"><script>document.title=1</script> [pay](javascript:alert(1)) neddih',
  );
  is(await question(page).locator('img, script, a[href^="javascript:"]').count()).toBe(0);
  is(await page.title()).not.toBe('1');
});
