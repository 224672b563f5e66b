import type { Page } from 'playwright';
import { afterEach, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { flexibleRate } from './support/flexibleRate.ts';

const at = consoleAndBrowser();
// A page that stays open goes on asking for what is new.
afterEach(() => at.browser.close());

const COUNT = 'presses';

/** Counts what a person presses, also over pages. Clicks that scripts make are not theirs. */
const countPresses = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
      },
      true,
    );
  }, COUNT);
const presses = (page: Page): Promise<number> => page.evaluate((name) => Number(sessionStorage.getItem(name)), COUNT);

interface Journey {
  readonly what: string;
  readonly world: string;
  readonly from: string;
  readonly most: number;
  /** Goes from the page to the receipt. */
  readonly go: (page: Page) => Promise<void>;
  readonly receipt: string;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).last().click();

const JOURNEYS: readonly Journey[] = [
  {
    what: 'a fixed term with the best voucher',
    world: 'saver',
    from: '/simple-earn',
    most: 4,
    go: async (page) => {
      const row = page.getByRole('row', { name: /USDT/ }).first();
      await row.getByRole('button', { name: 'Details' }).click();
      await page
        .getByRole('button', { name: /subscribe USDT, Fixed 30 days/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).fill('1000');
      await expect(page.getByRole('button', { name: 'Undo the voucher' })).toBeVisible();
      await press(page, 'Subscribe');
    },
    receipt: 'Subscribed',
  },
  {
    what: 'a flexible subscription without a balance',
    world: 'empty',
    from: '/simple-earn',
    most: 6,
    go: async (page) => {
      await page.getByRole('button', flexibleRate('USDT')).click();
      const amount = page.getByRole('dialog', { name: 'Subscribe USDT' }).getByRole('textbox', { name: 'Amount' });
      await amount.fill('250');
      await page.getByRole('dialog', { name: 'Subscribe USDT' }).getByRole('button', { name: 'Add funds' }).click();
      await page.getByRole('link', { name: 'On-chain deposit' }).click();
      await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
      await press(page, 'Deposit');
      await page.getByRole('link', { name: 'Back to where you were' }).click();
      await expect(amount).toHaveValue('250');
      await press(page, 'Subscribe');
    },
    receipt: 'Subscribed',
  },
  {
    what: 'a stake of ETH',
    world: 'saver',
    from: '/staking',
    most: 4,
    go: async (page) => {
      await press(page, 'Stake ETH');
      const dialog = page.getByRole('dialog', { name: 'Stake ETH' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('1');
      await dialog.getByRole('checkbox').click();
      await press(page, 'Stake');
      // The order is shown once more (ST-56).
      const question = page.getByRole('alertdialog').getByRole('button').last();
      await expect(question).toBeVisible();
      await question.click();
    },
    receipt: 'Staked',
  },
];

test.each(JOURNEYS)('$what takes at most $most presses besides typing', async ({ world, from, most, go, receipt }) => {
  const { page, become } = await at.browser.visit();
  await become(world);
  await countPresses(page);
  await page.goto(from);
  await go(page);
  await expect(page.getByRole('alertdialog', { name: receipt })).toBeVisible();
  const count = await presses(page);
  expect(count).toBeLessThanOrEqual(most);
  expect(count).toBeGreaterThan(0);
});
