import { test } from 'vitest';
import { expect } from '../support/expect.ts';
import { fastForwardUntilVisible, saverAtConsole } from './saver.ts';
import { flexibleRate } from '../support/flexibleRate.ts';

/* Faults of the group "net": something between the page and the exchange answers in its place. */

const saver = saverAtConsole();
const { fault, open } = saver;

const MARKET = '/apiw/v2/uni-loan/earn/market/list';

test('N13 a read that stays broken says so without a word of the gateway, names the request, and can be tried again', async () => {
  const page = await open('/login');
  await fault({ path: MARKET, method: 'GET', kind: 'garbage', times: 1000 });
  await page.goto('/simple-earn');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await fastForwardUntilVisible(page, again);
  await expect(page.getByText('Bad Gateway')).toBeHidden();
  await expect(page.getByRole('main').getByText(/Reference: [0-9a-f-]{36}$/)).toBeVisible();
  await saver.visit().control('/sandbox/faults', { clear: true });
  await again.click();
  await expect(page.getByRole('button', flexibleRate('USDC'))).toBeVisible();
});

test('N17 given a network’s sign-in page instead of data, then no login is asked for, and the page recovers by itself', async () => {
  const page = await open('/login');
  await fault({ path: MARKET, method: 'GET', kind: 'garbage', status: 200, times: 2 });
  await page.goto('/simple-earn');
  await expect(page.getByRole('button', flexibleRate('USDC'))).toBeVisible();
  await expect(page.getByText('Log in to continue')).toBeHidden();
});
