import type { Locator, Page } from 'playwright';
import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();

/** A dialog with something to lose, and where it is. */
interface Draft {
  readonly name: string;
  readonly path: string;
  /** Opens the dialog on the page. */
  readonly open: (page: Page) => Promise<void>;
  readonly dialog: (page: Page) => Locator;
  /** The field and what is typed into it; none where there is nothing to type. */
  readonly typed?: readonly [field: string, text: string];
  /** Chooses something beside it. @default nothing */
  readonly choose?: (page: Page, dialog: Locator) => Promise<void>;
  /** Expects that it is chosen again. @default nothing */
  readonly chosen?: (dialog: Locator) => Promise<void>;
  /** Sends it. */
  readonly send: (page: Page, dialog: Locator) => Promise<void>;
  /** The button that then asks to log in. @default 'Log in' */
  readonly ask?: string;
  /** The address that one comes back to. */
  readonly address: RegExp;
}

const press = async (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const DRAFTS: readonly Draft[] = [
  {
    name: 'a stake on the page of a coin',
    path: '/staking/SOL',
    open: (page) => press(page, 'Stake'),
    dialog: (page) => page.getByRole('dialog', { name: 'Stake SOL' }),
    typed: ['Amount', '0.5'],
    send: async (page, dialog) => {
      await dialog.getByRole('checkbox').click();
      await press(dialog, 'Stake');
      await press(page.getByRole('alertdialog'), 'Confirm');
    },
    address: /\/staking\/SOL\?show=stake$/,
  },
  {
    name: 'a redemption on the page of a coin',
    path: '/staking/SOL',
    open: (page) => press(page, 'Redeem'),
    dialog: (page) => page.getByRole('dialog', { name: 'Redeem SOL' }),
    typed: ['Amount', '1.25'],
    choose: (_, dialog) => dialog.getByRole('radio', { name: /^Fast/ }).click(),
    chosen: (dialog) => expect(dialog.getByRole('radio', { name: /^Fast/ })).toBeChecked(),
    send: (_, dialog) => press(dialog, 'Redeem'),
    address: /\/staking\/SOL\?show=redeem$/,
  },
  {
    name: 'a fixed subscription with another term and a voucher',
    path: '/simple-earn?subscribe=USDT&product=102',
    open: async () => undefined,
    dialog: (page) => page.getByRole('dialog', { name: 'Subscribe USDT, fixed' }),
    typed: ['Amount', '1000'],
    choose: async (page, dialog) => {
      await dialog
        .getByRole('radio', { name: /^30 days/ })
        .first()
        .click();
      await press(dialog, 'Change the voucher');
      const picker = page.getByRole('dialog', { name: 'Choose a voucher' });
      await picker.getByRole('radio').first().check({ force: true });
      await press(picker, 'Use this voucher');
    },
    chosen: async (dialog) => {
      await expect(dialog.getByRole('radio', { name: /^30 days/ }).first()).toBeChecked();
      await expect(dialog.getByRole('button', { name: 'Change the voucher' })).toBeVisible();
    },
    send: (_, dialog) => press(dialog, 'Subscribe'),
    address: /\/simple-earn\?subscribe=USDT&product=102$/,
  },
  {
    name: 'a redemption of a staking holding',
    path: '/staking',
    open: async (page) => {
      await page.getByRole('radio', { name: /^Other/ }).click();
      await press(page, 'Redeem SOL');
    },
    dialog: (page) => page.getByRole('dialog', { name: 'Redeem SOL' }),
    typed: ['Amount', '1.25'],
    send: (_, dialog) => press(dialog, 'Redeem'),
    address: /\/staking\?product-type=1&show=redeem&coin=SOL&pid=1301$/,
  },
  {
    name: 'a stake in a pool of a project',
    path: '/launchpool/1002',
    open: (page) => press(page, 'Stake more USDT'),
    dialog: (page) => page.getByRole('dialog', { name: 'Stake for SUI' }),
    typed: ['Amount', '250'],
    send: (_, dialog) => press(dialog, 'Stake'),
    address: /\/launchpool\/1002\?show=stake&pool=100201$/,
  },
  {
    name: 'a redemption from a pool, opened in the statistics',
    path: '/launchpool/1002',
    open: (page) => press(page.getByRole('table', { name: /My statistics/ }), 'Redeem USDT'),
    dialog: (page) => page.getByRole('dialog', { name: 'Redeem USDT' }),
    typed: ['Amount', '25'],
    send: (_, dialog) => press(dialog, 'Redeem'),
    address: /\/launchpool\/1002\?show=redeem&pool=100201$/,
  },
  {
    name: 'a stake in a pool of the list',
    path: '/launchpool',
    open: (page) => press(page, 'Stake USDT'),
    dialog: (page) => page.getByRole('dialog', { name: /^Stake for/ }),
    typed: ['Amount', '250'],
    send: (_, dialog) => press(dialog, 'Stake'),
    address: /\/launchpool\?project=\d+&pool=\d+$/,
  },
  {
    name: 'an early redemption of a fixed order',
    path: '/simple-earn/my-lendings?tab=fixed',
    open: (page) => press(page, /^Redeem early: /),
    dialog: (page) => page.getByRole('alertdialog'),
    send: (_, dialog) => press(dialog, 'Redeem early'),
    ask: 'Redeem early',
    address: /\/simple-earn\/my-lendings\?tab=fixed&show=redeem&order=\d+$/,
  },
  {
    name: 'a purchase of private wealth',
    path: '/private-wealth',
    open: (page) => press(page, /^Subscribe more of/),
    dialog: (page) => page.getByRole('dialog', { name: /^Add to/ }),
    typed: ['Amount', '1500'],
    send: async (_, dialog) => {
      await dialog.getByRole('checkbox').click();
      await press(dialog, 'Subscribe more');
    },
    address: /\/private-wealth\?show=purchase&order=[\w-]+$/,
  },
  {
    name: 'a redemption of units, opened in the details',
    path: '/private-wealth',
    open: async (page) => {
      await press(page, /^Details of/);
      await press(page.getByRole('dialog'), 'Redeem units');
    },
    dialog: (page) => page.getByRole('dialog', { name: /^Redeem/ }),
    typed: ['Units', '100.5'],
    send: (_, dialog) => press(dialog, 'Redeem units'),
    address: /\/private-wealth\?show=redeem&order=[\w-]+$/,
  },
];

const prompt = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in to continue' });

async function leave(visit: Visit): Promise<void> {
  is(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
}

test.each(DRAFTS)(
  'given $name, when the session ends before it is sent and the person logs in again, then it is open with what was typed, and nothing was sent (A03, AMB-012)',
  async ({ path, open, dialog, typed, choose, chosen, send, ask = 'Log in', address }) => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await visit.become('saver');
    const holds = async (): Promise<void> => {
      if (typed) await expect(dialog(page).getByRole('textbox', { name: typed[0] })).toHaveValue(typed[1]);
      else await expect(dialog(page)).toBeVisible();
    };
    await page.goto(path);
    await open(page);
    if (typed) await dialog(page).getByRole('textbox', { name: typed[0] }).fill(typed[1]);
    await choose?.(page, dialog(page));
    await expect(page).toHaveURL(address);
    const { transfers } = await ledger(visit);
    await visit.endSession();
    await send(page, dialog(page));
    await expect(prompt(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toBeHidden();
    await holds();
    await press(dialog(page), ask);
    await prompt(page).getByRole('link', { name: 'Log in' }).click();
    await press(page, 'Continue Saver');
    await expect(page).toHaveURL(address);
    await holds();
    await chosen?.(dialog(page));
    is(await ledger(visit)).toMatchObject({ transfers });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    await expect(page).toHaveURL((url) => !/show=|pool=/.test(url.search));
    await leave(visit);
  },
);

test('given a stake that was pressed, when the page learns that the session is over before the exchange refuses it, then signing in again tells that nothing was placed, and asks for no other sign-in (A03, AMB-012)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/launchpool');
  await press(page, 'Stake USDT');
  const dialog = page.getByRole('dialog', { name: /^Stake for/ });
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('250');
  const { transfers } = await ledger(visit);
  await visit.endSession();
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/launch-pool/user-project-statistics*', async (route) => {
    await refused;
    await route.continue();
  });
  await press(dialog, 'Stake');
  // The page looks again who is signed in.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  const answered = page.waitForResponse((answer) => answer.url().includes('user-project-statistics') && answer.status() === 401);
  refuse();
  await answered;
  await press(dialog, 'Log in');
  await prompt(page).getByRole('link', { name: 'Log in' }).click();
  await press(page, 'Continue Saver');
  await expect(page.getByText('Your order was not placed and no funds were moved.').first()).toBeVisible();
  await expect(amount).toHaveValue('250');
  await expect(prompt(page)).toHaveCount(0);
  is(await ledger(visit)).toMatchObject({ transfers });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await leave(visit);
});

test('given an address that names a dialog of a person, when a visitor opens it, then the page is as without it, and logging in opens the dialog (A03, SH-03)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  const addresses = [
    '/staking?product-type=1&show=redeem&coin=SOL&pid=1301',
    '/launchpool/1002?show=redeem&pool=100201',
    '/simple-earn/my-lendings?show=redeem&asset=USDT',
    '/private-wealth?show=purchase&order=9',
    '/launchpool/1002?show=stake&pool=100201',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' }).first()).toBeVisible();
    is(await page.getByRole('dialog').or(page.getByRole('alertdialog')).count(), address).toBe(0);
  }
  await press(page.getByRole('main'), 'Log in');
  await prompt(page).getByRole('link', { name: 'Log in' }).click();
  await press(page, 'Continue Saver');
  await expect(page.getByRole('dialog', { name: 'Stake for SUI' })).toBeVisible();
  await leave(visit);
});
