import { readFile } from 'node:fs/promises';
import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';

/*
 * What a person earned last month, from the overview to a file.
 */

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
