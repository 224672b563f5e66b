import { expect as is, test } from 'vitest';
import { cut, digits, exact } from '../support/exact.ts';
import { holdingOf, ledger } from '../support/exchangeSays.ts';
import { expect } from '../support/expect.ts';
import { SUBSCRIBE, field, saverAtConsole, send } from './saver.ts';

/* Faults of the group "race": others are faster. */

const saver = saverAtConsole();
const { typed, stand, open, visit, happens } = saver;

test('R05 given a holding that is redeemed elsewhere while its form is open, then it is refused and the list is read again', async () => {
  const page = await open('/simple-earn/my-lendings?tab=flexible');
  await page.getByRole('button', { name: 'Redeem SOL' }).click();
  const held = (await holdingOf(visit(), 'SOL'))?.curr_amount ?? '0';
  await field(page).fill('1');
  const redeem = page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true });
  await expect(redeem).toBeEnabled();
  const csrf = (await visit().context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const elsewhere = await visit().context.request.post('/apiw/v2/uni-loan/earn/redeem', {
    headers: { csrftoken: csrf, origin: saver.at.server.origin },
    form: { asset: 'SOL', amount: digits(cut(exact(held), 6)) },
  });
  is(((await elsewhere.json()) as { code: number }).code).toBe(0);
  const { transfers } = await ledger(visit());
  await redeem.click();
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
  await expect(field(page)).toHaveValue('1');
  is((await ledger(visit())).transfers).toBe(transfers);
});

test('R06 given a hundred buyers of the last 37, then 37 get it, to the last unit, and later buyers are told', async () => {
  const page = await typed('1');
  const before = await stand();
  await happens({ event: 'sold-out', asset: 'USDC', left: '37' });
  const csrf = (await visit().context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const buy = async (): Promise<number> => {
    const answer = await visit().context.request.post(SUBSCRIBE, {
      headers: { csrftoken: csrf, origin: saver.at.server.origin },
      form: { asset: 'USDC', amount: '1', rateYear: '0.0001' },
    });
    return ((await answer.json()) as { code: number }).code;
  };
  const codes = await Promise.all(Array.from({ length: 100 }, buy));
  is(codes.filter((code) => code === 0)).toHaveLength(37);
  const after = await stand();
  is([after.lent - before.lent, before.spot - after.spot, after.transfers - before.transfers]).toEqual([exact('37'), exact('37'), 37]);
  await send(page).click();
  await expect(page.getByRole('dialog').getByText('The quota is sold out. Nothing was subscribed.')).toBeVisible();
  is(await stand()).toEqual(after);
});
