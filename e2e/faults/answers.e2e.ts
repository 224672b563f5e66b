import { expect as is, test } from 'vitest';
import { expect } from '../support/expect.ts';
import { fastForwardUntilVisible, NOT_PLACED, SUBSCRIBE, checking, field, isOrder, receipt, saverAtConsole, send } from './saver.ts';
import { flexibleRate } from '../support/flexibleRate.ts';

/* Faults of the group "net": answers of the exchange that are none. */

const saver = saverAtConsole();
const { typed, fault, stand, oneOrderOf } = saver;

test('N14 an answer that trickles and never ends: given up in time, the page is usable meanwhile, and the order is found', async () => {
  const page = await typed('13.5');
  const before = await stand();
  await fault({ kind: 'trickle' });
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox');
  await search.fill('us');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', flexibleRate('USDC')).click();
  await expect(field(page)).toHaveValue('13.5');
  await fastForwardUntilVisible(page, receipt(page));
  await expect(receipt(page)).toContainText('13.5');
  await oneOrderOf('13.5', before);
});

test.each([
  ['204', { status: 204 }],
  ['an empty 200', { status: 200, body: '', contentType: 'application/json' }],
  ['an envelope without a code', { status: 200, body: '{"data":{}}', contentType: 'application/json' }],
])('N16 %s is no success: the order is looked for and not found', async (_name, answer) => {
  const page = await typed('12.5');
  const before = await stand();
  await page.route(`**${SUBSCRIBE}`, (route) => (isOrder(route.request()) ? route.fulfill(answer) : route.fallback()));
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await fastForwardUntilVisible(page, page.getByText(NOT_PLACED));
  await expect(field(page)).toHaveValue('12.5');
  is(await stand()).toEqual(before);
});
