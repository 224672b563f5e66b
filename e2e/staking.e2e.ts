import type { Page } from 'playwright';
import { afterEach, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact, grouped } from './support/exact.ts';
import { ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import { tabTo } from './support/keyboard.ts';
import type { Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();
// A page that stays open goes on asking for what is new.
afterEach(() => at.browser.close());

const DAY = 86_400;

/** Rewards as the exchange says them, the latest first. */
interface SaidProfits {
  readonly list: readonly { readonly profit: string }[];
  readonly total: number;
}

/** A redemption as the exchange says it. */
interface SaidRedemption {
  readonly amount: string;
  readonly fee: string;
  readonly received: string;
  readonly quick: number;
  readonly arrived: number;
}

/** One way through a variant: what is staked, and how it is redeemed. */
interface Journey {
  readonly variant: string;
  readonly asset: string;
  readonly pid: string;
  /** Days until a standard redemption arrives. */
  readonly days: number;
  /** What is staked, redeemed standard, and redeemed fast where that is offered. */
  readonly amounts: readonly [stake: string, standard: string, fast?: string];
  /** Chooses in the form, before the amount. */
  readonly choose?: (page: Page) => Promise<void>;
  /** Width of the window. @default 1280 */
  readonly width?: number;
}

const JOURNEYS: readonly Journey[] = [
  {
    variant: 'DeFi',
    asset: 'ETH',
    pid: '1012',
    days: 3,
    amounts: ['0.5', '0.2', '0.1'],
    choose: async (page) => {
      await page.getByRole('button', { name: 'Compare protocols' }).click();
      await page.getByRole('radio', { name: /Rocket Pool/ }).click();
      await page.getByRole('button', { name: 'Use Rocket Pool' }).click();
    },
  },
  {
    variant: 'exchange asset, on a phone',
    asset: 'BTC',
    pid: '1101',
    days: 3,
    amounts: ['0.5', '0.2', '0.1'],
    width: 375,
  },
  { variant: 'staking', asset: 'SOL', pid: '1301', days: 3, amounts: ['0.5', '0.25', '0.1'] },
  { variant: 'default, on a phone', asset: 'GT', pid: '1701', days: 7, amounts: ['20', '5', '4'], width: 375 },
];

const heldOf = async (visit: Visit, asset: string, pid: string): Promise<bigint> => {
  const path = `/apiw/v2/earn/staking/coin-user-info?coin=${asset}&pid=${pid}`;
  return exact(((await visit.read(path)) as { hold_amount: string }).hold_amount);
};

const profitsOf = async (visit: Visit, asset: string): Promise<SaidProfits> => {
  const path = `/apiw/v2/earn/staking/coin-user-profit-records?coin=${asset}&page=1&limit=100&to=4102444800`;
  return (await visit.read(path)) as SaidProfits;
};

const redemptionsOf = async (visit: Visit, asset: string): Promise<readonly SaidRedemption[]> =>
  ((await visit.read(`/sandbox/staking/orders?type=1&coin=${asset}&page=1&limit=50`)) as { list: readonly SaidRedemption[] }).list;

const spotOf = async (visit: Visit, asset: string): Promise<bigint> => {
  const { coins } = (await visit.read(`/sandbox/wallet?asset=${asset}`)) as { coins: readonly { readonly spot: string }[] };
  return exact(coins[0]?.spot ?? '0');
};

/** A saver with more of a coin than is staked. */
async function saverWith(asset: string, width = 1280): Promise<Visit> {
  const visit = await at.browser.visit({ width, height: 800 });
  await visit.become('saver');
  await visit.control('/sandbox/wallet/deposit', { clientId: crypto.randomUUID(), asset, amount: '100' });
  return visit;
}

/** Redeems on the page of the product, and gives the receipt. */
async function redeem(page: Page, asset: string, amount: string, way: 'Standard' | 'Fast') {
  await page.goto(`/staking/${asset}`);
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Redeem ${asset}` });
  await dialog.getByRole('radio', { name: new RegExp(`^${way}`) }).click();
  const from = dialog.getByRole('combobox', { name: 'From' });
  if ((await from.count()) > 0) {
    await from.click();
    await page.getByRole('option', { name: /Rocket Pool/ }).click();
  }
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
  const receipt = page.getByRole('alertdialog', { name: 'Redemption placed' });
  await expect(receipt).toContainText(`${amount} ${asset}`);
  return receipt;
}

test.each(JOURNEYS)(
  'the $variant variant: a saver stakes, days are paid as the ledger says, and redeems standard and fast (ST-26 to ST-28, ST-37 to ST-45, ST-79 to ST-84, API-63 to API-68)',
  async ({ asset, pid, days, amounts: [staked, standard, fast = ''], choose, width }) => {
    const visit = await saverWith(asset, width);
    const { page } = visit;
    const [held, spot] = [await heldOf(visit, asset, pid), await spotOf(visit, asset)];

    await page.goto(`/staking/${asset}`);
    await page.getByRole('button', { name: 'Stake', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Stake ${asset}` });
    await choose?.(page);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(staked);
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Stake', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Staked' })).toContainText(`${staked} ${asset}`);
    expect((await heldOf(visit, asset, pid)) - held).toBe(exact(staked));
    expect(spot - (await spotOf(visit, asset))).toBe(exact(staked));

    // Days later each day is in the records, and the page says what they say.
    const before = await profitsOf(visit, asset);
    await visit.control('/sandbox/clock', { advanceSeconds: 5 * DAY });
    const profits = await profitsOf(visit, asset);
    expect(profits.total).toBeGreaterThan(before.total);
    await page.reload();
    await expect(page.getByText(grouped(exact(profits.list[0]?.profit ?? '0'))).first()).toBeVisible();

    const placed = await redeem(page, asset, standard, 'Standard');
    await placed.getByRole('button', { name: 'View history' }).click();
    await expect(page).toHaveURL(/open-history=1&type=1$/);
    await expect(page.getByRole('dialog', { name: `${asset} staking history` })).toContainText(standard);
    await redeem(page, asset, fast, 'Fast');
    const [quick, slow] = await redemptionsOf(visit, asset);
    expect([quick, slow]).toMatchObject([
      { amount: fast, quick: 1, arrived: 0 },
      { amount: standard, quick: 0, arrived: 0 },
    ]);
    for (const { amount, fee, received } of [quick, slow] as readonly SaidRedemption[])
      expect(exact(fee) + exact(received)).toBe(exact(amount));

    // The fast one arrives within hours, the standard one with its days.
    await visit.control('/sandbox/clock', { advanceSeconds: 2 * 3600 });
    expect((await redemptionsOf(visit, asset)).slice(0, 2)).toMatchObject([{ arrived: 1 }, { arrived: 0 }]);
    const idle = await spotOf(visit, asset);
    await visit.control('/sandbox/clock', { advanceSeconds: days * DAY });
    expect((await redemptionsOf(visit, asset))[1]).toMatchObject({ arrived: 1 });
    expect((await spotOf(visit, asset)) - idle >= exact(slow?.received ?? '0')).toBe(true);
    expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
    expect(visit.complaints).toEqual([]);
  },
);

test('the debt variant, by keyboard alone: the credit earns until it is redeemed in another coin (ST-12, ST-38, ST-79 to ST-84, FM-14)', async () => {
  const visit = await saverWith('USDC');
  const { page } = visit;
  const [held, before] = [await heldOf(visit, 'USDC', '1601'), await profitsOf(visit, 'USDC')];
  await page.goto('/staking/1601');
  await expect(page.getByRole('button', { name: 'Redeem', exact: true })).toBeVisible();
  await tabTo(page, /^Stake$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await tabTo(page, /^Change coin$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose the coin' })).toBeVisible();
  // A dialog that opens takes the focus, perhaps after it was moved.
  await expect(async () => {
    await page.getByRole('radio', { name: /^USDT/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Use USDC' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await tabTo(page, /^Use USDC$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await tabTo(page, /^Amount$/);
  await page.keyboard.type('20');
  await tabTo(page, /^I have read/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await tabTo(page, /^Stake$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Confirm your stake' })).toBeVisible();
  await tabTo(page, /^Confirm$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Staked' })).toBeVisible();
  expect((await heldOf(visit, 'USDC', '1601')) - held).toBe(exact('20'));
  await page.keyboard.press('Escape');

  await visit.control('/sandbox/clock', { advanceSeconds: 3 * DAY });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stake', exact: true })).toBeVisible();
  await tabTo(page, /^Redeem$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Fast/ })).toBeDisabled();
  await tabTo(page, /^(Receive|USDC)$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Amount$/);
  await page.keyboard.type('10');
  await tabTo(page, /^Redeem$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Redemption placed' })).toContainText('9.975');
  expect((await redemptionsOf(visit, 'USDC'))[0]).toMatchObject({ amount: '10', fee: '0.025', received: '9.975', quick: 0, arrived: 0 });
  // What it has earned until now is paid at once.
  expect((await profitsOf(visit, 'USDC')).total).toBeGreaterThan(before.total);
  await visit.control('/sandbox/clock', { advanceSeconds: 22 * DAY });
  expect((await redemptionsOf(visit, 'USDC'))[0]).toMatchObject({ arrived: 1 });
  expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  expect(visit.complaints).toEqual([]);
});
