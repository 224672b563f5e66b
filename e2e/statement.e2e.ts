import { readFile } from 'node:fs/promises';
import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { digits, exact } from './support/exact.ts';
import { expect } from './support/expect.ts';

/*
 * What a person earned last month, from the overview to a file, and compared with the ledger.
 */

/** Transfers in which something is earned; in each of them all else moves between accounts of the same person. */
const EARNED = ['interest', 'fixed-paid', 'fixed-renewed', 'staking-reward', 'launchpool-reward', 'soft-staking'];

const at = consoleAndBrowser();

test('given the overview, when last month’s statement is saved as a file in three presses, then its lines are of that month, and as many as the menu said', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/earn');
  await page.getByRole('link', { name: 'Last month’s statement' }).click();
  await page.getByRole('button', { name: 'CSV' }).click();
  const item = page.getByRole('menuitem', { name: /^Every field/ });
  await expect(item).toHaveText(/\d lines?, [\d,.]+ USDT$/);
  const said = (await item.textContent()) ?? '';
  const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
  const [, first = '', last = ''] = /^earnings-(\d{4}-\d\d-\d\d)-(\d{4}-\d\d-\d\d)-earnkit\.csv$/.exec(download.suggestedFilename()) ?? [];
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  is(lines[0]).toBe('time,day,product,type,coin,amount,amount_coin,value_usdt,id');
  const rows = lines.slice(1).map((line) => line.split(','));
  is(said).toContain(`${rows.length.toLocaleString('en-US')} lines`);
  is(rows.every(([, day = '']) => day >= first && day <= last)).toBe(true);

  is(rows.length).toBeGreaterThan(20);
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('given a month that passes, then the statement of it is what the ledger paid in it, coin by coin', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  const { now: before } = (await visit.read('/sandbox/state')) as { readonly now: number };
  // To the start of the next month but one, so that the whole month between is booked hour by hour.
  const start = new Date(before * 1000);
  const next = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1) / 1000;
  const after = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 2, 1) / 1000;
  await visit.control('/sandbox/clock', { advanceSeconds: next - before - 1 });
  const passed = async (): Promise<number> => {
    const { bookings } = (await visit.read('/sandbox/bookings')) as { readonly bookings: readonly { readonly transfer: number }[] };
    return Math.max(...bookings.map(({ transfer }) => transfer));
  };
  const from = await passed();
  await visit.control('/sandbox/clock', { advanceSeconds: after - next });
  const to = await passed();
  await visit.control('/sandbox/clock', { advanceSeconds: 7200 });
  await page.goto('/simple-earn/my-lendings/statement?period=lastMonth');
  await page.getByRole('button', { name: 'CSV' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^Every field/ }).click()]);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  const sums = (entries: readonly (readonly [coin: string, amount: string])[]): Readonly<Record<string, string>> => {
    const byCoin = new Map<string, bigint>();
    for (const [coin, amount] of entries) byCoin.set(coin, (byCoin.get(coin) ?? 0n) + exact(amount));
    return Object.fromEntries([...byCoin].filter(([, sum]) => sum !== 0n).map(([coin, sum]) => [coin, digits(sum)] as const));
  };
  const { bookings } = (await visit.read(`/sandbox/bookings?after=${from}`)) as {
    readonly bookings: readonly { readonly transfer: number; readonly kind: string; readonly asset: string; readonly amount: string }[];
  };
  const ledger = bookings.filter(({ transfer, kind }) => transfer <= to && EARNED.includes(kind));
  const filed = rows.map((line) => line.split(',')).filter(([, , , type]) => type !== 'value');
  is(sums(filed.map(([, , , , , amount = '0', coin = '']) => [coin, amount] as const))).toEqual(
    sums(ledger.map(({ asset, amount }) => [asset, amount] as const)),
  );
  is(ledger.length).toBeGreaterThan(5);
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});
