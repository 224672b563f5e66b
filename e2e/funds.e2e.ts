import type { Page } from 'playwright';
import { afterEach, describe, expect as is, test } from 'vitest';
import { refuseAxeFaults } from './support/axe.ts';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact } from './support/exact.ts';
import { holdingOf, ledger, spotOf } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import type { Look, Visit } from './support/openBrowser.ts';
import { flexibleRate } from './support/flexibleRate.ts';

const at = consoleAndBrowser();

let visit: Visit;
afterEach(async () => {
  is(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** A page of a person of the sandbox. */
async function pageOf(world: string | undefined, path: string, look: Look = {}): Promise<Page> {
  visit = await at.browser.visit(look);
  if (world !== undefined) await visit.become(world);
  await visit.page.goto(path);
  return visit.page;
}

/** What a person has of a coin, per account, as the sandbox says it. */
async function balancesOf(asset: string): Promise<{ readonly spot: bigint; readonly funding: bigint; readonly opensAt: number | null }> {
  const { coins } = (await visit.control(`/sandbox/wallet?asset=${asset}`)) as {
    coins: readonly { spot: string; funding: string; opensAt: number | null }[];
  };
  const [coin] = coins;
  if (coin === undefined) throw new Error(`There is no ${asset}`);
  return { spot: exact(coin.spot), funding: exact(coin.funding), opensAt: coin.opensAt };
}

const transfers = async (): Promise<number> => (await ledger(visit)).transfers;
const field = (page: Page, name = 'Amount') => page.getByRole('textbox', { name });
const action = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
/** The page of an address stands, and nothing of the one before: until its code is here, the form before is still typed in. */
async function arrived(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
const subscription = (page: Page) => page.getByRole('dialog', { name: 'Subscribe USDT' });

test.each([
  ['saver', /Minimum\s*1\s*USDT/],
  ['empty', /Minimum\s*50\s*USDT/],
])(
  'given the world %s, when the form opens, then it shows the minimum for the person’s verification (SE-F-22, AMB-150)',
  async (world, minimum) => {
    const page = await pageOf(world, '/simple-earn?subscribe=USDT');
    await expect(subscription(page)).toContainText(minimum);
  },
);

test('a newcomer without a balance wants to subscribe, adds funds by a deposit, comes back to the form as it was, and subscribes (SH-02, SH-26, SH-27)', async () => {
  const page = await pageOf('empty', '/simple-earn');
  const before = await transfers();
  await page.getByRole('button', flexibleRate('USDT')).click();
  await field(page).fill('250.75');
  await expect(subscription(page).getByRole('button', { name: 'Subscribe', exact: true })).toBeDisabled();

  // above the subscription, which is given back as it was
  await subscription(page).getByRole('button', { name: 'Add funds' }).click();
  await expect(page.getByRole('dialog', { name: 'Add USDT' })).toBeVisible();
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('250.75');
  await subscription(page).getByRole('button', { name: 'Add funds' }).click();
  await page.getByRole('link', { name: 'On-chain deposit' }).click();

  await arrived(page, /\/myaccount\/deposit\/USDT\?next=/);
  await field(page).fill('1000.5');
  await action(page, 'Deposit').click();
  await expect(page.getByText('1,000.5 USDT arrived in your spot account')).toBeVisible();
  is([(await balancesOf('USDT')).spot, await transfers()]).toEqual([exact('1000.5'), before + 1]);

  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(/\/simple-earn\?subscribe=USDT$/);
  await expect(field(page)).toHaveValue('250.75');
  await expect(subscription(page)).toContainText(/Available in Spot\s*1,000\.5\s*USDT/);
  await subscription(page).getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Subscribed' })).toContainText('250.75');
  is([exact(await spotOf(visit, 'USDT')), exact((await holdingOf(visit, 'USDT'))?.curr_amount ?? '0'), await transfers()]).toEqual([
    exact('749.75'),
    exact('250.75'),
    before + 2,
  ]);
});

describe('a deposit', () => {
  test('pressed twice moves once (N05)', async () => {
    const page = await pageOf('saver', '/myaccount/deposit/USDC');
    const before = { ...(await balancesOf('USDC')), transfers: await transfers() };
    await field(page).fill('12.5');
    await action(page, 'Deposit').dblclick();
    await expect(page.getByText('12.5 USDC arrived in your spot account')).toBeVisible();
    is([(await balancesOf('USDC')).spot - before.spot, (await transfers()) - before.transfers]).toEqual([exact('12.5'), 1]);
  });

  test('whose answer is lost is asked for again under its name and moves once (N02, N06)', async () => {
    const page = await pageOf('saver', '/myaccount/deposit/USDC');
    const before = { ...(await balancesOf('USDC')), transfers: await transfers() };
    let lost = false;
    await page.route('**/sandbox/wallet/deposit', async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      return route.abort();
    });
    await field(page).fill('7.25');
    await action(page, 'Deposit').click();
    await expect(page.getByText('We did not get an answer')).toBeVisible();
    await expect(field(page)).toHaveValue('7.25');
    await action(page, 'Ask again').click();
    await expect(page.getByText('7.25 USDC arrived in your spot account')).toBeVisible();
    is([(await balancesOf('USDC')).spot - before.spot, (await transfers()) - before.transfers]).toEqual([exact('7.25'), 1]);
  });

  test('that is refused says so in words and keeps the amount', async () => {
    const page = await pageOf('saver', '/myaccount/deposit/USDT');
    const before = await transfers();
    await field(page).fill('10000000.5');
    await action(page, 'Deposit').click();
    await expect(page.getByRole('alert')).toContainText('The largest amount is 10000000 USDT.');
    await expect(field(page)).toHaveValue('10000000.5');
    is(await transfers()).toBe(before);
  });

  test('is behind a login and comes back to the page (SH-03, SH-05)', async () => {
    const page = await pageOf(undefined, '/myaccount/deposit/BTC?next=%2Fsimple-earn');
    await expect(page.getByRole('heading', { name: 'Log in to move money' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Continue Saver' }).click();
    await arrived(page, /\/myaccount\/deposit\/BTC\?next=%2Fsimple-earn$/);
    await expect(field(page)).toBeVisible();
  });

  test('of a session that ended in the middle keeps the amount over the login, and nothing moved', async () => {
    const page = await pageOf('saver', '/myaccount/deposit/USDC');
    const before = await transfers();
    await field(page).fill('33.5');
    await visit.endSession();
    await action(page, 'Deposit').click();
    await expect(page.getByRole('heading', { name: 'Log in to move money' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Continue Saver' }).click();
    await expect(field(page)).toHaveValue('33.5');
    is(await transfers()).toBe(before);
  });

  test('whose answer is lost, and then the session: after signing in it is asked for under its name, and moves once (N02, A03)', async () => {
    const page = await pageOf('saver', '/myaccount/deposit/USDC');
    const before = { ...(await balancesOf('USDC')), transfers: await transfers() };
    await page.route(
      '**/sandbox/wallet/deposit',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await field(page).fill('8.75');
    await action(page, 'Deposit').click();
    await expect(page.getByText('We did not get an answer')).toBeVisible();
    await visit.endSession();
    await action(page, 'Ask again').click();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Continue Saver' }).click();
    await expect(field(page)).toHaveValue('8.75');
    await expect(action(page, 'Deposit')).toBeHidden();
    await action(page, 'Ask again').click();
    await expect(page.getByText('8.75 USDC arrived in your spot account')).toBeVisible();
    is([(await balancesOf('USDC')).spot - before.spot, (await transfers()) - before.transfers]).toEqual([exact('8.75'), 1]);
  });

  test('leads back nowhere but into the console, and a coin that is not there is said to be', async () => {
    const page = await pageOf('saver', '/myaccount/deposit/USDC?next=https%3A%2F%2Fevil.example%2F');
    await field(page).fill('1');
    await action(page, 'Deposit').click();
    await expect(page.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/earn');
    await page.goto('/myaccount/deposit/NOPE');
    await expect(page.getByRole('heading', { name: 'There is no NOPE here' })).toBeVisible();
  });
});

test.each([
  ['the page of a coin', '/staking/SOL', 'Stake', 'Stake SOL', '0.5'],
  ['the card of a product', '/staking', 'Stake SOL', 'Stake SOL', '0.5'],
  ['a pool of a project', '/launchpool/1002', 'Stake more USDT', 'Stake for SUI', '250'],
])(
  'given a stake on %s, when funds are added from its dialog, then the way back opens it again with what was typed (SH-02, SH-05)',
  async (_where, path, opener, name, amount) => {
    const page = await pageOf('saver', path);
    const dialog = page.getByRole('dialog', { name });
    await page.getByRole('button', { name: opener, exact: true }).first().click();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await dialog.getByRole('button', { name: 'Add funds' }).first().click();
    await page.getByRole('link', { name: 'On-chain deposit' }).click();
    await arrived(page, /\/myaccount\/deposit\/[A-Z]+\?next=/);
    await page.goBack();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue(amount);
    await dialog.getByRole('button', { name: 'Add funds' }).first().click();
    await page.getByRole('link', { name: 'On-chain deposit' }).click();
    await arrived(page, /\/myaccount\/deposit\/[A-Z]+\?next=/);
    await field(page).fill('1');
    await action(page, 'Deposit').click();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue(amount);
  },
);

test('funds are added from the account menu, on any page (SH-02)', async () => {
  const page = await pageOf('saver', '/simple-earn/my-lendings?tab=flexible');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Add funds' }).click();
  await page.getByRole('dialog', { name: 'Add USDT' }).getByRole('link', { name: 'Express buy' }).click();
  await arrived(page, /\/crypto\/buy\?crypto=USDT&next=%2Fsimple-earn%2Fmy-lendings%3Ftab%3Dflexible$/);
});

test('a transfer moves between one’s own accounts, never more than there is, and leads back (SH-30, AMB-077)', async () => {
  const page = await pageOf('saver', '/simple-earn?subscribe=BTC');
  const before = { ...(await balancesOf('BTC')), transfers: await transfers() };
  await page.getByRole('dialog').getByRole('button', { name: 'Add funds' }).click();
  await page.getByRole('link', { name: 'Transfer', exact: true }).dblclick();
  await arrived(page, /\/myaccount\/transfer\/BTC\?next=/);
  await field(page).fill('5');
  await expect(page.getByText('This is more than you have there')).toBeVisible();
  await expect(action(page, 'Transfer')).toBeDisabled();
  await page.getByRole('button', { name: 'Max' }).click();
  await expect(field(page)).toHaveValue('0.02');
  await action(page, 'Transfer').click();
  await expect(page.getByText('0.02 BTC moved to your spot account')).toBeVisible();
  const after = await balancesOf('BTC');
  is([after.spot - before.spot, before.funding - after.funding, (await transfers()) - before.transfers]).toEqual([
    exact('0.02'),
    exact('0.02'),
    1,
  ]);
  // one step in the history, however often the way was pressed
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Subscribe BTC' })).toBeVisible();
});

test('spot trade is closed until the coin is listed, says when it opens, and then buys with USDT (SH-24, SH-29)', async () => {
  const page = await pageOf('vip5', '/trade/PEPE_USDT');
  const { opensAt } = await balancesOf('PEPE');
  await expect(page.getByText(/^Trading of PEPE opens .*\(UTC\)\.$/)).toBeVisible();
  await expect(field(page, 'You pay')).toHaveCount(0);
  const { now } = (await visit.control('/sandbox/state')) as { now: number };
  await visit.control('/sandbox/clock', { advanceSeconds: (opensAt ?? now) - now + 1 });
  await page.reload();
  const before = { usdt: (await balancesOf('USDT')).spot, pepe: (await balancesOf('PEPE')).spot, transfers: await transfers() };
  await field(page, 'You pay').fill('20');
  await expect(page.getByText(/^You get about [\d,.]+ PEPE$/)).toBeVisible();
  await action(page, 'Buy PEPE').click();
  await expect(page.getByText(/^Bought [\d,.]+ PEPE for 20 USDT$/)).toBeVisible();
  is([before.usdt - (await balancesOf('USDT')).spot, (await transfers()) - before.transfers]).toEqual([exact('20'), 1]);
  is((await balancesOf('PEPE')).spot > before.pepe).toBe(true);
});

test('express buy brings USDT; where the dialog does not offer a way, its page does not either (SH-28, RG-02, RG-03, US-01)', async () => {
  let page = await pageOf('saver', '/crypto/buy?crypto=USDT');
  const before = (await balancesOf('USDT')).spot;
  await field(page).fill('50');
  await action(page, 'Buy').click();
  await expect(page.getByText('50 USDT arrived in your spot account')).toBeVisible();
  is((await balancesOf('USDT')).spot - before).toBe(exact('50'));
  for (const [world, path] of [
    ['restricted', '/crypto/buy?crypto=USDT'],
    ['restricted', '/trade/BTC_USDT'],
    ['us', '/myaccount/transfer/BTC'],
    ['us', '/crypto/buy?crypto=USDT'],
  ] as const) {
    await visit.context.close();
    page = await pageOf(world, path);
    await expect(page.getByRole('heading', { name: 'This is not offered to you' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
});

test('a pair of a coin with itself is said to be none, and no region is blamed (SH-29)', async () => {
  const page = await pageOf('saver', '/trade/USDT_USDT');
  await expect(page.getByRole('heading', { name: 'There is no USDT / USDT pair' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/region/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

describe.each([
  { width: 1280, height: 900, appearance: 'light', locale: 'en-US' },
  { width: 320, height: 640, appearance: 'dark', locale: 'zh-CN' },
] as const)('at $width px, $appearance, $locale', (look) => {
  test.each(['/myaccount/deposit/USDT', '/myaccount/transfer/BTC', '/trade/BTC_USDT', '/crypto/buy'])(
    '%s has no fault of accessibility and fits',
    async (path) => {
      const page = await pageOf('saver', path, look);
      await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
      await refuseAxeFaults(page);
      is(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
    },
  );
});
