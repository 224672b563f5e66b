import { afterEach, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { cut, exact, grouped } from './support/exact.ts';
import { ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();
// A page that stays open goes on asking for what is new.
afterEach(() => at.browser.close());

const DAY = 86_400;

/** What an order of private wealth is, as the exchange says it. */
interface SaidOrder {
  readonly order_id: string;
  readonly coin: string;
  readonly unit: string;
  readonly net_value_ratio: string;
}

/** How soft staking stands, as the exchange says it. */
interface SaidSoftStaking {
  readonly status: number;
  readonly payouts: readonly { readonly asset: string; readonly amount: string; readonly day: number }[];
}

const orderOf = async (visit: Visit, coin = 'USDT'): Promise<SaidOrder> => {
  const { list } = (await visit.read('/sandbox/private-wealth/orders')) as { list: readonly SaidOrder[] };
  const order = list.find((row) => row.coin === coin);
  if (order === undefined) throw new Error(`There is no order of ${coin}`);
  return order;
};

const softStakingOf = async (visit: Visit): Promise<SaidSoftStaking> => (await visit.read('/sandbox/soft-staking')) as SaidSoftStaking;

const spotOf = async (visit: Visit, asset: string): Promise<bigint> => {
  const { coins } = (await visit.read(`/sandbox/wallet?asset=${asset}`)) as { coins: readonly { readonly spot: string }[] };
  return exact(coins[0]?.spot ?? '0');
};

/** Worth of units at a value of a unit, cut to 8 places. */
const worthOf = (units: bigint, value: bigint): bigint => cut((units * value) / 10n ** 18n, 8);

test('a saver buys units, the value moves as the ledger says, and redeems units into the spot account (PW-01, PW-02, PW-08 to PW-15, API-73 to API-76)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  const [before, spot] = [await orderOf(visit), await spotOf(visit, 'USDT')];

  await page.goto('/private-wealth');
  await page.getByRole('button', { name: /^Subscribe more of/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Add to/ });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1500');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Subscribe more', exact: true }).click();
  const receipt = page.getByRole('alertdialog', { name: 'Subscribed' });
  await expect(receipt).toContainText('1,500');
  await receipt.getByRole('button', { name: 'Done' }).click();
  const bought = await orderOf(visit);
  expect(exact(bought.unit) > exact(before.unit)).toBe(true);
  expect(spot - (await spotOf(visit, 'USDT'))).toBe(exact('1500'));

  // a day later a unit has another value, and the page says what the exchange does
  await visit.control('/sandbox/clock', { advanceSeconds: DAY });
  const later = await orderOf(visit);
  expect(later.net_value_ratio === bought.net_value_ratio).toBe(false);
  expect(later.unit).toBe(bought.unit);
  await page.reload();
  const row = page.getByRole('table', { name: /My orders/ }).getByRole('row', { name: /^USDT/ });
  await expect(row).toContainText(grouped(exact(later.net_value_ratio)));
  await expect(row).toContainText(grouped(worthOf(exact(later.unit), exact(later.net_value_ratio))));

  // the details lead to the redemption
  await row.getByRole('button', { name: /^Details of/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Client ID', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Redeem units' }).click();
  const redeem = page.getByRole('dialog', { name: /^Redeem/ });
  await redeem.getByRole('textbox', { name: 'Units' }).fill('100.5');
  const [units, money] = [exact(later.unit), await spotOf(visit, 'USDT')];
  await redeem.getByRole('button', { name: 'Redeem units' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Redeemed' })).toContainText('100.5');
  const left = await orderOf(visit);
  expect(units - exact(left.unit)).toBe(exact('100.5'));
  expect((await spotOf(visit, 'USDT')) - money).toBe(worthOf(exact('100.5'), exact(left.net_value_ratio)));
  expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  expect(visit.complaints).toEqual([]);
});

test('by keyboard alone on a phone a saver shares an order and redeems units of it (PW-02, PW-12, PW-19, AMB-104)', async () => {
  const visit = await at.browser.visit({ width: 375, height: 812 });
  const { page } = visit;
  await visit.become('saver');
  const before = await orderOf(visit);
  await page.goto('/private-wealth');
  await page.getByRole('button', { name: /^Details of/ }).press('Enter');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  // the actions stay in view while the details scroll below them
  await expect(share).toBeInViewport();
  await share.press('Enter');
  const poster = page.getByRole('dialog').filter({ has: page.getByRole('img', { name: /^Poster: / }) });
  await expect(poster).toBeVisible();
  await poster.press('Escape');
  await expect(share).toBeFocused();

  await page.getByRole('button', { name: 'Redeem units' }).press('Enter');
  const redeem = page.getByRole('dialog', { name: /^Redeem/ });
  await redeem.getByRole('textbox', { name: 'Units' }).pressSequentially('10');
  await expect(redeem.getByRole('button', { name: 'Redeem units' })).toBeEnabled();
  await redeem.getByRole('textbox', { name: 'Units' }).press('Enter');
  const receipt = page.getByRole('alertdialog', { name: 'Redeemed' });
  await expect(receipt).toContainText('10');
  await receipt.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(receipt).toHaveCount(0);
  expect(exact(before.unit) - exact((await orderOf(visit)).unit)).toBe(exact('10'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(visit.complaints).toEqual([]);
});

test('a saver turns soft staking on, a day passes and is paid, and turns it off, by keyboard on a phone (SS-01 to SS-08, API-77)', async () => {
  const visit = await at.browser.visit({ width: 375, height: 812 });
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/soft-staking');
  await page.getByRole('button', { name: 'Start earning' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Earn by holding' });
  await expect(dialog.getByRole('button', { name: 'Start earning' })).toBeDisabled();
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Start earning' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Soft staking is on', { exact: true })).toBeVisible();
  expect((await softStakingOf(visit)).status).toBe(1);

  // two days hold at least one whole day, which is paid in the coin itself
  const sol = await spotOf(visit, 'SOL');
  await visit.control('/sandbox/clock', { advanceSeconds: 2 * DAY });
  const { payouts } = await softStakingOf(visit);
  const paid = payouts.filter(({ asset }) => asset === 'SOL').reduce((sum, { amount }) => sum + exact(amount), 0n);
  expect(paid > 0n).toBe(true);
  expect((await spotOf(visit, 'SOL')) - sol >= paid).toBe(true);
  await page.reload();
  const [newest] = payouts;
  await expect(page.getByText(grouped(exact(newest?.amount ?? '0'))).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole('button', { name: 'Stop earning' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Stop earning?' });
  await question.getByRole('button', { name: 'Stop earning' }).press('Enter');
  await expect(page.getByText('Soft staking is off', { exact: true })).toBeVisible();
  expect((await softStakingOf(visit)).status).toBe(0);
  expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  expect(visit.complaints).toEqual([]);
});

test('a visitor sees both pages and is asked to sign in (SH-03, SH-04)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  for (const [path, invitation] of [
    ['/soft-staking', 'Log in to earn by holding'],
    ['/private-wealth', 'Log in to see your orders'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(invitation)).toBeVisible();
  }
  expect(visit.complaints).toEqual([]);
});
