import type { Page } from 'playwright';
import { afterEach, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact, grouped } from './support/exact.ts';
import { holdingOf, ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();
// A page that stays open goes on asking for what is new.
afterEach(() => at.browser.close());

/** A project with twelve pools that runs for days; its first pool takes USDT. */
const PROJECT = '1002';
const POOL = '100201';

interface SaidStatistics {
  readonly rid: string | number;
  readonly amount: string;
  readonly valid_amount: string;
  readonly lastHourRewardAmount: string;
  readonly reward_amount: string;
}

const statisticsOf = async (visit: Visit, rid = POOL): Promise<SaidStatistics | undefined> => {
  const { list } = (await visit.read(`/apiw/v2/earn/launch-pool/user-project-statistics?pid=${PROJECT}`)) as {
    list: readonly SaidStatistics[];
  };
  return list.find((row) => String(row.rid) === rid);
};

/** Everything the person has of a coin in the spot account. */
const spotOf = async (visit: Visit, asset: string): Promise<bigint> => {
  const { coins } = (await visit.read(`/sandbox/wallet?asset=${asset}`)) as { coins: readonly { readonly spot: string }[] };
  return exact(coins[0]?.spot ?? '0');
};

const openStake = async (page: Page, name = 'Stake more USDT') => {
  await page.goto(`/launchpool/${PROJECT}`);
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stake for SUI' });
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeEnabled();
  return dialog;
};

test('a saver stakes 250 USDT held in flexible Simple Earn, rewards arrive as the ledger says, and the stake is redeemed (LP-16, LP-42 to LP-50, LP-51, LP-58, AMB-092)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  const [before, flexible, spot] = [await statisticsOf(visit), await holdingOf(visit, 'USDT'), await spotOf(visit, 'USDT')];

  const dialog = await openStake(page);
  await dialog.getByRole('radio', { name: /Flexible Simple Earn/ }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('250');
  await dialog.getByRole('button', { name: 'Stake', exact: true }).click();
  const receipt = page.getByRole('alertdialog', { name: 'Staked' });
  await expect(receipt).toContainText('250 USDT is in the USDT pool.');
  await expect(receipt).toContainText('Flexible Simple Earn');
  await expect(receipt).toContainText('50,000 SUI');
  await receipt.getByRole('button', { name: 'Done' }).click();

  // the stake left the spot account, is in the pool, and earns in Simple Earn
  const staked = await statisticsOf(visit);
  expect(exact(staked?.amount ?? '0') - exact(before?.amount ?? '0')).toBe(exact('250'));
  expect(spot - (await spotOf(visit, 'USDT'))).toBe(exact('250'));
  expect(exact((await holdingOf(visit, 'USDT'))?.curr_amount ?? '0') - exact(flexible?.curr_amount ?? '0') >= exact('250')).toBe(true);

  // two hours later the first full hour of the stake is paid, and the page says what the ledger does
  const paidBefore = await spotOf(visit, 'SUI');
  await visit.control('/sandbox/clock', { advanceSeconds: 2 * 3600 });
  const later = await statisticsOf(visit);
  const earned = exact(later?.reward_amount ?? '0') - exact(staked?.reward_amount ?? '0');
  expect(earned > 0n).toBe(true);
  expect((await spotOf(visit, 'SUI')) - paidBefore >= earned).toBe(true);
  await page.reload();
  const table = page.getByRole('table', { name: /My statistics/ });
  await expect(table.getByRole('row', { name: /USDT/ })).toContainText(grouped(exact(later?.lastHourRewardAmount ?? '0')));
  await expect(table.getByRole('row', { name: /USDT/ })).toContainText(grouped(exact(later?.amount ?? '0')));

  // redeems what was staked
  await table.getByRole('button', { name: 'Redeem USDT' }).click();
  const redeem = page.getByRole('dialog', { name: 'Redeem USDT' });
  await redeem.getByRole('textbox', { name: 'Amount' }).fill('250');
  await redeem.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Redeemed' })).toContainText('250 USDT left the USDT pool.');
  expect(exact((await statisticsOf(visit))?.amount ?? '0')).toBe(exact(before?.amount ?? '0'));
  expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  expect(visit.complaints).toEqual([]);
});

test('a visitor sees every project and pool on a phone, and a press asks to sign in (SH-03, SH-04, LP-10)', async () => {
  const visit = await at.browser.visit({ width: 375, height: 812 });
  const { page } = visit;
  await page.goto('/launchpool');
  await expect(page.getByRole('heading', { name: /^In progress/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Not started/ })).toBeVisible();
  await page.getByRole('link', { name: 'View project Sui' }).first().click();
  await expect(page).toHaveURL(/\/launchpool\/1002$/);
  await expect(page.getByRole('button', { name: 'Stake USDT' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Redeem/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Stake USDT' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  expect(visit.complaints).toEqual([]);
});

test('the US edition commits, and shows no staking, no rewards of the last hour and no candy drop (US-02, US-03, US-05 to US-08)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('us');
  await page.goto(`/launchpool/${PROJECT}`);
  await expect(page.getByRole('heading', { name: 'My statistics' })).toBeVisible();
  await expect(page.getByText('Last hour')).toHaveCount(0);
  await page.getByRole('button', { name: 'Commit more USDC' }).click();
  const dialog = page.getByRole('dialog', { name: 'Commit for SUI' });
  await expect(dialog.getByText(/GUSD|Staking/)).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20');
  await dialog.getByRole('button', { name: 'Commit', exact: true }).click();
  const receipt = page.getByRole('alertdialog', { name: 'Committed Successfully' });
  await expect(receipt).toBeVisible();
  await expect(receipt.getByText('Candy drop')).toHaveCount(0);
  await receipt.getByRole('button', { name: 'Done' }).click();
  await page.goto('/candy-drop');
  await expect(page.getByText('Not offered here')).toBeVisible();
  expect(visit.complaints).toEqual([]);
});

test('a saver stakes and redeems by keyboard alone; focus returns to where it came from', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto(`/launchpool/${PROJECT}`);
  const opener = page.getByRole('button', { name: 'Stake USDC', exact: true });
  await expect(opener).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Stake for SUI' });
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeEnabled();
  for (let press = 0; press < 20 && !(await amount.evaluate((field) => field === document.activeElement)); press += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('10');
  await expect(dialog.getByRole('button', { name: 'Stake', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Staked' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Stake more USDC' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Redeem USDC' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Redeem USDC' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Redeem USDC' }).last()).toBeFocused();
  expect(visit.complaints).toEqual([]);
});

test('candy drops and holder airdrops have a page each, and their switches are stored (CD-01, CD-04, CD-05, HA-01, HA-03, AMB-025)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  for (const [path, name] of [
    ['/candy-drop', 'Candy drops'],
    ['/holder-airdrop', 'Holder airdrops'],
  ] as const) {
    await page.goto(path);
    const toggle = page.getByRole('switch', { name });
    const on = await toggle.isChecked();
    await toggle.click();
    await expect(page.getByText(on ? 'Subscription cancelled' : 'You are subscribed').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked: !on });
  }
  await page.goto('/candy-drop');
  await expect(page.getByText('50,000 SUI')).toBeVisible();
  expect(visit.complaints).toEqual([]);
});
