import { compare, decimal, subtract, ZERO } from '@earnkit/core';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { personWith, spotOf } from '../testing/fixedOrders.ts';
import { poolAt, rewardOf, stake, SUI } from '../testing/launchpool.ts';

const HOUR = 3600;

const box = fileSandbox({ audited: true });

test('given automatic lending of a coin that another product pays each hour, then a payment is lent an hour after it came', async () => {
  const page = await personWith(box, { USDT: '20000' });
  const pool = poolAt(SUI, 1);
  await stake(page, pool, '20000');
  await page.call(autoEarn.setAutoEarn, { asset: 'SUI', on: true });
  const lent = async () => (await page.read(flexible.holdings, { asset: 'SUI' })).rows[0]?.currentAmount ?? ZERO;
  const now = await box.sandbox.now();
  await page.advance(2 * HOUR - (now % HOUR));
  const first = await rewardOf(page, pool);
  expect(compare(first, ZERO)).toBe(1);
  expect([await spotOf(page, 'SUI'), await lent()]).toEqual([first, '0']);
  await page.advance(HOUR);
  const second = subtract(await rewardOf(page, pool), first);
  const left = subtract(await spotOf(page, 'SUI'), second);
  expect([subtract(first, left), compare(left, decimal('0.000001'))]).toEqual([await lent(), -1]);
});
