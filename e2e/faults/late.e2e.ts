import type { Page } from 'playwright';
import { expect as is, test } from 'vitest';
import { holdingOf } from '../support/exchangeSays.ts';
import { expect } from '../support/expect.ts';
import { fastForwardUntilVisible, SUBSCRIBE, field, ordersSent, receipt, saverAtConsole, send, sendAgain } from './saver.ts';
import { flexibleRate } from '../support/flexibleRate.ts';

/* Answers that come late, in another order than they were asked for, or break off; and a press while there is no connection. */

const saver = saverAtConsole();
const { typed, fault, stand, oneOrderOf, open, visit, happens } = saver;

const CHART = '/apiw/v2/uni-loan/earn/chart';
const BALANCES = '/apiw/v2/account/spot/asset/outable';
const MARKET = '/apiw/v2/uni-loan/earn/market/list';

/** Holdings are read where subscriptions are written. */
const isHoldings = ({ pathname, search }: URL): boolean => pathname === SUBSCRIBE && search !== '';

/** An answer nobody waits for any more. */
const given = (): undefined => undefined;

/** What came has been drawn. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('R01 given an answer to an earlier choice, when it arrives after that of the current one, then it is ignored', async () => {
  const page = await open('/simple-earn/my-lendings?tab=flexible');
  const late: (() => Promise<void>)[] = [];
  await page.route(`**${CHART}**`, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const span = Number(searchParams.get('to')) - Number(searchParams.get('from'));
    if (span < 20 * 86_400) return route.fallback();
    const answer = await route.fetch();
    late.push(() => route.fulfill({ response: answer }).catch(given));
    return undefined;
  });
  await page.getByRole('button', { name: /estimated APR of USDT, show details$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '30 days' }).click();
  await expect.poll(() => late.length).toBe(1);
  await dialog.getByRole('radio', { name: '7 days' }).click();
  await expect(dialog.getByRole('slider', { name: 'USDT APR over 7 days' })).toBeVisible();
  // the words along its sides come last
  await expect(dialog.locator('svg text').first()).toBeVisible();
  await drawn(page);
  const shown = await dialog.innerText();
  await late[0]?.();
  await drawn(page);
  is(await dialog.innerText()).toBe(shown);
  await expect(dialog.getByRole('radio', { name: '7 days' })).toBeChecked();
});

test('R02 given page 2 that arrives after page 3, then page 3 is shown, is marked as current and has the focus', async () => {
  const page = await open('/login');
  const late: (() => Promise<void>)[] = [];
  await page.route(isHoldings, async (route) => {
    const asked = new URL(route.request().url()).searchParams.get('page') ?? '1';
    const answer = await route.fetch({ url: new URL(`${SUBSCRIBE}?page=1&limit=1`, saver.at.server.origin).href });
    const { data, ...rest } = (await answer.json()) as { data: { list: readonly object[] } };
    const list = Array.from({ length: 10 }, (_, row) => ({ ...data.list[0], id: `${asked}${row}`, asset: `P${asked}R${row}` }));
    const json = { ...rest, data: { list, total: 30 } };
    if (asked !== '2') return route.fulfill({ response: answer, json });
    late.push(() => route.fulfill({ response: answer, json }).catch(given));
    return undefined;
  });
  await page.goto('/simple-earn/my-lendings?tab=flexible');
  await expect(page.getByRole('button', { name: 'Redeem P1R0' })).toBeVisible();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => late.length).toBe(1);
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Redeem P3R0' })).toBeVisible();
  await late[0]?.();
  await drawn(page);
  await expect(page.getByRole('button', { name: 'Redeem P3R0' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redeem P2R0' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Page 3', exact: true })).toBeFocused();
});

test('R03 given a balance that arrives during typing, then the balance changes, and text, caret and focus stay', async () => {
  const page = await open('/simple-earn');
  await page.goto('/simple-earn?subscribe=USDC');
  await field(page).fill('123.45');
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  const available = page
    .getByRole('dialog')
    .getByText(/Available/)
    .first()
    .locator('..');
  const shown = await available.innerText();
  await visit().control('/sandbox/wallet/deposit', { clientId: 'deposit-r03', asset: 'USDC', amount: '777' });
  const read = page.waitForResponse((answer) => answer.url().includes(BALANCES));
  await page.clock.fastForward(61_000);
  await read;
  await expect.poll(() => available.innerText()).not.toBe(shown);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('123.45');
  is(await field(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([2, 4]);
});

/** The next rate of USDC as far as it is shown: four places of a fraction. */
async function shownRate(): Promise<string> {
  const [product] = (await visit().read('/apiw/v2/uni-loan/earn/coin-info?coin=USDC&kyc_level=1')) as readonly {
    next_time_rate_year: string;
  }[];
  if (product === undefined) throw new Error('The exchange has no USDC');
  return product.next_time_rate_year.slice(0, '0.0000'.length);
}

test('R04 a rate that changed between typing and sending is shown, old and new, and asked about; nothing is sent before', async () => {
  const page = await typed('16.5');
  // In some hours the rate changes by less than the hundredth of a percent that is shown.
  const typedAt = await shownRate();
  while ((await shownRate()) === typedAt) await happens({ event: 'hour-passes' });
  const before = await stand();
  const sent = ordersSent(page);
  await send(page).click();
  await expect(page.getByText(/^The rate changed from .+% to .+%$/).first()).toBeVisible();
  await expect(field(page)).toHaveValue('16.5');
  is(sent()).toBe(0);
  await page.getByRole('button', { name: /^Continue with / }).click();
  await sendAgain(page);
  await expect(receipt(page)).toContainText('16.5');
  is(sent()).toBe(1);
  await oneOrderOf('16.5', before);
});

test('R09 an answer of one account that comes under another is never painted', async () => {
  const page = await open('/simple-earn/my-lendings?tab=flexible');
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  const mine = (await holdingOf(visit(), 'SOL'))?.curr_amount ?? '';
  is(mine).not.toBe('');
  const late: (() => Promise<void>)[] = [];
  let passing = false;
  await page.route(isHoldings, async (route) => {
    if (passing) return route.fallback();
    const answer = await route.fetch();
    late.push(() => route.fulfill({ response: answer }).catch(given));
    return undefined;
  });
  await page.reload();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  passing = true;
  await visit().become('empty');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('No flexible holdings yet')).toBeVisible();
  for (const come of late) await come();
  await drawn(page);
  await expect(page.getByRole('button', { name: 'Redeem SOL' })).toBeHidden();
  is(await page.getByRole('main').innerText()).not.toContain(mine);
});

test('N09 offline before sending: refused with a reason, nothing goes out, and nothing was queued for later', async () => {
  const page = await typed('9.5');
  const before = await stand();
  const sent = ordersSent(page);
  await visit().context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('You were offline, so nothing was sent. Try again once you are connected.')).toBeVisible();
  await expect(field(page)).toHaveValue('9.5');
  await visit().context.setOffline(false);
  // what would have waited for the connection goes out no later than the next call of the page
  await page.evaluate(async () => (await fetch('/sandbox/state')).text());
  await expect(send(page)).toBeEnabled();
  is(sent()).toBe(0);
  is(await stand()).toEqual(before);
  await sendAgain(page);
  await expect(receipt(page)).toContainText('9.5');
  is(sent()).toBe(1);
  await oneOrderOf('9.5', before);
});

test('N15 an answer that breaks off: a read says so and is tried again, an order is looked for and found', async () => {
  const page = await open('/login');
  await page.route(`**${MARKET}`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  });
  await page.goto('/simple-earn');
  await fastForwardUntilVisible(page, page.getByRole('main').getByRole('button', { name: 'Try again' }));
  await page.unroute(`**${MARKET}`);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', flexibleRate('USDC')).click();
  await field(page).fill('14.5');
  await expect(send(page)).toBeEnabled();
  const before = await stand();
  await fault({ kind: 'cut' });
  await send(page).click();
  await fastForwardUntilVisible(page, receipt(page));
  await expect(receipt(page)).toContainText('14.5');
  await oneOrderOf('14.5', before);
});

test('N17 given a write that is redirected to the login page, then a sign-in is asked for, nothing is sent twice, text is kept', async () => {
  const page = await typed('15.5');
  const before = await stand();
  const sent = ordersSent(page);
  await fault({ kind: 'redirect' });
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Log in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('15.5');
  await expect(page.getByRole('dialog').getByText('You were signed out. Log in again. What you entered is kept.')).toBeVisible();
  is(sent()).toBe(1);
  is(await stand()).toEqual(before);
});
