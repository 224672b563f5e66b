import type { Locator, Page } from 'playwright';
import { afterEach, expect as is, test } from 'vitest';
import { refuseAxeFaults } from './support/axe.ts';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { type Look, type Visit } from './support/openBrowser.ts';

const SET_LAUNCHPOOL = '/apiw/v2/herald/switches';

const at = consoleAndBrowser();

let visit: Visit;
afterEach(async () => {
  await visit.control('/sandbox/faults', { clear: true });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** A person of the sandbox on the page of Simple Earn. */
async function as(world: string, look: Look = {}): Promise<Page> {
  visit = await at.browser.visit(look);
  await visit.become(world);
  await visit.page.goto('/simple-earn');
  return visit.page;
}

/** Opens a place of the account menu. */
async function open(page: Page, place: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: place }).click();
  const dialog = page.getByRole('dialog', { name: place });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** How the exchange says the launchpool's news stand. */
async function atTheExchange(): Promise<unknown> {
  const groups = (await visit.read('/apiw/v2/herald/category/switch')) as readonly {
    readonly items: readonly { readonly msg_switch: string; readonly switch_status: number }[];
  }[];
  return groups.flatMap(({ items }) => items).find(({ msg_switch }) => msg_switch === 'startup_mining_switch')?.switch_status;
}

/** Requests of the page that set the launchpool's news. */
function counted(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(SET_LAUNCHPOOL)) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('all three kinds of news are switched on, told, and still on after a reload (SH-59 to SH-65, API-12 to API-17)', async () => {
  const page = await as('saver');
  const dialog = await open(page, 'Notifications');
  for (const name of ['Candy drops', 'Launchpool', 'Holder airdrops']) {
    const toggle = dialog.getByRole('switch', { name });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(toggle).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(page.getByText('You are subscribed').first()).toBeVisible();
  is(await atTheExchange()).toBe(1);

  await page.reload();
  const again = await open(page, 'Notifications');
  for (const name of ['Candy drops', 'Launchpool', 'Holder airdrops']) await expect(again.getByRole('switch', { name })).toBeChecked();
  await again.getByRole('switch', { name: 'Candy drops' }).click();
  await expect(page.getByText('Subscription cancelled').first()).toBeVisible();
  await expect(again.getByRole('switch', { name: 'Candy drops' })).not.toBeChecked();
});

test('a refused change goes back and is told in the exchange’s own words (SH-52, AMB-006)', async () => {
  const page = await as('vip5');
  const dialog = await open(page, 'Notifications');
  await visit.control('/sandbox/faults', { kind: 'code', code: '4003', message: 'Not for sub-accounts.', path: SET_LAUNCHPOOL, times: 1 });
  const toggle = dialog.getByRole('switch', { name: 'Launchpool' });
  await toggle.click();
  await expect(page.getByText('Not for sub-accounts.').first()).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toBeEnabled();
  is(await atTheExchange()).toBe(0);
});

test('a double click sends one change (R01)', async () => {
  const page = await as('unified');
  const sent = counted(page);
  const dialog = await open(page, 'Notifications');
  const toggle = dialog.getByRole('switch', { name: 'Launchpool' });
  await toggle.dblclick();
  await expect(toggle).toBeChecked();
  await expect(page.getByText('You are subscribed').first()).toBeVisible();
  is(sent).toEqual(['{"sets":{"startup_mining_switch":1}}']);
  is(await atTheExchange()).toBe(1);
});

test('a lost answer is looked for, and what is told is how it stands (N02)', async () => {
  const page = await as('empty');
  const sent = counted(page);
  const dialog = await open(page, 'Notifications');
  await visit.control('/sandbox/faults', { kind: 'lost-answer', path: SET_LAUNCHPOOL, method: 'POST', times: 1 });
  const toggle = dialog.getByRole('switch', { name: 'Launchpool' });
  await toggle.click();
  await expect(dialog.getByText('Checking whether your change was saved…')).toBeVisible();
  await expect(page.getByText('You are subscribed').first()).toBeVisible();
  await expect(toggle).toBeChecked();
  is(sent).toHaveLength(1);
  is(await atTheExchange()).toBe(1);
});

test('the US edition has no candy drops (US-03)', async () => {
  const page = await as('us');
  const dialog = await open(page, 'Notifications');
  await expect(dialog.getByRole('switch')).toHaveCount(2);
  await expect(dialog.getByText('Candy drops')).toHaveCount(0);
});

test('by keyboard alone, from the menu into the switches and back to the menu’s button', async () => {
  const page = await as('saver');
  const menu = page.getByRole('button', { name: 'Account', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My holdings' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('menuitem', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  const toggle = dialog.getByRole('switch', { name: 'Launchpool' });
  await expect(toggle).toBeVisible();
  for (let press = 0; press < 8 && !(await toggle.evaluate((element) => element === document.activeElement)); press += 1)
    await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  const before = await toggle.isChecked();
  await page.keyboard.press('Space');
  await expect(toggle).toBeChecked({ checked: !before });
  await expect(toggle).toBeFocused();
  await expect(toggle).not.toHaveAttribute('aria-busy', 'true');
  const notice = page.getByText(before ? 'Subscription cancelled' : 'You are subscribed', { exact: true });
  await expect(notice.first()).toBeVisible();
  // The dialog has the focus, so Escape closes it, and the notice stays until it has been read.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('friends are invited with a partner’s own code, and a visitor invites nobody (SH-09, SH-25, API-07)', async () => {
  const page = await as('borrower');
  const dialog = await open(page, 'Invite friends');
  await expect(dialog.getByText('BORROW88', { exact: true })).toBeVisible();
  const link = `${new URL(page.url()).origin}/signup/BORROW88?ref_type=121`;
  await expect(dialog.getByText(link)).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the invitation link' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  // whoever follows it arrives at the exchange's sign-up
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This part belongs to the exchange' })).toBeVisible();

  await visit.control('/sandbox/logout', {});
  await page.goto('/simple-earn');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
});

test.each([
  ['light', 1280],
  ['dark', 375],
] as const)('notifications and invitations can be used by everybody: %s, %i px', async (appearance, width) => {
  const page = await as('saver', { appearance, width });
  for (const place of ['Notifications', 'Invite friends']) {
    const dialog = await open(page, place);
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    await refuseAxeFaults(page);
    is(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
