import { expect as is, test } from 'vitest';
import { exact } from './support/exact.ts';
import { expect } from './support/expect.ts';
import {
  fastForwardUntilVisible,
  NOTHING_SENT,
  NOT_PLACED,
  SUBSCRIBE,
  checking,
  field,
  isOrder,
  ordersSent,
  receipt,
  saverAtConsole,
  send,
} from './faults/saver.ts';

/* Faults of the group "outcome": even if a request or its answer is lost, one press is one order and one result. */

const saver = saverAtConsole();
const { typed, fault, looksAreSlow, stand, oneOrderOf } = saver;

test('N01 given a double click, then one order is sent, and the button is busy meanwhile and keeps its name', async () => {
  const page = await typed('7.5');
  const before = await stand();
  const sent = ordersSent(page);
  await fault({ kind: 'latency', ms: 2000 });
  await send(page).dblclick();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await expect(receipt(page)).toContainText('7.5');
  is(sent()).toBe(1);
  await oneOrderOf('7.5', before);
});

test('N01 given a click and Enter at the same time, then one order is sent', async () => {
  const page = await typed('6.5');
  const before = await stand();
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.form?.requestSubmit();
    setTimeout(() => button.click(), 50);
  });
  await expect(receipt(page)).toContainText('6.5');
  await oneOrderOf('6.5', before);
});

test('N02 given an answer that is lost after the order is carried out, then the order is found, with one result and entry', async () => {
  const page = await typed('10.25');
  const before = await stand();
  await fault({ kind: 'lost-answer' });
  await looksAreSlow();
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await expect(field(page)).toHaveValue('10.25');
  await expect(receipt(page)).toContainText('10.25');
  await oneOrderOf('10.25', before);
});

test('N03 given a request that is lost, then the order is not found, nothing has moved, and the same form can be sent once', async () => {
  const page = await typed('10.25');
  const before = await stand();
  await fault({ kind: 'lost-request' });
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await fastForwardUntilVisible(page, page.getByText(NOT_PLACED));
  await expect(send(page)).toBeEnabled();
  await expect(field(page)).toHaveValue('10.25');
  is(await stand()).toEqual(before);
  await send(page).click();
  await expect(receipt(page)).toContainText('10.25');
  await oneOrderOf('10.25', before);
});

test('N04 given an order that is carried out after the page’s timeout, then it is not sent again, and pending until found', async () => {
  const page = await typed('4.125');
  const before = await stand();
  const sent = ordersSent(page);
  let commit = async (): Promise<void> => undefined;
  await page.route(`**${SUBSCRIBE}`, async (route) => {
    const request = route.request();
    if (!isOrder(request)) return route.fallback();
    const headers = request.headers();
    const data = request.postData() ?? '';
    // the exchange takes its time: nothing goes on, nothing comes back
    commit = async () => {
      const answer = await saver.visit().context.request.post(SUBSCRIBE, {
        headers: { 'content-type': headers['content-type'] ?? '', csrftoken: headers['csrftoken'] ?? '', origin: saver.at.server.origin },
        data,
      });
      is(answer.status()).toBe(200);
    };
    return undefined;
  });
  await send(page).click();
  await fastForwardUntilVisible(page, checking(page));
  is(await stand()).toEqual(before);
  await commit();
  await fastForwardUntilVisible(page, receipt(page));
  await expect(receipt(page)).toContainText('4.125');
  is(sent()).toBe(1);
  await oneOrderOf('4.125', before);
});

test('N05 while an outcome is unknown its amount cannot be changed; afterwards another amount is another order', async () => {
  const page = await typed('2.5');
  const before = await stand();
  await fault({ kind: 'lost-answer' });
  await looksAreSlow();
  await send(page).click();
  await expect(checking(page)).toBeVisible();
  await expect(field(page)).not.toBeEditable();
  await expect(receipt(page)).toContainText('2.5');
  await oneOrderOf('2.5', before);
  const first = await stand();
  await receipt(page).getByRole('button', { name: 'Subscribe more' }).click();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('3.75');
  await send(page).click();
  await expect(receipt(page)).toContainText('3.75');
  await oneOrderOf('3.75', first);
});

test('N06 two tabs that send at once: an order each, and a lost answer in one does not take the other for its own', async () => {
  const page = await typed('1.25');
  const other = await saver.visit().context.newPage();
  await other.goto('/simple-earn?subscribe=USDC');
  await field(other).fill('8.5');
  await expect(send(other)).toBeEnabled();
  const before = await stand();
  await fault({ kind: 'lost-answer', times: 2 });
  await Promise.all([send(page).click(), send(other).click()]);
  await fastForwardUntilVisible(page, receipt(page));
  await expect(receipt(page)).toContainText('1.25');
  await fastForwardUntilVisible(other, receipt(other));
  await expect(receipt(other)).toContainText('8.5');
  const after = await stand();
  is([after.lent - before.lent, after.orders - before.orders, after.transfers - before.transfers]).toEqual([exact('9.75'), 2, 2]);
});

test('N08 given a server that is killed during an order, then the order is placed or not, and the form says which', async () => {
  const page = await typed('5.125');
  const before = await stand();
  const asked = page.waitForRequest(isOrder);
  await send(page).click();
  await asked;
  await saver.at.server.kill();
  await saver.at.server.startAgain();
  const notPlaced = page.getByText(NOT_PLACED);
  const unknown = page.getByRole('button', { name: 'Check again' });
  await fastForwardUntilVisible(page, receipt(page).or(notPlaced).or(unknown));
  if (await unknown.isVisible()) await unknown.click();
  await fastForwardUntilVisible(page, receipt(page).or(notPlaced));
  if (await receipt(page).isVisible()) return oneOrderOf('5.125', before);
  is(await stand()).toEqual(before);
  await expect(field(page)).toHaveValue('5.125');
});

test('N08 a server that is down keeps the form; once it is back the same form goes through, once', async () => {
  const page = await typed('5.125');
  const before = await stand();
  await saver.at.server.kill();
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await expect(field(page)).toHaveValue('5.125');
  await saver.at.server.startAgain();
  // A server that is back early takes the order. Else the order is checked, or the person says what they saw, or, when the
  // session could not be read any more, nothing was sent.
  const looked = page.getByRole('button', { name: 'I checked: it was not placed' });
  const notPlaced = page.getByText(NOT_PLACED).or(page.getByText(NOTHING_SENT));
  const unknown = page.getByRole('button', { name: 'Check again' });
  const known = receipt(page).or(looked).or(notPlaced);
  await fastForwardUntilVisible(page, known.or(unknown));
  if (!(await known.first().isVisible())) await unknown.click();
  await fastForwardUntilVisible(page, known);
  if (!(await receipt(page).isVisible())) {
    is(await stand()).toEqual(before);
    if (await looked.isVisible()) await looked.click();
    await expect(field(page)).toHaveValue('5.125');
    await send(page).click();
  }
  await fastForwardUntilVisible(page, receipt(page));
  await expect(receipt(page)).toContainText('5.125');
  await oneOrderOf('5.125', before);
});
