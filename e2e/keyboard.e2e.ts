import { test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { cut, digits, exact } from './support/exact.ts';
import { holdingOf, ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import { focused, tabTo } from './support/keyboard.ts';
import { flexibleRate } from './support/flexibleRate.ts';

const at = consoleAndBrowser();

test('given only a keyboard, when a saver subscribes, redeems and signs out, then it works and the focus is always visible', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.goto('/simple-earn');
  await expect(page.getByRole('button', flexibleRate('USDT'))).toBeVisible();

  // past the header by one key, into the form, from there to the login page, and back into the form
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await tabTo(page, flexibleRate('USDT').name);
  await page.keyboard.press('Enter');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeFocused();
  await page.keyboard.type('12.5');
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Log in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^Continue Saver$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/simple-earn\?subscribe=USDT$/);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('12.5');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/simple-earn$/);

  // subscribes; the focus goes into the form, and after it back to where it came from
  const before = exact((await holdingOf(visit, 'USDT'))?.curr_amount ?? '0');
  await tabTo(page, flexibleRate('USDT').name);
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type('250.75');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Subscribed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', flexibleRate('USDT'))).toBeFocused();

  // the sandbox's clock
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await tabTo(page, /^Sandbox$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sandbox' })).toBeFocused();
  // The panel's code is loaded when it opens.
  await expect(page.getByRole('button', { name: '+1 hour', exact: true })).toBeEnabled();
  await tabTo(page, /^\+1 hour$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^It is now /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sandbox', exact: true })).toBeFocused();

  // redeems nearly everything, so that part of it waits, and calls that back
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await tabTo(page, /^My holdings$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My holdings' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Everything you hold' })).toBeVisible();
  await tabTo(page, /^All/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  await tabTo(page, /^Redeem USDT$/);
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type(digits(cut(before / 2n, 6)));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Redeemed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeFocused();
  await page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.focus());
  await tabTo(page, /^Cancel redemption of/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, /^Cancel redemption$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Redemption cancelled', { exact: true }).first()).toBeVisible();

  // signs out from the menu
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await tabTo(page, /^Account$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My holdings' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  expect(visit.complaints).toEqual([]);
});

test('a saver goes through every dialog of fixed terms, the history and Auto-Earn by keyboard alone, and comes back to where each was opened (SE-V-04, SE-X-37, SE-X-42, SE-X-45, SE-X-63, SE-H-04, SE-A-11)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  /** Tabs to something and presses it. */
  const press = async (name: RegExp, key = 'Enter'): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press(key);
  };
  const fromTheTop = () => page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.focus());

  // subscribes 30 days with a voucher and renewal
  await page.goto('/simple-earn?subscribe=USDT&product=102');
  const form = page.getByRole('dialog', { name: 'Subscribe USDT, fixed' });
  await expect(form.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.type('1000');
  await expect(form.getByRole('button', { name: 'Change the voucher' })).toBeEnabled();
  await press(/^Undo the voucher$/);
  await expect(form.getByRole('button', { name: 'Use the best voucher' })).toBeFocused();
  await press(/^Choose a voucher$/);
  const picker = page.getByRole('dialog', { name: 'Choose a voucher' });
  await expect(picker.getByRole('radio').first()).toBeVisible();
  await tabTo(page, /use no voucher/i);
  // Pressed as long as a person does: the radio is chosen while the key is down.
  await page.keyboard.press('ArrowUp', { delay: 60 });
  await press(/^Use this voucher$/);
  await expect(form.getByRole('button', { name: 'Change the voucher' })).toBeFocused();
  await press(/^Auto-renew$/, 'Space');
  await expect(form.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled();
  await press(/^Subscribe$/);
  await expect(page.getByRole('alertdialog', { name: 'Subscribed' })).toContainText('Term renews');
  await press(/^View holdings$/);
  await expect(page).toHaveURL(/\/simple-earn\/my-lendings\?tab=fixed$/);

  // the order: no renewal, another account, then early redemption
  const { list } = (await visit.read('/apiw/v2/fixed_earn/api/user/lend?order_type=1&page=1&limit=1')) as {
    readonly list: readonly { readonly order_id: string }[];
  };
  const id = list[0]?.order_id ?? '';
  const renewal = page.getByRole('switch', { name: `Auto-renew USDT, order ${id}` });
  await expect(renewal).toBeChecked();
  await fromTheTop();
  await press(new RegExp(`^Auto-renew USDT, order ${id}$`), 'Space');
  await expect(page.getByRole('alertdialog', { name: 'Turn off auto-renew?' })).toBeVisible();
  await press(/^Turn off$/);
  await expect(renewal).not.toBeChecked();
  const account = page.getByRole('combobox', { name: `Redeem USDT to, order ${id}` });
  await expect(account).toHaveText('Flexible Earn');
  await fromTheTop();
  await press(new RegExp(`^Redeem USDT to, order ${id}$`));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(account).not.toHaveText('Flexible Earn');
  await expect(account).toBeEnabled();
  await press(new RegExp(`^Redeem early: USDT, order ${id}$`));
  await expect(page.getByRole('alertdialog', { name: 'Redeem USDT early?' })).toBeVisible();
  await press(/^Redeem early$/);
  await expect(page.getByRole('alertdialog', { name: 'Redeemed early' })).toBeVisible();
  await page.keyboard.press('Escape');

  // the history, its other tab, and back to the holdings
  await fromTheTop();
  await press(/^History$/);
  await expect(page).toHaveURL(/\/simple-earn\/history$/);
  await expect(page.getByRole('table', { name: /^Flexible/ })).toBeVisible();
  await tabTo(page, /^Flexible$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: /^Fixed/ })).toBeVisible();
  await fromTheTop();
  await press(/^Holdings$/);
  await expect(page.getByRole('table', { name: 'Everything you hold' })).toBeVisible();
  await tabTo(page, /^All/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: 'Flexible holdings' })).toBeVisible();

  // Auto-Earn of one coin
  await press(/^Set up Auto-Earn$/);
  const settings = page.getByRole('dialog', { name: 'Auto-Earn settings' });
  const coin = settings.getByRole('switch', { name: 'Auto-Earn for BTC' });
  const on = await coin.isChecked();
  await press(/^Auto-Earn for BTC$/, 'Space');
  await press(on ? /^Turn off$/ : /^Turn on$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(coin).toBeChecked({ checked: !on });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Set up Auto-Earn' })).toBeFocused();

  // subscribes the same term again
  await fromTheTop();
  await tabTo(page, /^Flexible \d+$/);
  await page.keyboard.press('ArrowRight');
  await press(new RegExp(`^Subscribe again: USDT, order ${id}$`));
  await expect(form.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});
