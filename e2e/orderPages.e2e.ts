import type { Page } from 'playwright';
import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { digits, exact } from './support/exact.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';
import { settled } from './support/places.ts';

const at = consoleAndBrowser();

interface Booking {
  readonly kind: string;
  readonly account: string;
  readonly asset: string;
  readonly amount: string;
}

/** What the ledger booked of a kind, coin by coin. */
async function bookedOf(visit: Visit, kind: string): Promise<ReadonlyMap<string, bigint>> {
  const { bookings } = (await visit.read('/sandbox/bookings?after=0')) as { readonly bookings: readonly Booking[] };
  const sums = new Map<string, bigint>();
  for (const booking of bookings)
    if (booking.kind === kind) sums.set(booking.asset, (sums.get(booking.asset) ?? 0n) + exact(booking.amount));
  return sums;
}

/** What a page says was earned so far, added to a sum coin by coin. */
async function addEarned(page: Page, sums: Map<string, bigint>): Promise<void> {
  const fact = page.locator('[data-part="key-facts-item"]', { has: page.getByText('Earned so far') });
  for (const amount of await fact.locator('[data-part="coin-amount"]').allInnerTexts()) {
    const [figure = '', coin = ''] = amount.trim().split(/\s+/);
    sums.set(coin, (sums.get(coin) ?? 0n) + exact(figure.replaceAll(',', '')));
  }
}

const shown = (sums: ReadonlyMap<string, bigint>) =>
  Object.fromEntries([...sums].filter(([, amount]) => amount !== 0n).map(([coin, amount]) => [coin, digits(amount)]));

test('given a saver, then what the pages of their stakes say was earned so far is what the ledger booked, coin by coin', async () => {
  const visit = await at.browser.visit();
  await visit.become('saver');
  const { page } = visit;
  await page.goto('/simple-earn/my-lendings?tab=staking');
  await settled(page);
  const links = page.getByRole('link', { name: /^Details of/ });
  await expect(links).toHaveCount(5);
  const addresses = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  const sums = new Map<string, bigint>();
  for (const address of addresses) {
    await page.goto(address ?? '');
    await settled(page);
    await addEarned(page, sums);
  }
  is(shown(sums)).toEqual(shown(await bookedOf(visit, 'staking-reward')));
  is(visit.complaints).toEqual([]);
});

test('given a saver, then what the pages of their launchpool stakes say was earned so far is what the ledger booked', async () => {
  const visit = await at.browser.visit();
  await visit.become('saver');
  const { page } = visit;
  await page.goto('/launchpool/1002');
  await settled(page);
  const links = page.getByRole('link', { name: /^Details of/ });
  await expect(links).toHaveCount(2);
  const addresses = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  is(addresses).toEqual(['/launchpool/1002/100201', '/launchpool/1002/100202']);
  const sums = new Map<string, bigint>();
  for (const address of addresses) {
    await page.goto(address ?? '');
    await settled(page);
    await addEarned(page, sums);
  }
  is(shown(sums)).toEqual({ SUI: digits((await bookedOf(visit, 'launchpool-reward')).get('SUI') ?? 0n) });
});

test('given a saver, then the page of an order of private wealth says what the ledger holds of it, and its sum gives the value', async () => {
  const visit = await at.browser.visit();
  await visit.become('saver');
  const { page } = visit;
  await page.goto('/private-wealth');
  await page.getByRole('link', { name: 'Steady Income USDT: open the order' }).click();
  await settled(page);
  const paid = (await bookedOf(visit, 'wealth-purchase')).get('USDT');
  // What left one account came into another.
  is(paid).toBe(0n);
  await expect(page.getByText('6,200.5 USDT').first()).toBeVisible();
  const sum = (await page.getByText(/ × .* = .* USDT, cut at 8 digits/).innerText()).replaceAll(',', '');
  const [, units = '', value = '', worth = ''] = /^([\d.]+) × ([\d.]+) = ([\d.]+) USDT/.exec(sum) ?? [];
  const worked = (exact(units) * exact(value)) / 10n ** 18n;
  is(exact(worth)).toBe(worked - (worked % 10n ** 10n));
});

test('given a stake that is made here, then its page says what was estimated, also after a reload, and nothing after a sign-out', async () => {
  const visit = await at.browser.visit();
  await visit.become('saver');
  const { page } = visit;
  await page.goto('/staking/holdings/SOL?pid=1301');
  await expect(page.getByText('Paid yesterday')).toBeVisible();
  await expect(page.getByText(/^Estimate of \d/)).toHaveCount(0);
  await visit.control('/sandbox/wallet/deposit', { clientId: crypto.randomUUID(), asset: 'SOL', amount: '3' });
  await page.getByRole('button', { name: 'Stake more SOL' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stake SOL' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1.47');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Stake', exact: true }).click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Estimate of \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Estimate of \d/)).toBeVisible();
  is(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('earnkit.quotes.')))).toHaveLength(1);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Log in to see your stake')).toBeVisible();
  is(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('earnkit.quotes.')))).toEqual([]);
});
