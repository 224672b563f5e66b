import { test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { cut, digits, exact, grouped, hourOf } from './support/exact.ts';
import { holdingOf, ledger, recordsOf, spotOf } from './support/exchangeSays.ts';
import { type Visit } from './support/openBrowser.ts';
import { flexibleRate } from './support/flexibleRate.ts';

const at = consoleAndBrowser();

/** Amounts as the exchange has them, whole numbers of smallest steps. */
async function stand(visit: Visit) {
  const holding = await holdingOf(visit, 'USDT');
  if (holding === undefined) throw new Error('There is no holding of USDT');
  return {
    lent: exact(holding.curr_amount),
    frozen: exact(holding.frozen_amount),
    cumulative: exact(holding.cumulative),
    spot: exact(await spotOf(visit, 'USDT')),
  };
}

test('a saver subscribes, earns to the last digit, redeems half, calls it back, and finds all of it after a restart (SE-04, SH-07)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;

  // a visitor looks around and signs in
  await page.goto('/');
  await expect(page).toHaveURL(/\/earn$/);
  await page.getByRole('navigation', { name: 'Earn' }).getByRole('link', { name: 'Simple Earn' }).click();
  await expect(page).toHaveURL(/\/simple-earn$/);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fsimple-earn$/);
  await page.getByRole('button', { name: 'Continue Saver' }).click();
  await expect(page).toHaveURL(/\/simple-earn$/);
  const before = await stand(visit);

  // subscribes flexible USDT
  const subscribed = exact('1000.5');
  await page.getByRole('button', flexibleRate('USDT')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1000.5');
  await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Subscribed' })).toContainText('1,000.5');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  const after = await stand(visit);
  expect([after.lent - before.lent, before.spot - after.spot]).toEqual([subscribed, subscribed]);
  const additionsBefore = (await recordsOf(visit, 'USDT', 1)).length;

  // the clock goes on by a day and an hour
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  for (const step of ['+1 day', '+1 hour']) {
    await page.getByRole('button', { name: step }).click();
    await expect(page.getByText(/^It is now /)).toBeVisible();
    await expect(page.getByText('Moving the clock…')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Close the sandbox panel' }).click();

  // what it earned, worked out here from the rates alone: the new amount begins with the first full hour
  const earned = (await stand(visit)).cumulative - before.cumulative;
  const hours = (await recordsOf(visit, 'USDT', 3))
    .filter((record) => earned > 0n && record.interest !== null)
    .slice(0, 25)
    .reverse();
  // a fixed term that matures on the way pays into the holding; that earns from the next full hour, so it is paid with the one after
  const additions = await recordsOf(visit, 'USDT', 1);
  const matured = additions.slice(0, additions.length - additionsBefore);
  const maturedBefore = (time: number): bigint =>
    matured.reduce((sum, { amount, time_at: paidAt }) => (Math.ceil(paidAt / 3600) * 3600 < time ? sum + exact(amount) : sum), 0n);
  let expected = 0n;
  for (const [index, hour] of hours.entries()) {
    const principal = after.lent + maturedBefore(hour.time_at) + expected - (index === 0 ? subscribed : 0n);
    const interest = hourOf(principal, exact(hour.lend_rate_year ?? '0'));
    expect(exact(hour.interest ?? '0'), `hour ${index + 1}`).toBe(interest);
    expected += interest;
  }
  const lent = after.lent + maturedBefore(Infinity) + expected;
  expect(hours).toHaveLength(25);
  expect(earned).toBe(expected);

  // and that is what the screen says
  await page.getByRole('link', { name: 'My holdings' }).click();
  await page.getByRole('tab', { name: /^Flexible/ }).click();
  const row = page.getByRole('row', { name: /USDT/ }).first();
  await row.getByRole('button', { name: /cumulative interest, show the history/ }).click();
  await expect(page.getByRole('dialog')).toContainText(`${grouped(before.cumulative + expected)} USDT`);
  await page.keyboard.press('Escape');

  // redeems half, to the 6 places that are sent: part comes at once, the rest is on its way
  const half = cut(lent / 2n, 6);
  await page.getByRole('button', { name: 'Redeem USDT' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Redeemable ${grouped(lent)} USDT`);
  await page.getByRole('textbox', { name: 'Amount' }).fill(digits(half));
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Redeemed' })).toContainText(grouped(half));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  const redeeming = await stand(visit);
  expect(redeeming.frozen).toBeGreaterThan(0n);
  const atOnce = redeeming.spot - after.spot;
  expect(atOnce + redeeming.frozen).toBe(half);

  // calls back what is on its way
  await page.getByRole('button', { name: /^Cancel redemption of .* USDT$/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText(grouped(redeeming.frozen));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel redemption' }).click();
  await expect(page.getByText('Redemption cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel redemption of .* USDT$/ })).toBeHidden();
  const settled = await stand(visit);
  expect([settled.frozen, settled.lent, settled.spot]).toEqual([0n, lent - atOnce, after.spot + atOnce]);

  // the server ends and comes back
  const shown = await page.getByRole('row', { name: /USDT/ }).first().innerText();
  expect(await at.server.stop()).toBe(0);
  await at.server.startAgain();
  await page.reload();
  // the switch comes last: whether it is offered has to be known
  await expect(page.getByRole('row', { name: /USDT/ }).first().getByRole('switch')).toBeVisible();
  expect(await page.getByRole('row', { name: /USDT/ }).first().innerText()).toBe(shown);
  expect(await stand(visit)).toEqual(settled);

  // not a digit was made or lost
  expect(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  expect(visit.complaints).toEqual([]);
});
